import { resolve } from "node:path";
import { hashPath } from "./backup.ts";
import {
  countKeys,
  databaseFile,
  forgetSignIns,
  hashFile,
  quickCheck,
} from "./database.ts";
import {
  isThere,
  OperatorError,
  requiredArgument,
  runTask,
  writeWhole,
} from "./operator.ts";

/**
 * Restores a backup, without sessions and pins, in place of a missing or empty database, after its hash and SQLite's check
 * have verified it; returns the number of keys. The backup stays. Throws OperatorError when the backup has changed, or
 * something would be overwritten.
 */
export async function restoreFile(
  backup: string,
  target: string,
): Promise<number> {
  await requireProven(backup);
  await requireEmpty(target);
  await writeWhole(target, async (part) => {
    await Deno.copyFile(backup, part);
    await Deno.chmod(part, 0o600);
    if (await hashFile(part) !== await hashFile(backup)) {
      throw new OperatorError("The copy differs from the backup");
    }
    // Backups of earlier versions have them.
    forgetSignIns(part);
    // A leftover journal of another database would be applied to this one.
    for (const end of ["-wal", "-shm"]) {
      await Deno.remove(`${target}${end}`).catch(() => undefined);
    }
  });
  return countKeys(target);
}

async function requireProven(backup: string): Promise<void> {
  if (!await isThere(backup)) {
    throw new OperatorError(`There is no backup ${backup}`);
  }
  const proof = hashPath(backup);
  if (!await isThere(proof)) {
    throw new OperatorError(
      `${proof} is missing: the backup cannot be verified`,
    );
  }
  const line = await Deno.readTextFile(proof);
  if (line.split(" ")[0] !== await hashFile(backup)) {
    throw new OperatorError(
      `${backup} has changed since it was made: its SHA-256 differs`,
    );
  }
  const result = quickCheck(backup);
  if (result === "ok") return;
  throw new OperatorError(`${backup} is damaged: ${result}`);
}

async function requireEmpty(target: string): Promise<void> {
  if (!await isThere(target) || (await Deno.stat(target)).size === 0) return;
  if (quickCheck(target) === "ok" && countKeys(target) === 0) return;
  throw new OperatorError(
    `${target} is not empty. Stop the server and move the file away with its -wal and -shm, then restore.`,
  );
}

async function main(): Promise<void> {
  const backup = requiredArgument(
    Deno.args,
    "Usage: `deno task restore <file>`",
  );
  const target = databaseFile("restore");
  const keys = await restoreFile(resolve(backup), target);
  console.log(`${target}: ${keys} keys, from ${backup}`);
  console.log("Everyone has to sign in again");
}

if (import.meta.main) await runTask(main);
