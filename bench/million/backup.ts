import { deepEqual } from "node:assert/strict";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { runTask } from "@/tests/helpers/tasks.ts";
import { sampleCodes } from "./codes.ts";
import { removeStore } from "./table.ts";
import { openKv } from "@/lib/store/open.ts";

/** The duration of the tasks in seconds, including verification of the copy. */
export interface BackupFigures {
  megabytes: number;
  backup: number;
  restore: number;
  /** The number of parcels compared, including their histories, with the restored file. */
  compared: number;
}

const CODES = 2_000;

/** Backs up a file, restores it, and compares the result with the original. */
export async function measureBackup(file: string): Promise<BackupFigures> {
  const [target, restored] = [`${file}.backup`, `${file}.restored`];
  await removeStore(target);
  await removeStore(restored);
  try {
    const backup = await timeTask("backup", target, file);
    const { size } = await Deno.stat(target);
    const restore = await timeTask("restore", target, restored);
    const compared = await compare(file, restored);
    return { megabytes: Math.round(size / 2 ** 20), backup, restore, compared };
  } finally {
    await removeStore(target);
    await removeStore(restored);
  }
}

async function timeTask(
  name: string,
  target: string,
  KV_PATH: string,
): Promise<number> {
  const since = performance.now();
  const { code, output } = await runTask(name, [target], { KV_PATH });
  if (code !== 0) throw new Error(output);
  return Math.round((performance.now() - since) / 100) / 10;
}

/** Throws when a parcel differs in the second file. */
async function compare(file: string, other: string): Promise<number> {
  using kv = await openKv(file);
  using otherKv = await openKv(other);
  for (const code of await sampleCodes(kv, CODES)) {
    deepEqual(
      await findTypedParcel(otherKv, code),
      await findTypedParcel(kv, code),
    );
  }
  return CODES;
}
