import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import { type Key, type Kv, openKv, type Transaction } from "@/lib/store/kv.ts";
import { FreezeError } from "@/lib/store/freeze.ts";
import type { Faults } from "../../helpers/faulty_store.ts";
import { memoryKv as memory } from "../../helpers/domain.ts";

const KEY = ["things", "a"];
const NEVER = new Promise<void>(() => {});

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function put(kv: Kv, value: unknown): Promise<void> {
  return kv.transact((tx) => Promise.resolve(tx.set(KEY, value)));
}

function isUnavailable(key: string): (error: unknown) => boolean {
  return (error) =>
    error instanceof AppError && error.status === 503 &&
    error.problems[0]?.key === key &&
    error.headers["retry-after"] === "2";
}

function failing(message: string): Faults {
  return {
    before() {
      throw new TypeError(message);
    },
  };
}

Deno.test("get() returns the value of a key, or null", async () => {
  using kv = await memory();
  equal(await kv.get(KEY), null);
  await put(kv, { n: 1 });
  deepEqual(await kv.get(KEY), { n: 1 });
});

Deno.test("list() returns at most `limit` entries, from either end", async () => {
  using kv = await memory();
  await kv.transact((tx) => {
    for (const n of [1, 2, 3]) tx.set(["n", n], n);
    return Promise.resolve();
  });
  const values = async (reverse: boolean) =>
    (await kv.list<number>({ prefix: ["n"] }, { limit: 2, reverse })).map((
      { value },
    ) => value);
  deepEqual(await values(false), [1, 2]);
  deepEqual(await values(true), [3, 2]);
});

Deno.test("transact() loses none of 100 parallel increments of one key", async () => {
  using kv = await memory();
  await Promise.all(
    Array.from(
      { length: 100 },
      () =>
        kv.transact(
          async (tx) => tx.set(KEY, (await tx.read<number>(KEY) ?? 0) + 1),
          { lock: "n" },
        ),
    ),
  );
  equal(await kv.get(KEY), 100);
});

Deno.test("transact() retries on a conflict, and gives up with 503", async () => {
  using kv = await memory();
  let runs = 0;
  const attempt = kv.transact(async (tx) => {
    const count = await tx.read<number>(KEY) ?? 0;
    runs += 1;
    // Another writer is faster every time.
    await put(kv, count + 1);
    tx.set(KEY, -1);
  });
  await rejects(attempt, isUnavailable("error.busy"));
  equal(runs, 20);
  equal(await kv.get(KEY), 20);
});

/** How a transaction may read several keys. */
const READS = {
  "read()": (tx: Transaction, keys: Key[]) =>
    Promise.all(keys.map((key) => tx.read(key))),
  "readMany()": (tx: Transaction, keys: Key[]) => tx.readMany(keys),
};

for (const [name, read] of Object.entries(READS)) {
  Deno.test(`transact() retries when any key of its ${name} has changed`, async () => {
    using kv = await memory();
    const keys = [1, 2, 3].map((n) => ["n", n]);
    for (const changed of keys) {
      let runs = 0;
      await kv.transact(async (tx) => {
        runs += 1;
        await read(tx, keys);
        if (runs === 1) {
          await kv.transact((other) =>
            Promise.resolve(other.set(changed, true))
          );
        }
        tx.set(KEY, runs);
      });
      equal(runs, 2, changed.join());
      equal(await kv.get(KEY), 2);
    }
  });

  Deno.test(`a commit after ${name} depends on the freeze, too`, async () => {
    using kv = await memory();
    let held = "";
    const underWay = kv.transact(async (tx) => {
      await read(tx, [["n", 1], ["n", 2]]);
      held ||= await kv.freeze(60_000);
      tx.set(KEY, 1);
    });
    await rejects(underWay, isUnavailable("error.readOnly"));
    equal(await kv.get(KEY), null);
    await kv.thaw(held);
  });
}

Deno.test("transact() sees what it has written, and reads no key twice", async () => {
  const asked: string[] = [];
  const faults: Faults = {
    before({ kind, keys }) {
      if (kind === "get" && keys.includes(KEY)) asked.push(kind);
    },
  };
  using kv = await memory({ faults });
  await put(kv, 1);
  const seen = await kv.transact(async (tx) => {
    const values = [await tx.read(KEY), await tx.read(KEY)];
    tx.set(KEY, 2);
    values.push(await tx.read(KEY));
    tx.delete(KEY);
    return [...values, await tx.read(KEY)];
  });
  deepEqual(seen, [1, 1, 2, null]);
  deepEqual(asked, ["get"]);
});

Deno.test("transact() writes nothing when its work throws", async () => {
  using kv = await memory();
  const attempt = kv.transact((tx) => {
    tx.set(KEY, 1);
    return Promise.reject(new Error("no"));
  });
  await rejects(attempt, /no/);
  equal(await kv.get(KEY), null);
});

Deno.test("transact() refuses an eleventh check, a value over 60 KiB and a 1001st write", async () => {
  using kv = await memory();
  await rejects(
    kv.transact((tx) =>
      Promise.all(Array.from({ length: 11 }, (_, n) => tx.read(["n", n])))
    ),
    RangeError,
  );
  await rejects(put(kv, "x".repeat(61_600)), RangeError);
  await rejects(put(kv, "ж".repeat(31_000)), RangeError);
  await put(kv, new Uint8Array(60 * 1024));
  const many = kv.transact((tx) => {
    for (let n = 0; n <= 1000; n++) tx.set(["n", n], 0);
    return Promise.resolve();
  });
  await rejects(many, RangeError);
});

Deno.test("work under one lock runs one after another, and a failure of one does not stop the next", async () => {
  using kv = await memory();
  const steps: string[] = [];
  const work = (name: string) =>
    kv.transact(async (tx) => {
      steps.push(`${name} begins`);
      await tx.read(KEY);
      steps.push(`${name} ends`);
      if (name === "a") throw new Error("a failed");
    }, { lock: "one" });
  const results = await Promise.allSettled([work("a"), work("b")]);
  deepEqual(results.map(({ status }) => status), ["rejected", "fulfilled"]);
  deepEqual(steps, ["a begins", "a ends", "b begins", "b ends"]);
});

Deno.test("work that waits behind a store that does not answer fails with the one in front", async () => {
  let asked = 0;
  using kv = await memory({
    deadlines: { read: 20, write: 20 },
    faults: {
      before() {
        asked += 1;
        return NEVER;
      },
    },
  });
  const work = () =>
    kv.transact(async (tx) => tx.set(KEY, await tx.read(KEY)), { lock: "one" });
  for (const attempt of [work(), work(), work()]) {
    await rejects(attempt, isUnavailable("error.busy"));
  }
  equal(asked, 1);
});

Deno.test("an operation that is not answered in time is a 503", async () => {
  using kv = await memory({
    deadlines: { read: 10, write: 10 },
    faults: { before: () => NEVER },
  });
  await rejects(kv.get(KEY), isUnavailable("error.busy"));
  await rejects(
    kv.list({ prefix: [] }, { limit: 1 }),
    isUnavailable("error.busy"),
  );
  await rejects(put(kv, 1), isUnavailable("error.busy"));
});

Deno.test("a commit whose answer is lost is a 503 although it was done", async () => {
  const committed = Promise.withResolvers<void>();
  using kv = await memory({
    deadlines: { read: 60_000, write: 10 },
    faults: {
      after({ kind }) {
        if (kind !== "commit") return;
        committed.resolve();
        return NEVER;
      },
    },
  });
  await rejects(put(kv, 1), isUnavailable("error.busy"));
  // The deadline may be over before the store has even begun.
  await committed.promise;
  equal(await kv.get(KEY), 1);
});

/** A store that never answers and has been asked six times: the last time in vain. */
async function openCircuit(clock: { ms: number }) {
  const counts = { asked: 0 };
  const kv = await memory({
    now: () => new Date(clock.ms),
    deadlines: { read: 5, write: 5 },
    faults: {
      before() {
        counts.asked += 1;
        return NEVER;
      },
    },
  });
  for (let count = 0; count < 6; count++) {
    await rejects(kv.get(KEY), isUnavailable("error.busy"));
  }
  equal(counts.asked, 5);
  return { kv, counts };
}

Deno.test("five unanswered operations open the circuit for two seconds", async () => {
  const clock = { ms: 1_000_000 };
  const { kv, counts } = await openCircuit(clock);
  using _ = kv;
  clock.ms += 1_999;
  await rejects(kv.get(KEY));
  equal(counts.asked, 5);
  clock.ms += 1;
  await rejects(kv.get(KEY));
  equal(counts.asked, 6);
});

Deno.test("a clock that is set back does not keep the circuit open", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  const { kv, counts } = await openCircuit(clock);
  using _ = kv;
  clock.ms -= 5 * 3_600_000;
  await rejects(kv.get(KEY));
  equal(counts.asked, 6);
});

Deno.test("behind an open circuit one operation every two seconds is tried, until the store answers, however late", async () => {
  let now = 1_000_000;
  let asked = 0;
  const back = Promise.withResolvers<void>();
  const before = () => {
    asked += 1;
    return back.promise;
  };
  using kv = await memory({
    now: () => new Date(now),
    deadlines: { read: 5, write: 5 },
    faults: { before },
  });
  for (let count = 0; count < 5; count++) await rejects(kv.get(KEY));
  for (let count = 1; count <= 3; count++) {
    now += 2_000;
    const tries = await Promise.allSettled([
      kv.list({ prefix: [] }, { limit: 1 }),
      put(kv, 1),
    ]);
    equal(tries.every(({ status }) => status === "rejected"), true);
    equal(asked, 5 + count);
  }
  back.resolve();
  // The clock stands still: whatever is asked now goes through a closed circuit, answered within 5 ms or not.
  while (asked < 10) {
    await kv.get(KEY).catch(() => null);
    await new Promise((next) => setTimeout(next));
  }
});

Deno.test("five unanswered operations in more than ten seconds leave the circuit closed", async () => {
  let now = 1_000_000;
  let asked = 0;
  const before = () => {
    asked += 1;
    return NEVER;
  };
  using kv = await memory({
    now: () => new Date(now),
    deadlines: { read: 5, write: 5 },
    faults: { before },
  });
  for (let count = 0; count < 7; count++) {
    await rejects(kv.get(KEY));
    now += 2_501;
  }
  equal(asked, 7);
});

Deno.test("a locked database is tried again up to twelve times", async () => {
  let failures = 12;
  const before = () => {
    if (failures-- > 0) throw new TypeError("database is locked");
  };
  using kv = await memory({ faults: { before } });
  await put(kv, 1);
  equal(await kv.get(KEY), 1);
  failures = 13;
  await rejects(kv.get(KEY), isUnavailable("error.busy"));
});

Deno.test("no operation is retried after its caller's deadline", async () => {
  const { random } = Math;
  // No pause before a retry.
  Math.random = () => 0;
  try {
    let underWay = 0;
    let tries = 0;
    using kv = await memory({
      deadlines: { read: 1_000, write: 50 },
      faults: {
        async before({ kind }) {
          if (kind !== "commit") return;
          tries += 1;
          underWay += 1;
          await sleep(30);
          underWay -= 1;
          throw new TypeError("database is locked");
        },
      },
    });
    await rejects(put(kv, 1), isUnavailable("error.busy"));
    const begun = tries;
    while (underWay > 0) await sleep(1);
    await sleep(5);
    equal(tries, begun);
    equal(await kv.get(KEY), null);
  } finally {
    Math.random = random;
  }
});

Deno.test("failures of the store become a 503 of the right kind and are reported", async () => {
  const kinds: [string, string][] = [
    ["database or disk is full", "error.readOnly"],
    ["disk I/O error", "error.readOnly"],
    ["attempt to write a readonly database", "error.readOnly"],
    ["Can not write to a read-only database.", "error.readOnly"],
    ["database disk image is malformed", "error.busy"],
    ["Database closed", "error.busy"],
    ["error sending request for url", "error.busy"],
    // A value of which a part was overwritten.
    ["could not deserialize value", "error.busy"],
  ];
  for (const [message, key] of kinds) {
    const reported: string[] = [];
    using kv = await memory({
      faults: failing(message),
      onFailure: ({ kind }, error) =>
        reported.push(`${kind}: ${error.message}`),
    });
    await rejects(put(kv, 1), isUnavailable(key));
    deepEqual(reported, [`commit: ${message}`]);
  }
});

Deno.test("a store is read-only from the write that it refuses until it takes one again", async () => {
  let problem = "";
  using kv = await memory({
    faults: {
      before({ kind }) {
        if (kind === "commit" && problem) throw new TypeError(problem);
      },
    },
  });
  await put(kv, 1);
  equal(await kv.isReadOnly(), false);
  problem = "error sending request for url";
  await rejects(put(kv, 2));
  equal(await kv.isReadOnly(), false);
  problem = "database or disk is full";
  equal(await kv.isReadOnly(), false);
  await rejects(put(kv, 2));
  equal(await kv.isReadOnly(), true);
  problem = "";
  equal(await kv.isReadOnly(), false);
  equal(await kv.get(KEY), 1);
});

Deno.test("tryWrite() changes nothing, and is refused where nothing can be saved", async () => {
  using kv = await memory();
  await kv.tryWrite();
  deepEqual(await kv.list({ prefix: [] }, { limit: 9 }), []);
  using full = await memory({ faults: failing("database or disk is full") });
  await rejects(full.tryWrite(), isUnavailable("error.readOnly"));
});

Deno.test("a bug stays an error", async () => {
  using kv = await memory({ faults: failing("x is not a function") });
  await rejects(kv.get(KEY), {
    name: "TypeError",
    message: "x is not a function",
  });
});

Deno.test("getMany() reads ten keys a request, and keeps their order", async () => {
  const reads: number[] = [];
  using kv = await memory({
    faults: {
      before: ({ kind, keys }) =>
        void (kind === "get" && reads.push(keys.length)),
    },
  });
  await put(kv, "there");
  const keys = Array.from(
    { length: 12 },
    (_, n) => n === 5 ? KEY : ["none", n],
  );
  const values = await kv.getMany(keys);
  deepEqual(values, keys.map((key) => key === KEY ? "there" : null));
  deepEqual(reads, [10, 2]);
});

Deno.test("get() returns null for a text that is too long for a key", async () => {
  using kv = await memory();
  equal(await kv.get(["parcels", "x".repeat(3_000)]), null);
  equal(await kv.get(["parcels", "€".repeat(600)]), null);
});

Deno.test("getCached() reads once, and sees this process's own writes at once", async () => {
  let reads = 0;
  using kv = await memory({
    faults: { before: ({ kind }) => void (kind === "get" && reads++) },
  });
  await put(kv, 1);
  for (let count = 0; count < 3; count++) equal(await kv.getCached(KEY), 1);
  equal(reads, 1);
  await put(kv, 2);
  equal(await kv.getCached(KEY), 2);
});

Deno.test("getCached() does not cache a value read during a change", async () => {
  using kv = await memory({
    faults: {
      before: ({ kind }) =>
        kind === "commit" && racing
          ? void (seen = kv.getCached(KEY))
          : undefined,
    },
  });
  let racing = false;
  let seen: Promise<unknown> = Promise.resolve();
  await put(kv, 1);
  racing = true;
  await put(kv, 2);
  ok([1, 2].includes(await seen as number));
  equal(await kv.getCached(KEY), 2);
});

Deno.test("getCached() does not remember a failure", async () => {
  let fails = true;
  using kv = await memory({
    faults: {
      before() {
        if (fails) throw new TypeError("disk I/O error");
      },
    },
  });
  await rejects(kv.getCached(KEY));
  fails = false;
  equal(await kv.getCached(KEY), null);
});

Deno.test("openKv() makes the folder of the file, closed to other users", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const kv = await openKv(`${folder}/data/deep/waybill.kv`);
    kv.close();
    const { mode } = await Deno.stat(`${folder}/data/deep`);
    equal((mode ?? 0) & 0o777, 0o700);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("openKv() makes a file that no other user can read, in an open folder too", async () => {
  const folder = await Deno.makeTempDir();
  const kv = await openKv(`${folder}/waybill.kv`);
  try {
    await Deno.chmod(folder, 0o755);
    await kv.transact((tx) => Promise.resolve(tx.set(["a"], 1)));
    const files = Array.from(Deno.readDirSync(folder), ({ name }) => name);
    ok(files.length > 1, "its journal is beside it");
    for (const name of files) {
      const { mode } = await Deno.stat(`${folder}/${name}`);
      equal((mode ?? 0) & 0o777, 0o600, name);
    }
  } finally {
    kv.close();
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("two processes' handles on one file lose no increment", async () => {
  const folder = await Deno.makeTempDir();
  const handles = await Promise.all(
    [1, 2].map(() => openKv(`${folder}/waybill.kv`)),
  );
  try {
    await Promise.all(
      handles.flatMap((kv) =>
        Array.from(
          { length: 25 },
          () =>
            kv.transact(
              async (tx) => tx.set(KEY, (await tx.read<number>(KEY) ?? 0) + 1),
              { lock: "n" },
            ),
        )
      ),
    );
    equal(await handles[0]!.get(KEY), 50);
  } finally {
    for (const kv of handles) kv.close();
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a full disk fails its operation, not those waiting", async () => {
  let isFull = true;
  const before = ({ kind }: { kind: string }) => {
    if (kind !== "commit" || !isFull) return;
    isFull = false;
    throw new TypeError("database or disk is full");
  };
  using kv = await memory({ faults: { before } });
  const writes = [1, 2].map((value) =>
    kv.transact((tx) => Promise.resolve(tx.set(KEY, value)), { lock: "n" })
  );
  const [first, second] = await Promise.allSettled(writes);
  equal(first?.status, "rejected");
  equal(second?.status, "fulfilled");
  equal(await kv.get(KEY), 2);
});

Deno.test("transact() refuses more than 80 KiB of keys", async () => {
  using kv = await memory();
  await rejects(
    kv.transact((tx) => {
      for (let i = 0; i < 50; i++) tx.delete(["x".repeat(1_990), String(i)]);
      return Promise.resolve();
    }),
    RangeError,
  );
});

Deno.test("transact() reads nine keys at most, on every backend", async () => {
  using kv = await memory();
  const readMany = (count: number) =>
    kv.transact(async (tx) => {
      for (let n = 0; n < count; n++) await tx.read(["n", n]);
      tx.set(KEY, count);
    });
  await readMany(9);
  await rejects(readMany(10), RangeError);
});

Deno.test("freeze() refuses every commit, also one under way, until thaw()", async () => {
  using kv = await memory();
  await put(kv, 1);
  let held = "";
  const underWay = kv.transact(async (tx) => {
    held ||= await kv.freeze(60_000);
    tx.set(KEY, 2);
  });
  await rejects(underWay, isUnavailable("error.readOnly"));
  await rejects(put(kv, 3), isUnavailable("error.readOnly"));
  equal(await kv.isReadOnly(), true);
  equal(await kv.get(KEY), 1);
  await kv.thaw(held);
  equal(await kv.isReadOnly(), false);
  await put(kv, 4);
  equal(await kv.get(KEY), 4);
});

Deno.test("a freeze holds in every process on the store", async () => {
  const folder = await Deno.makeTempDir();
  const [one, other] = [
    await openKv(`${folder}/a.kv`),
    await openKv(`${folder}/a.kv`),
  ];
  try {
    await put(one, 1);
    const held = await other.freeze(60_000);
    await rejects(put(one, 2), isUnavailable("error.readOnly"));
    await other.thaw(held);
  } finally {
    one.close();
    other.close();
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a freeze expires, can be prolonged, and has one owner", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  using kv = await memory({ now: () => new Date(clock.ms) });
  const held = await kv.freeze(1_000);
  await rejects(kv.freeze(1_000), FreezeError);
  clock.ms += 900;
  const prolonged = await kv.freeze(1_000, held);
  await rejects(kv.freeze(1_000, held), FreezeError);
  clock.ms += 999;
  await rejects(put(kv, 1), isUnavailable("error.readOnly"));
  clock.ms += 1;
  await put(kv, 1);
  await rejects(kv.freeze(1_000, prolonged), FreezeError);
  const next = await kv.freeze(1_000);
  await kv.thaw(prolonged);
  await rejects(put(kv, 2), isUnavailable("error.readOnly"));
  await kv.thaw(next);
});
