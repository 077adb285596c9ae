import { openKv } from "@/lib/store/open.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { delay } from "deno-std/async/delay.js";
import { AppError } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { dumpStore } from "@/lib/tasks/dump.ts";
import { loadStore } from "@/lib/tasks/load.ts";
import { Denokv, denokvTest as test } from "../helpers/denokv.ts";
import { loseResponses, refuseCommits, Remote } from "../helpers/kv_proxy.ts";
import { TempFolder } from "../helpers/temp_folder.ts";

const KEY = ["things", "a"];

function put(kv: Kv, value: unknown): Promise<void> {
  return kv.transact((tx) => Promise.resolve(tx.set(KEY, value)));
}

/** Increments a counter and writes a record of it under a unique key, with a delay after reading. */
function add(kv: Kv, ms: number): Promise<number> {
  return kv.transact(async (tx) => {
    const count = (await tx.read<number>(KEY) ?? 0) + 1;
    await delay(ms);
    tx.set(KEY, count);
    tx.set(["made", crypto.randomUUID()], count);
    return count;
  });
}

function listAll<T>(kv: Kv, noun: string) {
  return kv.list<T>({ prefix: [noun] }, { limit: 2_000 });
}

function isUnavailable(key: string): (error: unknown) => boolean {
  return (error) =>
    error instanceof AppError && error.status === 503 &&
    error.problems[0]?.key === key;
}

test("denokv accepts the largest commits that a transaction allows", async () => {
  await using remote = await Remote.open();
  await remote.kv.transact(async (tx) => {
    for (let n = 0; n < 9; n++) await tx.read(["read", n]);
    for (let n = 0; n < 999; n++) tx.set(["many", "x".repeat(60), n], n);
  });
  await remote.kv.transact((tx) => {
    for (let n = 0; n < 13; n++) tx.set(["large", n], new Uint8Array(61_440));
    return Promise.resolve();
  });
  equal((await listAll(remote.kv, "many")).length, 999);
  equal((await listAll(remote.kv, "large")).length, 13);
});

test("a list longer than denokv's batch is complete in both directions", async () => {
  await using remote = await Remote.open();
  for (let from = 0; from < 1_100; from += 550) {
    await remote.kv.transact((tx) => {
      for (let n = from; n < from + 550; n++) tx.set(["n", n], n);
      return Promise.resolve();
    });
  }
  for (const reverse of [false, true]) {
    const entries = await remote.kv.list<number>({ prefix: ["n"] }, {
      limit: 1_050,
      reverse,
    });
    deepEqual(
      entries.map(({ value }) => value),
      Array.from({ length: 1_050 }, (_, n) => reverse ? 1_099 - n : n),
    );
  }
});

test("a rejected commit becomes a 503 with the right problem, and a violated limit is reported as a bug", async () => {
  const reported: string[] = [];
  await using denied = await Remote.open({
    intercept: refuseCommits(401, "Invalid access token."),
    onFailure: ({ kind }) => reported.push(kind),
  });
  await rejects(put(denied.kv, 1), isUnavailable("error.busy"));
  deepEqual(reported, ["commit"]);
  await using limited = await Remote.open({
    intercept: refuseCommits(400, "Too many checks included in atomic write."),
  });
  await rejects(put(limited.kv, 1), { name: "Error", message: /Too many/ });
});

test("a read-only denokv rejects commits and answers reads", async () => {
  await using denokv = await Denokv.start();
  using kv = await openKv(denokv.path);

  await put(kv, 1);
  await denokv.kill();
  await denokv.restart("--read-only");
  await rejects(put(kv, 2), isUnavailable("error.readOnly"));
  equal(await kv.get(KEY), 1);
});

Deno.test("openKv() rejects a server that is not denokv", async () => {
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    () => new Response("Not a database", { status: 404 }),
  );
  await rejects(
    openKv(`http://127.0.0.1:${server.addr.port}`),
    /metadata endpoint .* status 404/,
  );
  await server.shutdown();
});

test("a killed denokv delays one request and works again once restarted", async () => {
  await using denokv = await Denokv.start();
  using kv = await openKv(denokv.path, {
    // The clock stands still, so the circuit admits no operation.
    now: () => new Date(1_000_000),
    deadlines: { read: 500, write: 500 },
  });

  await put(kv, 1);
  await denokv.kill();
  const read = () =>
    kv.get(KEY).catch((error) => {
      ok(isUnavailable("error.busy")(error), String(error));
    });
  const since = performance.now();
  for (let count = 0; count < 50; count++) equal(await read(), undefined);
  ok(performance.now() - since < 5_000);
  await denokv.restart();
  // Deno still retries the first read; its response closes the circuit.
  while (await read() !== 1) await delay(10);
});

test("a commit repeated after a lost response is applied once and succeeds", async () => {
  await using remote = await Remote.open({
    intercept: loseResponses((commit) => commit === 0),
  });
  const count = await add(remote.kv, 0);
  equal(count, 1);
  const made = await listAll<number>(remote.kv, "made");
  deepEqual(made.map(({ value }) => value), [1]);
});

test("a conflicting commit is retried even if its response is lost", async () => {
  for (const lost of [false, true]) {
    await using remote = await Remote.open({
      intercept: loseResponses((commit) => lost && commit === 1),
    });
    const counts = await Promise.all([
      add(remote.kv, 20),
      add(remote.kv, 0),
    ]);
    deepEqual(counts.toSorted(), [1, 2]);
    equal((await listAll(remote.kv, "made")).length, 2);
  }
});

test("a rejected commit does not mistake another commit's mark for its own", async () => {
  const random = Math.random;
  Math.random = () => 0.5;
  try {
    await using remote = await Remote.open();
    await put(remote.kv, 0);
    const counts = await Promise.all([
      add(remote.kv, 20),
      add(remote.kv, 0),
    ]);
    deepEqual(counts.toSorted(), [1, 2]);
    equal(await remote.kv.get(KEY), 2);
  } finally {
    Math.random = random;
  }
});

test("a dump of denokv survives lost responses to its freeze", async () => {
  await using folder = new TempFolder();

  // The first commit writes a value; the others start, extend and end the freeze.
  await using remote = await Remote.open({
    intercept: loseResponses((commit) => commit % 2 === 1),
  });
  await put(remote.kv, 1);
  const { entries } = await dumpStore(remote.kv, `${folder.path}/dump`);
  equal(entries, 1);
  await put(remote.kv, 2);
});

test("a site can be moved to denokv and back byte for byte", async () => {
  await using folder = new TempFolder();
  const [first, second] = [`${folder.path}/first`, `${folder.path}/second`];

  const file = await openSite(":memory:");
  for (const n of [-1.5, 2n ** 65n, "é", true, new Uint8Array(2)]) {
    await file.transact((tx) => {
      for (let i = 0; i < 100; i++) tx.set(["n", n, i], [undefined, n]);
      tx.set(["large", n], new Uint8Array(61_440));
      return Promise.resolve();
    });
  }
  await dumpStore(file, first);
  file.close();
  await using remote = await Remote.open();
  await loadStore(remote.kv, first);
  await dumpStore(remote.kv, second);
  const linesOf = async (path: string) =>
    (await Deno.readTextFile(path)).split("\n").slice(1);
  deepEqual(await linesOf(second), await linesOf(first));
});
