import { preparing } from "@/lib/errors.ts";
import { migrationProgress } from "@/lib/jobs/migration.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { gatherDifference } from "./counts.ts";
import { filingEntries, filingOf, UNFILED_MARK, withStage } from "./filing.ts";
import {
  decodeParcel,
  encodeParcel,
  historyKey,
  isFiled,
  parcels,
  timeOfEntry,
} from "./store.ts";

/** The name of the migration that files them. */
export const FILING = "filing";

/** Four writes for each parcel stay below the limit of a commit. */
const FILED_TOGETHER = 230;
/** The entries that are read at once, more than most histories of as many parcels have. */
const ENTRIES_TOGETHER = 2_000;
/** The characters of stored parcels in a commit, of which each may take two bytes. */
const MAX_CHARS = 300_000;

/** Sorts before and after every other part of a key. */
const FIRST_PART = new Uint8Array();
const LAST_PART = true;

type Cells = never[];

/** The stores that are known to be filed; once one is, it stays so. */
const filed = new WeakSet<Kv>();

/** Throws 503 with the progress while parcels of an earlier version are still being filed. */
export async function requireFiled(kv: Kv): Promise<void> {
  const percent = await filingProgress(kv);
  if (percent !== null) throw preparing(percent);
}

/** Returns how many percent of the parcels are filed, or null when all are. */
export async function filingProgress(kv: Kv): Promise<number | null> {
  if (filed.has(kv.root)) return null;
  const queued = await migrationProgress(kv, FILING);
  const progress = queued === undefined ? await firstProgress(kv) : queued;
  if (progress === null) filed.add(kv.root);
  return progress;
}

/** Returns the progress of a store that took no writes at the start; an earlier version's begins with an unfiled parcel. */
async function firstProgress(kv: Kv): Promise<0 | null> {
  const [oldest] = await kv.list<Cells>({ prefix: [parcels.noun] }, {
    limit: 1,
  });
  return oldest === undefined || isFiled(oldest.value) ? null : 0;
}

/**
 * Files parcels of an earlier version in the caller's commit, in the order of their keys after `cursor`, with their histories
 * read beside them; a parcel that is filed already is left alone. Returns how many it looked at, and the key of the last one,
 * null at the end.
 */
export async function fileSome(
  kv: Kv,
  tx: Transaction,
  cursor: Key | null,
): Promise<{ done: number; cursor: Key | null }> {
  // Every other commit that changes a parcel before it is filed makes this one fail.
  await tx.read(UNFILED_MARK);
  const prefix = [parcels.noun];
  const rows = await kv.list<Cells>(
    cursor === null ? { prefix } : { prefix, start: [...cursor, FIRST_PART] },
    { limit: FILED_TOGETHER },
  );
  const unfiled = rows.filter(({ value }) => !isFiled(value));
  const { newest, until } = await readNewest(kv, unfiled);
  let done = 0;
  let chars = 0;
  for (const { key, value } of rows) {
    const id = String(key[1]);
    if (id > until || (chars > MAX_CHARS && done > 0)) break;
    done += 1;
    if (isFiled(value)) continue;
    chars += JSON.stringify(value).length;
    fileParcel(tx, id, value, newest.get(id) ?? false);
  }
  const isEnd = done === rows.length && rows.length < FILED_TOGETHER;
  return { done, cursor: isEnd ? null : rows[done - 1]!.key };
}

function fileParcel(
  tx: Transaction,
  id: string,
  cells: Cells,
  newest_entry: number | false,
): void {
  const parcel = withStage({ ...decodeParcel(id, cells), newest_entry });
  tx.set([parcels.noun, id], encodeParcel(parcel));
  for (const { key, value } of filingEntries(parcel)) tx.set(key, value);
  gatherDifference(tx, 1, filingOf(parcel)!);
}

/** Reads the times of the newest entries of parcels, by their ids; they are known of all parcels up to `until`. */
async function readNewest(
  kv: Kv,
  rows: Entry<Cells>[],
): Promise<{ newest: Map<string, number>; until: string }> {
  const newest = new Map<string, number>();
  const last = String(rows.at(-1)?.key[1] ?? "");
  if (rows.length === 0) return { newest, until: "~" };
  const first = String(rows[0]!.key[1]);
  const limit = ENTRIES_TOGETHER;
  const end = [...historyKey(last), LAST_PART];
  let start: Key = historyKey(first);
  while (true) {
    const entries = await kv.list<never>({ start, end }, { limit });
    for (const { key, value } of entries) {
      const id = String(key[1]);
      newest.set(id, Math.max(newest.get(id) ?? 0, timeOfEntry(value)));
    }
    // The ids of the rows after the last of many are unknown, too.
    if (entries.length < limit) return { newest, until: "~" };
    const broken = String(entries.at(-1)!.key[1]);
    const whole = rows.findLast(({ key }) => String(key[1]) < broken);
    if (whole !== undefined) return { newest, until: String(whole.key[1]) };
    // The first history alone is longer.
    start = [...entries.at(-1)!.key, FIRST_PART];
  }
}
