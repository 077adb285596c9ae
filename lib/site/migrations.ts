import { completeAdmin } from "@/lib/accounts/owners.ts";
import { queueJobOnce } from "@/lib/jobs/jobs.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";

/** Converts what an earlier version has written, entry by entry, while the site runs. */
export interface Migration {
  /** Never changes; the marker and the job are called by it. */
  name: string;
  /** The prefix of the entries. */
  prefix: Key;
  /** The entries of one commit, which together may read eight keys. */
  together: number;
  /** Converts an entry in the caller's commit. It may have been converted already, or be gone. */
  convert(tx: Transaction, entry: Entry<unknown>): Promise<void> | void;
}

/** Everything that a database of version 1.1.0 needs. */
const MIGRATIONS: Migration[] = [
  {
    name: "owner",
    prefix: ["admins"],
    together: 1,
    convert: (tx, { key }) => completeAdmin(tx, String(key[1])),
  },
];

/** How far a migration has come. */
interface Payload {
  name: string;
  /** The last converted key; null at the beginning. */
  cursor: Key | null;
}

const KIND = "migration";

/** Sorts before every other part of a key. */
const FIRST_PART = new Uint8Array();

/** The pause before a migration of a newer version, which may run beside this one, is looked at again. */
const UNKNOWN_MS = 60_000;

/**
 * Queues the migrations that a store has not had, and marks all as done in an empty store. Call it at the start, before anything
 * is written.
 */
export async function queueMigrations(
  kv: Kv,
  migrations: Migration[] = MIGRATIONS,
): Promise<void> {
  const marks = await kv.getMany<string>(
    migrations.map(({ name }) => markerKey(name)),
  );
  const missing = migrations.filter((_, at) => marks[at] === null);
  if (missing.length === 0) return;
  const isNew = (await kv.list({ prefix: [] }, { limit: 1 })).length === 0;
  for (const { name } of missing) {
    await kv.transact(async (tx) => {
      if (await tx.read(markerKey(name)) !== null) return;
      if (isNew) return mark(tx, name);
      const payload: Payload = { name, cursor: null };
      await queueJobOnce(tx, { id: `${KIND}_${name}`, kind: KIND, payload });
    });
  }
}

/** Returns the kind of job that migrates, and can be killed at any time. */
export function migrationKind(
  kv: Kv,
  migrations: Migration[] = MIGRATIONS,
): JobKind<Payload, Entry<unknown>[]> {
  const find = ({ payload }: Job<Payload>) =>
    migrations.find(({ name }) => name === payload.name);
  return {
    name: KIND,
    isCancellable: false,
    interrupted: "repeat",
    begin: (tx, job) =>
      Promise.resolve(find(job) === undefined ? later(tx) : null),
    act: (job) => readNext(kv, find(job)!, job.payload.cursor),
    step: (tx, job, entries) => convertAll(tx, find(job)!, entries),
  };
}

function later({ now }: Transaction): Progress<Payload> {
  return { continuesAt: new Date(now.getTime() + UNKNOWN_MS) };
}

function readNext(
  kv: Kv,
  { prefix, together }: Migration,
  cursor: Key | null,
): Promise<Entry<unknown>[]> {
  const range = cursor === null
    ? { prefix }
    : { prefix, start: [...cursor, FIRST_PART] };
  return kv.list(range, { limit: together });
}

/** Converts entries, and marks the migration as done with the last ones. */
async function convertAll(
  tx: Transaction,
  { name, together, convert }: Migration,
  entries: Entry<unknown>[],
): Promise<Progress<Payload>> {
  for (const entry of entries) await convert(tx, entry);
  const done = entries.length;
  if (done === together) {
    return { done, payload: { name, cursor: entries.at(-1)!.key } };
  }
  mark(tx, name);
  return { done, ends: "done" };
}

function mark(tx: Transaction, name: string): void {
  tx.set(markerKey(name), tx.now.toISOString());
}

function markerKey(name: string): Key {
  return ["migrations", name];
}
