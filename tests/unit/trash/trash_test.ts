import { NOUNS } from "@/lib/site/nouns.ts";
import { COMMIT_LIMITS, CommitFull } from "@/lib/store/transaction.ts";
import { deepEqual, equal, notEqual, rejects } from "node:assert/strict";
import { sweepTrash } from "@/lib/housekeeping/retention.ts";
import { createActivity, deleteActivity } from "@/lib/parcels/activities.ts";
import {
  createParcel,
  findTypedParcel,
  getParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { createPage, pageTrash } from "@/lib/pages/pages.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { readCount } from "@/lib/store/counters.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  activityInput,
  isAppError,
  makeEntry,
  makeParcel,
  memoryKv,
  parcelInput,
  test,
} from "../../helpers/domain.ts";
import { findFaults } from "../../helpers/integrity.ts";
import { listParcels, searchParcels } from "@/lib/parcel_lists/list.ts";

const DAY_MS = 24 * 60 * 60_000;
const PAGE = { page: 1, per_page: 15 };
const ANN = {
  actor: { kind: "admin" as const, id: "ANN", name: "Ann" },
  request_id: null,
};
const missing = isAppError(404, "error.trashNotFound");

async function search(kv: Kv, search: string): Promise<number> {
  return (await searchParcels(kv, { ...PAGE, search })).total;
}

test.withJournal("a trashed parcel is found nowhere and restored unchanged", async (kv) => {
  const { id } = await makeParcel(kv, {
    tracking_code: "GONE-1",
    reference: "PO 1",
  });
  await updateParcel(kv, { id, tracking_code: "GONE-2", status: "Customs" });
  const entry = await makeEntry(kv, id);
  const before = await findTypedParcel(kv, "GONE-2");
  await parcelTrash.add(kv, id);
  equal(await getParcel(kv, id), null);
  for (const code of ["GONE-1", "GONE-2"]) {
    equal(await findTypedParcel(kv, code), null);
  }
  equal((await listParcels(kv, PAGE)).total, 0);
  equal(await search(kv, "customs") + await search(kv, "gone"), 0);
  equal(await readCount(kv, "parcels"), 0);
  const input = activityInput(id);
  await rejects(createActivity(kv, input), isAppError(404));
  await rejects(deleteActivity(kv, entry.id), isAppError(404));
  await rejects(updateParcel(kv, { id, weight: "1" }), isAppError(404));
  await rejects(
    parcelTrash.add(kv, id),
    isAppError(404, "error.parcelNotFound"),
  );
  deepEqual(await findFaults(kv), []);

  await parcelTrash.restore(kv, id);
  deepEqual(await findTypedParcel(kv, "GONE-2"), before);
  equal((await findTypedParcel(kv, "GONE-1"))?.found.parcel.id, id);
  equal(await search(kv, "customs"), 1);
  equal(await parcelTrash.count(kv), 0);
  await rejects(parcelTrash.restore(kv, id), missing);
  deepEqual(await findFaults(kv), []);
});

test("the codes of a trashed parcel, including former ones, stay taken until it is erased", async (kv) => {
  const { id } = await makeParcel(kv, { tracking_code: "TAKEN-1" });
  await updateParcel(kv, { id, tracking_code: "TAKEN-2" });
  const other = await makeParcel(kv);
  await parcelTrash.add(kv, id);
  const inTrash = isAppError(422, "invalid.codeInTrash", "tracking_code");
  for (const tracking_code of ["TAKEN-1", "taken2"]) {
    await rejects(makeParcel(kv, { tracking_code }), inTrash);
    await rejects(updateParcel(kv, { id: other.id, tracking_code }), inTrash);
  }
  await parcelTrash.erase(kv, id);
  await makeParcel(kv, { tracking_code: "TAKEN-1" });
  deepEqual(await findFaults(kv), []);
});

Deno.test("trashing a parcel while one is created with its code leaves exactly one parcel with the code", async () => {
  for (let round = 0; round < 10; round++) {
    using kv = await memoryKv();
    const tracking_code = "ONE-CODE";
    const { id } = await makeParcel(kv, { tracking_code });
    await Promise.allSettled([
      parcelTrash.add(kv, id),
      makeParcel(kv, { tracking_code }),
      parcelTrash.restore(kv, id),
    ]);
    equal(await readCount(kv, "parcels") + await parcelTrash.count(kv), 1);
    deepEqual(await findFaults(kv), []);
  }
});

Deno.test("a long history is trashed and restored in one commit each, and only a second call completes an interrupted erasure", async () => {
  let commits = 0;
  let breaks = false;
  using kv = await memoryKv({
    faults: {
      before({ kind }) {
        commits += +(kind === "commit");
        if (breaks && kind === "commit" && commits === 2) {
          throw new TypeError("disk I/O error");
        }
      },
    },
  });
  const { id, tracking_code } = await makeParcel(kv);
  for (let n = 0; n < 650; n++) await makeEntry(kv, id);
  commits = 0;
  await parcelTrash.add(kv, id);
  await parcelTrash.restore(kv, id);
  equal(commits, 2);
  deepEqual(await findFaults(kv), []);
  await parcelTrash.add(kv, id);
  [commits, breaks] = [0, true];
  await rejects(parcelTrash.erase(kv, id), isAppError(503));
  breaks = false;
  await rejects(parcelTrash.restore(kv, id), missing);
  notEqual(await parcelTrash.get(kv, id), null);
  await parcelTrash.purge(kv, id);
  equal(await parcelTrash.get(kv, id), null);
  await makeParcel(kv, { tracking_code });
  deepEqual(await findFaults(kv), []);
});

test.withClock("the trash lists records by deletion, newest first, with the actor and the day of erasure", async ({ kv, clock }) => {
  const ids: string[] = [];
  for (let n = 1; n <= 3; n++) {
    const input = parcelInput({ tracking_code: `TRASH-${n}` });
    ids.push((await createParcel(kv, input)).id);
  }
  for (const id of [ids[2]!, ids[0]!]) {
    clock.forward(1_000);
    await parcelTrash.add(kv.from(ANN), id);
  }
  const first = await parcelTrash.list(kv, { page: 1, per_page: 1 });
  equal(first.total, 2);
  equal(first.object, "trash");
  const now = clock.now();
  deepEqual(first.data, [{
    id: ids[0],
    noun: "parcels",
    about: "Ada Lovelace",
    label: "TRASH-1",
    deleted_at: now.toISOString(),
    deleted_by: ANN.actor,
    erased_on: new Date(now.getTime() + 30 * DAY_MS).toISOString().slice(0, 10),
  }]);
  const url = new URL(first.next_page_url!, "http://site");
  equal(url.pathname, "/api/trash");
  equal(url.searchParams.get("noun"), "parcels");
  const cursor = url.searchParams.get("cursor")!;
  const next = await parcelTrash.list(kv, { page: 2, per_page: 1, cursor });
  deepEqual(next.data.map(({ label }) => label), ["TRASH-3"]);
  equal(next.next_page_url, null);
});

test.withClock("sweepTrash() erases records of any noun after 30 days", async ({ kv, clock }) => {
  const old = await makeParcel(kv);
  const young = await makeParcel(kv);
  const page = await createPage(
    kv,
    pageCreate.parse({ title: "Rail", content: "By rail", icon: "folder" }),
    { language: "en" },
  );
  await parcelTrash.add(kv, old.id);
  await pageTrash.add(kv, page.id);
  clock.forward(DAY_MS);
  await parcelTrash.add(kv, young.id);
  clock.forward(29 * DAY_MS);
  equal(await sweepTrash(kv, NOUNS), 0);
  clock.forward(1);
  equal(await sweepTrash(kv, NOUNS), 2);
  equal(await pageTrash.count(kv), 0);
  const { data } = await parcelTrash.list(kv, PAGE);
  deepEqual(data.map(({ id }) => id), [young.id]);
  deepEqual(await findFaults(kv), []);
});

Deno.test("an erasure that exceeds a commit fails", async () => {
  using kv = await memoryKv({ limits: { ...COMMIT_LIMITS, writes: 42 } });
  const { id } = await makeParcel(kv);
  await rejects(parcelTrash.purge(kv, id), CommitFull);
});
