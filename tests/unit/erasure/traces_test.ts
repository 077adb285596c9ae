import { problemTable, requireImport } from "@/lib/imports/show.ts";
import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { textOfPart } from "@/lib/imports/import.ts";
import { delay } from "deno-std/async/delay.js";
import { tracesKind } from "@/lib/erasure/traces.ts";
import { applyImport, importKinds, undoImport } from "@/lib/imports/imports.ts";
import { recordErasureKind } from "@/lib/journal/erasure.ts";
import { listItems } from "@/lib/jobs/parts.ts";
import { jobs, listProblems } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { bulkKind, startBulk } from "@/lib/bulk/bulk.ts";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { startTrash, trashKinds } from "@/lib/bulk/trash.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { NOUNS } from "@/lib/site/nouns.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { createParcels } from "@/tests/helpers/bulk.ts";
import {
  isAppError,
  makeParcel,
  test,
  valuesBelow,
} from "@/tests/helpers/domain.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { storeTable } from "@/tests/helpers/imports.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";

const FIRST = "HUSH-1001";
const RENAMED = "HUSH-2002";

/** Texts that identify the parcels or their people. */
const SECRET = /hush|erika|hidden/i;

/** Returns the keys of entries that still contain data about the parcels. */
async function keysWithSecret(kv: Kv): Promise<string[]> {
  const found: string[] = [];
  for await (const { key, value } of kv.walk<unknown>([], 500)) {
    const text = value instanceof Uint8Array
      ? textOfPart(value)
      : Deno.inspect(value, { depth: 100, iterableLimit: Infinity });
    if (SECRET.test(`${key.join("/")} ${text}`)) found.push(key.join("/"));
  }
  return found;
}

function runJobs(kv: Kv): Promise<void> {
  return testRunner(kv, {
    ...importKinds(kv),
    bulk: bulkKind(kv),
    ...trashKinds(kv),
    erase_record: recordErasureKind(kv),
    erase_traces: tracesKind(kv, NOUNS),
  }).drain();
}

async function importTable(kv: Kv, table: string | Uint8Array<ArrayBuffer>) {
  const { id } = await storeTable(kv, table);
  await runJobs(kv);
  return id;
}

/** Encodes in UTF-16. */
function encodeUtf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from(text, (char) => char.charCodeAt(0));
  return new Uint8Array(units.buffer);
}

const HEAD = "Code;Reference;Recipient;Destination;Weight\r\n";

/** Creates traces of two parcels in imports and jobs; returns all ids. */
async function leaveTraces(kv: Kv) {
  const { id } = await makeParcel(kv, {
    tracking_code: FIRST,
    recipient_name: "Erika",
    reference: "PO-77",
  });
  await updateParcel(kv, { id, tracking_code: RENAMED });
  const applied = await importTable(
    kv,
    `${HEAD}hush 1o01;;;;3 kg\r\n;;Bob Hidden;Nantes;\r\n`,
  );
  await applyImport(kv, { id: applied, skip_wrong: "no" });
  await runJobs(kv);
  const open = [
    await importTable(
      kv,
      encodeUtf16(`\ufeff${HEAD}${RENAMED};;Erika M.;;\r\n`),
    ),
    await importTable(kv, `${HEAD};po-77;Erika;;5 kg\r\n`),
  ];
  const other = await importTable(kv, `${HEAD}WB-1;;Ann;Brest;\r\n`);
  const update = { status: "In transit" };
  const codes = ["WB-9", RENAMED, FIRST];
  const { id: bulk } = await startBulk(kv, { codes, update });
  await runJobs(kv);
  const { id: trash } = await startTrash(kv, { codes: [RENAMED, "WB-9"] });
  await runJobs(kv);
  const { id: late } = await startBulk(kv, { codes: [RENAMED], update });
  await runJobs(kv);
  const query = { page: 1, per_page: 10, search: "Hidden" };
  const { data: [bob] } = await searchParcels(kv, query);
  return { ids: [id, bob!.id], applied, open, other, bulk, trash, late };
}

test.withJournal("erasing a parcel removes it from imports, files and jobs, and leaves other entries alone", async (kv) => {
  const left = await leaveTraces(kv);
  ok((await keysWithSecret(kv)).length > 10);
  for (const id of left.ids) await parcelTrash.purge(kv, id);
  await runJobs(kv);
  deepEqual(await keysWithSecret(kv), []);
  deepEqual(await findFaults(kv), []);
  deepEqual(await valuesBelow(kv, ["erased_parcels"]), []);

  const t = translator(LOCALES.en);
  const applied = await requireImport(kv, left.applied);
  deepEqual([applied.status, applied.parts], ["applied", 0]);
  await rejects(
    problemTable(kv, applied, { t, person: "ann" }),
    isAppError(422, "import.erased"),
  );
  for (const id of left.open) {
    const { status, failure } = await requireImport(kv, id);
    deepEqual([status, failure?.key], ["failed", "import.erased"]);
  }
  const other = await requireImport(kv, left.other);
  deepEqual([other.status, other.new, other.parts], ["checked", 1, 1]);

  const bulk = (await jobs.get(kv, left.bulk))!;
  deepEqual(
    (await listItems<unknown[]>(kv, bulk)).map(([row, code]) => [row, code]),
    [[0, "WB-9"], [1, "…"]],
  );
  const late = (await jobs.get(kv, left.late))!;
  const [problem] = await listProblems(kv, late, { from: 0, limit: 5 });
  deepEqual([problem!.row, problem!.code], [0, null]);

  const touched = (await valuesBelow<string[]>(kv, ["job_parcels"])).flat();
  deepEqual(touched.filter((id) => left.ids.includes(id)), []);
  ok(touched.length > 0);

  const { id } = await undoImport(kv, left.applied);
  await runJobs(kv);
  const undo = (await jobs.get(kv, id))!;
  deepEqual([undo.status, undo.done, undo.failed], ["done", 2, 2]);
  const problems = await listProblems(kv, undo, { from: 0, limit: 5 });
  deepEqual(
    problems.map(({ row, code, problem }) => [row, code, problem.key]),
    [[2, null, "import.gone"], [3, null, "import.gone"]],
  );
});

test("one job clears the traces of all waiting parcels, and the other jobs end immediately", async (kv) => {
  for (const { id } of await createParcels(kv, 120)) {
    await parcelTrash.purge(kv, id);
  }
  await runJobs(kv);
  deepEqual(await valuesBelow(kv, ["erased_parcels"]), []);
  const { data } = await jobs.list(kv, { page: 1, per_page: 500 });
  const traces = data.filter(({ kind }) => kind === "erase_traces");
  deepEqual(traces.map(({ status }) => status), Array(120).fill("done"));
});

/** Moves the last waiting parcel to the key that a slow clock would have given it. */
async function moveBack(kv: Kv): Promise<void> {
  const range = { prefix: ["erased_parcels"] };
  const [last] = await kv.list(range, { limit: 1, reverse: true });
  await kv.transact((tx) => {
    tx.delete(last!.key);
    tx.set(["erased_parcels", "0".repeat(26)], last!.value);
  });
}

test("a parcel that another instance erases during a walk is found by starting over", async (kv) => {
  const codes = ["HUSH-1", "WB-1"];
  const parcels = [];
  for (const tracking_code of codes) {
    parcels.push(await makeParcel(kv, { tracking_code }));
    const update = { status: "In transit" };
    await startBulk(kv, { codes: [tracking_code], update });
    await runJobs(kv);
  }
  const [early, late] = parcels;
  await parcelTrash.purge(kv, late!.id);
  const kind = tracesKind(kv, NOUNS) as JobKind;
  const held: string[] = [];
  const erase_traces: JobKind = {
    ...kind,
    async act(job) {
      const [walking] = held;
      held.push(job.id);
      if (job.id !== walking) {
        // The other job ends first.
        while (walking && (await jobs.get(kv, walking))!.next_at !== null) {
          await delay(1);
        }
      } else if (held.length === 2) {
        await parcelTrash.purge(kv, early!.id);
        await moveBack(kv);
      }
      return await kind.act!(job);
    },
  };
  await testRunner(kv, { erase_traces }).drain();
  equal(new Set(held).size, 2);
  deepEqual(await keysWithSecret(kv), []);
  deepEqual(await valuesBelow(kv, ["erased_parcels"]), []);
});

Deno.test("textOfPart() finds a text behind East Asian letters of which the second byte is ASCII", () => {
  const letters = { gb18030: [0x8b, 0x41], big5: [0xa5, 0x7c] };
  const others = { shift_jis: [0x83, 0x5c], "euc-kr": [0x81, 0x41] };
  for (const [encoding, letter] of Object.entries({ ...letters, ...others })) {
    const cell = new TextEncoder().encode("erika@hidden.example");
    const part = Uint8Array.from([...letter, ...cell]);
    const whole = new TextDecoder(encoding).decode(part);
    ok(textOfPart(part).split("\n").includes(whole), encoding);
  }
});
