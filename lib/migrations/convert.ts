import { delay } from "deno-std/async/delay.js";
import { AppError } from "@/lib/errors.ts";
import { imports, importUndo } from "@/lib/migrations/2_0_0/imports.ts";
import { parcels, trashedParcels } from "@/lib/migrations/2_0_0/parcels.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { jobs } from "./2_0_0/jobs.ts";
import { journal } from "./2_0_0/journal.ts";
import { fenceOff, FORMER_MARKS, MARK } from "./marks.ts";
import { type Change, ConversionFailed, type Migration, Rows } from "./rows.ts";

/** In this order. */
const MIGRATIONS = [
  parcels,
  trashedParcels,
  importUndo,
  imports,
  jobs,
  journal,
] as Migration[];

/** How far a conversion has come. */
interface Progress {
  /** The migration that is under way. */
  migration: string;
  /** The last key that it has looked at; null at its beginning. */
  cursor: Key | null;
  percent: number;
  /** The process that converts. */
  by: string;
  /** The end of its lease, in milliseconds. */
  until: number;
}

/** How long a process may be silent before another one goes on in its place. */
const LEASE_MS = 5_000;
/** A kill loses no more than is done in this time. */
const COMMIT_MS = 1_000;
const WAIT_MS = 500;

interface Options {
  /** Whether no other process may be converting the store, so that none is waited for. */
  isAlone?: boolean;
  /** Is told how far the conversion has come, in percent. */
  onProgress?: (percent: number) => void;
}

/** Another process goes on with the conversion. */
class LeaseLost extends Error {}

/**
 * Converts what the version before this one has written, from where a killed process stopped; returns when all is converted.
 * Of several processes one converts, and the others wait. Waits while the store is away. Throws ConversionFailed for an entry
 * that cannot be converted.
 */
export async function convert(kv: Kv, options?: Options): Promise<void> {
  const goOn = converter(kv, options);
  while (!await goOn(Infinity)) await delay(WAIT_MS);
}

/**
 * Returns a function that goes on with a conversion for so many milliseconds, unless another process is at it or the store is
 * away, and returns whether all is converted. Throws ConversionFailed.
 */
export function converter(
  kv: Kv,
  { isAlone = false, onProgress = () => undefined }: Options = {},
): (ms: number) => Promise<boolean> {
  const by = crypto.randomUUID();
  async function goOn(ms: number): Promise<boolean> {
    const until = performance.now() + ms;
    if (!await fenceOff(kv)) return false;
    const held = await takeLease(kv, { by, isAlone });
    if (held === null) return true;
    onProgress(held.percent);
    return held.by === by && await convertRows(kv, held, { until, onProgress });
  }
  return (ms) => goOn(ms).catch(waitFor);
}

/** Rethrows errors that do not pass by waiting. */
function waitFor(error: unknown): false {
  if (error instanceof LeaseLost || error instanceof AppError) return false;
  throw error;
}

/** Takes over the conversion unless another process is at it; returns its progress, or null when it has ended. */
function takeLease(
  kv: Kv,
  { by, isAlone }: { by: string; isAlone: boolean },
): Promise<Progress | null> {
  return kv.transact(async (tx) => {
    const mark = await tx.read<Progress | string>(MARK);
    if (typeof mark === "string") return null;
    const now = tx.now.getTime();
    if (mark !== null && mark.until > now && !isAlone) return mark;
    const { name: migration } = MIGRATIONS[0]!;
    const beginning = { migration, cursor: null, percent: 0 };
    const held = { ...beginning, ...mark, by, until: now + LEASE_MS };
    tx.set(MARK, held);
    return held;
  });
}

/** Converts rows until a moment, at least one commit of them; returns whether none is left. */
async function convertRows(
  kv: Kv,
  held: Progress,
  { until, onProgress }:
    & { until: number }
    & Required<
      Pick<Options, "onProgress">
    >,
): Promise<boolean> {
  let progress: Progress | null = held;
  while (progress !== null) {
    const migration = MIGRATIONS
      .find(({ name }) => name === progress!.migration)!;
    const rows = await Rows.after(kv, migration, progress.cursor);
    while (progress?.migration === migration.name) {
      progress = await commitSome(kv, rows, progress);
      onProgress(progress?.percent ?? 100);
      if (progress !== null && performance.now() > until) return false;
    }
  }
  return true;
}

/** Converts as many rows as one commit takes; returns the progress, or null at the end of all. */
async function commitSome(
  kv: Kv,
  rows: Rows,
  held: Progress,
): Promise<Progress | null> {
  const until = performance.now() + COMMIT_MS;
  const { written, progress } = await kv.transact(async (tx) => {
    const mark = await tx.read<Progress>(MARK);
    if (mark?.by !== held.by) throw new LeaseLost();
    const written = await writeRows(tx, rows, until);
    const progress = nextProgress(held, rows, written);
    if (progress === null) markAll(tx);
    else tx.set(MARK, { ...progress, until: tx.now.getTime() + LEASE_MS });
    return { written, progress };
  });
  rows.drop(written.count);
  return progress;
}

/** What a commit has written. */
interface Written {
  /** The number of rows. */
  count: number;
  /** The last of them; null without one. */
  cursor: Key | null;
  /** Whether no row is left. */
  isEnd: boolean;
}

/** Writes the next rows that fit into a commit until a moment. */
async function writeRows(
  tx: Transaction,
  rows: Rows,
  until: number,
): Promise<Written> {
  let cursor: Key | null = null;
  for (let count = 0;; count++) {
    if (performance.now() > until) return { count, cursor, isEnd: false };
    const row = await rows.at(count);
    if (row === null) return { count, cursor, isEnd: true };
    const { key, changes } = row;
    if (changes.length > 0 && !await tx.fit(() => write(tx, changes))) {
      if (count === 0) throw new ConversionFailed(key, "it is too large");
      return { count, cursor, isEnd: false };
    }
    cursor = key;
  }
}

function write(tx: Transaction, changes: Change[]): void {
  for (const { key, value } of changes) {
    if (value === null) tx.delete(key);
    else tx.set(key, value);
  }
}

/** Returns the progress after rows were written, or null at the end of all. */
function nextProgress(
  held: Progress,
  rows: Rows,
  { cursor, isEnd }: Written,
): Progress | null {
  const at = MIGRATIONS.findIndex(({ name }) => name === held.migration);
  if (!isEnd) {
    if (cursor === null) return held;
    return { ...held, cursor, percent: percentAt(at, rows.shareAt(cursor)) };
  }
  const next = MIGRATIONS[at + 1];
  if (next === undefined) return null;
  const percent = percentAt(at + 1, 0);
  return { ...held, migration: next.name, cursor: null, percent };
}

function percentAt(migration: number, share: number): number {
  const before = sharesOf(MIGRATIONS.slice(0, migration));
  const done = before + MIGRATIONS[migration]!.share * share;
  return Math.floor(100 * done / sharesOf(MIGRATIONS));
}

function sharesOf(migrations: Migration[]): number {
  return migrations.reduce((sum, { share }) => sum + share, 0);
}

/** Marks the store as one of this version. */
function markAll(tx: Transaction): void {
  for (const key of FORMER_MARKS) tx.delete(key);
  tx.set(MARK, tx.now.toISOString());
}
