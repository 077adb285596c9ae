import { resolve } from "node:path";
import type { Replica } from "../env.ts";
import { databaseFile, emptyJournal } from "./database.ts";
import {
  isThere,
  OperatorError,
  requiredArgument,
  runTask,
} from "./operator.ts";
import { loadTaskEnv } from "./project.ts";

/** How often Litestream looks for changes and copies them. Its defaults, a second for each, could lose two seconds. */
const OFTEN = "250ms";

const HOURS_A_DAY = 24;
/**
 * Litestream takes a snapshot each midnight (UTC), and with it removes what is older than the retention. A state is left until
 * the next snapshot is that old: for up to a day longer, or two where that snapshot is a second too young.
 */
const DAYS_LONGER = 2;

/** Returns the configuration of Litestream, as JSON, which is YAML too. */
export function replicaConfig(file: string, { path, days }: Replica): string {
  return JSON.stringify({
    snapshot: {
      interval: `${HOURS_A_DAY}h`,
      retention: `${(days - DAYS_LONGER) * HOURS_A_DAY}h`,
    },
    dbs: [{
      path: file,
      "monitor-interval": OFTEN,
      replica: { type: "file", path, "sync-interval": OFTEN },
    }],
  });
}

/**
 * Prepares the start of Litestream: writes its configuration to the file that the argument names, and empties the journal.
 * Otherwise Litestream may assume that it has copied the journal up to where it last read, although the journal was restarted
 * since then, and the replica would lack those pages. With an empty journal it first copies the whole database.
 */
async function main(): Promise<void> {
  const target = requiredArgument(
    Deno.args,
    "Usage: `deno task replica <file>`",
  );
  const file = databaseFile("replica");
  const { replica } = loadTaskEnv();
  if (replica === undefined) throw new OperatorError("REPLICA_PATH is unset");
  await Deno.writeTextFile(resolve(target), replicaConfig(file, replica));
  if (await isThere(file)) await emptyJournal(file);
}

if (import.meta.main) await runTask(main);
