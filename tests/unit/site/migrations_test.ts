import { deepEqual, equal, ok } from "node:assert/strict";
import { admins } from "@/lib/accounts/admins.ts";
import { listMembers } from "@/lib/accounts/team.ts";
import { jobs, queueJob } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { getParcelWithHistory } from "@/lib/parcels/parcels.ts";
import {
  eachEntry,
  type Migration,
  migrationKind,
  queueMigrations,
} from "@/lib/site/migrations.ts";
import { changeCount, foldCounts, readCounts } from "@/lib/store/counters.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { loadStore } from "@/lib/tasks/load.ts";
import { seedAdmin } from "../../helpers/admin.ts";
import { addParcels } from "../../helpers/parcels.ts";
import { Clock, memoryKv, parcelInput } from "../../helpers/domain.ts";
import { findFaults } from "../../helpers/integrity.ts";
import { memoryLog } from "../../helpers/log.ts";

/** A dump of version 1.1.0: an administrator, three parcels with history, an invoice, messages, and mails of which two wait. */
const DUMP = "tests/fixtures/version_1_1_0.ndjson";

const PARCELS = 40;

/** Indexes each parcel under a separate prefix, and counts them. */
const INDEXING = eachEntry({
  name: "indexing",
  prefix: ["parcels"],
  together: 3,
  async convert(tx, { key }) {
    const index = ["indexed", key[1]!];
    if (await tx.read(index) !== null) return;
    tx.set(index, true);
    changeCount(tx, "indexed", 1);
  },
});

function runner(kv: Kv, migrations?: Migration[]): JobRunner {
  const kinds = [migrationKind(kv, migrations)] as JobKind[];
  return new JobRunner({ kv, log: memoryLog().log, kinds });
}

/** Starts as the server does, and waits for the end of all jobs. */
async function migrate(kv: Kv, migrations?: Migration[]): Promise<void> {
  await queueMigrations(kv, migrations);
  await runner(kv, migrations).drain();
}

/** Returns everything but the jobs and the times of the marks. */
async function contentOf(kv: Kv): Promise<unknown[]> {
  await foldCounts(kv);
  const entries = await kv.list({ prefix: [] }, { limit: 100_000 });
  return entries
    .filter(({ key: [kind, name] }) => kind !== "jobs" && name !== "jobs")
    .map(({ key, value }) => key[0] === "migrations" ? [key] : [key, value]);
}

Deno.test("a new store is marked, and has nothing to convert", async () => {
  using kv = await memoryKv();
  await queueMigrations(kv);
  equal((await kv.list({ prefix: ["jobs"] }, { limit: 9 })).length, 0);
  ok(await kv.get(["migrations", "owner"]) !== null);
  await writeFirstPages(kv);
  await queueMigrations(kv);
  equal((await kv.list({ prefix: ["jobs"] }, { limit: 9 })).length, 0);
});

Deno.test("the administrator of version 1.1.0 becomes the owner, once", async () => {
  using kv = await memoryKv();
  await loadStore(kv, DUMP);
  const [entry] = await kv.list({ prefix: ["admins"] }, { limit: 1 });
  const id = String(entry!.key[1]);
  equal((await admins.get(kv, id))!.role, "owner", "before it is written");
  for (let start = 0; start < 2; start++) {
    await migrate(kv);
    const stored = await kv.get<{ role?: string }>(["admins", id]);
    equal(stored?.role, "owner");
    deepEqual(await kv.get(["owners"]), [id]);
    const { total } = await listMembers(kv, { page: 1, per_page: 10 });
    equal(total, 1);
  }
  equal((await jobs.get(kv, "migration_owner"))!.done, 1);
});

Deno.test("an administrator of this version is left alone", async () => {
  using kv = await memoryKv();
  await seedAdmin(kv);
  const before = await contentOf(kv);
  await migrate(kv);
  await kv.transact((tx) => {
    for (const name of ["owner", "filing", "figures"]) {
      tx.delete(["migrations", name]);
    }
  });
  deepEqual(await contentOf(kv), before);
});

Deno.test("a dump of version 1.1.0 is loaded whole", async () => {
  using kv = await memoryKv();
  await loadStore(kv, DUMP);
  await migrate(kv);
  deepEqual(await findFaults(kv), []);
  const nouns = ["parcels", "invoices", "messages", "outbox", "pages"];
  deepEqual(await readCounts(kv, nouns), [3, 1, 2, 3, 1]);
  const found = await getParcelWithHistory(kv, "old-1001");
  equal(found?.parcel.current_location, "Lyon");
  equal(found?.history.length, 1);
});

Deno.test("a migration killed five times ends as one that was not", async () => {
  const clock = new Clock();
  let commits = -Infinity;
  const fill = async (kv: Kv) => {
    await loadStore(kv, DUMP);
    const inputs = Array.from({ length: PARCELS }, (_, n) => ({
      ...parcelInput(),
      tracking_code: `NEW-${100 + n}`,
    }));
    await addParcels(kv, inputs);
  };
  using killed = await memoryKv({
    now: clock.now,
    faults: {
      before({ kind }) {
        if (kind === "commit" && ++commits > 0) throw new TypeError("killed");
      },
    },
  });
  await fill(killed);
  using whole = await memoryKv();
  for (
    const { key, value } of await killed.list({ prefix: [] }, { limit: 9_999 })
  ) {
    await whole.transact((tx) => tx.set(key, value));
  }
  for (let kills = 0; kills < 5; kills++) {
    await queueMigrations(killed, [INDEXING]);
    commits = -3;
    await runner(killed, [INDEXING]).drain().catch(() => {});
    ok(commits > 0, "it was killed");
    commits = -Infinity;
    equal(await killed.get(["migrations", "indexing"]), null, `${kills}`);
    // The lease of the killed process ends.
    clock.forward(60_000);
  }
  await migrate(killed, [INDEXING]);
  await migrate(whole, [INDEXING]);
  deepEqual(await contentOf(killed), await contentOf(whole));
  deepEqual(await readCounts(killed, ["indexed"]), [3 + PARCELS]);
});

Deno.test("several instances that start together queue one job", async () => {
  using kv = await memoryKv();
  await loadStore(kv, DUMP);
  await Promise.all([1, 2, 3].map(() => queueMigrations(kv, [INDEXING])));
  equal((await kv.list({ prefix: ["jobs"] }, { limit: 9 })).length, 1);
  await Promise.all([1, 2, 3].map(() => runner(kv, [INDEXING]).drain()));
  deepEqual(await readCounts(kv, ["indexed"]), [3]);
});

Deno.test("an older instance leaves the migration of a newer one to it", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  const payload = { name: "indexing", cursor: null };
  await kv.transact((tx) => {
    tx.set(["parcels", "1"], []);
    queueJob(tx, { id: "m", kind: "migration", payload });
  });
  await runner(kv).drain();
  equal((await jobs.get(kv, "m"))!.status, "queued");
  clock.forward(60_001);
  await runner(kv, [INDEXING]).drain();
  equal((await jobs.get(kv, "m"))!.status, "done");
});
