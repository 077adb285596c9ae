import { delay } from "deno-std/async/delay.js";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import {
  readWanted,
  type TraceRule,
  waitingKey,
  type WantedParcels,
} from "@/lib/parcels/traces.ts";
import type { Noun } from "@/lib/site/noun.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";

/** The progress of a job. */
interface Payload {
  /** The pending parcels to look for; null before the first step. */
  waiting: string[] | null;
  cursor: Key;
}

/** The result of one step's scan. */
interface TraceSearchResult {
  wanted: WantedParcels;
  /** The last key scanned; null at the end. */
  cursor: Key | null;
  /** The key of an entry that references a parcel; null if none was found. */
  key: Key | null;
}

/** Limits the memory of a read: a chunk of a file has up to 60 KiB. */
const READ_TOGETHER = 50;
/** Maximum keys scanned in one step. */
const LOOKED_AT = 2_000;
/** Sorts before every other part of a key. */
const FIRST_PART = new Uint8Array();
type Rules = ReadonlyMap<string, TraceRule<never>>;

/** Returns the kind of job that erases references to erased parcels in imports and other jobs, one entry per commit. */
export function tracesKind(
  kv: Kv,
  nouns: readonly Noun[],
): JobKind<Payload, TraceSearchResult> {
  const rules = rulesOf(nouns);
  return {
    isCancellable: false,
    interrupted: "repeat",
    async act({ payload: { waiting, cursor } }) {
      const wanted = await readWanted(kv, waiting);
      // Another job has already handled them.
      if (wanted.waiting.length === 0) {
        return { wanted, cursor: null, key: null };
      }
      return { wanted, ...await findTrace(kv, rules, { wanted, cursor }) };
    },
    step: (tx, _job, found) => eraseFound(tx, rules, found),
  };
}

/** Returns the rules of all nouns in key order, the order of a walk of the store. */
function rulesOf(nouns: readonly Noun[]): Rules {
  const rules = nouns.flatMap(({ erasure }) =>
    Object.entries(erasure?.traces ?? {})
  );
  return new Map(rules.toSorted(([one], [other]) => one < other ? -1 : 1));
}

async function eraseFound(
  tx: Transaction,
  rules: Rules,
  { wanted, cursor, key }: TraceSearchResult,
): Promise<Progress<Payload>> {
  if (key !== null) await rules.get(String(key[0]))!.erase(tx, key, wanted);
  const { waiting } = wanted;
  if (cursor !== null) return { payload: { waiting, cursor } };
  for (const id of waiting) tx.delete(waitingKey(id));
  return { ends: "done" };
}

/** Finds the next reference after the cursor, within a bounded number of keys. */
async function findTrace(
  kv: Kv,
  rules: Rules,
  { wanted, cursor }: { wanted: WantedParcels; cursor: Key },
): Promise<Omit<TraceSearchResult, "wanted">> {
  const names = [...rules.keys()];
  let last: Key = cursor.length === 0 ? [names[0]!] : cursor;
  for (let looked = 0; looked < LOOKED_AT; looked += READ_TOGETHER) {
    const name = String(last[0]);
    const { isTrace } = rules.get(name)!;
    const range = { prefix: [name], start: [...last, FIRST_PART] };
    const entries = await kv.list<never>(range, { limit: READ_TOGETHER });
    for (const { key, value } of entries) {
      last = key;
      if (isTrace(value, wanted)) return { cursor: key, key };
      // Scanning a chunk takes long: yield to other work.
      if (value as unknown instanceof Uint8Array) await delay(0);
    }
    if (entries.length === READ_TOGETHER) continue;
    const next = names[names.indexOf(name) + 1];
    if (next === undefined) return { cursor: null, key: null };
    last = [next];
  }
  return { cursor: last, key: null };
}
