import { basename, dirname, join, resolve } from "node:path";
import {
  countKeys,
  databaseFile,
  forgetSignIns,
  hashFile,
  openDatabase,
  quickCheck,
  requireFile,
} from "./database.ts";
import {
  OperatorError,
  refuseExisting,
  runTask,
  soleArgument,
  timeName,
  writeWhole,
} from "./operator.ts";

/**
 * Copies a database file, which may be in use, without sessions and pins, and verifies the copy: it is opened, checked
 * and counted before it is renamed to its final name, and its SHA-256 is written next to it. Both files are readable by
 * this user only. Run it in a separate process. Throws OperatorError when there is nothing to copy, the target exists
 * or the copy is damaged.
 */
export async function backupFile(
  source: string,
  target: string,
): Promise<{ keys: number; bytes: number; sha256: string }> {
  await requireFile(source);
  await refuseExisting(target);
  return await writeWhole(target, async (part) => {
    // SQLite accepts an existing empty file and keeps its mode.
    await Deno.writeFile(part, new Uint8Array(), { mode: 0o600 });
    copy(source, part);
    const result = quickCheck(part);
    if (result !== "ok") {
      throw new OperatorError(`The copy is damaged: ${result}`);
    }
    forgetSignIns(part);
    const sha256 = await hashFile(part);
    const line = `${sha256}  ${basename(target)}\n`;
    await Deno.writeTextFile(hashPath(target), line, { mode: 0o600 });
    const { size: bytes } = await Deno.stat(part);
    return { keys: countKeys(part), bytes, sha256 };
  });
}

/** Returns the path of the file with a backup's hash. `sha256sum --check` reads it. */
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

async function main(): Promise<void> {
  const asked = soleArgument(
    Deno.args,
    "Usage: `deno task backup [file]`",
  );
  const source = databaseFile("backup");
  const usual = join(dirname(source), "backups", `waybill-${timeName()}.kv`);
  const target = resolve(asked ?? usual);
  const { keys, bytes, sha256 } = await backupFile(source, target);
  console.log(`${target}: ${keys} keys, ${bytes} bytes, sound`);
  console.log(`SHA-256 ${sha256}`);
}

if (import.meta.main) await runTask(main);
