import { AppError, invalid } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { removeEach } from "@/lib/store/sweeping.ts";
import type { ImportStatus } from "./schema.ts";
import { isRemovable } from "./states.ts";
import { imports, removeImport, type StoredImport } from "./store.ts";

/** The most imports that are kept at once, and those of one person among them. */
const MAX_IMPORTS = 200;
const MAX_OWN = 40;
/** For how long one that is not applied is kept in any case after its last change. */
const UNTOUCHED_MS = 60 * 60_000;

/** Which imports make room first. */
const RANKS: Partial<Record<ImportStatus, number>> = {
  checked: 0,
  failed: 0,
  applied: 1,
  undone: 2,
};

/** Deletes an import with its file, but no parcel. Throws 404, and 409 while something is done with it or can be undone. */
export function deleteImport(kv: Kv, id: string): Promise<void> {
  return removeImport(kv, id, (record) => {
    if (isRemovable(record, kv.now())) return;
    throw new AppError(409, { key: "import.notNow" });
  });
}

/** Deletes the oldest import that is not needed, if a person or the site has too many. Throws 422 when all are needed. */
export async function makeRoom(kv: Kv, person: string | null): Promise<void> {
  const all = await imports.take(kv, { limit: MAX_IMPORTS });
  const isOwn = ({ starter_id }: StoredImport) => starter_id === person;
  const own = all.filter(isOwn);
  const hasTooMany = own.length >= MAX_OWN;
  if (!hasTooMany && all.length < MAX_IMPORTS) return;
  const others = hasTooMany ? [] : all.filter((record) => !isOwn(record));
  for (const { id } of [own, others].flatMap((some) => unneeded(kv, some))) {
    const removed = await removeEach([id], (id) => deleteImport(kv, id));
    if (removed > 0) return;
  }
  throw invalid({ key: "invalid.noRoom", field: "file" });
}

/** Returns the imports that are not needed, in the order in which they make room. */
function unneeded(kv: Kv, records: StoredImport[]): StoredImport[] {
  const now = kv.now();
  const untouched = new Date(now.getTime() - UNTOUCHED_MS).toISOString();
  return records.filter((record) =>
    isRemovable(record, now) &&
    (RANKS[record.status] !== 0 || record.updated_at < untouched)
  ).toSorted((one, other) => RANKS[one.status]! - RANKS[other.status]!);
}
