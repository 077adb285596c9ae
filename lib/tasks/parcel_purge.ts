import { parseArgs } from "node:util";
import { findOldParcels, purgeParcel } from "@/lib/housekeeping/retention.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { requireDatabase, withDatabase } from "./database.ts";
import { OperatorError, runTask } from "./operator.ts";
import { loadTaskEnv } from "./project.ts";

/** Reading a count takes into account 1,000 changes, and a running server folds only after its own commits. */
const FOLDED_AFTER = 500;

const USAGE = "Usage: `deno task parcel:purge --older=<days> [--dry-run]`";

/** Parses the arguments. Throws OperatorError for invalid ones. */
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
    // An unknown option.
  }
  throw new OperatorError(USAGE);
}

/** Removes or lists the old parcels; returns how many. */
async function purge(
  kv: Kv,
  { days, dryRun }: ReturnType<typeof readArgs>,
): Promise<number> {
  let count = 0;
  for await (const parcel of findOldParcels(kv, days)) {
    if (dryRun) console.log(`${parcel.tracking_code}  ${parcel.updated_at}`);
    else if (!await purgeParcel(kv, parcel)) continue;
    count += 1;
    if (count % FOLDED_AFTER === 0) await foldAll(kv);
  }
  if (!dryRun) await foldAll(kv);
  return count;
}

async function main(): Promise<void> {
  const asked = readArgs(Deno.args);
  const { kvPath } = loadTaskEnv();
  await requireDatabase(kvPath);
  const count = await withDatabase(kvPath, (kv) => purge(kv, asked));
  const parcels = count === 1 ? "1 parcel" : `${count} parcels`;
  const verb = asked.dryRun ? "would be" : count === 1 ? "was" : "were";
  console.log(`${parcels} ${verb} removed`);
}

if (import.meta.main) await runTask(main);
