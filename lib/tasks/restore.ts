import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
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
 * Restores a backup, or the replica in a folder, in place of a missing or empty database. Checks it with SQLite first,
 * and removes sessions and pins. Returns the number of keys. Throws OperatorError when a backup has changed, a replica
 * cannot be read, or data would be overwritten.
 */
export async function restoreFile(
  source: string,
  target: string,
): Promise<number> {
  const isReplica = await isFolder(source);
  if (!isReplica) await requireProven(source);
  await requireEmpty(target);
  await writeWhole(target, async (part) => {
    await (isReplica ? takeReplica : takeBackup)(source, part);
    await Deno.chmod(part, 0o600);
    // Replicas, and backups of earlier versions, contain sign-ins.
    forgetSignIns(part);
    await removeLeftovers(target);
  });
  return countKeys(target);
}

async function isFolder(path: string): Promise<boolean> {
  return await isThere(path) && (await Deno.stat(path)).isDirectory;
}

async function takeBackup(backup: string, part: string): Promise<void> {
  await Deno.copyFile(backup, part);
  if (await hashFile(part) !== await hashFile(backup)) {
    throw new OperatorError("The copy differs from the backup");
  }
}

/** Writes the latest state of a replica. Litestream refuses a replica that fails SQLite's full integrity check. */
async function takeReplica(replica: string, part: string): Promise<void> {
  const { success, stderr } = await runLitestream(
    ...["restore", "-integrity-check", "full", "-force", "-o", part],
    pathToFileURL(replica).href,
  );
  if (success) return;
  const text = new TextDecoder().decode(stderr).trim();
  throw new OperatorError(`Litestream cannot restore ${replica}: ${text}`);
}

async function runLitestream(...args: string[]): Promise<Deno.CommandOutput> {
  try {
    return await new Deno.Command("litestream", { args }).output();
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw new OperatorError(
      "There is no litestream in PATH, which reads a replica: docs/operations.md says how to install it",
    );
  }
}

/** Removes the journals of an earlier database and Litestream's notes about it, which would be applied to this one. */
async function removeLeftovers(target: string): Promise<void> {
  const notes = `${dirname(target)}/.${basename(target)}-litestream`;
  for (const path of [`${target}-wal`, `${target}-shm`, notes]) {
    await Deno.remove(path, { recursive: true }).catch(() => undefined);
  }
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
    "Usage: `deno task restore <backup or replica>`",
  );
  const target = databaseFile("restore");
  // Otherwise Litestream's copy would be readable by every user until it is complete.
  Deno.umask(0o077);
  const keys = await restoreFile(resolve(backup), target);
  console.log(`${target}: ${keys} keys, from ${backup}`);
  console.log("Everyone has to sign in again");
}

if (import.meta.main) await runTask(main);
