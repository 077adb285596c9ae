import { delay } from "deno-std/async/delay.js";
import type { Step } from "@/lib/bulk/bulk.ts";
import { eraseFile, textOfPart } from "@/lib/imports/import.ts";
import {
  eraseUndo,
  type RowResult,
  type UndoRow,
} from "@/lib/imports/results.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import type { Job, JobProblem } from "@/lib/jobs/schema.ts";
import { comparableReference } from "@/lib/parcels/store.ts";
import {
  readWanted,
  traceOf,
  waitingKey,
  type Wanted,
} from "@/lib/parcels/traces.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { ERASED } from "./address.ts";

/** How far a job has come. */
interface Payload {
  /** The parcels that it looks for, as they wait; null before its first step. */
  waiting: string[] | null;
  cursor: Key;
}

/** What a step has found. */
interface Found {
  wanted: Wanted;
  /** The last key looked at; null at the end. */
  cursor: Key | null;
  /** A key that says something of a parcel. */
  key: Key | null;
}

/** Parts of files have up to 60 KiB. */
const READ_TOGETHER = 50;
/** The most keys that one step looks at. */
const LOOKED_AT = 2_000;
/** Sorts before every other part of a key. */
const FIRST_PART = new Uint8Array();
/** What separates the cells of a table, whichever separator it has. */
const BETWEEN_CELLS = /[,;|"\t\r\n]+/;

/** How an entry is recognized that says something of a parcel, and what is erased of it. */
interface Rule<Value> {
  isTrace: (value: Value, wanted: Wanted) => boolean;
  erase: (tx: Transaction, key: Key, wanted: Wanted) => Promise<void>;
}

const RULES: Record<string, Rule<never>> = {
  import_files: ruleOf<Uint8Array>({
    isTrace: mentions,
    erase: (tx, [, id]) => eraseFile(tx, String(id)),
  }),
  import_rows: ruleOf<RowResult>({
    isTrace: ({ code }, wanted) => isWanted(code, wanted),
    async erase(tx, key) {
      tx.delete(key);
      await eraseFile(tx, String(key[1]));
    },
  }),
  import_undo: ruleOf<UndoRow>({
    isTrace: ({ parcel_id }, { ids }) => ids.has(parcel_id),
    async erase(tx, key) {
      await eraseUndo(tx, key);
      await eraseFile(tx, String(key[1]));
    },
  }),
  job_parts: ruleOf<Step[]>({
    isTrace: (steps, wanted) => steps.some((step) => isOf(step, wanted)),
    async erase(tx, key, wanted) {
      const steps = await tx.read<Step[]>(key) ?? [];
      // The place of a step is its number, so it stays.
      tx.set(
        key,
        steps.map((step) =>
          isOf(step, wanted) ? [step[0], ERASED, step[2]] : step
        ),
      );
    },
  }),
  job_problems: ruleOf<JobProblem>({
    isTrace: ({ code }, wanted) => isWanted(code, wanted),
    async erase(tx, key) {
      const problem = await tx.read<JobProblem>(key);
      if (problem !== null) tx.set(key, { ...problem, code: null });
    },
  }),
};

const NOUNS = Object.keys(RULES);

function ruleOf<Value>(rule: Rule<Value>): Rule<never> {
  return rule as Rule<never>;
}

/** Returns the kind of job that erases what imports and other jobs say of erased parcels, an entry in each commit. */
export function tracesKind(kv: Kv): JobKind<Payload, Found> {
  return {
    isCancellable: false,
    interrupted: "repeat",
    async act({ payload: { waiting, cursor } }) {
      const wanted = await readWanted(kv, waiting);
      // Another job has looked for them meanwhile.
      if (wanted.waiting.length === 0) {
        return { wanted, cursor: null, key: null };
      }
      return { wanted, ...await findTrace(kv, wanted, cursor) };
    },
    step: eraseFound,
  };
}

async function eraseFound(
  tx: Transaction,
  _job: Job<Payload>,
  { wanted, cursor, key }: Found,
): Promise<Progress<Payload>> {
  if (key !== null) await RULES[String(key[0])]!.erase(tx, key, wanted);
  const { waiting } = wanted;
  if (cursor !== null) return { payload: { waiting, cursor } };
  for (const id of waiting) tx.delete(waitingKey(id));
  return { ends: "done" };
}

/** Finds the next trace after the cursor, looking at a bounded number of keys. */
async function findTrace(
  kv: Kv,
  wanted: Wanted,
  cursor: Key,
): Promise<Omit<Found, "wanted">> {
  let last: Key = cursor.length === 0 ? [NOUNS[0]!] : cursor;
  for (let looked = 0; looked < LOOKED_AT; looked += READ_TOGETHER) {
    const prefix = [last[0]!];
    const range = { prefix, start: [...last, FIRST_PART] };
    const entries = await kv.list<never>(range, { limit: READ_TOGETHER });
    for (const { key, value } of entries) {
      last = key;
      if (isTrace({ key, value }, wanted)) return { cursor: key, key };
      if (key[0] === "import_files") await delay(0);
    }
    if (entries.length === READ_TOGETHER) continue;
    const next = NOUNS[NOUNS.indexOf(String(last[0])) + 1];
    if (next === undefined) return { cursor: null, key: null };
    last = [next];
  }
  return { cursor: last, key: null };
}

function isTrace({ key, value }: Entry<never>, wanted: Wanted): boolean {
  return RULES[String(key[0])]!.isTrace(value, wanted);
}

function isWanted(code: string | null, { codes }: Wanted): boolean {
  return code !== null && codes.has(traceOf(code) ?? "");
}

function isOf([, code, id]: Step, wanted: Wanted): boolean {
  return code !== ERASED &&
    (isWanted(code, wanted) || (id !== null && wanted.ids.has(id)));
}

/** Reports whether a cell in a part of a file is the code or the reference of a parcel. */
function mentions(part: Uint8Array, wanted: Wanted): boolean {
  return textOfPart(part).split(BETWEEN_CELLS).some((cell) =>
    wanted.references.has(comparableReference(cell)) || isWanted(cell, wanted)
  );
}
