import { resolve } from "node:path";
import { isFile, type Kv } from "@/lib/store/kv.ts";
import { openKvPath } from "@/lib/store/open_kv_path.ts";
import { isThere, OperatorError } from "./operator.ts";

/** Milliseconds. No page waits for a task, which may read much over a slow network. */
const DEADLINES = { read: 20_000, write: 20_000 };

/**
 * Opens the database of KV_PATH for `work`, creating it if missing, and closes it. Throws EnvError like openKvPath(), and
 * OperatorError for one in memory.
 */
export async function withDatabase<T>(
  kvPath: string | undefined,
  work: (kv: Kv) => Promise<T>,
): Promise<T> {
  refuseMemory(kvPath);
  const kv = await openKvPath(kvPath, { deadlines: DEADLINES });
  try {
    return await work(kv);
  } finally {
    kv.close();
  }
}

/** Throws OperatorError when KV_PATH names a missing file: opening it would create an empty one in the wrong place. */
export async function requireDatabase(
  kvPath: string | undefined,
): Promise<void> {
  refuseMemory(kvPath);
  if (isFile(kvPath)) await requireFile(resolve(kvPath));
}

function refuseMemory(kvPath: string | undefined): void {
  if (kvPath !== ":memory:") return;
  throw new OperatorError(
    "KV_PATH is :memory:, on which tasks cannot work",
  );
}

/** Throws OperatorError for a missing database file. */
export async function requireFile(file: string): Promise<void> {
  if (await isThere(file)) return;
  throw new OperatorError(`There is no database at ${file}. Check KV_PATH.`);
}
