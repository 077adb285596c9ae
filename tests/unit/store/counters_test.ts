import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import {
  changeCount,
  nounTally,
  readCount,
  readCounts,
} from "@/lib/store/counters.ts";
import { foldOften } from "@/lib/store/tally.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { Transaction } from "@/lib/store/transaction.ts";
import {
  makeParcel,
  memoryKv,
  runConcurrently,
  test,
} from "../../helpers/domain.ts";
import { findFaults } from "../../helpers/integrity.ts";
import { memoryLog } from "../../helpers/log.ts";
import { sharedStore } from "../../helpers/store.ts";
import { until } from "../../helpers/until.ts";
import { createKv, openKv } from "@/lib/store/open.ts";

const NOUN = "things";
const MESSAGE = { subject: "Hello", body: "There", name: null, email: null };

function count(kv: Kv, change = 1): Promise<void> {
  return kv.transact((tx) => changeCount(tx, NOUN, change));
}

/** Returns the base of a count and the number of its unfolded changes. */
async function readStoredCount(
  kv: Kv,
  noun = NOUN,
): Promise<[number | null, number]> {
  const changes = await kv.list(
    { prefix: ["counters", noun] },
    { limit: 10_000 },
  );
  return [await kv.get<number>(["counters", noun]), changes.length];
}

/** Opens one store twice, as two machines that share only the database. */
async function twoInstances() {
  const db = await Deno.openKv(":memory:");
  return {
    ...{ first: createKv(db, {}), second: createKv(db, {}) },
    [Symbol.dispose]: () => db.close(),
  };
}

Deno.test("concurrent creations by two instances never conflict and are all counted", async () => {
  using store = await twoInstances();
  const { first, second } = store;
  let builds = 0;
  await runConcurrently(
    40,
    (n) =>
      (n % 2 === 0 ? first : second).transact((tx) => {
        builds += 1;
        changeCount(tx, NOUN, 1);
      }),
  );
  equal(builds, 40);
  equal(await readCount(second, NOUN), 40);
});

Deno.test("createParcel() reads no counter", async () => {
  const reads: string[] = [];
  using kv = await memoryKv({
    faults: {
      before({ kind, keys }) {
        if (kind !== "commit") reads.push(...keys.map((key) => key.join("/")));
      },
    },
  });
  await makeParcel(kv);
  ok(reads.length > 0);
  deepEqual(reads.filter((key) => key.startsWith("counters")), []);
});

test("a count includes its base and its changes, but none of other nouns", async (kv) => {
  await kv.transact((tx) => {
    tx.set(["counters", NOUN], 200);
    tx.set(["counters", `${NOUN}_troubled`], 7);
  });
  await count(kv);
  await count(kv, -3);
  equal(await readCount(kv, NOUN), 198);
  deepEqual(await readCounts(kv, [`${NOUN}_troubled`, "none", NOUN]), [
    7,
    0,
    198,
  ]);
});

test("the changes of one commit share one key", async (kv) => {
  await kv.transact((tx) => {
    for (const change of [1, 1, -1, 5]) changeCount(tx, NOUN, change);
  });
  deepEqual(await readStoredCount(kv), [null, 1]);
  equal(await readCount(kv, NOUN), 6);
});

test("readCounts() handles more changes than one read returns", async (kv) => {
  await kv.transact((tx) => {
    for (let at = 0; at < 900; at++) tx.set(["counters", "a", `${at}`], 1);
    tx.set(["counters", "z"], 5);
  });
  await kv.transact((tx) => {
    for (let at = 0; at < 200; at++) tx.set(["counters", "b", `${at}`], 1);
  });
  deepEqual(await readCounts(kv, ["a", "b", "z"]), [900, 200, 5]);
});

Deno.test("nounTally.fold() folds all changes of all nouns, then writes nothing", async () => {
  const commits: string[] = [];
  using kv = await memoryKv({
    faults: {
      before: ({ kind, keys }) =>
        void (kind === "commit" && commits.push(String(keys[0]![0]))),
    },
  });
  for (const change of ["a/1", "a/2", "b/1", "b/2"]) {
    const [noun, part] = change.split("/");
    await kv.transact((tx) => {
      for (let at = 0; at < 700; at++) {
        tx.set(["counters", noun!, `${part}-${at}`], 1);
      }
    });
  }
  await nounTally.fold(kv);
  deepEqual(await readStoredCount(kv, "a"), [1400, 0]);
  deepEqual(await readStoredCount(kv, "b"), [1400, 0]);
  commits.length = 0;
  await nounTally.fold(kv);
  deepEqual(commits, []);
});

Deno.test("two instances that count and fold concurrently neither lose nor double a change", async () => {
  using store = await twoInstances();
  const { first, second } = store;
  await runConcurrently(60, async (n) => {
    const kv = n % 2 === 0 ? first : second;
    await count(kv);
    await nounTally.fold(kv);
  });
  equal(await readCount(first, NOUN), 60);
  await nounTally.fold(second);
  deepEqual(await readStoredCount(first), [60, 0]);
});

Deno.test("a fold killed before its commit changes nothing", async () => {
  let isDead = false;
  using kv = await memoryKv({
    faults: {
      before({ kind }) {
        if (isDead && kind === "commit") throw new TypeError("killed");
      },
    },
  });
  for (let at = 0; at < 5; at++) await count(kv);
  isDead = true;
  await rejects(nounTally.fold(kv));
  deepEqual(await readStoredCount(kv), [null, 5]);
  isDead = false;
  await nounTally.fold(kv);
  deepEqual(await readStoredCount(kv), [5, 0]);
});

Deno.test("a count read during a fold is exact", async () => {
  await using store = await sharedStore();
  using kv = await openKv(store.path);
  using other = await openKv(store.path);
  for (let at = 0; at < 20; at++) await count(kv);
  const folding = nounTally.fold(other);
  const { results } = await runConcurrently(20, () => readCount(kv, NOUN));
  await folding;
  deepEqual(results, Array(20).fill(20));
});

test("foldOften() folds when it starts and when it stops", async (kv) => {
  await count(kv);
  const { log, lines } = memoryLog();
  const folding = foldOften(kv, log, [nounTally]);
  await until(
    "a folded count",
    async () => (await readStoredCount(kv))[1] === 0,
  );
  await count(kv);
  await folding.stop();
  deepEqual(await readStoredCount(kv), [2, 0]);
  deepEqual(lines, []);
});

Deno.test("foldOften() folds once at the start, then only after counted changes", async () => {
  let requests = 0;
  using kv = await memoryKv({ faults: { before: () => void requests++ } });
  const folding = foldOften(kv, memoryLog().log, [nounTally]);
  await folding.stop();
  const before = requests;
  const again = foldOften(kv, memoryLog().log, [nounTally]);
  await kv.transact((tx) => tx.set(["other"], 1));
  await again.stop();
  ok(requests - before <= 4, "one list, and the other commit");
});

test("counts match the records after creations, deletions and a fold", async (kv) => {
  const { results: parcels } = await runConcurrently(10, () => makeParcel(kv));
  await createMessage(kv, MESSAGE);
  await nounTally.fold(kv);
  for (const { id } of parcels.slice(0, 3)) await parcelTrash.purge(kv, id);
  deepEqual(await findFaults(kv), []);
  deepEqual(await readCounts(kv, ["parcels", "messages"]), [7, 1]);
});

Deno.test("a commit that only creates fails if the client repeats it, even after a fold", async () => {
  using db = await Deno.openKv(":memory:");
  const tx = new Transaction({
    read: (keys) => db.getMany([...keys]),
    now: new Date(),
  });
  tx.create([NOUN, "a"], 1);
  changeCount(tx, NOUN, 1);
  equal((await tx.commit(db)).ok, true);
  await db.delete(["counters", NOUN, tx.id]);
  equal((await tx.commit(db)).ok, false);
  equal((await db.get(["counters", NOUN, tx.id])).value, null);
});
