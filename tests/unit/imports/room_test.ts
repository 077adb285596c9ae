import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { hasProblem } from "@/lib/errors.ts";
import { deleteImport, sweepImports } from "@/lib/imports/retention.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { SYSTEM } from "@/lib/store/origin.ts";
import { idTime, newId } from "@/lib/store/stamps.ts";
import { isAppError } from "@/tests/helpers/domain.ts";
import { storeTable } from "@/tests/helpers/imports.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";
import { importKinds } from "@/lib/imports/imports.ts";
import { type Import, imports, storeParts } from "@/lib/imports/import.ts";
import { openKv } from "@/lib/store/open.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Opens a store whose clock can be set. */
async function openSite() {
  // Ids are monotonic within a process, so the clock starts after the latest.
  const clock = { ms: idTime(newId(new Date("2026-11-20"))).getTime() + 1 };
  const kv = await openKv(":memory:", { now: () => new Date(clock.ms) });
  const as = (id: string) =>
    kv.from({ ...SYSTEM, actor: { ...SYSTEM.actor, id } });
  return { kv, clock, as, [Symbol.dispose]: () => kv.close() };
}

async function upload(
  kv: Kv,
  changes: Partial<Import> = {},
): Promise<string> {
  const { id } = await storeTable(kv, "Code\nWB-1");
  await kv.transact(async (tx) => {
    imports.save(tx, await imports.require(tx, id), changes);
  });
  return id;
}

async function listIds(kv: Kv): Promise<string[]> {
  const all = await imports.listFirst(kv, { limit: 1_000 });
  return all.map(({ id }) => id);
}

const isFull = (error: unknown) => hasProblem(error, "invalid.noRoom");

Deno.test("createImport() removes a member's imports beyond 40, starting with those no longer needed", async () => {
  using site = await openSite();
  const { kv, clock, as } = site;
  const applied_at = kv.now().toISOString();
  const other = await upload(as("bob"), { status: "checked" });
  const running = await upload(as("ann"));
  const undone = await upload(as("ann"), { status: "undone", applied_at });
  const applied = await upload(as("ann"), { status: "applied", applied_at });
  const checked = [
    await upload(as("ann"), { status: "checked" }),
    await upload(as("ann"), { status: "failed" }),
  ];
  for (let at = 0; at < 35; at++) await upload(as("ann"));
  const gone = async () => {
    const before = await listIds(kv);
    await upload(as("ann"));
    const after = await listIds(kv);
    return before.filter((id) => !after.includes(id));
  };
  // Running, undoable and recently changed imports are kept.
  deepEqual(await gone(), [undone]);
  await rejects(upload(as("ann")), isFull);
  clock.ms += HOUR_MS + 1;
  for (const id of checked) deepEqual(await gone(), [id]);
  await rejects(upload(as("ann")), isFull);
  clock.ms += DAY_MS;
  deepEqual(await gone(), [applied]);
  await rejects(upload(as("ann")), isFull);
  const left = await listIds(kv);
  ok(left.includes(other) && left.includes(running));
});

Deno.test("createImport() removes imports beyond 200, starting with the member's own", async () => {
  using site = await openSite();
  const { kv, clock, as } = site;
  const first = await upload(as("p0"), { status: "checked" });
  const own = await upload(as("ann"), { status: "undone" });
  for (let at = 0; at < 198; at++) await upload(as(`p${at % 6}`));
  clock.ms += HOUR_MS + 1;
  await upload(as("ann"));
  equal((await listIds(kv)).length, 200);
  equal((await listIds(kv)).includes(own), false);
  await upload(as("bob"));
  equal((await listIds(kv)).includes(first), false);
  await rejects(upload(as("bob")), isFull);
});

Deno.test("deleteImport() leaves nothing behind, even if it was interrupted", async () => {
  using site = await openSite();
  const { kv, clock } = site;
  const id = await upload(kv, { status: "checked" });
  const list = kv.list;
  kv.list = () => Promise.reject(new Error("killed"));
  await rejects(deleteImport(kv, id), /killed/);
  kv.list = list;
  await rejects(deleteImport(kv, id), isAppError(404));
  clock.ms += HOUR_MS + 1;
  await sweepImports(kv);
  for (const name of ["imports", "import_files", "import_rows"]) {
    deepEqual(await kv.list({ prefix: [name] }, { limit: 1 }), []);
  }
});

Deno.test("sweepImports() removes imports after 7 days and abandoned files after an hour", async () => {
  using site = await openSite();
  const { kv, clock } = site;
  const bytes = new TextEncoder().encode(`Code\n${"x\n".repeat(100_000)}`);
  await storeTable(kv, bytes);
  await testRunner(kv, importKinds(kv)).drain();
  await storeParts(kv, newId(kv.now()), bytes);
  const count = async () => {
    const rows = await kv.list({ prefix: [] }, { limit: 1_000 });
    return rows.filter(({ key }) => String(key[0]).startsWith("import")).length;
  };
  const all = await count();
  equal(await sweepImports(kv), 0);
  equal(await count(), all);
  clock.ms += HOUR_MS + 1;
  equal(await sweepImports(kv), 0);
  equal(await count(), all - Math.ceil(bytes.length / 61_440));
  clock.ms += 7 * DAY_MS;
  equal(await sweepImports(kv), 1);
  equal(await count(), 0);
});
