import { delay } from "deno-std/async/delay.js";
import { AppError } from "@/lib/errors.ts";
import { blankEntries } from "@/lib/journal/erasure.ts";
import { addCounts, type Counts } from "@/lib/jobs/schema.ts";
import type { Noun } from "@/lib/site/noun.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { countEntry, type Share } from "./counts.ts";
import type { Identity } from "./identity.ts";
import { requireErasable } from "./named.ts";
import { eraseAnywhere } from "./rules.ts";
import type { PersonNamed } from "./schema.ts";
import { Walk, type WalkProgress } from "./walk.ts";

/** Three suffice normally: one erases, one catches records written during the first, one finds nothing. */
export const MAX_PASSES = 10;

/** Maximum retries while a mail is being sent; together longer than the mail's lease. */
const MAX_WAITS = 90;
const WAIT_MS = 2_000;

/** An entry to erase, and what its erasure counts; without an entry the walk goes on. */
export type Found = WalkProgress & Partial<Share>;

/**
 * Finds the next entry that holds the person, and blanks the journal of its record. That comes first: if the process dies in
 * between, the next walk finds the entry again.
 */
export async function findNext(
  kv: Kv,
  nouns: readonly Noun[],
  { identity, cursor, imports }: {
    identity: Identity;
    cursor: Key;
    imports: string[];
  },
): Promise<Found> {
  const walk = new Walk(nouns, identity);
  const next = await walk.next(kv, cursor);
  if (next.found === null) return next;
  const entry = next.found;
  const share = await countEntry(kv, nouns, { walk, entry, imports });
  // Those that a walk finds go last, so that it finds the others as long as they are not blanked.
  const ordered = share.blankings.toSorted((one, other) =>
    Number(one.isFound) - Number(other.isFound)
  );
  await blankEntries(kv, ordered, (row) => identity.removedFrom(row));
  return { ...next, ...share };
}

/**
 * Erases a named person from the whole store (decision 149), and returns the numbers of changed or removed records by noun. Each
 * record is one commit, so another call completes an interrupted erasure. Waits for a mail that is being sent. Throws like
 * requireErasable().
 */
export async function erasePerson(
  kv: Kv,
  nouns: readonly Noun[],
  named: PersonNamed,
): Promise<Counts> {
  const identity = await requireErasable(kv, nouns, named);
  let counts: Counts = {};
  let imports: string[] = [];
  // The next pass finds entries written behind the cursor.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    let isDirty = false;
    let cursor: Key | null = [];
    while (cursor !== null) {
      const next: Found = await findNext(kv, nouns, {
        identity,
        cursor,
        imports,
      });
      ({ cursor } = next);
      const { found } = next;
      if (found === null) continue;
      isDirty = true;
      counts = addCounts(counts, next.counts!);
      imports = next.imports!;
      const { key } = found;
      await whenFree(() =>
        kv.transact((tx) => eraseEntry(tx, nouns, { key, identity }))
      );
    }
    if (!isDirty) return counts;
  }
  throw new Error(
    "What identifies the person is being written again and again",
  );
}

async function whenFree(erase: () => Promise<void>): Promise<void> {
  for (let waits = 0;; waits++) {
    try {
      return await erase();
    } catch (error) {
      if (!isBusy(error) || waits === MAX_WAITS) throw error;
      await delay(WAIT_MS);
    }
  }
}

/** Reports whether a mail to the person is being sent. */
export function isBusy(error: unknown): boolean {
  return error instanceof AppError && error.status === 409;
}

/**
 * Erases the person from one entry in the caller's commit, by its noun's rule. The journal records the erasure without values.
 * Throws 409 for a mail that is being sent.
 */
export async function eraseEntry(
  tx: Transaction,
  nouns: readonly Noun[],
  { key, identity }: { key: Key; identity: Identity },
): Promise<void> {
  const name = String(key[0]);
  const rule = nouns.map(({ erasure }) => erasure?.rules?.[name])
    .find((rule) => rule !== undefined) ?? eraseAnywhere;
  await rule(tx, key, identity);
}
