import { lockForServer } from "@/lib/store/file.ts";
import {
  countKeys,
  databaseFile,
  requireFile,
  rewriteFile,
  withDatabase,
} from "./database.ts";
import { OperatorError, refuseArguments, runTask } from "./operator.ts";

/**
 * Rewrites a database file without its free pages, on which deleted records can still be read. Throws OperatorError when a
 * server uses the file, when it is not a database of this site, or when it cannot be rewritten. Returns both sizes in bytes.
 */
export async function compactFile(
  file: string,
): Promise<{ before: number; after: number }> {
  await requireFile(file);
  using lock = await lockForServer(file);
  if (lock === null) {
    throw new OperatorError(
      `${file} is in use by a server: stop it, run this again, then start it`,
    );
  }
  countKeys(file);
  const { size: before } = await Deno.stat(file);
  rewriteFile(file);
  const { size: after } = await Deno.stat(file);
  return { before, after };
}

async function main(): Promise<void> {
  refuseArguments(Deno.args, "Usage: `deno task compact`");
  const file = databaseFile(
    "compact",
    "docs/operations.md says how to rewrite the file of denokv",
  );
  // Throws for a database of an earlier version.
  await withDatabase(file, () => Promise.resolve());
  const { before, after } = await compactFile(file);
  console.log(`${file}: ${before} bytes before, ${after} now`);
}

if (import.meta.main) await runTask(main);
