import { deepEqual, equal } from "node:assert/strict";
import { walkJournal } from "@/lib/journal/journal.ts";
import { findParcelId } from "@/lib/parcels/parcels.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { badRows, importTable } from "@/tests/helpers/import_table.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { type Backend, JobSite, secondsOf } from "./job_site.ts";
import { askFor, type Latencies, Meanwhile } from "./meanwhile.ts";
import { merge, partsOf, stamp } from "./results.ts";
import { readMemory } from "./usage.ts";
import { listHistory } from "@/lib/parcels/entries.ts";

/** The size of a table to import. */
interface Size {
  rows: number;
  /** The number of wrong rows. */
  bad: number;
}

/** The results with their bounds, in seconds and megabytes, and the latencies of other requests. */
interface Times {
  check: number;
  apply: number;
  /** Null if not measured. */
  undo: number | null;
  /** The peak resident memory of the server's process. */
  memory: number;
  /** The latencies of other requests before and during the import; null if not measured. */
  before: Latencies | null;
  meanwhile: Latencies | null;
  atMost: Bounds;
}

interface Bounds {
  check: number;
  apply: number;
  memory: number;
  /** The 99th percentile of the latency of other requests during the import. */
  p99: number;
}

const SIZE: Size = { rows: 20_000, bad: 200 };
const KILLS = 5;
/** The duration of the other requests before the import. */
const QUIET_MS = 15_000;
const AT_MOST: Record<Backend, Bounds> = {
  file: { check: 20, apply: 120, memory: 400, p99: 100 },
  denokv: { check: 60, apply: 300, memory: 400, p99: 100 },
};

const PARTS: Record<string, (size: Size) => Promise<object>> = {
  file: (size) => timeImport("file", size),
  denokv: (size) => timeImport("denokv", size),
  kills: (size) => killImport(size, KILLS),
};

/**
 * Measures the import of a table of 20,000 rows, 200 of them bad, and writes bench/imports.json: `deno task
 * bench:imports [part] [rows]`. With a number of rows, it does not write the file.
 */
async function main(only?: string, rows?: string): Promise<void> {
  const parts = partsOf(PARTS, only);
  const measured = await stamp();
  const size = rows === undefined
    ? SIZE
    : { rows: Number(rows), bad: Number(rows) / 100 };
  for (const [name, measure] of parts) {
    const results = await measure(size);
    console.log(name, results);
    if ("atMost" in results && exceedsLimits(results as Times)) {
      Deno.exitCode = 1;
    }
    if (rows !== undefined) continue;
    await merge("imports.json", {
      ...size,
      [name]: { ...measured, ...results },
    });
  }
}

function exceedsLimits(
  { check, apply, memory, meanwhile, atMost }: Times,
): boolean {
  const p99 = meanwhile?.all.p99 ?? 0;
  return check > atMost.check || apply > atMost.apply ||
    memory > atMost.memory || p99 > atMost.p99;
}

/** Times an import from upload to undo, while other requests are made. */
async function timeImport(backend: Backend, size: Size): Promise<Times> {
  await using site = await JobSite.start(backend);
  const table = importTable(size.rows, size);
  const good = size.rows - size.bad;
  // On denokv, the requests of one process hold each other up.
  const isAsked = backend === "file";
  const before = isAsked ? await askFor(site, QUIET_MS) : null;
  const others = isAsked ? new Meanwhile(site) : null;
  let id = "";
  const check = await secondsOf(async () => {
    const checked = await upload(site, table);
    deepEqual([checked.new, checked.wrong], [good, size.bad]);
    id = checked.id;
  });
  const apply = await secondsOf(() => finish(site, "apply", id));
  const undo = isAsked ? await secondsOf(() => finish(site, "undo", id)) : null;
  const meanwhile = await others?.end() ?? null;
  const { peak: memory } = await readMemory(site.pid);
  const atMost = AT_MOST[backend];
  return { check, apply, undo, memory, before, meanwhile, atMost };
}

/**
 * Imports a table while the server is killed several times, and checks that each good row is applied once and each bad
 * row is reported. Then uploads the same table again, and once more after undoing the import. Throws if a check fails.
 */
export async function killImport(
  { rows, bad }: Size,
  kills: number,
): Promise<Record<string, number>> {
  await using site = await JobSite.start("file", 0);
  const { kv } = site;
  const good = rows - bad;
  const table = importTable(rows, { bad });
  const first = await upload(site, table);
  deepEqual([first.new, first.wrong], [good, bad]);
  const reported = first.problems.map(({ row }) => row);
  deepEqual(reported, badRows(rows, { bad }));

  const { id: job } = await site.call("/imports/apply", applyInput(first.id));
  const killed = await site.killDuring(job, kills);
  equal(killed.kills, kills);
  const { status, done, failed } = killed.job;
  deepEqual([status, done, failed], ["done", good, 0]);
  equal(await parcels.count(kv), good);
  await checkRows(kv, { rows, bad });

  const second = await upload(site, table);
  deepEqual([second.unchanged, second.wrong], [good, bad]);
  await finish(site, "undo", first.id);
  equal(await parcels.count(kv), 0);
  const third = await upload(site, table);
  deepEqual([third.new, third.wrong], [good, bad]);
  await site.stop();
  deepEqual(await findFaults(kv), []);
  return {
    ...{ kills, parcels: good, reported: reported.length },
    ...{ unchanged: second.unchanged, new: third.new },
  };
}

/** Checks that each good row has one parcel with one history entry, and one journal entry in the owner's name. */
async function checkRows(kv: Kv, { rows, bad }: Size): Promise<void> {
  // Fold first, or the server would fold while the store is examined.
  await foldAll(kv);
  deepEqual(await findFaults(kv), []);
  for (let row = 0; row < rows; row++) {
    const id = await findParcelId(kv, `WB-${100_000 + row}`);
    equal(id === null, row % (rows / bad) === 0);
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

/** An import as the API shows it. */
interface Import {
  id: string;
  status: string;
  new: number;
  unchanged: number;
  wrong: number;
  problems: { row: number }[];
}

/** Uploads a table and returns the import once it is checked. */
export async function upload(site: JobSite, table: string): Promise<Import> {
  const form = new FormData();
  form.set("file", new File([table], "parcels.csv"));
  let record = await site.call<Import & { job_id: string }>("/imports", form);
  await site.ended(record.job_id);
  record = await site.call(`/imports/${record.id}`);
  equal(record.status, "checked");
  return record;
}

function applyInput(id: string): object {
  return { id, skip_wrong: "yes" };
}

/** Applies or undoes an import and waits for the end. */
export async function finish(
  site: JobSite,
  call: "apply" | "undo",
  id: string,
): Promise<void> {
  const body = call === "apply" ? applyInput(id) : { id };
  const { id: job } = await site.call(`/imports/${call}`, body);
  const { status, failed } = await site.ended(job);
  deepEqual([status, failed], ["done", 0]);
}

if (import.meta.main) await main(...Deno.args);
