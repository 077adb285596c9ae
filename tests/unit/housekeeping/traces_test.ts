import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { delay } from "deno-std/async/delay.js";
import { tracesKind } from "@/lib/housekeeping/traces.ts";
import { problemTable } from "@/lib/imports/show.ts";
import {
  applyImport,
  createImport,
  importKinds,
  requireImport,
  undoImport,
} from "@/lib/imports/imports.ts";
import { textOfPart } from "@/lib/imports/import.ts";
import { recordErasureKind } from "@/lib/journal/erasure.ts";
import { JOURNAL } from "@/lib/journal/entries.ts";
import { listItems } from "@/lib/jobs/parts.ts";
import { jobs, listProblems } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { bulkKind, startBulk } from "@/lib/bulk/bulk.ts";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { eraseParcel } from "@/lib/parcels/trash.ts";
import { startTrash, trashKinds } from "@/lib/bulk/trash.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { UploadedFile } from "@/lib/photos/limits.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { isAppError, memoryKv, parcelInput } from "../../helpers/domain.ts";
import { findFaults } from "../../helpers/integrity.ts";
import { testRunner } from "../../helpers/jobs.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";

const FIRST = "HUSH-1001";
const RENAMED = "HUSH-2002";

/** Texts that lead to the parcels or their people. */
const SECRET = /hush|erika|hidden/i;

/** Returns the keys whose names or values say something of the parcels. */
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
  return testRunner(
    kv,
    ...[...importKinds(kv), bulkKind(kv), ...trashKinds(kv)],
    ...[recordErasureKind(kv), tracesKind(kv)],
  ).drain();
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Encodes in UTF-16. */
function wide(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from(text, (char) => char.charCodeAt(0));
  return new Uint8Array(units.buffer);
}

async function imported(kv: Kv, bytes: Uint8Array<ArrayBuffer>) {
  const file = new UploadedFile("a.csv", bytes);
  const { id } = await createImport(kv, { file });
  await runJobs(kv);
  return id;
}

const HEAD = "Code;Reference;Recipient;Destination;Weight\r\n";

/** Leaves traces of two parcels in imports and jobs; returns the ids of both and of what has the traces. */
async function leaveTraces(kv: Kv) {
  const { id } = await createParcel(
    kv,
    parcelInput({
      ...{ tracking_code: FIRST, recipient_name: "Erika" },
      reference: "PO-77",
    }),
  );
  await updateParcel(kv, { id, tracking_code: RENAMED });
  const applied = await imported(
    kv,
    bytesOf(`${HEAD}hush 1o01;;;;3 kg\r\n;;Bob Hidden;Nantes;\r\n`),
  );
  await applyImport(kv, { id: applied, skip_wrong: "no" });
  await runJobs(kv);
  const open = [
    await imported(kv, wide(`\ufeff${HEAD}${RENAMED};;Erika M.;;\r\n`)),
    await imported(kv, bytesOf(`${HEAD};po-77;Erika;;5 kg\r\n`)),
  ];
  const other = await imported(kv, bytesOf(`${HEAD}WB-1;;Ann;Brest;\r\n`));
  const update = { status: "In transit" };
  const codes = ["WB-9", RENAMED, FIRST];
  const { id: bulk } = await startBulk(kv, { codes, update });
  await runJobs(kv);
  const { id: trash } = await startTrash(kv, { codes: [RENAMED, "WB-9"] });
  await runJobs(kv);
  const { id: late } = await startBulk(kv, { codes: [RENAMED], update });
  await runJobs(kv);
  const { data: [bob] } = await searchParcels(kv, {
    ...{ page: 1, per_page: 10, search: "Hidden" },
  });
  return { ids: [id, bob!.id], applied, open, other, bulk, trash, late };
}

Deno.test("erasing a parcel for good leaves it in no import, file or job, and the other entries as they were", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const left = await leaveTraces(kv);
  ok((await keysWithSecret(kv)).length > 10);
  for (const id of left.ids) await eraseParcel(kv, id);
  await runJobs(kv);
  deepEqual(await keysWithSecret(kv), []);
  deepEqual(await findFaults(kv), []);
  deepEqual(await kv.list({ prefix: ["erased_parcels"] }, { limit: 1 }), []);

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
});

Deno.test("an import whose parcels are erased can be undone, and reports that they are gone", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { ids, applied } = await leaveTraces(kv);
  for (const id of ids) await eraseParcel(kv, id);
  await runJobs(kv);
  const { id } = await undoImport(kv, applied);
  await runJobs(kv);
  const job = (await jobs.get(kv, id))!;
  deepEqual([job.status, job.done, job.failed], ["done", 2, 2]);
  const problems = await listProblems(kv, job, { from: 0, limit: 5 });
  deepEqual(
    problems.map(({ row, code, problem }) => [row, code, problem.key]),
    [[2, null, "import.gone"], [3, null, "import.gone"]],
  );
});

Deno.test("one job looks for the traces of all parcels that wait, and the others end at once", async () => {
  using kv = await memoryKv();
  const parcels = [];
  for (let at = 0; at < 120; at++) {
    parcels.push(await createParcel(kv, parcelInput()));
  }
  for (const { id } of parcels) await eraseParcel(kv, id);
  await runJobs(kv);
  deepEqual(await kv.list({ prefix: ["erased_parcels"] }, { limit: 1 }), []);
  const { data } = await jobs.list(kv, { page: 1, per_page: 500 });
  const traces = data.filter(({ kind }) => kind === "erase_traces");
  equal(traces.length, 120);
  deepEqual(new Set(traces.map(({ status }) => status)), new Set(["done"]));
});

/** Moves the parcel that waits last to the place that a clock running behind would have put it in. */
async function moveBack(kv: Kv): Promise<void> {
  const range = { prefix: ["erased_parcels"] };
  const [last] = await kv.list(range, { limit: 1, reverse: true });
  await kv.transact((tx) => {
    tx.delete(last!.key);
    tx.set(["erased_parcels", "0".repeat(26)], last!.value);
  });
}

Deno.test("a parcel that another instance erases during a walk is looked for from the beginning", async () => {
  using kv = await memoryKv();
  const codes = ["HUSH-1", "WB-1"];
  const parcels = [];
  for (const tracking_code of codes) {
    parcels.push(await createParcel(kv, parcelInput({ tracking_code })));
    const update = { status: "In transit" };
    await startBulk(kv, { codes: [tracking_code], update });
    await runJobs(kv);
  }
  const [early, late] = parcels;
  await eraseParcel(kv, late!.id);
  const kind = tracesKind(kv) as JobKind;
  const held: string[] = [];
  await testRunner(kv, {
    ...kind,
    async act(job) {
      const [walking] = held;
      held.push(job.id);
      if (job.id !== walking) {
        // The other one ends first.
        while (walking && (await jobs.get(kv, walking))!.next_at !== null) {
          await delay(1);
        }
      } else if (held.length === 2) {
        await eraseParcel(kv, early!.id);
        await moveBack(kv);
      }
      return await kind.act!(job);
    },
  }).drain();
  equal(new Set(held).size, 2);
  deepEqual(await keysWithSecret(kv), []);
  deepEqual(await kv.list({ prefix: ["erased_parcels"] }, { limit: 1 }), []);
});
