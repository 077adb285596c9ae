import { deepEqual, equal, ok } from "node:assert/strict";
import { addDays } from "@/lib/dates.ts";
import {
  LIST_ORDERS,
  PARCEL_SORTS,
  type ParcelSort,
} from "@/lib/fields/constants.ts";
import type { SearchPage } from "@/lib/fields/paging.ts";
import { parse } from "@/lib/fields/parse.ts";
import { listFiltered, sortOf } from "@/lib/parcel_lists/filtered.ts";
import { countFiltered, isFiltered } from "@/lib/parcel_lists/filters.ts";
import { searchStored } from "@/lib/parcel_lists/found.ts";
import { listStored } from "@/lib/parcel_lists/list.ts";
import { type ParcelQuery, parcelQuery } from "@/lib/parcel_lists/schema.ts";
import { createActivity } from "@/lib/parcels/activities.ts";
import { filingOf } from "@/lib/parcels/filing.ts";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import { type Chance, testDraws } from "@/tests/helpers/chance.ts";
import { activityInput, Clock, memoryKv } from "@/tests/helpers/domain.ts";
import { addFiled, drawFiled } from "@/tests/helpers/filed_parcels.ts";

const TODAY = "2026-11-20";
const DAY_MS = 24 * 60 * 60_000;

const STAGES = ["in_transit", "customs", "delivered", "none"] as const;
const URGENT = [
  { late: "yes" },
  { due: addDays(TODAY, -1) },
  { due: TODAY },
  { stalled_days: "3" },
];
const WORDS = ["ann", "berlin", "ann ber", "anna bern"];

/** The bounds of the work for one page: a low one makes lists walk that would otherwise be sorted. */
const BOUNDS = [40, 2_000];

/** Draws filters that combine: none, one or two. */
function drawQuery(chance: Chance): Record<string, string> {
  const kinds = chance.shuffled([
    { stage: chance.pick(STAGES) },
    chance.pick(URGENT),
    { search: chance.pick(WORDS) },
  ]);
  const filters = Object.assign({}, ...kinds.slice(0, chance.below(3)));
  const isClosed = filters.stage === "delivered";
  const sorts = isClosed ? ["created"] : PARCEL_SORTS;
  return {
    ...filters,
    ...(filters.search === undefined && chance.percent(60) &&
      { sort: chance.pick(sorts) }),
    ...(chance.percent(50) && { order: chance.pick(LIST_ORDERS) }),
    per_page: String(chance.pick([1, 7, 15, 50, 100])),
  };
}

/** Reports whether a parcel belongs to a list. */
function isListed(parcel: StoredParcel, query: ParcelQuery): boolean {
  const { stage, due, event } = filingOf(parcel);
  const { late, due: day, stalled_days, search, sort } = query;
  const quiet = Date.parse(TODAY) - (stalled_days! - 1) * DAY_MS;
  return (query.stage === undefined || stage === query.stage) &&
    (late === undefined || (due !== null && due < TODAY)) &&
    (day === undefined || due === day) &&
    (stalled_days === undefined || (event !== null && event < quiet)) &&
    (sort !== "due" || due !== null) &&
    (sort !== "event" || event !== null) &&
    (search === undefined || hasWords(parcel, search));
}

function hasWords(
  { recipient_name, destination }: StoredParcel,
  search: string,
): boolean {
  const words = `${recipient_name} ${destination}`.toLowerCase()
    .split(/[ -]/);
  return search.split(" ").every((begin) =>
    words.some((word) => word.startsWith(begin))
  );
}

async function allParcels(kv: Kv): Promise<StoredParcel[]> {
  return await parcels.listFirst(kv, { limit: 99_999 });
}

/** Returns a page, with at most `most` entries read for it. */
async function readPage(
  kv: Kv,
  query: ParcelQuery,
  most: number,
): Promise<SearchPage<StoredParcel>> {
  const counts = await countFiltered(kv, query);
  const { search } = query;
  if (search !== undefined) {
    const next = { path: "parcels", filter: {} };
    const asked = { ...query, search };
    return (await searchStored(kv, asked, { counts, next }, most)).page;
  }
  return isFiltered(query)
    ? await listFiltered(kv, query, counts, most)
    : (await listStored(kv, query, counts)).page;
}

/** Follows a list to its end; returns its pages. */
async function readAll(
  kv: Kv,
  query: Record<string, string>,
  { most, meanwhile }: { most: number; meanwhile?: () => Promise<void> },
): Promise<SearchPage<StoredParcel>[]> {
  const pages: SearchPage<StoredParcel>[] = [];
  let next: Record<string, string> | null = query;
  while (next !== null) {
    const parsed = parse(parcelQuery, next);
    const page = await readPage(kv, parsed, most);
    pages.push(page);
    ok(page.data.length <= parsed.per_page);
    ok(pages.length < 3_000, "it ends");
    const address: string | null = page.next_page_url;
    const params = new URL(address ?? "/", "http://site").searchParams;
    next = address === null
      ? null
      : { ...query, page: params.get("page")!, cursor: params.get("cursor")! };
    await meanwhile?.();
  }
  return pages;
}

/** Sorts parcels as a list has them. */
function inOrder(
  listed: StoredParcel[],
  sort: ParcelSort,
  { order }: Pick<ParcelQuery, "order">,
): string[] {
  const placed = listed.map((parcel) => ({
    id: parcel.id,
    place: sort === "created" ? "" : filingOf(parcel)[sort]!,
  }));
  const sign = (sort === "created") === (order === "oldest") ? 1 : -1;
  return placed.sort((a, b) =>
    a.place === b.place
      ? (a.id < b.id ? -sign : sign)
      : (a.place < b.place ? -sign : sign)
  ).map(({ id }) => id);
}

async function checkList(
  kv: Kv,
  all: StoredParcel[],
  query: Record<string, string>,
  most: number,
): Promise<void> {
  const parsed = parse(parcelQuery, query);
  const name = `${new URLSearchParams(query)} of at most ${most} entries`;
  const listed = all.filter((parcel) => isListed(parcel, parsed));
  const pages = await readAll(kv, query, { most });
  const shown = pages.flatMap(({ data }) => data.map(({ id }) => id));
  if (parsed.search === undefined) {
    const { parts } = await countFiltered(kv, parsed);
    const sort = parts.length === 0 ? "created" : sortOf(parsed, parts, most);
    deepEqual(shown, inOrder(listed, sort, parsed), name);
  } else {
    deepEqual(shown.toSorted(), listed.map(({ id }) => id), name);
  }
  for (const { total, total_is_capped } of pages) {
    if (total_is_capped) ok(total <= listed.length, name);
    else equal(total, listed.length, name);
  }
  equal(pages.at(-1)!.total_is_capped, undefined, name);
}

testDraws(
  "each combination of filters, search, sort and order lists exactly the parcels that match",
  async (chance) => {
    const clock = new Clock();
    using kv = await memoryKv(clock);
    await addFiled(kv, chance, 60 + chance.below(240));
    if (chance.percent(50)) await foldAll(kv);
    const all = await allParcels(kv);
    for (let turn = 0; turn < 30; turn++) {
      await checkList(kv, all, drawQuery(chance), chance.pick(BOUNDS));
    }
  },
  6,
);

/** Changes, trashes or creates a parcel; returns the id of one that existed. */
async function disturb(
  kv: Kv,
  chance: Chance,
  ids: string[],
): Promise<string | null> {
  if (chance.percent(30)) {
    await addFiled(kv, chance, 1);
    return null;
  }
  const id = chance.pick(ids);
  const { status, max_expected_delivery_date } = drawFiled(chance, kv.now());
  const changes: (() => Promise<unknown>)[] = [
    () => updateParcel(kv, { id, status: status! }),
    () => updateParcel(kv, { id, max_expected_delivery_date }),
    () => createActivity(kv, activityInput(id)),
    () => parcelTrash.add(kv, id),
  ];
  await chance.pick(changes)().catch((error) => {
    // It has been trashed before.
    if (error.status !== 404) throw error;
  });
  return id;
}

testDraws(
  "a list misses and repeats no unchanged parcel while others change between its pages",
  async (chance) => {
    const clock = new Clock();
    using kv = await memoryKv(clock);
    await addFiled(kv, chance, 150 + chance.below(100));
    for (let turn = 0; turn < 8; turn++) {
      const before = await allParcels(kv);
      const ids = before.map(({ id }) => id);
      const changed = new Set<string | null>();
      const query = { ...drawQuery(chance), per_page: "15" };
      const most = chance.pick(BOUNDS);
      const meanwhile = async () => {
        changed.add(await disturb(kv, chance, ids));
      };
      const pages = await readAll(kv, query, { most, meanwhile });
      const shown = pages.flatMap(({ data }) => data.map(({ id }) => id))
        .filter((id) => ids.includes(id) && !changed.has(id));
      const parsed = parse(parcelQuery, query);
      const wanted = before.filter((parcel) =>
        !changed.has(parcel.id) && isListed(parcel, parsed)
      ).map(({ id }) => id);
      const name = `${new URLSearchParams(query)} of at most ${most} entries`;
      deepEqual(shown.toSorted(), wanted, name);
    }
  },
  6,
);
