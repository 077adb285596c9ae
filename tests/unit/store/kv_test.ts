import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { FreezeError } from "@/lib/store/freeze.ts";
import type { Faults } from "../../helpers/faulty_store.ts";
import {
  memoryKv as memory,
  runConcurrently,
  test,
} from "../../helpers/domain.ts";
import { sharedStore } from "../../helpers/store.ts";
import { openKv } from "@/lib/store/open.ts";

const KEY = ["things", "a"];
const NEVER = new Promise<void>(() => {});

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function put(kv: Kv, value: unknown): Promise<void> {
  return kv.transact((tx) => tx.set(KEY, value));
}

/** Adds 1 to the value under a lock. */
function increment(kv: Kv): Promise<void> {
  return kv.transact(
    async (tx) => tx.set(KEY, (await tx.read<number>(KEY) ?? 0) + 1),
    { lock: "n" },
  );
}

function isUnavailable(key: string): (error: unknown) => boolean {
  return (error) =>
    error instanceof AppError && error.status === 503 &&
    error.problems[0]?.key === key &&
    error.headers["retry-after"] === "2";
}

function failWith(message: string): Faults {
  return {
    before() {
      throw new TypeError(message);
    },
  };
}

test("get() returns the value of a key, or null, even for texts too long for a key", async (kv) => {
  equal(await kv.get(KEY), null);
  await put(kv, { n: 1 });
  deepEqual(await kv.get(KEY), { n: 1 });
  equal(await kv.get(["parcels", "x".repeat(3_000)]), null);
  equal(await kv.get(["parcels", "€".repeat(600)]), null);
});

test("list() returns at most `limit` entries from either end", async (kv) => {
  await kv.transact((tx) => {
    for (const n of [1, 2, 3]) tx.set(["n", n], n);
  });
  for (const [reverse, values] of [[false, [1, 2]], [true, [3, 2]]] as const) {
    const entries = await kv.list({ prefix: ["n"] }, { limit: 2, reverse });
    deepEqual(entries.map(({ value }) => value), values);
  }
});

test("transact() loses none of 100 concurrent increments", async (kv) => {
  await runConcurrently(100, () => increment(kv));
  equal(await kv.get(KEY), 100);
});

test("transact() retries on conflicts and gives up with 503", async (kv) => {
  let runs = 0;
  const attempt = kv.transact(async (tx) => {
    const count = await tx.read<number>(KEY) ?? 0;
    runs += 1;
    // Another writer always commits first.
    await put(kv, count + 1);
    tx.set(KEY, -1);
  });
  await rejects(attempt, isUnavailable("error.busy"));
  equal(runs, 20);
  equal(await kv.get(KEY), 20);
});

/** The ways to read several keys in a transaction. */
const READS = {
  "read()": (tx: Transaction, keys: Key[]) =>
    Promise.all(keys.map((key) => tx.read(key))),
  "readMany()": (tx: Transaction, keys: Key[]) => tx.readMany(keys),
};

for (const [name, read] of Object.entries(READS)) {
  test(`transact() retries if any key of its ${name} has changed`, async (kv) => {
    const keys = [1, 2, 3].map((n) => ["n", n]);
    for (const changed of keys) {
      let runs = 0;
      await kv.transact(async (tx) => {
        runs += 1;
        await read(tx, keys);
        if (runs === 1) {
          await kv.transact((other) => other.set(changed, true));
        }
        tx.set(KEY, runs);
      });
      equal(runs, 2, changed.join());
      equal(await kv.get(KEY), 2);
    }
  });

  test(`a commit after ${name} is rejected during a freeze`, async (kv) => {
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

Deno.test("transact() sees its own writes and reads no key twice", async () => {
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

test("transact() writes nothing if its work throws", async (kv) => {
  const attempt = kv.transact((tx) => {
    tx.set(KEY, 1);
    return Promise.reject(new Error("no"));
  });
  await rejects(attempt, /no/);
  equal(await kv.get(KEY), null);
});

test("transact() rejects a tenth read, a value over 60 KiB, a 1001st write and over 80 KiB of keys", async (kv) => {
  const readMany = (count: number) =>
    kv.transact(async (tx) => {
      for (let n = 0; n < count; n++) await tx.read(["n", n]);
      tx.set(KEY, count);
    });
  const writeMany = (count: number, part: string) =>
    kv.transact((tx) => {
      for (let n = 0; n < count; n++) tx.set([part, n], 0);
    });
  await readMany(9);
  await put(kv, new Uint8Array(60 * 1024));
  const refused = [
    () => readMany(10),
    () => put(kv, "x".repeat(61_600)),
    () => put(kv, "ж".repeat(31_000)),
    () => writeMany(1_001, "n"),
    () => writeMany(50, "x".repeat(1_990)),
  ];
  for (const attempt of refused) await rejects(attempt(), RangeError);
});

test("work under one lock runs in sequence, even after a failure", async (kv) => {
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

Deno.test("if the store does not answer, work waiting for a lock fails together with the work that holds it", async () => {
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

Deno.test("an operation that times out throws a 503", async () => {
  using kv = await memory({
    deadlines: { read: 10, write: 10 },
    faults: { before: () => NEVER },
  });
  const list = kv.list({ prefix: [] }, { limit: 1 });
  for (const attempt of [kv.get(KEY), list, put(kv, 1)]) {
    await rejects(attempt, isUnavailable("error.busy"));
  }
});

Deno.test("a commit whose response is lost throws a 503, although it was written", async () => {
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
  // The deadline may pass before the store has started the commit.
  await committed.promise;
  equal(await kv.get(KEY), 1);
});

/** Opens a store that does not answer until `back` resolves; counts its requests. */
async function openSilent(clock: { ms: number }, back: Promise<void> = NEVER) {
  const counts = { asked: 0 };
  const kv = await memory({
    now: () => new Date(clock.ms),
    deadlines: { read: 5, write: 5 },
    faults: {
      before() {
        counts.asked += 1;
        return back;
      },
    },
  });
  return Object.assign(kv, { counts });
}

Deno.test("five unanswered operations open the circuit for two seconds, even if the clock is set back", async () => {
  const steps = [[[1_999, 5], [1, 6]], [[-5 * 3_600_000, 6]]];
  for (const moves of steps) {
    const clock = { ms: Date.UTC(2026, 10, 20) };
    using kv = await openSilent(clock);
    for (let count = 0; count < 6; count++) {
      await rejects(kv.get(KEY), isUnavailable("error.busy"));
    }
    equal(kv.counts.asked, 5);
    for (const [ms, asked] of moves) {
      clock.ms += ms!;
      await rejects(kv.get(KEY));
      equal(kv.counts.asked, asked);
    }
  }
});

Deno.test("an open circuit admits one operation every two seconds and closes at the first response, however late", async () => {
  const clock = { ms: 1_000_000 };
  const back = Promise.withResolvers<void>();
  using kv = await openSilent(clock, back.promise);
  for (let count = 0; count < 5; count++) await rejects(kv.get(KEY));
  for (let count = 1; count <= 3; count++) {
    clock.ms += 2_000;
    const list = kv.list({ prefix: [] }, { limit: 1 });
    const tries = await Promise.allSettled([list, put(kv, 1)]);
    ok(tries.every(({ status }) => status === "rejected"));
    equal(kv.counts.asked, 5 + count);
  }
  back.resolve();
  // The clock stands still, so only a closed circuit admits more requests.
  while (kv.counts.asked < 10) {
    await kv.get(KEY).catch(() => null);
    await sleep(0);
  }
});

Deno.test("five unanswered operations over more than ten seconds do not open the circuit", async () => {
  const clock = { ms: 1_000_000 };
  using kv = await openSilent(clock);
  for (let count = 0; count < 7; count++) {
    await rejects(kv.get(KEY));
    clock.ms += 2_501;
  }
  equal(kv.counts.asked, 7);
});

Deno.test("a locked database is retried up to twelve times", async () => {
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

Deno.test("no operation is retried after its deadline", async () => {
  const { random } = Math;
  // Removes the pause before a retry.
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

Deno.test("store failures are reported and become a 503 with a problem by kind of failure", async () => {
  const kinds: [string, string][] = [
    ["database or disk is full", "error.readOnly"],
    ["disk I/O error", "error.readOnly"],
    ["attempt to write a readonly database", "error.readOnly"],
    ["Can not write to a read-only database.", "error.readOnly"],
    ["database disk image is malformed", "error.busy"],
    ["Database closed", "error.busy"],
    ["error sending request for url", "error.busy"],
    // For example a partly overwritten value.
    ["could not deserialize value", "error.busy"],
  ];
  for (const [message, key] of kinds) {
    const reported: string[] = [];
    using kv = await memory({
      faults: failWith(message),
      onFailure: ({ kind }, error) =>
        reported.push(`${kind}: ${error.message}`),
    });
    await rejects(put(kv, 1), isUnavailable(key));
    deepEqual(reported, [`commit: ${message}`]);
  }
});

Deno.test("a store counts as read-only from a failed write until the next successful one", async () => {
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

test("tryWrite() changes nothing and throws if the store cannot save", async (kv) => {
  await kv.tryWrite();
  deepEqual(await kv.list({ prefix: [] }, { limit: 9 }), []);
  using full = await memory({
    faults: failWith("database or disk is full"),
  });
  await rejects(full.tryWrite(), isUnavailable("error.readOnly"));
});

Deno.test("errors that are not the store's are rethrown unchanged", async () => {
  using kv = await memory({ faults: failWith("x is not a function") });
  await rejects(kv.get(KEY), {
    name: "TypeError",
    message: "x is not a function",
  });
});

Deno.test("getMany() reads ten keys per request in order", async () => {
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

Deno.test("getCached() reads once and sees writes of this process immediately", async () => {
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

Deno.test("getCached() does not cache failures", async () => {
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

Deno.test("openKv() creates folder and files that other users cannot read", async () => {
  const root = await Deno.makeTempDir();
  const modeOf = async (path: string) => (await Deno.stat(path)).mode! & 0o777;
  const folder = `${root}/data/deep`;
  const kv = await openKv(`${folder}/waybill.kv`);
  try {
    equal(await modeOf(folder), 0o700);
    await Deno.chmod(folder, 0o755);
    await put(kv, 1);
    const files = Array.from(Deno.readDirSync(folder), ({ name }) => name);
    ok(files.length > 1, "its journal is next to it");
    for (const name of files) {
      equal(await modeOf(`${folder}/${name}`), 0o600, name);
    }
  } finally {
    kv.close();
    await Deno.remove(root, { recursive: true });
  }
});

Deno.test("concurrent increments by two processes are all kept, and a freeze applies to both", async () => {
  await using store = await sharedStore();
  using one = await openKv(store.path);
  using other = await openKv(store.path);
  await runConcurrently(50, (n) => increment(n % 2 === 0 ? one : other));
  equal(await one.get(KEY), 50);
  const held = await other.freeze(60_000);
  await rejects(put(one, 2), isUnavailable("error.readOnly"));
  await other.thaw(held);
});

Deno.test("a full disk fails one write, but not those that wait behind it", async () => {
  let isFull = true;
  const before = ({ kind }: { kind: string }) => {
    if (kind !== "commit" || !isFull) return;
    isFull = false;
    throw new TypeError("database or disk is full");
  };
  using kv = await memory({ faults: { before } });
  const writes = [1, 2].map((value) =>
    kv.transact((tx) => tx.set(KEY, value), { lock: "n" })
  );
  const [first, second] = await Promise.allSettled(writes);
  equal(first?.status, "rejected");
  equal(second?.status, "fulfilled");
  equal(await kv.get(KEY), 2);
});

test("freeze() rejects commits, including one in flight, until thaw()", async (kv) => {
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

Deno.test("a freeze expires, can be extended and has one owner", async () => {
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
