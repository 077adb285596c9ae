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

/**
 * The intervals at which Litestream looks for changes and copies them. With its defaults of one second each, two
 * seconds of writes could be lost.
 */
const OFTEN = "250ms";

const HOURS_A_DAY = 24;
/**
 * Litestream takes a snapshot each midnight (UTC) and then removes states older than the retention. It keeps a state
 * until the next snapshot is that old: for up to a day longer, or two days if that snapshot is just too young.
 */
const DAYS_LONGER = 2;

/** Returns the configuration of Litestream as JSON, a subset of YAML. */
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
 * Prepares the start of Litestream: writes its configuration to the file named by the argument, and truncates the WAL.
 * With an empty WAL Litestream takes a full snapshot first. Otherwise it may resume from its last position in a WAL that
 * has been restarted since then, and the replica would lack pages.
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
