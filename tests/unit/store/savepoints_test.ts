import { deepEqual, ok } from "node:assert/strict";
import fc from "fast-check";
import type { Key } from "@/lib/store/kv.ts";
import type { Note } from "@/lib/store/origin.ts";
import { COMMIT_LIMITS, Transaction } from "@/lib/store/transaction.ts";

/** A method call on a transaction. */
interface Act {
  does:
    | ("set" | "create" | "delete" | "gather" | "note")
    | ("read" | "look" | "prefetch");
  key: number;
  value: string;
}

interface Item {
  acts: Act[];
  /** An item nested in this item. */
  inner: Item | null;
  /** The outcome if the item fits. */
  ends: "well" | "refused" | "taken back";
}

const NOW = new Date("2026-11-20T15:45:00.000Z");

const act: fc.Arbitrary<Act> = fc.record({
  does: fc.constantFrom<Act["does"]>(
    ...["set", "create", "delete", "gather", "note"] as const,
    ...["read", "look", "prefetch"] as const,
  ),
  key: fc.nat(7),
  value: fc.nat(1_500).map((length) => "x".repeat(length)),
});

const { items } = fc.letrec<{ item: Item; items: Item[] }>((tie) => ({
  item: fc.record({
    acts: fc.array(act, { maxLength: 6 }),
    inner: fc.option(tie("item"), { maxDepth: 1 }),
    ends: fc.constantFrom("well", "well", "refused", "taken back"),
  }),
  items: fc.array(tie("item"), { maxLength: 12 }),
}));

/** Limits so low that some items do not fit, even without the reserve of an item or a nested item. */
const limits = fc.record({
  reads: fc.integer({ min: 1, max: 9 }),
  writes: fc.integer({ min: 66, max: 80 }),
  bytes: fc.constantFrom(67_000, 70_000, 133_000, 140_000),
  keyBytes: fc.integer({ min: 8_200, max: 8_400 }),
  valueBytes: fc.integer({ min: 1_000, max: 6_000 }),
}).map((some) => ({ ...COMMIT_LIMITS, ...some }));

function keyOf({ key }: Act): Key {
  return ["things", key];
}

/** Keys with an even number exist in the store. */
function entryOf(key: Key): Deno.KvEntryMaybe<unknown> {
  return Number(key[1]) % 2 === 0
    ? { key, value: "stored", versionstamp: String(key[1]) }
    : { key, value: null, versionstamp: null };
}

async function perform(tx: Transaction, act: Act): Promise<unknown> {
  const { does, value } = act;
  const key = keyOf(act);
  switch (does) {
    case "read":
      return await tx.read(key);
    case "look":
      return await tx.look(key);
    case "prefetch":
      return await tx.prefetch([key]);
    case "delete":
      return tx.delete(key);
    case "note":
      return tx.note({
        ...{ noun: "things", record_id: String(act.key), label: value },
        ...{ kind: "updated", changes: {} },
      });
    default:
      return tx[does](key, value);
  }
}

/** Performs an item; returns the values it read, or null if it was rolled back. */
async function doItem(
  tx: Transaction,
  { acts, inner, ends }: Item,
): Promise<{ seen: unknown[] } | null> {
  const seen: unknown[] = [];
  const takeBack = tx.savepoint();
  const hasRoom = await tx.fit(async () => {
    for (const act of acts) seen.push(await perform(tx, act));
    if (inner !== null) seen.push(await doItem(tx, inner));
    if (ends === "refused") throw new TypeError("refused");
  }).catch(() => false);
  if (ends === "taken back") takeBack();
  return hasRoom && ends === "well" ? { seen } : null;
}

/** Returns the writes of a transaction, without ids that are its own. */
function outcomeOf(tx: Transaction): unknown {
  const lists: string[] = [];
  const outcome: unknown[] = [];
  const nameless = (key: Key) => {
    if (key.length < 3) return key;
    if (!lists.includes(String(key[2]))) lists.push(String(key[2]));
    return [...key.slice(0, 2), lists.indexOf(String(key[2]))];
  };
  const operation = {
    check(...checks: Deno.AtomicCheck[]) {
      outcome.push(...checks);
      return operation;
    },
    set(key: Key, value: unknown) {
      outcome.push({ key: nameless(key), value });
      return operation;
    },
    delete(key: Key) {
      outcome.push({ key: nameless(key) });
      return operation;
    },
    commit: () => null,
  };
  tx.commit({ atomic: () => operation } as never);
  const values = Array.from(
    { length: 8 },
    (_, key) => tx.peek(["things", key]),
  );
  return { outcome, values, isEmpty: tx.isEmpty, reads: tx.readsLeft };
}

Deno.test("items that are rolled back leave no trace in writes, checks or journal notes", async () => {
  await fc.assert(
    fc.asyncProperty(items, limits, async (drawn, limits) => {
      const begin = () => {
        const read = (keys: readonly Key[]) =>
          Promise.resolve(keys.map(entryOf));
        const tell = (tx: Transaction, { record_id, label }: Note) =>
          tx.set(["told", record_id], label);
        return new Transaction({ read, now: NOW, limits, tell });
      };
      const all = begin();
      const done = await Array.fromAsync(drawn, (item) => doItem(all, item));
      const accepted = drawn.filter((_, at) => done[at] !== null);
      const only = begin();
      const again = await Array.fromAsync(
        accepted,
        (item) => doItem(only, item),
      );
      deepEqual(again, done.filter((one) => one !== null));
      deepEqual(outcomeOf(all), outcomeOf(only));
    }),
    { numRuns: Number(Deno.env.get("FUZZ_DRAWS") ?? 300) },
  );
});

Deno.test("fit() keeps its reserve inside another fit()", async () => {
  const read = (keys: readonly Key[]) => Promise.resolve(keys.map(entryOf));
  // A part of an item may write as much as the item itself.
  const limits = { ...COMMIT_LIMITS, writes: 40 };
  const tx = new Transaction({ read, now: NOW, limits });
  const hasRoom = await tx.fit(async () => {
    ok(await tx.fit(() => tx.set(["things", 1], "a")));
    for (let key = 2; key <= 8; key++) tx.set(["things", key], "b");
    ok(!await tx.fit(() => tx.set(["things", 9], "c")), "the reserve is kept");
  });
  ok(hasRoom);
});
