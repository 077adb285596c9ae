import type { Noun } from "@/lib/site/noun.ts";
import { NOUNS } from "@/lib/site/nouns.ts";
import { isDeepStrictEqual } from "node:util";
import { PARCEL_STAGES } from "@/lib/fields/constants.ts";
import { monthsBack } from "@/lib/dates.ts";
import { readParcelCounts } from "@/lib/parcels/counts.ts";
import {
  BY_DUE,
  BY_EVENT,
  BY_STAGE,
  type Filing,
  filingEntries,
  filingOf,
} from "@/lib/parcels/filing.ts";
import {
  decodeParcel,
  parcels as parcelRecords,
  type StoredParcel,
} from "@/lib/parcels/store.ts";
import { settle } from "@/lib/parcels/state.ts";
import { listDifferences, type ParcelFigures } from "@/lib/reports/figures.ts";
import { invoices } from "@/lib/invoices/invoices.ts";
import { messages } from "@/lib/messages/messages.ts";
import { pages } from "@/lib/pages/pages.ts";
import { reviews } from "@/lib/reviews/reviews.ts";
import { readCount } from "@/lib/store/counters.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  lookalikeKeys,
  normalizeTrackingCode,
} from "@/lib/parcels/tracking_code.ts";
import { decodeActivity, type StoredActivity } from "@/lib/parcels/entries.ts";
import {
  addDifferences,
  decodeMonth,
  NO_FIGURES,
} from "@/lib/reports/months.ts";
import { StatusMeanings } from "@/lib/statuses/meanings.ts";
import { listStored } from "@/lib/statuses/store.ts";

/** Records with an index of words. */
interface Searched {
  noun: string;
  decode(id: string, stored: unknown): unknown;
  wordsOf(item: never): Set<string>;
}

const SEARCHED: Searched[] = [
  ...[invoices, messages, pages, parcelRecords, reviews],
];

/** The counters of all nouns except parcels, and of their trashes. */
const COUNTED = NOUNS.flatMap(({ counted = [], trash }: Noun) => [
  ...counted.filter((noun) => noun !== "parcels"),
  ...trash ? [trash.bin.noun] : [],
]);

const READ_TOGETHER = 500;

/** All entries of a store by key, with the keys below each first part and below each first two parts. */
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

  /** Returns the keys below a prefix of one or two parts. */
  below(prefix: string): string[] {
    return this.#below.get(prefix) ?? [];
  }
}

/** A parcel with its history as stored. */
interface WholeParcel {
  parcel: StoredParcel;
  history: StoredActivity[];
}

/** Returns the faults of a store: dangling indexes, records without an index, wrong counts. */
export async function findFaults(kv: Kv): Promise<string[]> {
  const store = new Store();
  for await (const { key, value } of kv.walk<unknown>([], READ_TOGETHER)) {
    store.add(key.join("/"), value);
  }
  const all = keysOf(store, "parcels").map((key) => decode(store, key));
  const parcels = all.map(({ parcel }) => parcel);
  const statuses = new StatusMeanings(await listStored(kv));
  return [
    ...[...store].flatMap(([key, value]) =>
      findDangling(store, key.split("/"), value)
    ),
    ...await findMiscounts(kv, store),
    ...findUnusedFiles(store),
    ...findOrphanedFigures(store),
    ...miscountedFigures(kv, store),
    ...all.filter((one) => !followsHistory(one, statuses))
      .map(({ parcel: { id } }) => `parcels/${id} does not follow its history`),
    ...parcels.flatMap((parcel) => findMissingCodes(store, parcel)),
    ...SEARCHED.flatMap((records) => findWrongWords(store, records)),
    ...findMisfilings(store, parcels),
    ...await miscountedFiling(kv, parcels),
  ];
}

function keysOf(store: Store, noun: string): string[] {
  return store.below(noun);
}

function decode(store: Store, key: string): WholeParcel {
  const id = key.split("/")[1]!;
  const parcel = decodeParcel(id, store.get(key) as never);
  const history = keysOf(store, `activities/${id}`).map((entry) => {
    const ids = { id: entry.split("/")[2]!, parcel_id: id };
    return decodeActivity(ids, store.get(entry) as never);
  });
  return { parcel, history };
}

async function findMiscounts(kv: Kv, store: Store): Promise<string[]> {
  const faults: string[] = [];
  for (const noun of ["parcels", ...COUNTED]) {
    const counted = await readCount(kv, noun);
    const found = keysOf(store, noun).length;
    if (counted !== found) {
      faults.push(`counted ${counted} of ${found} ${noun}`);
    }
  }
  return faults;
}

function findDangling(store: Store, key: string[], value: unknown): string[] {
  const [kind, first, second] = key;
  const wanted = {
    parcels_by_code: [`parcels/${value}`],
    parcels_by_lookalike: [`parcels/${value}`, `parcels_by_code/${second}`],
    parcels_by_reference: [`parcels/${second}`],
    activities: [
      // The history of a parcel in the trash is kept.
      store.has(`trash_places/${first}`) ? key.join("/") : `parcels/${first}`,
      `activities_by_id/${second}`,
    ],
    trash_places: [`trash_${[value].flat().join("/")}`],
    trash_claims: [`trash_places/${value}`],
    activities_by_id: [`activities/${value}/${first}`],
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
    jobs_by_starter: [`jobs/${second}`],
    job_parcels: [`jobs/${first}`],
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

/**
 * Reports whether a parcel's status, place and point come from the newest entries that set them, whether those entries exist at
 * the recorded times, and whether the stage and the newest entry match.
 */
function followsHistory(
  { parcel, history }: WholeParcel,
  statuses: StatusMeanings,
): boolean {
  const times = new Map(
    history.map(({ id, occurred_at }) => [id, Date.parse(occurred_at)]),
  );
  const newest = Math.max(...times.values());
  return isDeepStrictEqual(settle(parcel, history), parcel) &&
    parcel.origins.every((origin) =>
      origin?.length !== 3 || times.get(origin[1]) === origin[0]
    ) &&
    (parcel.newest_entry || -Infinity) === newest &&
    parcel.stage === statuses.filedStageOf(parcel.status);
}

/** Returns the codes of a parcel that fail to find it. */
function findMissingCodes(store: Store, parcel: StoredParcel): string[] {
  const { id } = parcel;
  const codes = [parcel.tracking_code, ...parcel.old_codes]
    .map((code) => `parcels_by_code/${normalizeTrackingCode(code)}`);
  return [...codes, ...lookalikeKeys(parcel).map((key) => key.join("/"))]
    .filter((index) => store.get(index) !== id)
    .map((index) => `parcels/${id} is not in ${index}`);
}

/** Compares the index of words with the records. */
function findWrongWords(store: Store, records: Searched): string[] {
  const { noun } = records;
  const wanted = new Set(
    keysOf(store, noun).flatMap((key) => {
      const id = key.split("/")[1]!;
      const words = records.wordsOf(
        records.decode(id, store.get(key)) as never,
      );
      return [...words].map((word) => `search/${noun}/${word}/${id}`);
    }),
  );
  const found = new Set(keysOf(store, `search/${noun}`));
  return [
    ...wanted.difference(found).values().map((word) => `${word} is missing`),
    ...found.difference(wanted).values().map((word) => `${word} is left over`),
  ];
}

/** Compares the indexes by stage, due day and last event with the parcels. */
function findMisfilings(store: Store, parcels: StoredParcel[]): string[] {
  const nameOf = (key: string, value: unknown) =>
    `${key}: ${JSON.stringify(value)}`;
  const wanted = parcels.flatMap(filingEntries)
    .map(({ key, value }) => nameOf(key.join("/"), value));
  const found = [BY_STAGE, BY_DUE, BY_EVENT]
    .flatMap((index) => keysOf(store, index))
    .map((key) => nameOf(key, store.get(key)));
  const isRight = isDeepStrictEqual(wanted.toSorted(), found.toSorted());
  return isRight ? [] : [`filed as ${found}, not as ${wanted}`];
}

const DAY_MS = 24 * 60 * 60_000;

/** Compares the counts with the parcels, on every day that has one and around the present. */
async function miscountedFiling(
  kv: Kv,
  parcels: StoredParcel[],
): Promise<string[]> {
  const filings = parcels.map((parcel) => filingOf(parcel));
  const today = kv.now().toISOString().slice(0, 10);
  const due = [...new Set(filings.map((filing) => filing.due ?? today))];
  const before = [-30, -14, -3, -0.75, 0, 0.25, 1].map((days) =>
    new Date(Math.floor(kv.now().getTime() / DAY_MS + days) * DAY_MS)
  );
  const { dueOn, quietSince, ...others } = await readParcelCounts(kv, {
    today,
    due,
    before,
  });
  const counts = {
    ...others,
    due: due.map(dueOn),
    before: before.map(quietSince),
  };
  const count = (isCounted: (filing: Filing) => boolean) =>
    filings.filter(isCounted).length;
  const recounted: typeof counts = {
    total: filings.length,
    open: count(({ event }) => event !== null),
    stages: Object.fromEntries(
      PARCEL_STAGES.map((name) => [name, count(({ stage }) => stage === name)]),
    ) as typeof counts.stages,
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
function findUnusedFiles(store: Store): string[] {
  const nouns = Object.groupBy(
    ["parcels", ...COUNTED],
    (noun) => noun.startsWith("trash_") ? "trashed" : "present",
  );
  const textsOf = (nouns: string[] = []) =>
    nouns.flatMap((noun) => keysOf(store, noun))
      .map((key) => JSON.stringify(store.get(key)));
  const [records, trashed] = [textsOf(nouns.present), textsOf(nouns.trashed)];
  const without = (kind: string, owners: string[]) =>
    keysOf(store, kind).filter((key) =>
      !owners.some((owner) => owner.includes(key.slice(kind.length + 1)))
    );
  return [...without("files", records), ...without("hidden_files", trashed)]
    .map((key) => `${key} belongs to nothing`);
}

/** Returns the figures of erased parcels, except those that the next fold removes. */
function findOrphanedFigures(store: Store): string[] {
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

/** Returns the months that count less than their parcels, which include erased ones. */
function miscountedFigures(kv: Kv, store: Store): string[] {
  const first = monthsBack(kv.now().toISOString(), 13);
  const counted = keysOf(store, "figures_of").flatMap((key) =>
    listDifferences(null, store.get(key) as ParcelFigures)
  );
  const months = Map.groupBy(counted, ({ day }) => day.slice(0, 7));
  return [...months].filter(([month, changes]) => {
    const least = addDifferences(NO_FIGURES, changes);
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
