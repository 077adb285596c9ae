import { repeated } from "@/lib/errors.ts";
import type { Key, Kv, Transaction } from "./kv.ts";
import { sha256 } from "./secrets.ts";

/** An idempotent create. */
export interface Repeatable {
  noun: string;
  /** The idempotency key; without one every call creates a record. */
  key: string | undefined;
  input: unknown;
  now: Date;
}

/** The result of a create, stored by day. */
interface Made {
  id: string;
  /** A hash of the input. */
  input: string;
}

const DAY_MS = 24 * 60 * 60_000;
const SWEPT_TOGETHER = 100;

/**
 * Returns the id that an earlier call with this key has created today or yesterday, or null. Throws 422 if its input
 * differed.
 */
export async function findMade(
  tx: Transaction,
  { noun, key, input, now }: Repeatable,
): Promise<string | null> {
  if (key === undefined) return null;
  const days = [dayOf(now), dayBefore(now)];
  const rows = await tx.readMany<Made>(
    days.map((day) => requestKey(noun, day, key)),
  );
  const made = rows.find((row) => row !== null);
  if (made === undefined) return null;
  if (made.input === hashOf(input)) return made.id;
  throw repeated();
}

/** Records the result of the call in its commit, and removes some records older than yesterday. */
export async function rememberMade(
  tx: Transaction,
  { noun, key, input, now }: Repeatable,
  { kv, id }: { kv: Kv; id: string },
): Promise<void> {
  if (key === undefined) return;
  const made: Made = { id, input: hashOf(input) };
  tx.set(requestKey(noun, dayOf(now), key), made);
  const outdated = {
    start: ["requests", noun],
    end: ["requests", noun, dayBefore(now)],
  };
  const rows = await kv.list(outdated, { limit: SWEPT_TOGETHER });
  for (const row of rows) tx.delete(row.key);
}

/** Hashes the key, because visitors choose it: a hundred long ones would not fit into the commit that removes them. */
function requestKey(noun: string, day: string, key: string): Key {
  return ["requests", noun, day, sha256(key)];
}

function hashOf(input: unknown): string {
  return sha256(JSON.stringify(input));
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function dayBefore(moment: Date): string {
  return dayOf(new Date(moment.getTime() - DAY_MS));
}
