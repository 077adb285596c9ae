import type { StoredImport } from "./store.ts";

/** For how long an import can be undone. */
const UNDO_MS = 24 * 60 * 60_000;

/** Reports whether the application of an import has failed or was cancelled. It can go on, or be undone. */
export function isBrokenOff({ status, applied_at }: StoredImport): boolean {
  return status === "failed" && applied_at !== null;
}

/** Returns until when an import can be undone; null when it cannot. */
export function undoneUntil(
  record: StoredImport,
  now: Date,
): string | null {
  const { status, applied_at } = record;
  const isApplied = status === "applied" || isBrokenOff(record);
  if (!isApplied || applied_at === null) return null;
  const end = Date.parse(applied_at) + UNDO_MS;
  return end < now.getTime() ? null : new Date(end).toISOString();
}

/** Reports whether an import can be deleted: nothing is being done with it, and it cannot be undone. */
export function isRemovable(record: StoredImport, now: Date): boolean {
  const isUnderWay = ["checking", "applying", "undoing"].includes(
    record.status,
  );
  return !isUnderWay && undoneUntil(record, now) === null;
}
