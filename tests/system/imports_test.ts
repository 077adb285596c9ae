import { delay } from "deno-std/async/delay.js";
import { deepEqual, equal, ok } from "node:assert/strict";
import { jobs } from "@/lib/jobs/jobs.ts";
import { walkJournal } from "@/lib/journal/journal.ts";
import { listHistory } from "@/lib/parcels/activities.ts";
import { findParcelId } from "@/lib/parcels/parcels.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { type Kv, openKv } from "@/lib/store/kv.ts";
import { importTable } from "../helpers/import_table.ts";
import { findFaults } from "../helpers/integrity.ts";
import { SETUP_TOKEN, signInAt } from "../helpers/live_admin.ts";
import { type ServerProcess, startServer } from "../helpers/server_process.ts";

const ROWS = 2_000;
const BAD = 20;
const GOOD = ROWS - BAD;
const KILLS = 2;

/** An import at a running server. */
interface Import {
  id: string;
  status: string;
  new: number;
  unchanged: number;
  wrong: number;
}

Deno.test("an import of 2,000 rows does each good one once, though its server is killed twice, and can be undone", async () => {
  const folder = await Deno.makeTempDir({ prefix: "waybill_import_" });
  const path = `${folder}/waybill.kv`;
  const kv = await openKv(path);
  const start = () => startServer({ KV_PATH: path, SETUP_TOKEN });
  let server = await start();
  try {
    const cookie = await signInAt(server.address);
    const table = importTable(ROWS, { bad: BAD });
    const first = await upload(server, cookie, table);
    deepEqual([first.new, first.wrong], [GOOD, BAD]);

    const job = await post(server, cookie, "apply", first.id);
    let kills = 0;
    while (kills < KILLS) {
      const before = await doneOf(kv, job);
      ok(before < GOOD, "it was done before it was killed");
      // Not before the end of the lease that the last kill left behind.
      while (await doneOf(kv, job) === before) await delay(1);
      await server.kill();
      kills += 1;
      server = await start();
    }
    await ended(kv, job);
    const { status, done, failed } = (await jobs.get(kv, job))!;
    deepEqual([status, done, failed], ["done", GOOD, 0]);
    equal(await parcels.count(kv), GOOD);
    await checkRows(kv);
    deepEqual(await findFaults(kv), []);

    const second = await upload(server, cookie, table);
    deepEqual([second.unchanged, second.wrong], [GOOD, BAD]);
    await ended(kv, await post(server, cookie, "undo", first.id));
    equal(await parcels.count(kv), 0);
    const third = await upload(server, cookie, table);
    deepEqual([third.new, third.wrong], [GOOD, BAD]);
    equal(await server.end(), 0);
    deepEqual(await findFaults(kv), []);
  } finally {
    await server.kill().catch(() => {});
    kv.close();
    await Deno.remove(folder, { recursive: true });
  }
});

/** Every parcel has one history entry, and one entry of the journal in its owner's name. */
async function checkRows(kv: Kv): Promise<void> {
  for (let row = 0; row < ROWS; row += 37) {
    const id = await findParcelId(kv, `WB-${100_000 + row}`);
    if (id === null) continue;
    equal((await listHistory(kv, id)).length, 1);
    const entries = await Array.fromAsync(
      walkJournal(kv, { record_id: id }, 10),
    );
    deepEqual(
      entries.map(({ kind, actor }) => [kind, actor.name]),
      [["created", "owner@example.com"]],
    );
  }
}

async function upload(
  { address }: ServerProcess,
  cookie: string,
  table: string,
): Promise<Import> {
  const form = new FormData();
  form.set("file", new File([table], "parcels.csv"));
  const url = `${address}/api/imports`;
  const { id } = await read(
    await fetch(url, { method: "POST", headers: { cookie }, body: form }),
  );
  while (true) {
    const answer = await fetch(`${url}/${id}`, { headers: { cookie } });
    const record = await read(answer);
    if (record.status !== "checking") return record;
    await delay(20);
  }
}

async function post(
  { address }: ServerProcess,
  cookie: string,
  call: "apply" | "undo",
  id: string,
): Promise<string> {
  const body = call === "apply" ? { id, skip_wrong: "yes" } : { id };
  const response = await fetch(`${address}/api/imports/${call}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await read(response)).id;
}

async function read(response: Response): Promise<Import> {
  const { errors, data } = await response.json();
  deepEqual(errors, []);
  return data;
}

async function doneOf(kv: Kv, id: string): Promise<number> {
  return (await jobs.get(kv, id))!.done;
}

/** Waits for the end of a job, which goes on only after the lease of a killed server. */
async function ended(kv: Kv, id: string): Promise<void> {
  while ((await jobs.get(kv, id))!.next_at !== null) await delay(20);
}
