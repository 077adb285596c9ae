import {
  deepEqual,
  equal,
  match,
  notEqual,
  ok,
  rejects,
} from "node:assert/strict";
import { changeFiles, storeFile } from "@/lib/photos/files.ts";
import { MAX_SIDE } from "@/lib/studio/photos.ts";
import { parcels, referenceKey } from "@/lib/parcels/store.ts";
import {
  createParcel,
  findTypedParcel,
  getParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { readCount } from "@/lib/store/counters.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";
import {
  allKeys,
  isAppError,
  makeEntry,
  makeParcel,
  memoryKv,
  parcelInput,
  runConcurrently,
  test,
  valuesBelow,
} from "../../helpers/domain.ts";
import { bucketOf, readMark } from "@/lib/parcels/changes.ts";

const taken = isAppError(422, "invalid.taken", "tracking_code");

async function idOf(kv: Kv, code: string): Promise<string | undefined> {
  return (await findTypedParcel(kv, code))?.found.parcel.id;
}

/** Keys of figures, of marks shared by several parcels and of clean-up jobs. */
const SHARED =
  /^(changes|erased_parcels|counters$|(counters\/)?jobs|jobs_due|parcel_(counts|events)|figures)\b/;

async function keysLeft(kv: Kv): Promise<string[]> {
  return (await allKeys(kv)).filter((key) => !SHARED.test(key));
}

/** Keys that remain of a parcel that takes several commits to erase. */
const LEFT = ["counters/parcels", "counters/trash_parcels"];

test.withClock("createParcel() returns the whole record, which is found by id and code", async ({ kv }) => {
  const fields = { tracking_code: "Way-12-ab", weight: "3 kg" };
  const parcel = await makeParcel(kv, fields);
  match(parcel.id, /^[0-9A-HJKMNP-TV-Z]{26}$/);
  deepEqual(parcel, {
    ...parcel,
    ...fields,
    image: null,
    map_zoom: null,
    show_map: "no",
    version: 1,
    created_at: "2026-11-20T15:45:00.000Z",
    updated_at: "2026-11-20T15:45:00.000Z",
  });
  deepEqual(await getParcel(kv, parcel.id), parcel);
  const typed = await findTypedParcel(kv, "way12AB");
  deepEqual(typed?.found, { parcel, history: [] });
});

test("findTypedParcel() ignores case, spaces and dashes in a code", async (kv) => {
  const { id } = await makeParcel(kv, { tracking_code: "AB-12-cd" });
  const long = "x".repeat(5_000);
  const codes = [
    "ab12cd",
    " AB 12 CD ",
    "a-b-1-2-c-d",
    "ＡＢ１２ＣＤ",
    "AB–12–CD",
  ];
  for (const code of codes) equal(await idOf(kv, code), id, code);
  for (
    const code of ["", "AB12C", "AB12CDE", "../../settings", "search", long]
  ) {
    equal(await findTypedParcel(kv, code), null, code);
  }
});

Deno.test("findTypedParcel() takes two round trips, the second for parcel and history together", async () => {
  const kinds: string[] = [];
  let isWatched = false;
  const both = Promise.withResolvers<void>();
  using kv = await memoryKv({
    faults: {
      before({ kind }) {
        if (!isWatched) return;
        kinds.push(kind);
        // The second read waits for the third, so the third must not wait for the second.
        if (kinds.length === 3) both.resolve();
        return kinds.length === 2 ? both.promise : undefined;
      },
    },
  });
  await makeParcel(kv, { tracking_code: "TRIPS" });
  isWatched = true;
  await findTypedParcel(kv, "TRIPS");
  deepEqual([kinds[0], kinds.slice(1).sort()], ["get", ["get", "list"]]);
});

test("exactly one of 100 concurrent creations of a code succeeds, in any notation", async (kv) => {
  const spellings = ["same-1", "SAME1", "s-a-m-e-1", "Same-1"];
  const { results, errors } = await runConcurrently(
    100,
    (n) => makeParcel(kv, { tracking_code: spellings[n % 4]! }),
  );
  equal(results.length, 1);
  ok(errors.every(taken));
  equal((await valuesBelow(kv, ["parcels"])).length, 1);
  equal(await readCount(kv, "parcels"), 1);
});

test("concurrent createParcel() calls with one request key create one parcel", async (kv) => {
  const input = parcelInput();
  const { results } = await runConcurrently(
    50,
    () => createParcel(kv, input, { requestKey: "form-1" }),
  );
  equal(results.length, 50);
  equal(new Set(results.map(({ id }) => id)).size, 1);
  equal(await readCount(kv, "parcels"), 1);
  await rejects(createParcel(kv, input, { requestKey: "form-2" }), taken);
});

Deno.test("retrying createParcel() with its request key completes a call whose response was lost", async () => {
  let answers = false;
  using kv = await memoryKv({
    deadlines: { read: 1_000, write: 20 },
    faults: {
      after: ({ kind }) =>
        kind === "commit" && !answers ? new Promise<void>(() => {}) : undefined,
    },
  });
  const input = parcelInput();
  await rejects(
    createParcel(kv, input, { requestKey: "key" }),
    isAppError(503),
  );
  answers = true;
  const parcel = await createParcel(kv, input, { requestKey: "key" });
  equal(await idOf(kv, input.tracking_code), parcel.id);
  equal(await readCount(kv, "parcels"), 1);
});

test("a map requires zoom and current position, and a point requires both coordinates", async (kv) => {
  const current = ["map_current_latitude", "map_current_longitude"];
  const required = (field: string) => ({ key: "invalid.required", field });
  const wrong: [fields: Partial<ParcelCreate>, problems: object[]][] = [
    [{ show_map: "yes" }, ["map_zoom", ...current].map(required)],
    [{ show_map: "yes", map_zoom: 3 }, current.map(required)],
  ];
  for (const place of ["current", "pickup", "destination"]) {
    const names = [`map_${place}_latitude`, `map_${place}_longitude`];
    for (const [other, field] of [names, names.toReversed()]) {
      const key = "invalid.together";
      wrong.push([{ [other!]: 1 }, [{ key, field, other }]]);
    }
  }
  for (const [fields, problems] of wrong) {
    await rejects(makeParcel(kv, fields), { problems });
  }
  deepEqual(await allKeys(kv), []);
  await makeParcel(kv, {
    show_map: "yes",
    map_zoom: 3,
    map_current_latitude: 0,
    map_current_longitude: 0,
  });
});

test("the cross-field rules apply to new and updated parcels", async (kv) => {
  const [day, before] = ["2026-11-20", "2026-11-19"];
  const min = { min_expected_delivery_date: day };
  const max = "max_expected_delivery_date";
  const isEarly = isAppError(422, "invalid.notBefore", max);
  await makeParcel(kv, { ...min, [max]: day });
  await rejects(makeParcel(kv, { ...min, [max]: before }), isEarly);
  const { id } = await makeParcel(kv, min);
  await rejects(updateParcel(kv, { id, [max]: before }), isEarly);
  const position = { map_current_latitude: 1, map_current_longitude: 2 };
  await updateParcel(kv, { id, map_zoom: 4, ...position });
  await updateParcel(kv, { id, show_map: "yes" });
  await rejects(
    updateParcel(kv, { id, map_zoom: null }),
    isAppError(422, "invalid.required", "map_zoom"),
  );
});

test.withClock("updateParcel() changes only the given fields, clears fields by null and increments the version for real changes", async ({ kv, clock }) => {
  const before = await makeParcel(kv, { weight: "1 kg", status: "Pending" });
  const { id } = before;
  clock.forward(1_000);
  const changes = { status: "In transit", weight: null };
  const parcel = {
    ...before,
    ...changes,
    version: 2,
    updated_at: "2026-11-20T15:45:01.000Z",
  };
  for (const changed of [true, false]) {
    deepEqual(await updateParcel(kv, { id, ...changes }), { parcel, changed });
    deepEqual(await getParcel(kv, id), parcel);
  }
});

test("updateParcel() rejects a stale version with 409 and an unknown id with 404", async (kv) => {
  const { id } = await makeParcel(kv);
  await updateParcel(kv, { id, weight: "1 kg", version: 1 });
  await rejects(
    updateParcel(kv, { id, weight: "2 kg", version: 1 }),
    isAppError(409, "error.conflict"),
  );
  equal((await getParcel(kv, id))?.weight, "1 kg");
  const unknown = ["01KAGZZZZZZZZZZZZZZZZZZZZZ", "nonsense", "x".repeat(300)];
  for (const id of unknown) {
    await rejects(
      updateParcel(kv, { id, weight: "1" }),
      isAppError(404, "error.parcelNotFound"),
    );
  }
});

test("200 concurrent updates of different fields lose nothing", async (kv) => {
  const { id } = await makeParcel(kv);
  const fields = [
    ...["recipient_name", "recipient_phone_number", "destination"],
    ...["current_location", "status", "weight", "shipped_via"],
    ...["sender_name", "pickup_location", "parcel_content"],
  ] as (keyof ParcelCreate)[];
  const { errors } = await runConcurrently(200, (n) => {
    const round = `round ${Math.floor(n / 10)}`;
    return updateParcel(kv, { id, [fields[n % 10]!]: round });
  });
  deepEqual(errors, []);
  const parcel = (await getParcel(kv, id))!;
  for (const field of fields) equal(parcel[field], "round 19");
  equal(parcel.version, 201);
});

test("a renamed parcel is found by its former codes, which stay taken", async (kv) => {
  const codes = ["FIRST-1", "SECOND-2"];
  const { id } = await makeParcel(kv, { tracking_code: codes[0]! });
  for (let turn = 1; turn < 60; turn++) {
    const tracking_code = codes[turn % 2]!;
    const { parcel } = await updateParcel(kv, { id, tracking_code });
    equal(parcel.tracking_code, tracking_code);
    ok(!("old_codes" in parcel));
  }
  const other = await makeParcel(kv);
  for (const tracking_code of ["first1", "SECOND-2"]) {
    equal(await idOf(kv, tracking_code), id);
    await rejects(makeParcel(kv, { tracking_code }), taken);
    await rejects(updateParcel(kv, { id: other.id, tracking_code }), taken);
  }
});

test("parcelTrash.purge() leaves only the count", async (kv) => {
  const { id } = await makeParcel(kv, {
    tracking_code: "GONE-1",
    status: "Pending",
  });
  await updateParcel(kv, { id, tracking_code: "GONE-2" });
  await updateParcel(kv, { id, tracking_code: "GONE-3" });
  for (let n = 0; n < 3; n++) await makeEntry(kv, id);
  await parcelTrash.purge(kv, id);
  deepEqual(await keysLeft(kv), ["counters/parcels"]);
  equal(await readCount(kv, "parcels"), 0);
  await rejects(
    parcelTrash.purge(kv, id),
    isAppError(404, "error.parcelNotFound"),
  );
  await makeParcel(kv, { tracking_code: "GONE-1" });
});

Deno.test("parcelTrash.purge() hides a parcel with a long history immediately, and a second call completes it", async () => {
  let commits = 0;
  let breaks = false;
  using kv = await memoryKv({
    faults: {
      before({ kind }) {
        if (kind !== "commit") return;
        commits += 1;
        if (breaks && commits === 2) throw new TypeError("disk I/O error");
      },
    },
  });
  const { id } = await makeParcel(kv);
  for (let n = 0; n < 650; n++) await makeEntry(kv, id);
  commits = 0;
  breaks = true;
  const mark = await readMark(kv, bucketOf(id));
  await rejects(parcelTrash.purge(kv, id), isAppError(503));
  // The parcel is never visible with an incomplete history.
  equal(await getParcel(kv, id), null);
  notEqual(await readMark(kv, bucketOf(id)), mark);
  await rejects(parcelTrash.restore(kv, id), isAppError(404));
  breaks = false;
  await parcelTrash.purge(kv, id);
  deepEqual(await keysLeft(kv), LEFT);
});

Deno.test("entries added while their parcel is being erased leave no orphans", async () => {
  for (let round = 0; round < 10; round++) {
    using kv = await memoryKv();
    const { id } = await makeParcel(kv);
    const { errors } = await runConcurrently<unknown>(
      11,
      (n) => n === 5 ? parcelTrash.purge(kv, id) : makeEntry(kv, id),
    );
    ok(errors.every(isAppError(404, "error.parcelNotFound")));
    deepEqual(await keysLeft(kv), ["counters/parcels"]);
  }
});

test("a parcel of maximum size can be erased", async (kv) => {
  const words = (letter: string) =>
    Array.from({ length: 70 }, (_, n) => `${letter}${n + 10}`).join(" ");
  const { id } = await makeParcel(kv, {
    recipient_name: words("a"),
    destination: words("b"),
    recipient_phone_number: [...Array(100).keys()].join(" "),
    recipient_email: "ada@example.com",
  });
  for (let i = 0; i <= 50; i++) {
    await updateParcel(kv, { id, tracking_code: `NAME-${i}` });
  }
  for (let i = 0; i < 600; i++) await makeEntry(kv, id);
  const whole = MAX_SIDE * MAX_SIDE * "rgba".length;
  const bytes = new Uint8Array(whole + 100_000);
  const added = await storeFile(kv, { type: "png", bytes });
  await kv.transact(async (tx) => {
    const before = await parcels.require(tx, id);
    await changeFiles(tx, { added, removed: null });
    parcels.save(tx, before, { image: added.name });
  });
  await parcelTrash.purge(kv, id);
  deepEqual(await keysLeft(kv), [...LEFT, "file_totals"]);
});

test("a parcel that was renamed 60 times keeps only its last codes and can be erased", async (kv) => {
  const { id } = await makeParcel(kv, { tracking_code: "NAME-0" });
  for (let i = 1; i <= 60; i++) {
    await updateParcel(kv, { id, tracking_code: `NAME-${i}` });
  }
  equal(await idOf(kv, "NAME-59"), id);
  equal(await idOf(kv, "NAME-0"), undefined);
  await parcelTrash.purge(kv, id);
  deepEqual(await valuesBelow(kv, ["parcels_by_code"]), []);
});

test("a parcel is indexed by its current reference, ignoring case", async (kv) => {
  const { id } = await makeParcel(kv, { reference: "PO 77/A" });
  const check = async (...references: string[]) => {
    const prefix = ["parcels_by_reference"];
    const entries = await kv.list({ prefix }, { limit: 10 });
    const keys = references.map((text) => [...referenceKey(text), id]);
    deepEqual(entries.map(({ key }) => key), keys);
  };
  await check("po 77/a ");
  await updateParcel(kv, { id, reference: "PO 78" });
  await check("po 78");
  await updateParcel(kv, { id, reference: null });
  await check();
  await updateParcel(kv, { id, reference: "PO 79" });
  await parcelTrash.purge(kv, id);
  await check();
});
