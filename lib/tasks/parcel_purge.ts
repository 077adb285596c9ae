import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { findOldParcels, purgeParcel } from "../domain/retention.ts";
import { loadEnv, loadEnvFile } from "../env.ts";
import { isFile, openKv } from "../kv.ts";
import { OperatorError, runTask } from "./operator.ts";
import { ENV_FILE } from "./project.ts";

const USAGE =
  "Say how old: `deno task parcel:purge --older=<days>`, with --dry-run to see what would go";

/** Gives what the arguments ask for. Throws OperatorError when that is not clear. */
export function readArgs(args: string[]): { days: number; dryRun: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        older: { type: "string" },
        "dry-run": { type: "boolean", default: false },
      },
    });
    if (/^[1-9]\d{0,4}$/.test(values.older ?? "")) {
      return { days: Number(values.older), dryRun: values["dry-run"] };
    }
  } catch {
    // An option that there is none of.
  }
  throw new OperatorError(USAGE);
}

async function main(): Promise<void> {
  const { days, dryRun } = readArgs(Deno.args);
  loadEnvFile(ENV_FILE);
  const { kvPath } = loadEnv();
  await requireDatabase(kvPath);
  const kv = await openKv(kvPath);
  try {
    let count = 0;
    for await (
      const { id, tracking_code, updated_at } of findOldParcels(kv, days)
    ) {
      if (dryRun) console.log(`${tracking_code}  ${updated_at}`);
      else await purgeParcel(kv, id);
      count += 1;
    }
    console.log(
      `${count} parcels ${dryRun ? "would be" : "were"} removed`,
    );
  } finally {
    kv.close();
  }
}

/** Opening a file that does not exist would make an empty one, in the wrong place. */
async function requireDatabase(kvPath: string | undefined): Promise<void> {
  if (!isFile(kvPath)) return;
  const file = resolve(kvPath);
  if (await Deno.stat(file).catch(() => null) !== null) return;
  throw new OperatorError(`There is no database at ${file}. Check KV_PATH.`);
}

if (import.meta.main) await runTask(main);
