import { preparing } from "@/lib/errors.ts";
import { migrationProgress } from "@/lib/jobs/migration.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { gatherDifference } from "./counts.ts";
import { filingEntries, filingOf, UNFILED_MARK, withStage } from "./filing.ts";
import {
  decodeParcel,
  encodeParcel,
  isFiled,
  parcels,
  timeOfEntry,
} from "./store.ts";
import { type Cells, type Walked, walked, walkParcels } from "./walk.ts";

/** The name of the migration that files them. */
export const FILING = "filing";

/** Four writes for each parcel stay below the limit of a commit. */
const FILED_TOGETHER = 230;
/** The characters of stored parcels in a commit, of which each may take two bytes. */
const MAX_CHARS = 300_000;

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
export async function firstProgress(kv: Kv): Promise<0 | null> {
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
): Promise<Walked> {
  // Every other commit that changes a parcel before it is filed makes this one fail.
  await tx.read(UNFILED_MARK);
  const isUnfiled = (cells: Cells) => !isFiled(cells);
  const options = { limit: FILED_TOGETHER, isRead: isUnfiled };
  const walk = await walkParcels(kv, cursor, options);
  let done = 0;
  let chars = 0;
  for (const { id, cells, history } of walk.parcels) {
    if (chars > MAX_CHARS && done > 0) break;
    done += 1;
    if (isFiled(cells)) continue;
    chars += JSON.stringify(cells).length;
    fileParcel(tx, id, cells, newestOf(history));
  }
  return walked(walk, done);
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

/** Returns the time of the newest entry of a history. */
function newestOf(history: Entry<Cells>[]): number | false {
  return history.length > 0 &&
    history.map(({ value }) => timeOfEntry(value)).reduce((one, other) =>
      Math.max(one, other)
    );
}
