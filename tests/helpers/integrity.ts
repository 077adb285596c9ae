import { isDeepStrictEqual } from "node:util";
import { PARCEL_STAGES } from "@/lib/fields/constants.ts";
import { monthsBack } from "@/lib/dates.ts";
import { sum } from "@/lib/numbers.ts";
import { type ParcelCounts, readParcelCounts } from "@/lib/parcels/counts.ts";
import {
  BY_DUE,
  BY_EVENT,
  BY_STAGE,
  type Filing,
  filingEntries,
  filingOf,
} from "@/lib/parcels/filing.ts";
import { filedStageOf } from "@/lib/parcels/stages.ts";
import {
  decodeActivity,
  decodeParcel,
  searchTokens,
  type StoredActivity,
  type StoredParcel,
} from "@/lib/parcels/store.ts";
import { settle } from "@/lib/parcels/state.ts";
import { decodeMonth } from "@/lib/reports/counting.ts";
import {
  differences,
  NO_FIGURES,
  type ParcelFigures,
  withDifferences,
} from "@/lib/reports/figures.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";

/** Other nouns with a counter. */
const COUNTED = [
  "admins",
  "invoices",
  "jobs",
  "messages",
  "outbox",
  "pages",
  "reviews",
  "trash_pages",
  "trash_parcels",
];

const READ_TOGETHER = 500;

/** All entries of a store by their keys, and the keys below each first part and below each first two. */
class Store extends Map<string, unknown> {
  readonly #below = new Map<string, string[]>();

  add(key: string, value: unknown): void {
    this.set(key, value);
    const parts = key.split("/");
    for (const length of [1, 2]) {
      if (parts.length <= length) break;
      const prefix = parts.slice(0, length).join("/");
      this.#below.getOrInsertComputed(prefix, () => []).push(key);
    }
  }

  /** Returns the keys below one or two parts. */
  below(prefix: string): string[] {
    return this.#below.get(prefix) ?? [];
  }
}

/** Returns the faults of a store: dangling indexes, records without an index, wrong counters. */
export async function findFaults(kv: Kv): Promise<string[]> {
  const store = new Store();
  for await (const { key, value } of kv.walk<unknown>([], READ_TOGETHER)) {
    store.add(key.join("/"), value);
  }
  const faults = [...store.entries()].flatMap(([key, value]) =>
    dangling(store, key.split("/"), value)
  );
  const parcels = keysOf(store, "parcels");
  return [
    ...faults,
    ...miscounted(store),
    ...unused(store),
    ...orphaned(store),
    ...miscountedFigures(kv, store),
    ...parcels.flatMap((key) => unindexed(store, key)),
    ...parcels.flatMap((key) => unsettled(store, key)),
    ...await misfiled(kv, store),
  ];
}

function keysOf(store: Store, noun: string): string[] {
  return store.below(noun);
}

function miscounted(store: Store): string[] {
  return ["parcels", ...COUNTED].flatMap((noun) => {
    const counted = countOf(store, noun);
    const found = keysOf(store, noun).length;
    return counted === found ? [] : [`counted ${counted} of ${found} ${noun}`];
  });
}

/** Returns the base of a count with all changes that are not folded yet. */
function countOf(store: Store, noun: string): number {
  const base = Number(store.get(`counters/${noun}`) ?? 0);
  const changes = keysOf(store, `counters/${noun}`);
  return sum([base, ...changes.flatMap((key) => store.get(key) as number[])]);
}

function dangling(store: Store, key: string[], value: unknown): string[] {
  const [kind, first, second, third] = key;
  const wanted = {
    parcels_by_code: [`parcels/${value}`],
    parcels_by_reference: [`parcels/${second}`],
    activities: [
      // The history of a parcel in the trash stays.
      store.has(`trash_places/${first}`) ? key.join("/") : `parcels/${first}`,
      `activities_by_id/${second}`,
    ],
    trash_places: [`trash_${[value].flat().join("/")}`],
    trash_claims: [`trash_places/${value}`],
    activities_by_id: [`activities/${value}/${first}`],
    search: [`${first}/${third}`],
    admins_by_email: [`admins/${value}`],
    journal_by_record: [`journal/${second}`],
    journal_by_actor: [`journal/${second}`],
    journal_by_source: [`journal/${second}`],
    invitations: [`admins/${value}`],
    admins_seen: [`admins/${first}`],
    owners: [value].flat().map((id) => `admins/${id}`),
    pages_by_slug: [`pages/${value}`],
    messages_unopened: [`messages/${first}`],
    job_parts: [`jobs/${first}`],
    // The chunks of an interrupted upload are swept later.
    chunks: ["file_drafts", "hidden_files"].some((kind) =>
        store.has(`${kind}/${first}`)
      )
      ? []
      : [`files/${first}`],
  }[kind!] ?? [];
  return wanted.filter((target) => !store.has(target)).map((target) =>
    `${key.join("/")} lacks ${target}`
  );
}

/** Returns parcels whose status, place or point is not that of the newest entry that set it. */
function unsettled(store: Store, key: string): string[] {
  const id = key.split("/")[1]!;
  const parcel = decodeParcel(id, store.get(key) as never);
  const history = keysOf(store, `activities/${id}`).map((entry) =>
    decodeActivity(
      { id: entry.split("/")[2]!, parcel_id: id },
      store.get(entry) as never,
    )
  );
  const settled = settle(parcel, history);
  const isSettled = isDeepStrictEqual(settled, parcel) &&
    namesEntries(parcel, history);
  return isSettled ? [] : [`${key} does not follow its history`];
}

/** Reports whether all entries that a parcel's values come from exist, at the times that count for them. */
function namesEntries(
  { origins }: StoredParcel,
  history: StoredActivity[],
): boolean {
  const times = new Map(
    history.map(({ id, occurred_at }) => [id, Date.parse(occurred_at)]),
  );
  return origins.every((origin) =>
    origin?.length !== 3 || times.get(origin[1]) === origin[0]
  );
}

const FILES = [BY_STAGE, BY_DUE, BY_EVENT];

/** Returns the faults of the indexes by stage, due day and last event, and of the counts that follow from them. */
async function misfiled(kv: Kv, store: Store): Promise<string[]> {
  const filed = keysOf(store, "parcels")
    .map((key) => decodeParcel(key.split("/")[1]!, store.get(key) as never));
  const faults = filed.flatMap((parcel) => {
    const times = keysOf(store, `activities/${parcel.id}`)
      .map((entry) => (store.get(entry) as number[])[3]!);
    const isNewest = (parcel.newest_entry || -Infinity) === Math.max(...times);
    const isStage = parcel.stage === filedStageOf(parcel.status);
    return isNewest && isStage
      ? []
      : [`parcels/${parcel.id} is filed by a former state`];
  });
  const wanted = filed.flatMap(filingEntries).map(({ key }) => key.join("/"));
  const found = FILES.flatMap((index) => keysOf(store, index));
  const isRight = isDeepStrictEqual(wanted.toSorted(), found.toSorted());
  return [
    ...faults,
    ...isRight ? [] : [`filed as ${found}, not as ${wanted}`],
    ...await miscountedFiling(kv, filed),
  ];
}

const DAY_MS = 24 * 60 * 60_000;

/** Compares the counts with parcels, at every day on which there is one, and around the present. */
async function miscountedFiling(
  kv: Kv,
  filed: StoredParcel[],
): Promise<string[]> {
  const filings = filed.map((parcel) => filingOf(parcel));
  const today = kv.now().toISOString().slice(0, 10);
  const due = [...new Set(filings.map((filing) => filing.due ?? today))];
  const before = [-30, -14, -3, -0.75, 0, 0.25, 1].map((days) =>
    new Date(Math.floor(kv.now().getTime() / DAY_MS + days) * DAY_MS)
  );
  const counts = await readParcelCounts(kv, { today, due, before });
  const count = (isCounted: (filing: Filing) => boolean) =>
    filings.filter(isCounted).length;
  const recounted: ParcelCounts = {
    total: filings.length,
    stages: Object.fromEntries(
      PARCEL_STAGES.map((name) => [name, count(({ stage }) => stage === name)]),
    ) as ParcelCounts["stages"],
    late: count(({ due }) => due !== null && due < today),
    due: due.map((day) => count((filing) => filing.due === day)),
    before: before.map((moment) =>
      count(({ event }) => event !== null && event < moment.getTime())
    ),
  };
  return isDeepStrictEqual(counts, recounted) ? [] : [
    `filing counted ${JSON.stringify(counts)}, not ${
      JSON.stringify(recounted)
    }`,
  ];
}

/** Returns files without a record. */
function unused(store: Store): string[] {
  const records = [...keysOf(store, "parcels"), ...keysOf(store, "reviews")]
    .map((key) => JSON.stringify(store.get(key)));
  const trashed = keysOf(store, "trash_parcels")
    .map((key) => JSON.stringify(store.get(key)));
  const without = (kind: string, owners: string[]) =>
    keysOf(store, kind).filter((key) =>
      !owners.some((owner) => owner.includes(key.slice(kind.length + 1)))
    );
  return [...without("files", records), ...without("hidden_files", trashed)]
    .map((key) => `${key} belongs to nothing`);
}

/** Returns figures of parcels that are gone, but for those that the next fold removes. */
function orphaned(store: Store): string[] {
  const due = new Set(
    keysOf(store, "figures_due").map((key) => key.split("/")[1]!),
  );
  return keysOf(store, "figures_of").map((key) => key.split("/")[1]!)
    .filter((id) =>
      !store.has(`parcels/${id}`) && !store.has(`trash_places/${id}`) &&
      !due.has(id)
    )
    .map((id) => `figures_of/${id} lacks parcels/${id}`);
}

/** Returns months that count less than their parcels have; those that are erased count, too. */
function miscountedFigures(kv: Kv, store: Store): string[] {
  const first = monthsBack(kv.now().toISOString(), 13);
  const counted = keysOf(store, "figures_of").flatMap((key) =>
    differences(null, store.get(key) as ParcelFigures)
  );
  const months = Map.groupBy(counted, ({ day }) => day.slice(0, 7));
  return [...months].filter(([month, changes]) => {
    const least = withDifferences(NO_FIGURES, changes);
    const bytes = store.get(`figures/${month}`) as Uint8Array | undefined;
    const found = bytes === undefined ? NO_FIGURES : decodeMonth(bytes);
    const isLess = (one: number[] = [], other: number[] = []) =>
      other.some((count, at) => count > (one[at] ?? 0));
    return month >= first && (
      isLess([found.dated, found.on_time], [least.dated, least.on_time]) ||
      PARCEL_STAGES.some((stage) =>
        isLess(found.stages[stage], least.stages[stage])
      )
    );
  }).map(([month]) => `figures/${month} counts less than its parcels`);
}

function unindexed(store: Store, key: string): string[] {
  const id = key.split("/")[1]!;
  const parcel = decodeParcel(id, store.get(key) as never);
  const codes = [parcel.tracking_code, ...parcel.old_codes]
    .map((code) => `parcels_by_code/${normalizeTrackingCode(code)}`);
  const tokens = [...searchTokens(parcel)].map((token) =>
    `search/parcels/${token}/${id}`
  );
  return [
    ...codes.filter((code) => store.get(code) !== id),
    ...tokens.filter((token) => !store.has(token)),
  ]
    .map((index) => `${key} is not in ${index}`);
}
