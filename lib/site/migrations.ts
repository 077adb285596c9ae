import { completeAdmin } from "@/lib/accounts/owners.ts";
import {
  markerKey,
  MIGRATION as KIND,
  migrationId,
} from "@/lib/jobs/migration.ts";
import { queueJobOnce } from "@/lib/jobs/jobs.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { fileSome, FILING } from "@/lib/parcels/refiling.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { countSome, FIGURES } from "@/lib/reports/backfill.ts";
import { readCount } from "@/lib/store/counters.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";

/** Sorts before every other part of a key. */
const FIRST_PART = new Uint8Array();

/** How far a commit of a migration has come. */
export interface Converted {
  /** The entries that it has looked at. */
  done: number;
  /** The last of them; null at the end. */
  cursor: Key | null;
}

/** Converts what an earlier version has written, while the site runs. */
export interface Migration {
  /** Never changes; the marker and the job are called by it. */
  name: string;
  /** Returns the number of entries, if it is known, for the progress. */
  count?(kv: Kv): Promise<number>;
  /**
   * Converts a bounded number of entries after the cursor in the caller's commit, which may read eight keys. They may have
   * been converted already.
   */
  convert(kv: Kv, tx: Transaction, cursor: Key | null): Promise<Converted>;
}

/** Everything that a database of version 1.1.0 needs. */
const MIGRATIONS: Migration[] = [
  eachEntry({
    name: "owner",
    prefix: ["admins"],
    together: 1,
    convert: (tx, { key }) => completeAdmin(tx, String(key[1])),
  }),
  {
    name: FILING,
    count: (kv) => readCount(kv, parcels.noun),
    convert: fileSome,
  },
  {
    name: FIGURES,
    count: (kv) => readCount(kv, parcels.noun),
    convert: countSome,
  },
];

interface EntryMigration {
  name: string;
  /** The prefix of the entries. */
  prefix: Key;
  /** The entries of one commit, which together may read eight keys. */
  together: number;
  /** Converts an entry in the caller's commit. It may have been converted already, or be gone. */
  convert(tx: Transaction, entry: Entry<unknown>): Promise<void> | void;
}

/** Returns a migration that converts one entry after another. */
export function eachEntry(
  { name, prefix, together, convert }: EntryMigration,
): Migration {
  return {
    name,
    async convert(kv, tx, cursor) {
      const range = cursor === null
        ? { prefix }
        : { prefix, start: [...cursor, FIRST_PART] };
      const entries = await kv.list<unknown>(range, { limit: together });
      for (const entry of entries) await convert(tx, entry);
      const isEnd = entries.length < together;
      const done = entries.length;
      return { done, cursor: isEnd ? null : entries.at(-1)!.key };
    },
  };
}

/** How far a migration has come. */
interface Payload {
  name: string;
  /** The last converted key; null at the beginning. */
  cursor: Key | null;
}

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
      await queueJobOnce(tx, { id: migrationId(name), kind: KIND, payload });
    });
  }
}

/** Returns the kind of job that migrates, and can be killed at any time. */
export function migrationKind(
  kv: Kv,
  migrations: Migration[] = MIGRATIONS,
): JobKind<Payload, number | undefined> {
  const find = ({ payload }: Job<Payload>) =>
    migrations.find(({ name }) => name === payload.name);
  return {
    name: KIND,
    isCancellable: false,
    interrupted: "repeat",
    begin: (tx, job) =>
      Promise.resolve(find(job) === undefined ? later(tx) : null),
    act: async (job) => job.total ?? await find(job)!.count?.(kv),
    step: (tx, job, total) => convertSome(kv, tx, job, find(job)!, total),
  };
}

function later({ now }: Transaction): Progress<Payload> {
  return { continuesAt: new Date(now.getTime() + UNKNOWN_MS) };
}

/** Converts entries, and marks the migration as done with the last ones. */
async function convertSome(
  kv: Kv,
  tx: Transaction,
  { payload }: Job<Payload>,
  { name, convert }: Migration,
  total: number | undefined,
): Promise<Progress<Payload>> {
  const { done, cursor } = await convert(kv, tx, payload.cursor);
  const counted = total === undefined ? {} : { total };
  if (cursor !== null) return { done, payload: { name, cursor }, ...counted };
  mark(tx, name);
  return { done, ends: "done" };
}

function mark(tx: Transaction, name: string): void {
  tx.set(markerKey(name), tx.now.toISOString());
}
