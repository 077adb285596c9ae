import { preparing } from "@/lib/errors.ts";
import { migrationProgress } from "@/lib/jobs/migration.ts";
import {
  reachedIn,
  type Recorded,
  recordedNow,
} from "@/lib/parcels/reached.ts";
import { firstProgress } from "@/lib/parcels/refiling.ts";
import { decodeActivity, decodeParcel } from "@/lib/parcels/store.ts";
import {
  type Walked,
  walked,
  type WalkedParcel,
  walkParcels,
} from "@/lib/parcels/walk.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { beginCounting, readCountedBetween } from "./counting.ts";

/** The name of the migration that counts what parcels of an earlier version have reached. */
export const FIGURES = "figures";

/** The parcels that one commit counts. */
const COUNTED_TOGETHER = 230;

/** The stores that are known to be counted; once one is, it stays so. */
const counted = new WeakSet<Kv>();

/** Throws 503 with the progress while parcels of an earlier version are still being counted. */
export async function requireCounted(kv: Kv): Promise<void> {
  const percent = await countingProgress(kv);
  if (percent !== null) throw preparing(percent);
}

/** Returns how many percent of the parcels are counted, or null when all are. */
export async function countingProgress(kv: Kv): Promise<number | null> {
  if (counted.has(kv.root)) return null;
  const queued = await migrationProgress(kv, FIGURES);
  const progress = queued === undefined ? await firstProgress(kv) : queued;
  if (progress === null) counted.add(kv.root);
  return progress;
}

/**
 * Counts, in the caller's commit, what parcels have reached as far as they and their histories say, in the order of their keys
 * after `cursor`; what is counted already is not counted again.
 */
export async function countSome(
  kv: Kv,
  tx: Transaction,
  cursor: Key | null,
): Promise<Walked> {
  const { time_zone } = await getSettings(kv);
  // Read before the parcels, whose later changes are counted after this commit, or make it fail.
  const count = await beginCounting(tx);
  const walk = await walkParcels(kv, cursor, { limit: COUNTED_TOGETHER });
  const { parcels } = walk;
  if (parcels.length === 0) return walked(walk, 0);
  const done = await count(kv, {
    changes: new Map(parcels.map((parcel) => [parcel.id, [recorded(parcel)]])),
    counted: await readCountedBetween(kv, parcels[0]!.id, parcels.at(-1)!.id),
    timeZone: time_zone,
  });
  return walked(walk, done.size);
}

function recorded({ id, cells, history }: WalkedParcel): Recorded {
  const parcel = decodeParcel(id, cells);
  const entries = history.map(({ key, value }) =>
    decodeActivity({ id: String(key.at(-1)), parcel_id: id }, value)
  );
  return recordedNow(parcel, reachedIn(parcel, entries));
}
