import { AppError, detailOf } from "@/lib/errors.ts";
import type { Log } from "@/lib/log.ts";
import type { Upkeep } from "@/lib/upkeep.ts";
import type { Entry, Key, Kv, Transaction } from "./kv.ts";

/**
 * A count. Commits gather their changes below a key without reading the count, and so never conflict over it; folds add
 * the changes to the stored count (decision 176).
 */
export interface Tally {
  /** The first part of the keys of changes. */
  readonly changes: string;
  /** Folds all changes, as many in each commit as fit. Several processes may fold concurrently. */
  fold(kv: Kv): Promise<void>;
}

/** The changes that a commit folds, grouped by the second part of their keys, such as a parcel's id. */
export interface Fold<Head, Change> {
  kv: Kv;
  tx: Transaction;
  head: Head | null;
  changes: Map<string, Change[]>;
}

interface Options<Head, Change> {
  /** Every fold depends on this key and replaces its value, so that only one of two concurrent folds succeeds. */
  head: Key;
  changes: string;
  /** Reports whether an entry below `changes` is a change; by default all are. */
  isChange?: (entry: Entry<unknown>) => boolean;
  /**
   * Adds the changes to the count in the caller's commit and returns the next value of the head. The same changes are
   * never folded twice.
   */
  add(fold: Fold<Head, Change>): Promise<Head>;
}

/** A list of changes, as written by Transaction.gather(), or a single change. */
type Row<Change> = Deno.KvEntry<Change | Change[]>;

/** Maximum changes that reading a count takes into account; folding keeps them far below. */
export const MAX_CHANGES = 1_000;

/** Maximum changes that a fold reads. Each needs up to two writes, so they usually fit into one commit. */
const READ_TOGETHER = 450;

/** Defines a tally. */
export function tally<Head, Change>(
  { head: key, changes, isChange = () => true, add }: Options<Head, Change>,
): Tally {
  /** Returns true when nothing is left to fold. */
  async function foldSome(kv: Kv, tx: Transaction): Promise<boolean> {
    // Read the head first: if another process folds from here on, this commit fails.
    const head = await tx.read<Head>(key);
    const range = { prefix: [changes] };
    const limit = READ_TOGETHER;
    const listed = await kv.list<Change | Change[]>(range, { limit });
    const isEnd = listed.length < limit;
    const rows = listed.filter(isChange);
    if (rows.length === 0) return true;
    // With the clocks of several instances, keys may be out of order.
    let taken = (isEnd ? rows : omitLastGroup(rows)).toSorted(compareCommits);
    const addTaken = async () => {
      for (const { key } of taken) tx.delete(key);
      tx.set(key, await add({ kv, tx, head, changes: groupChanges(taken) }));
    };
    while (taken.length > 1 && !await tx.fit(addTaken)) {
      taken = taken.slice(0, taken.length / 2);
    }
    if (taken.length === 1) await addTaken();
    return isEnd && taken.length === rows.length;
  }
  return {
    changes,
    async fold(kv) {
      while (!await kv.transact((tx) => foldSome(kv, tx)));
    },
  };
}

/** Reads a value and the changes below it in one request, which is a snapshot. */
export async function readWithChanges<Base, Change>(
  kv: Kv,
  key: Key,
): Promise<{ base: Base | null; changes: Change[] }> {
  const range = { start: key, end: [...key, true] };
  const limit = MAX_CHANGES + 1;
  const rows = await kv.list<Base | Change | Change[]>(range, { limit });
  const isBase = rows[0]?.key.length === key.length;
  const base = isBase ? rows.shift()!.value as Base : null;
  return { base, changes: changesOf(rows as Row<Change>[]) };
}

/**
 * Returns the groups that were read completely: all but the last one, which may continue. A single group is returned as
 * it is.
 */
function omitLastGroup<Change>(rows: Row<Change>[]): Row<Change>[] {
  const last = groupOf(rows.at(-1)!);
  const before = rows.filter((row) => groupOf(row) !== last);
  return before.length > 0 ? before : rows;
}

function compareCommits(one: Row<unknown>, other: Row<unknown>): number {
  return one.versionstamp.localeCompare(other.versionstamp);
}

function groupChanges<Change>(rows: Row<Change>[]): Map<string, Change[]> {
  const groups = [...Map.groupBy(rows, groupOf)];
  return new Map(groups.map(([name, rows]) => [name, changesOf(rows)]));
}

function groupOf({ key }: Row<unknown>): string {
  return String(key[1]);
}

function changesOf<Change>(rows: Row<Change>[]): Change[] {
  return rows.flatMap(({ value }) => value);
}

const FOLD_MS = 2_000;

/**
 * Folds tallies now, within two seconds of every change by this process, and once more when stopped. Logs failures
 * instead of throwing them.
 */
export function foldOften(kv: Kv, log: Log, tallies: readonly Tally[]): Upkeep {
  const folded = new Map<Tally, number>();
  async function fold(): Promise<void> {
    for (const tally of tallies) {
      const commits = kv.countGathered(tally.changes);
      if (folded.get(tally) === commits) continue;
      try {
        await tally.fold(kv);
        folded.set(tally, commits);
      } catch (error) {
        // The next run tries again; the store logs its own failures.
        if (error instanceof AppError) continue;
        log.error("counts.failed", { detail: detailOf(error) });
      }
    }
  }
  let work = fold();
  const again = () => work = work.then(fold);
  const timer = setInterval(again, FOLD_MS);
  return {
    runDue() {
      folded.clear();
      return again();
    },
    stop() {
      clearInterval(timer);
      return again();
    },
  };
}
