import {
  deepEqual,
  equal,
  match,
  notEqual,
  ok,
  rejects,
} from "node:assert/strict";
import { createActivity } from "@/lib/parcels/activities.ts";
import { changeFiles, storeFile } from "@/lib/photos/files.ts";
import { MAX_SIDE } from "@/lib/studio/picture.ts";
import {
  bucketOf,
  parcels,
  readMark,
  referenceKey,
} from "@/lib/parcels/store.ts";
import {
  createParcel,
  getParcel,
  getParcelWithHistory,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { eraseParcel, parcelTrash } from "@/lib/parcels/trash.ts";
import { readCount } from "@/lib/store/counters.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";
import {
  activityInput,
  allKeys,
  Clock,
  isAppError,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";

const taken = isAppError(422, "invalid.taken", "tracking_code");

async function idOf(kv: Kv, code: string): Promise<string | undefined> {
  return (await getParcelWithHistory(kv, code))?.parcel.id;
}

/** Returns the keys that are left, without marks of changes, which each stand for many parcels, and what jobs have still to clear. */
async function keysLeft(kv: Kv): Promise<string[]> {
  const keys = await allKeys(kv);
  return keys.filter((key) =>
    !/^(changes|erased_parcels|counters$|(counters\/)?jobs|jobs_due|parcel_(counts|events)|figures)\b/
      .test(key)
  );
}

/** What is left of a parcel that took several commits to erase. */
const LEFT = ["counters/parcels", "counters/trash_parcels"];

Deno.test("createParcel() returns the whole record, which id and code find", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const parcel = await createParcel(
    kv,
    parcelInput({ tracking_code: "Way-12-ab", weight: "3 kg" }),
  );
  match(parcel.id, /^[0-9A-HJKMNP-TV-Z]{26}$/);
  equal(parcel.tracking_code, "Way-12-ab");
  equal(parcel.weight, "3 kg");
  equal(parcel.image, null);
  equal(parcel.map_zoom, null);
  equal(parcel.show_map, "no");
  equal(parcel.version, 1);
  equal(parcel.created_at, "2026-11-20T15:45:00.000Z");
  equal(parcel.updated_at, parcel.created_at);
  deepEqual(await getParcel(kv, parcel.id), parcel);
  deepEqual(await getParcelWithHistory(kv, "way12AB"), { parcel, history: [] });
});

Deno.test("getParcelWithHistory() ignores case, spaces and dashes of a code", async () => {
  using kv = await memoryKv();
  const { id } = await createParcel(
    kv,
    parcelInput({ tracking_code: "AB-12-cd" }),
  );
  for (
    const code of [
      "ab12cd",
      " AB 12 CD ",
      "a-b-1-2-c-d",
      "ＡＢ１２ＣＤ",
      "AB–12–CD",
    ]
  ) {
    equal(await idOf(kv, code), id, code);
  }
  for (
    const code of [
      "",
      "AB12C",
      "AB12CDE",
      "../../settings",
      "search",
      "x".repeat(5_000),
    ]
  ) {
    equal(await getParcelWithHistory(kv, code), null, code);
  }
});

Deno.test("getParcelWithHistory() needs two round trips: the code, then parcel and history at once", async () => {
  const kinds: string[] = [];
  let isWatched = false;
  const both = Promise.withResolvers<void>();
  using kv = await memoryKv({
    faults: {
      before({ kind }) {
        if (!isWatched) return;
        kinds.push(kind);
        // The second waits for the third, which must not wait for the second.
        if (kinds.length === 3) both.resolve();
        return kinds.length === 2 ? both.promise : undefined;
      },
    },
  });
  await createParcel(kv, parcelInput({ tracking_code: "TRIPS" }));
  isWatched = true;
  await getParcelWithHistory(kv, "TRIPS");
  deepEqual([kinds[0], kinds.slice(1).sort()], ["get", ["get", "list"]]);
});

Deno.test("of 100 parallel creates of one code, however written, exactly one succeeds", async () => {
  using kv = await memoryKv();
  const spellings = ["same-1", "SAME1", "s-a-m-e-1", "Same-1"];
  const creates = Array.from(
    { length: 100 },
    (_, n) =>
      createParcel(kv, parcelInput({ tracking_code: spellings[n % 4]! })),
  );
  const results = await Promise.allSettled(creates);
  equal(results.filter(({ status }) => status === "fulfilled").length, 1);
  for (const result of results) {
    if (result.status === "rejected") ok(taken(result.reason));
  }
  equal((await kv.list({ prefix: ["parcels"] }, { limit: 10 })).length, 1);
  equal(await readCount(kv, "parcels"), 1);
});

Deno.test("createParcel() with the same request key makes one parcel, also in parallel", async () => {
  using kv = await memoryKv();
  const input = parcelInput();
  const creates = Array.from(
    { length: 50 },
    () => createParcel(kv, input, { requestKey: "form-1" }),
  );
  const parcels = await Promise.all(creates);
  equal(new Set(parcels.map(({ id }) => id)).size, 1);
  equal(await readCount(kv, "parcels"), 1);
  await rejects(createParcel(kv, input, { requestKey: "form-2" }), taken);
});

Deno.test("createParcel() whose answer was lost is finished by a retry with its request key", async () => {
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

Deno.test("a map needs its zoom and the current position, and a place both of its numbers", async () => {
  using kv = await memoryKv();
  const bad: [Partial<ParcelCreate>, string[]][] = [
    [{ show_map: "yes" }, [
      "map_zoom",
      "map_current_latitude",
      "map_current_longitude",
    ]],
    [{ show_map: "yes", map_zoom: 3 }, [
      "map_current_latitude",
      "map_current_longitude",
    ]],
  ];
  for (const [fields, missing] of bad) {
    const attempt = createParcel(kv, parcelInput(fields));
    await rejects(attempt, (error: { problems: unknown }) => {
      deepEqual(
        error.problems,
        missing.map((field) => ({ key: "invalid.required", field })),
      );
      return true;
    });
  }
  for (const place of ["current", "pickup", "destination"]) {
    const [latitude, longitude] = [
      `map_${place}_latitude`,
      `map_${place}_longitude`,
    ];
    for (
      const [given, missing] of [[latitude, longitude], [longitude, latitude]]
    ) {
      const attempt = createParcel(kv, parcelInput({ [given!]: 1 }));
      await rejects(attempt, (error: { problems: unknown }) => {
        deepEqual(error.problems, [
          { key: "invalid.together", field: missing, other: given },
        ]);
        return true;
      });
    }
  }
  deepEqual(await allKeys(kv), []);
  await createParcel(
    kv,
    parcelInput({
      show_map: "yes",
      map_zoom: 3,
      map_current_latitude: 0,
      map_current_longitude: 0,
    }),
  );
});

Deno.test("the last day of delivery may not be before the first", async () => {
  using kv = await memoryKv();
  const days = (min: string, max: string) =>
    parcelInput({
      min_expected_delivery_date: min,
      max_expected_delivery_date: max,
    });
  await createParcel(kv, days("2026-11-20", "2026-11-20"));
  await rejects(
    createParcel(kv, days("2026-11-20", "2026-11-19")),
    isAppError(422, "invalid.notBefore", "max_expected_delivery_date"),
  );
});

Deno.test("updateParcel() changes the given fields alone, clears with null and counts the version", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const parcel = await createParcel(
    kv,
    parcelInput({ weight: "1 kg", status: "Pending" }),
  );
  clock.forward(1_000);
  const { parcel: after, changed } = await updateParcel(kv, {
    id: parcel.id,
    status: "In transit",
    weight: null,
  });
  equal(changed, true);
  deepEqual(after, {
    ...parcel,
    status: "In transit",
    weight: null,
    version: 2,
    updated_at: "2026-11-20T15:45:01.000Z",
  });
  deepEqual(await getParcel(kv, parcel.id), after);
});

Deno.test("updateParcel() without a change writes nothing and says so", async () => {
  using kv = await memoryKv();
  const parcel = await createParcel(kv, parcelInput({ weight: "1 kg" }));
  deepEqual(
    await updateParcel(kv, { id: parcel.id, weight: "1 kg" }),
    {
      parcel,
      changed: false,
    },
  );
});

Deno.test("updateParcel() refuses an older version with 409 and an unknown id with 404", async () => {
  using kv = await memoryKv();
  const { id } = await createParcel(kv, parcelInput());
  await updateParcel(kv, { id, weight: "1 kg", version: 1 });
  await rejects(
    updateParcel(kv, { id, weight: "2 kg", version: 1 }),
    isAppError(409, "error.conflict"),
  );
  equal((await getParcel(kv, id))?.weight, "1 kg");
  for (
    const unknown of ["01KAGZZZZZZZZZZZZZZZZZZZZZ", "nonsense", "x".repeat(300)]
  ) {
    await rejects(
      updateParcel(kv, { id: unknown, weight: "1" }),
      isAppError(404, "error.parcelNotFound"),
    );
  }
});

Deno.test("the rules between fields hold on the merged record", async () => {
  using kv = await memoryKv();
  const { id } = await createParcel(
    kv,
    parcelInput({ min_expected_delivery_date: "2026-11-20" }),
  );
  await rejects(
    updateParcel(kv, { id, max_expected_delivery_date: "2026-11-19" }),
    isAppError(422, "invalid.notBefore", "max_expected_delivery_date"),
  );
  await updateParcel(kv, {
    id,
    map_zoom: 4,
    map_current_latitude: 1,
    map_current_longitude: 2,
  });
  await updateParcel(kv, { id, show_map: "yes" });
  await rejects(
    updateParcel(kv, { id, map_zoom: null }),
    isAppError(422, "invalid.required", "map_zoom"),
  );
});

Deno.test("200 parallel updates of different fields lose nothing", async () => {
  using kv = await memoryKv();
  const { id } = await createParcel(kv, parcelInput());
  const fields = [
    "recipient_name",
    "recipient_phone_number",
    "destination",
    "current_location",
    "status",
    "weight",
    "shipped_via",
    "sender_name",
    "pickup_location",
    "parcel_content",
  ] as const;
  const updates = Array.from(
    { length: 200 },
    (_, n) =>
      updateParcel(kv, {
        id,
        [fields[n % 10]!]: `round ${Math.floor(n / 10)}`,
      }),
  );
  await Promise.all(updates);
  const parcel = (await getParcel(kv, id))!;
  for (const field of fields) equal(parcel[field], "round 19");
  equal(parcel.version, 201);
});

Deno.test("a changed code leads to the parcel, and the old one still does", async () => {
  using kv = await memoryKv();
  const { id } = await createParcel(
    kv,
    parcelInput({ tracking_code: "FIRST-1" }),
  );
  const { parcel } = await updateParcel(kv, { id, tracking_code: "SECOND-2" });
  equal(parcel.tracking_code, "SECOND-2");
  ok(!("old_codes" in parcel));
  for (const code of ["FIRST1", "SECOND2"]) equal(await idOf(kv, code), id);
  await rejects(
    createParcel(kv, parcelInput({ tracking_code: "first-1" })),
    taken,
  );
  await updateParcel(kv, { id, tracking_code: "FIRST-1" });
  equal(await idOf(kv, "SECOND2"), id);
});

Deno.test("updateParcel() may alternate between two codes, which both find the parcel", async () => {
  using kv = await memoryKv();
  const codes = ["FIRST-1", "SECOND-2"];
  const { id } = await createParcel(
    kv,
    parcelInput({ tracking_code: codes[0]! }),
  );
  for (let turn = 1; turn < 60; turn++) {
    await updateParcel(kv, { id, tracking_code: codes[turn % 2]! });
  }
  for (const code of codes) equal(await idOf(kv, code), id);
});

Deno.test("updateParcel() refuses the code of another parcel, also one it had before", async () => {
  using kv = await memoryKv();
  const other = await createParcel(
    kv,
    parcelInput({ tracking_code: "OTHER-1" }),
  );
  await updateParcel(kv, { id: other.id, tracking_code: "OTHER-2" });
  const { id } = await createParcel(kv, parcelInput());
  for (const code of ["other1", "OTHER-2"]) {
    await rejects(updateParcel(kv, { id, tracking_code: code }), taken);
  }
});

Deno.test("eraseParcel() leaves nothing of the parcel but the count", async () => {
  using kv = await memoryKv();
  const { id } = await createParcel(
    kv,
    parcelInput({ tracking_code: "GONE-1", status: "Pending" }),
  );
  await updateParcel(kv, { id, tracking_code: "GONE-2" });
  await updateParcel(kv, { id, tracking_code: "GONE-3" });
  for (let n = 0; n < 3; n++) await createActivity(kv, activityInput(id));
  await eraseParcel(kv, id);
  deepEqual(await keysLeft(kv), ["counters/parcels"]);
  equal(await readCount(kv, "parcels"), 0);
  await rejects(eraseParcel(kv, id), isAppError(404, "error.parcelNotFound"));
  await createParcel(kv, parcelInput({ tracking_code: "GONE-1" }));
});

Deno.test("eraseParcel() of a long history is a series that a second call finishes", async () => {
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
  const { id } = await createParcel(kv, parcelInput());
  for (let n = 0; n < 650; n++) await createActivity(kv, activityInput(id));
  commits = 0;
  breaks = true;
  const mark = await readMark(kv, bucketOf(id));
  await rejects(eraseParcel(kv, id), isAppError(503));
  // Nobody sees it with a part of its history.
  equal(await getParcel(kv, id), null);
  notEqual(await readMark(kv, bucketOf(id)), mark);
  await rejects(parcelTrash.restore(kv, id), isAppError(404));
  breaks = false;
  await eraseParcel(kv, id);
  deepEqual(await keysLeft(kv), LEFT);
});

Deno.test("entries that are added while their parcel is deleted leave no orphan", async () => {
  for (let round = 0; round < 10; round++) {
    using kv = await memoryKv();
    const { id } = await createParcel(kv, parcelInput());
    const adds = Array.from(
      { length: 10 },
      () => createActivity(kv, activityInput(id)),
    );
    const results = await Promise.allSettled([
      ...adds.slice(0, 5),
      eraseParcel(kv, id),
      ...adds.slice(5),
    ]);
    for (const result of results) {
      if (result.status === "rejected") {
        ok(isAppError(404, "error.parcelNotFound")(result.reason));
      }
    }
    deepEqual(await keysLeft(kv), ["counters/parcels"]);
  }
});

Deno.test("a parcel with all that it may have can be deleted", async () => {
  using kv = await memoryKv();
  const words = (letter: string) =>
    Array.from({ length: 70 }, (_, n) => `${letter}${n + 10}`).join(" ");
  const { id } = await createParcel(
    kv,
    parcelInput({
      recipient_name: words("a"),
      destination: words("b"),
      recipient_phone_number: [...Array(100).keys()].join(" "),
      recipient_email: "ada@example.com",
    }),
  );
  for (let i = 0; i <= 50; i++) {
    await updateParcel(kv, { id, tracking_code: `NAME-${i}` });
  }
  for (let i = 0; i < 600; i++) await createActivity(kv, activityInput(id));
  const whole = MAX_SIDE * MAX_SIDE * "rgba".length;
  const bytes = new Uint8Array(whole + 100_000);
  const added = await storeFile(kv, { type: "png", bytes });
  await kv.transact(async (tx) => {
    const before = await parcels.require(tx, id);
    await changeFiles(tx, { added, removed: null });
    parcels.save(tx, before, { image: added.name });
  });
  await eraseParcel(kv, id);
  deepEqual(await keysLeft(kv), [...LEFT, "file_totals"]);
});

Deno.test("a parcel that was renamed very often keeps its last codes, and can be deleted", async () => {
  using kv = await memoryKv();
  const { id } = await createParcel(
    kv,
    parcelInput({ tracking_code: "NAME-0" }),
  );
  for (let i = 1; i <= 60; i++) {
    await updateParcel(kv, { id, tracking_code: `NAME-${i}` });
  }
  equal(await idOf(kv, "NAME-59"), id);
  equal(await idOf(kv, "NAME-0"), undefined);
  await eraseParcel(kv, id);
  const left = await kv.list({ prefix: ["parcels_by_code"] }, { limit: 10 });
  equal(left.length, 0);
});

Deno.test("a parcel is found by its reference in any case, and no longer by a former one", async () => {
  using kv = await memoryKv();
  const prefix = ["parcels_by_reference"];
  const keys = async () =>
    (await kv.list({ prefix }, { limit: 10 })).map(({ key }) => key);
  const input = parcelInput({ reference: "PO 77/A" });
  const { id } = await createParcel(kv, input);
  deepEqual(await keys(), [[...referenceKey("po 77/a "), id]]);
  await updateParcel(kv, { id, reference: "PO 78" });
  deepEqual(await keys(), [[...prefix, "po 78", id]]);
  await updateParcel(kv, { id, reference: null });
  deepEqual(await keys(), []);
  await updateParcel(kv, { id, reference: "PO 79" });
  await eraseParcel(kv, id);
  deepEqual(await keys(), []);
});
