import { delay } from "deno-std/async/delay.js";
import { AppError } from "@/lib/errors.ts";
import { TABLE } from "@/lib/statuses/known.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import { imports } from "./2_2_0/imports.ts";
import { invoices, messages, pages, reviews } from "./2_2_0/others.ts";
import { parcels, trashedParcels } from "./2_2_0/parcels.ts";
import { fenceOff, isPresent, MARK, setMark } from "./marks.ts";
import { type Migration, Rows, type WrittenRows } from "./rows.ts";

/** Run in this order. */
const MIGRATIONS: Migration[] = [
  ...[parcels, trashedParcels, imports],
  ...[invoices, messages, pages, reviews],
];

/** The progress of a conversion. */
interface Progress {
  /** The version of the status table used to file parcels. */
  table: number;
  /** The name of the running migration. */
  migration: string;
  /** The last key converted or skipped; null at the start. */
  cursor: Key | null;
  percent: number;
  /** The id of the converting process. */
  by: string;
  /** The expiry of its lease, in milliseconds. */
  until: number;
}

/** Another process takes over after this long without progress. */
const LEASE_MS = 5_000;
/** Limits the work lost when the process is killed. */
const COMMIT_MS = 1_000;
const WAIT_MS = 500;

interface Options {
  /** Whether no other process can be converting the store, so that the lease of a previous one need not expire. */
  isAlone?: boolean;
  onProgress?: (percent: number) => void;
}

/** Thrown when another process has taken over the conversion. */
class LeaseLost extends Error {}

/**
 * Converts the data of the previous version, continuing where a killed process stopped. If several processes start, one
 * converts and the others wait. Waits while the store is away. Throws ConversionFailed for an entry that cannot be converted.
 */
export async function convert(kv: Kv, options?: Options): Promise<void> {
  const goOn = converter(kv, options);
  while (!await goOn(Infinity)) await delay(WAIT_MS);
}

/**
 * Returns a function that continues the conversion for the given milliseconds, unless another process is converting or the
 * store is away, and reports whether everything is converted. Throws ConversionFailed.
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

/** Rethrows errors that will not pass with time. */
function waitFor(error: unknown): false {
  if (error instanceof LeaseLost || error instanceof AppError) return false;
  throw error;
}

/** Takes the lease unless another process holds it; returns the progress, or null if the conversion has ended. */
function takeLease(
  kv: Kv,
  { by, isAlone }: { by: string; isAlone: boolean },
): Promise<Progress | null> {
  return kv.transact(async (tx) => {
    const mark = await tx.read<Partial<Progress>>(MARK);
    if (isPresent(mark)) return null;
    const now = tx.now.getTime();
    const begun = mark?.until === undefined ? null : mark as Progress;
    if (begun !== null && begun.until > now && !isAlone) return begun;
    const held = begun?.table === TABLE ? begun : firstProgress();
    const taken = { ...held, by, until: now + LEASE_MS };
    tx.set(MARK, taken);
    return taken;
  });
}

function firstProgress(): Omit<Progress, "by" | "until"> {
  const { name: migration } = MIGRATIONS[0]!;
  return { table: TABLE, migration, cursor: null, percent: 0 };
}

/** Converts rows until the time `until`, in at least one commit; returns whether all are converted. */
async function convertRows(
  kv: Kv,
  held: Progress,
  { until, onProgress }: {
    until: number;
    onProgress: (percent: number) => void;
  },
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

/** Converts as many rows as fit into a commit; returns the progress, or null when everything is converted. */
async function commitSome(
  kv: Kv,
  rows: Rows,
  held: Progress,
): Promise<Progress | null> {
  const until = performance.now() + COMMIT_MS;
  const { written, progress } = await kv.transact(async (tx) => {
    const mark = await tx.read<Progress>(MARK);
    if (mark?.by !== held.by) throw new LeaseLost();
    const written = await rows.write(tx, until);
    const progress = nextProgress(held, rows, written);
    if (progress === null) setMark(tx);
    else tx.set(MARK, { ...progress, until: tx.now.getTime() + LEASE_MS });
    return { written, progress };
  });
  rows.drop(written.count);
  return progress;
}

/** Returns the progress after writing rows, or null when everything is converted. */
function nextProgress(
  held: Progress,
  rows: Rows,
  { cursor, isEnd }: WrittenRows,
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
