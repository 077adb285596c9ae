import { delay } from "deno-std/async/delay.js";
import { AppError, invalid } from "@/lib/errors.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Noun } from "@/lib/site/noun.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { Address } from "./address.ts";
import { eraseAnywhere } from "./rules.ts";

/** The kind of job that erases a person; its payload contains the address while it runs. */
export const ERASURE = "erase_person";

/** Chunks of photos; and search words, which are only parts of addresses and follow their records. */
const SKIPPED = new Set<unknown>(["chunks", "search"]);

/** Limits the memory of a read: a value has up to 60 KiB. */
const READ_TOGETHER = 100;

/** Maximum keys scanned in one step. */
const LOOKED_AT = 5_000;

/** Three suffice normally: one erases, one catches records written during the first, one finds nothing. */
export const MAX_PASSES = 10;

/** Maximum retries while a mail is being sent; together longer than the mail's lease. */
const MAX_WAITS = 90;
const WAIT_MS = 2_000;

/** Sorts before every other part of a key. */
const FIRST_PART = new Uint8Array();

/** The progress of a walk through the store. */
export interface WalkProgress {
  /** The last key scanned; null at the end of the store. */
  cursor: Key | null;
  /** The key that contains the address, in itself or in its value; null if none was found. */
  key: Key | null;
}

/** The number of changed or removed records, by the first part of their keys. */
export type ErasureCounts = Record<string, number>;

/**
 * Throws 422 on `email` for an address that is in use by the site: a member's, or the contact address. It has to be changed or
 * removed first.
 */
export async function requireErasable(
  kv: Kv,
  nouns: readonly Noun[],
  email: string,
): Promise<void> {
  const address = new Address(email);
  // Reversed, so that members are checked before the settings: a member's address is reported as such, even if it is also the
  // contact address.
  for (const { erasure } of nouns.toReversed()) {
    const key = await erasure?.needs?.(kv, address);
    if (key) throw invalid({ key, field: "email" });
  }
}

/**
 * Erases a person's address, and all data stored about the person under it, from the whole store (decision 149). Each record is
 * one commit, so another call completes an interrupted erasure. Waits for a mail that is being sent. Throws like
 * requireErasable().
 */
export async function erasePerson(
  kv: Kv,
  nouns: readonly Noun[],
  email: string,
): Promise<ErasureCounts> {
  await requireErasable(kv, nouns, email);
  const address = new Address(email);
  const erased: ErasureCounts = {};
  // The next pass finds entries written behind the cursor.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    if (!await eraseOnce(kv, nouns, { address, erased })) return erased;
  }
  throw new Error("The address is being written again and again");
}

/** Walks the whole store once; returns whether anything was found. */
async function eraseOnce(
  kv: Kv,
  nouns: readonly Noun[],
  { address, erased }: { address: Address; erased: ErasureCounts },
): Promise<boolean> {
  let cursor: Key | null = [];
  let isDirty = false;
  while (cursor !== null) {
    const found: WalkProgress = await findAddress(kv, nouns, {
      address,
      cursor,
    });
    cursor = found.cursor;
    const { key } = found;
    if (key === null) continue;
    isDirty = true;
    await blankJournal(kv, nouns, { key, address });
    await whenFree(() =>
      kv.transact((tx) => eraseEntry(tx, nouns, { key, address }))
    );
    erased[String(key[0])] = (erased[String(key[0])] ?? 0) + 1;
  }
  return isDirty;
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

/** Finds the next entry with the address after the cursor, within a bounded number of keys. */
export async function findAddress(
  kv: Kv,
  nouns: readonly Noun[],
  { address, cursor }: { address: Address; cursor: Key },
): Promise<WalkProgress> {
  const texts = new Map(
    nouns.flatMap(({ erasure }) => Object.entries(erasure?.textOf ?? {})),
  );
  let last = cursor;
  for (let looked = 0; looked < LOOKED_AT; looked += READ_TOGETHER) {
    const range = { prefix: [], start: [...last, FIRST_PART] };
    const entries = await kv.list<unknown>(range, { limit: READ_TOGETHER });
    for (const entry of entries) {
      last = entry.key;
      if (SKIPPED.has(last[0])) break;
      if (hasAddress(entry, address, texts)) return { cursor: last, key: last };
    }
    if (entries.length === 0) return { cursor: null, key: null };
    // A boolean sorts after all keys with this first part.
    if (SKIPPED.has(last[0])) last = [last[0]!, true];
  }
  return { cursor: last, key: null };
}

function hasAddress(
  { key, value }: Entry<unknown>,
  address: Address,
  texts: ReadonlyMap<string, (value: Uint8Array) => string>,
): boolean {
  if (key[0] === "jobs" && isErasure(value as Job)) return false;
  const textOf = texts.get(String(key[0]));
  if (textOf !== undefined) return address.isIn(textOf(value as Uint8Array));
  return address.isIn(key) || address.isIn(value);
}

/** Reports whether a job is an unfinished erasure: a finished one no longer contains the address. */
function isErasure({ kind, next_at }: Job): boolean {
  return kind === ERASURE && next_at !== null;
}

/** The location of an address. */
interface Place {
  key: Key;
  address: Address;
}

/**
 * Erases the address from one entry in the caller's commit, by its noun's rule. The journal records the erasure without values.
 * Throws 409 for a mail that is being sent.
 */
export async function eraseEntry(
  tx: Transaction,
  nouns: readonly Noun[],
  { key, address }: Place,
): Promise<void> {
  const name = String(key[0]);
  const rule = nouns.map(({ erasure }) => erasure?.rules?.[name])
    .find((rule) => rule !== undefined) ?? eraseAnywhere;
  await rule(tx, key, address);
}

/**
 * Blanks the person in the journal entries about the record at `key`. Call it before erasing that record: if the process dies
 * in between, the next walk finds the key again.
 */
export async function blankJournal(
  kv: Kv,
  nouns: readonly Noun[],
  { key, address }: Place,
): Promise<void> {
  for (const { erasure } of nouns) {
    await erasure?.blankJournal?.(kv, key, address);
  }
}
