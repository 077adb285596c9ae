import { basename, dirname, join, resolve } from "node:path";
import { isFile } from "@/lib/store/kv.ts";
import { requireFile } from "./database.ts";
import {
  countKeys,
  hashFile,
  openDatabase,
  quickCheck,
  syncFile,
} from "./database_file.ts";
import {
  OperatorError,
  refuseExisting,
  runTask,
  soleArgument,
  timeName,
  writeWhole,
} from "./operator.ts";
import { loadTaskEnv } from "./project.ts";

/** A finished copy. */
export interface Backup {
  file: string;
  keys: number;
  bytes: number;
  sha256: string;
}

/**
 * Copies a database file, which may be in use, and verifies the copy: it is opened, checked and counted before it gets its
 * name, and its SHA-256 is written beside it. Both are readable by this user only. Run it in a separate process. Throws
 * OperatorError when there is nothing to copy, the target exists or the copy is damaged.
 */
export async function backupFile(
  source: string,
  target: string,
): Promise<Backup> {
  await requireFile(source);
  await refuseExisting(target);
  return await writeWhole(target, async (part) => {
    // SQLite accepts an empty file and keeps its mode.
    await Deno.writeFile(part, new Uint8Array(), { mode: 0o600 });
    copy(source, part);
    return await prove(part, target);
  });
}

/** Returns the path of a backup's hash, in the format of `sha256sum --check`. */
export function hashPath(file: string): string {
  return `${file}.sha256`;
}

function copy(source: string, part: string): void {
  try {
    using database = openDatabase(source);
    database.prepare("VACUUM INTO ?").run(part);
  } catch (error) {
    throw new OperatorError(
      `${source} cannot be copied: ${(error as Error).message}`,
    );
  }
}

async function prove(part: string, target: string): Promise<Backup> {
  const result = quickCheck(part);
  if (result !== "ok") {
    throw new OperatorError(`The copy is damaged: ${result}`);
  }
  const keys = countKeys(part);
  await syncFile(part);
  const sha256 = await hashFile(part);
  const { size } = await Deno.stat(part);
  await Deno.writeTextFile(
    hashPath(target),
    `${sha256}  ${basename(target)}\n`,
    { mode: 0o600 },
  );
  return { file: target, keys, bytes: size, sha256 };
}

/** Returns the database file of KV_PATH. Throws OperatorError with what to do `instead` when the database is not a file. */
export function databaseFile(
  task: string,
  instead = "use `deno task dump` and `deno task load`",
): string {
  const { kvPath } = loadTaskEnv();
  if (isFile(kvPath)) return resolve(kvPath);
  throw new OperatorError(
    `KV_PATH is not a file, and \`${task}\` works on files only: ${instead}.`,
  );
}

async function main(): Promise<void> {
  const asked = soleArgument(
    Deno.args,
    "Usage: `deno task backup [file]`",
  );
  const source = databaseFile("backup");
  const usual = join(dirname(source), "backups", `waybill-${timeName()}.kv`);
  const target = resolve(asked ?? usual);
  const { file, keys, bytes, sha256 } = await backupFile(source, target);
  console.log(`${file}: ${keys} keys, ${bytes} bytes, sound`);
  console.log(`SHA-256 ${sha256}`);
}

if (import.meta.main) await runTask(main);
