import { invalid } from "@/lib/errors.ts";
import type { Key, Kv, Transaction } from "./kv.ts";
import { sha256 } from "./secrets.ts";

/** An idempotent create. */
export interface Repeatable {
  noun: string;
  input: unknown;
  /** The idempotency key. If there is none, every call creates a record. */
  requestKey: string | undefined;
}

/** The result of a create, stored by day. */
interface CreateResult {
  id: string;
  /** A hash of the input. */
  input: string;
}

const DAY_MS = 24 * 60 * 60_000;
const SWEPT_TOGETHER = 100;

/**
 * Returns the id of the record that a call with this key created today or yesterday, or null. Throws 422 if its input
 * differed.
 */
export async function findCreatedId(
  tx: Transaction,
  { noun, input, requestKey }: Repeatable,
): Promise<string | null> {
  if (requestKey === undefined) return null;
  const rows = await tx.readMany<CreateResult>([
    keyOf(noun, dayOf(tx.now), requestKey),
    keyOf(noun, dayOf(tx.now, 1), requestKey),
  ]);
  const existing = rows.find((row) => row !== null);
  if (existing === undefined) return null;
  if (existing.input === hashOf(input)) return existing.id;
  throw invalid({ key: "error.repeated" });
}

/** Records the result of a call in its commit, and removes some results older than yesterday. */
export async function rememberCreated(
  tx: Transaction,
  { noun, input, requestKey }: Repeatable,
  { kv, id }: { kv: Kv; id: string },
): Promise<void> {
  if (requestKey === undefined) return;
  const created: CreateResult = { id, input: hashOf(input) };
  tx.set(keyOf(noun, dayOf(tx.now), requestKey), created);
  const outdated = {
    start: ["requests", noun],
    end: ["requests", noun, dayOf(tx.now, 1)],
  };
  const rows = await kv.list(outdated, { limit: SWEPT_TOGETHER });
  for (const row of rows) tx.delete(row.key);
}

/**
 * Hashes the idempotency key. Visitors choose it, and a hundred long ones would exceed the commit that removes them.
 */
function keyOf(noun: string, day: string, requestKey: string): Key {
  return ["requests", noun, day, sha256(requestKey)];
}

function hashOf(input: unknown): string {
  return sha256(JSON.stringify(input));
}

/** Returns the UTC day `back` days before a moment. */
function dayOf(moment: Date, back = 0): string {
  const time = moment.getTime() - back * DAY_MS;
  return new Date(time).toISOString().slice(0, 10);
}
