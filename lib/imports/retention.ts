import type { Kv } from "@/lib/store/kv.ts";
import { idTime } from "@/lib/store/stamps.ts";
import { removeEach, type Sweeping } from "@/lib/store/sweeping.ts";
import { imports, removeImport, removeRest, walkFiles } from "./store.ts";

const HOUR_MS = 60 * 60_000;
/** Days for which an import is kept with its file. */
const IMPORT_DAYS = 7;
const SWEPT_TOGETHER = 100;

/** Removes imports after 7 days, and what uploads and deletions left behind an hour ago. Returns how many imports. */
export async function sweepImports(
  kv: Kv,
  sweeping?: Sweeping,
): Promise<number> {
  const now = kv.now().getTime();
  for await (const id of walkFiles(kv)) {
    const isOld = idTime(id).getTime() < now - HOUR_MS;
    if (isOld && await imports.get(kv, id) === null) await removeRest(kv, id);
  }
  const before = new Date(now - IMPORT_DAYS * 24 * HOUR_MS).toISOString();
  const old = (await imports.take(kv, { limit: SWEPT_TOGETHER }))
    .filter(({ created_at }) => created_at < before).map(({ id }) => id);
  return await removeEach(old, (id) => removeImport(kv, id), sweeping);
}
