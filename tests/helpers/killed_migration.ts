import { ok } from "node:assert/strict";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { markerKey } from "@/lib/jobs/migration.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import { migrationKind, queueMigrations } from "@/lib/site/migrations.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type Clock, memoryKv } from "./domain.ts";
import { memoryLog } from "./log.ts";

/** A store whose migrations can be killed. */
export interface Killable {
  kv: Kv & Disposable;
  /** Starts the migrations that are due, and kills the process after one step of the first. */
  kill(): Promise<void>;
}

/** Opens a store in memory whose migrations can be killed. */
export async function killableKv(clock: Clock): Promise<Killable> {
  let commits = -Infinity;
  const kv = await memoryKv({
    now: clock.now,
    faults: {
      before({ kind }) {
        if (kind === "commit" && ++commits > 0) throw new TypeError("killed");
      },
    },
  });
  async function kill(): Promise<void> {
    await queueMigrations(kv);
    // Takes the job, and does one step.
    commits = -2;
    await runner(kv).drain().catch(() => {});
    ok(commits > 0, "it was killed");
    commits = -Infinity;
    // The lease of the killed process ends.
    clock.forward(60_000);
  }
  return { kv, kill };
}

/** Does the migrations that are due. */
export async function migrate(kv: Kv): Promise<void> {
  await queueMigrations(kv);
  await runner(kv).drain();
}

/** Marks migrations as done, which would take turns with others. */
export async function markDone(kv: Kv, names: string[]): Promise<void> {
  await kv.transact((tx) => {
    for (const name of names) tx.set(markerKey(name), "");
  });
}

function runner(kv: Kv): JobRunner {
  const kinds = [migrationKind(kv)] as JobKind[];
  return new JobRunner({ kv, log: memoryLog().log, kinds });
}
