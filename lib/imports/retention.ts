import { AppError, invalid } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { idTime } from "@/lib/store/stamps.ts";
import { type Import, imports, removeParts, walkFiles } from "./import.ts";
import { removeResults, removeUndo } from "./results.ts";
import { type ImportStatus, isRemovable } from "./schema.ts";
import { removeEach, type SweepOptions } from "@/lib/store/batches.ts";

const HOUR_MS = 60 * 60_000;
/** How many days an import and its file are kept. */
const IMPORT_DAYS = 7;
const SWEPT_TOGETHER = 100;

/** Maximum imports on the site, and of one member. */
const MAX_IMPORTS = 200;
const MAX_OWN = 40;
/** How long an import that is not applied must be unchanged before it may be deleted to make room. */
const UNTOUCHED_MS = HOUR_MS;

/** The order in which imports are deleted to make room. */
const RANKS: Partial<Record<ImportStatus, number>> = {
  checked: 0,
  failed: 0,
  applied: 1,
  undone: 2,
};

/** Deletes an import and its file, but no parcels. Throws 404, and 409 while a job works on it or it can be undone. */
export async function deleteImport(kv: Kv, id: string): Promise<void> {
  await imports.delete(kv, id, (_, record) => {
    if (isRemovable(record, kv.now())) return;
    throw new AppError(409, { key: "import.notNow" });
  });
  await removeLeftovers(kv, id);
}

/** Removes the data of an import; the file last, because the sweep finds leftovers by it. */
async function removeLeftovers(kv: Kv, id: string): Promise<void> {
  await removeResults(kv, id);
  await removeUndo(kv, id);
  await removeParts(kv, id);
}

/** Deletes one unneeded import if a member or the site has too many. Throws 422 if all are needed. */
export async function makeRoom(kv: Kv, memberId: string | null): Promise<void> {
  const all = await imports.listFirst(kv, { limit: MAX_IMPORTS });
  const isOwn = ({ starter_id }: Import) => starter_id === memberId;
  const own = all.filter(isOwn);
  const hasTooMany = own.length >= MAX_OWN;
  if (!hasTooMany && all.length < MAX_IMPORTS) return;
  const others = hasTooMany ? [] : all.filter((record) => !isOwn(record));
  for (
    const { id } of [own, others].flatMap((some) => listUnneeded(kv, some))
  ) {
    const removed = await removeEach([id], (id) => deleteImport(kv, id));
    if (removed > 0) return;
  }
  throw invalid({ key: "invalid.noRoom", field: "file" });
}

/** Returns the imports that may be removed, in the order of removal. */
function listUnneeded(kv: Kv, records: Import[]): Import[] {
  const now = kv.now();
  const untouched = new Date(now.getTime() - UNTOUCHED_MS).toISOString();
  return records.filter((record) =>
    isRemovable(record, now) &&
    (RANKS[record.status] !== 0 || record.updated_at < untouched)
  ).toSorted((one, other) => RANKS[one.status]! - RANKS[other.status]!);
}

/** Removes imports after 7 days, and leftovers of uploads and deletions after an hour. Returns the number of removed imports. */
export async function sweepImports(
  kv: Kv,
  sweeping?: SweepOptions,
): Promise<number> {
  const now = kv.now().getTime();
  for await (const id of walkFiles(kv)) {
    const isOld = idTime(id).getTime() < now - HOUR_MS;
    if (!isOld || await imports.get(kv, id) !== null) continue;
    await removeLeftovers(kv, id);
  }
  const before = new Date(now - IMPORT_DAYS * 24 * HOUR_MS).toISOString();
  const old = (await imports.listFirst(kv, { limit: SWEPT_TOGETHER }))
    .filter(({ created_at }) => created_at < before).map(({ id }) => id);
  const remove = async (id: string) => {
    await imports.delete(kv, id);
    await removeLeftovers(kv, id);
  };
  return await removeEach(old, remove, sweeping);
}
