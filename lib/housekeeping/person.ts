import { delay } from "deno-std/async/delay.js";
import { findAdmin } from "@/lib/accounts/admins.ts";
import { AppError, invalid } from "@/lib/errors.ts";
import type { Stored } from "@/lib/fields/record.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { eraseFile, textOfPart } from "@/lib/imports/import.ts";
import { invoices } from "@/lib/invoices/invoices.ts";
import { getEntry } from "@/lib/journal/entries.ts";
import { blankEntries, blankWhile } from "@/lib/journal/erasure.ts";
import { dropMail, outbox } from "@/lib/mail/outbox.ts";
import type { IssuedInvoice } from "@/lib/invoices/schema.ts";
import { dropMessage, messages } from "@/lib/messages/messages.ts";
import { pages, pageTrash } from "@/lib/pages/pages.ts";
import type { Page } from "@/lib/pages/schema.ts";
import { changedEntry, readEntry, storeChange } from "@/lib/parcels/entries.ts";
import {
  markChanged,
  parcels,
  type StoredParcel,
} from "@/lib/parcels/store.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { reviews } from "@/lib/reviews/reviews.ts";
import type { Review } from "@/lib/reviews/schema.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Note } from "@/lib/store/origin.ts";
import type { Trash } from "@/lib/trash/trash.ts";
import { Address, ERASED } from "./address.ts";
import { type Meaning, namesOf } from "@/lib/fields/meaning.ts";
import { type Parcel, parcel } from "@/lib/parcels/schema.ts";
import type { Trashed } from "@/lib/trash/bin.ts";

/** The kind of job that erases a person; while it runs it has to know the address. */
export const ERASURE = "erase_person";

/** Chunks of photos, and words, which are parts of addresses and follow their records. */
const SKIPPED = new Set<unknown>(["chunks", "search"]);

/** A value has up to 60 KiB. */
const READ_TOGETHER = 100;

/** The most keys that one step looks at. */
const LOOKED_AT = 5_000;

/** More than an erasure needs: one to erase, one for what was written meanwhile, one that finds nothing. */
export const MAX_PASSES = 10;

/** Longer than the lease of a mail that is being sent. */
const MAX_WAITS = 90;
const WAIT_MS = 2_000;

/** Sorts before every other part of a key. */
const FIRST_PART = new Uint8Array();

/** How far a walk through the store has come. */
export interface Found {
  /** The last key looked at; null at the end of the store. */
  cursor: Key | null;
  /** The key with the address, in itself or in its value; null if there was none. */
  key: Key | null;
}

/** The records that were changed or removed, by the first part of their keys. */
export type Erased = Record<string, number>;

/**
 * Throws 422 on `email` for an address that the site itself needs: of a team member, and its own contact address. Their
 * owner has to change or remove them first.
 */
export async function requireErasable(kv: Kv, email: string): Promise<void> {
  if (await findAdmin(kv, email) !== null) {
    throw invalid({ key: "invalid.eraseMember", field: "email" });
  }
  const { contact_email } = await getSettings(kv);
  if (new Address(email).is(contact_email)) {
    throw invalid({ key: "invalid.eraseContact", field: "email" });
  }
}

/**
 * Erases a person's address, and what else is stored about the person because of it, from the whole store (decision 149).
 * Each record is one commit, so an interrupted erasure is finished by another one. Waits for a mail that is being sent.
 * Throws like requireErasable().
 */
export async function erasePerson(kv: Kv, email: string): Promise<Erased> {
  await requireErasable(kv, email);
  const address = new Address(email);
  const erased: Erased = {};
  // What was written behind a pass is found by the next one.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    if (!await eraseOnce(kv, address, erased)) return erased;
  }
  throw new Error("The address is being written again and again");
}

/** Walks through the whole store once; returns whether there was something to erase. */
async function eraseOnce(
  kv: Kv,
  address: Address,
  erased: Erased,
): Promise<boolean> {
  let cursor: Key | null = [];
  let isDirty = false;
  while (cursor !== null) {
    const found: Found = await findAddress(kv, address, cursor);
    cursor = found.cursor;
    const { key } = found;
    if (key === null) continue;
    isDirty = true;
    await blankJournal(kv, key, address);
    await whenFree(() => kv.transact((tx) => eraseEntry(tx, key, address)));
    erased[String(key[0])] = (erased[String(key[0])] ?? 0) + 1;
  }
  return isDirty;
}

async function whenFree(erase: () => Promise<void>): Promise<void> {
  for (let waits = 0;; waits++) {
    try {
      return await erase();
    } catch (error) {
      const isBusy = error instanceof AppError && error.status === 409;
      if (!isBusy || waits === MAX_WAITS) throw error;
      await delay(WAIT_MS);
    }
  }
}

/** Finds the next key after the cursor that has the address, looking at a bounded number of keys. */
export async function findAddress(
  kv: Kv,
  address: Address,
  cursor: Key,
): Promise<Found> {
  let last = cursor;
  for (let looked = 0; looked < LOOKED_AT; looked += READ_TOGETHER) {
    const range = { prefix: [], start: [...last, FIRST_PART] };
    const entries = await kv.list<unknown>(range, { limit: READ_TOGETHER });
    for (const entry of entries) {
      last = entry.key;
      if (SKIPPED.has(last[0])) break;
      if (hasAddress(entry, address)) return { cursor: last, key: last };
    }
    if (entries.length === 0) return { cursor: null, key: null };
    // A boolean sorts after all of their keys.
    if (SKIPPED.has(last[0])) last = [last[0]!, true];
  }
  return { cursor: last, key: null };
}

function hasAddress({ key, value }: Entry<unknown>, address: Address): boolean {
  if (key[0] === "jobs" && isErasure(value as Job)) return false;
  if (key[0] === "import_files") {
    return address.isIn(textOfPart(value as Uint8Array));
  }
  return address.isIn(key) || address.isIn(value);
}

/** Reports whether a job is an erasure, which forgets the address at its end. */
function isErasure({ kind, next_at }: Job): boolean {
  return kind === ERASURE && next_at !== null;
}

/**
 * Erases the address from one entry in the caller's commit, by the rule of its noun. The journal learns that, and none of the
 * values. Throws 409 for a mail that is being sent.
 */
export function eraseEntry(
  tx: Transaction,
  key: Key,
  address: Address,
): Promise<void> {
  const rule = RULES[String(key[0])] ?? eraseAnywhere;
  return rule(tx, key, address);
}

/** Notes the erasure for a record that is saved without a note of its own. */
function noteErased(
  tx: Transaction,
  about: Pick<Note, "noun" | "record_id" | "parent_id">,
): void {
  tx.note({ ...about, label: null, kind: "erased", changes: {} });
}

type Rule = (tx: Transaction, key: Key, address: Address) => Promise<void>;

/** What is erased of each noun; every other entry loses the address itself. */
const RULES: Record<string, Rule> = {
  activities: eraseFromActivity,
  import_files: (tx, key) => eraseFile(tx, String(key[1])),
  import_rows: dropEntry,
  import_undo: dropEntry,
  invoices: ruleOf<IssuedInvoice>(invoices, (invoice, address) => ({
    ...address.removedFrom(invoice),
    ...(address.is(invoice.recipient_email) && { recipient_email: null }),
  })),
  messages: eraseMessage,
  outbox: eraseMail,
  pages: ruleOf<Page>(pages, withoutAddress),
  parcels: ruleOf<StoredParcel>(parcels, withoutPerson),
  reviews: ruleOf<Review>(reviews, withoutAddress),
  settings: eraseFromSettings,
  [pageTrash.noun]: inTrash<Page>(pageTrash, withoutAddress),
  [parcelTrash.noun]: inTrash<StoredParcel>(parcelTrash, withoutPerson),
};

/** The part of a collection that a rule needs. */
interface Records<Item> {
  read(tx: Transaction, id: string): Promise<Item | null>;
  save(
    tx: Transaction,
    before: Item,
    changes: Partial<Item>,
    told: { kind: string },
  ): Item;
}

/** Returns a rule that changes a record through its collection, so that search words and indexes follow. */
function ruleOf<Item extends Stored>(
  records: Records<Item>,
  change: (item: Item, address: Address) => Item,
): Rule {
  return async (tx, key, address) => {
    const before = await records.read(tx, String(key[1]));
    if (before === null || !address.isIn(before)) return;
    records.save(tx, before, change(before, address), { kind: "erased" });
  };
}

/** Returns a rule that changes a record in the trash, which has no search words and indexes. */
function inTrash<Item extends Stored>(
  trash: Pick<Trash<Item>, "change">,
  changeItem: (item: Item, address: Address) => Item,
): Rule {
  return (tx, key, address) =>
    trash.change(tx, String(key[1]), {
      item: (item) => changed(tx, changeItem(item, address)),
      actor: (actor) => address.removedFrom(actor),
    });
}

function changed<Item extends Stored>(tx: Transaction, item: Item): Item {
  const updated_at = tx.now.toISOString();
  return { ...item, version: item.version + 1, updated_at };
}

function withoutAddress<Item>(item: Item, address: Address): Item {
  return address.removedFrom(item);
}

const NO_RECIPIENT = blanksFor("recipient");
const NO_SENDER = blanksFor("sender");

/** Returns what is left of a person in the fields of a parcel; the required ones keep a word. */
function blanksFor(person: Meaning["personal"]): Partial<Parcel> {
  const names = namesOf(parcel, ({ personal }) => personal === person);
  return Object.fromEntries(
    names.map((name) => [
      name,
      parcel.shape[name].safeParse(null).success ? null : ERASED,
    ]),
  );
}

function withoutPerson(parcel: StoredParcel, address: Address): StoredParcel {
  return { ...address.removedFrom(parcel), ...blanksOf(parcel, address) };
}

const PERSONS = [
  ["recipient_email", NO_RECIPIENT],
  ["sender_email", NO_SENDER],
] as const;

/** Returns the fields that belong to the person, as recipient or sender, and what stays in them. */
function blanksOf(parcel: StoredParcel, address: Address) {
  return {
    ...(address.is(parcel.recipient_email) && NO_RECIPIENT),
    ...(address.is(parcel.sender_email) && NO_SENDER),
  };
}

/**
 * Blanks what the journal says about the person's fields of a parcel, by the key of the parcel or of an entry in which the person
 * is its recipient or sender; nothing for other keys. Call it before the key's own erasure: after a kill between them the key is
 * found again.
 */
export async function blankJournal(
  kv: Kv,
  key: Key,
  address: Address,
): Promise<void> {
  if (key[0] === "journal") return await blankPeriods(kv, key, address);
  const parcel = await parcelAt(kv, key);
  if (parcel === null) return;
  const { id } = parcel;
  const fields = Object.keys(blanksOf(parcel, address));
  if (fields.length === 0) return;
  let cursor: string | null = "";
  while (cursor !== null) {
    cursor = await blankEntries(kv, id, cursor, fields);
  }
}

/** Blanks the entries of the time in which the person was the recipient or sender of a parcel, which may have another one by now. */
async function blankPeriods(
  kv: Kv,
  key: Key,
  address: Address,
): Promise<void> {
  const entry = await getEntry(kv, String(key[1]));
  const isMatch = (value: unknown) => address.isIn(value);
  for (const [field, blanks] of PERSONS) {
    if (!isMatch(entry?.changes[field])) continue;
    const fields = Object.keys(blanks);
    await blankWhile(kv, entry!.record_id, { field, fields, isMatch });
  }
}

/** Returns the parcel of a key, be it in the trash; null for any other key. */
async function parcelAt(kv: Kv, key: Key): Promise<StoredParcel | null> {
  const id = String(key[1]);
  if (key[0] === parcels.noun) return await parcels.get(kv, id);
  const trashed = key[0] === parcelTrash.noun
    ? await kv.get<Trashed>(key)
    : null;
  return trashed && parcelTrash.itemOf(trashed);
}

async function eraseFromActivity(
  tx: Transaction,
  key: Key,
  address: Address,
): Promise<void> {
  const [, parcel_id, id] = key.map(String) as [string, string, string];
  const before = await readEntry(tx, id);
  if (before === null) return;
  const after = changedEntry(tx, before, address.removedFrom(before));
  storeChange(tx, { before, after });
  markChanged(tx, parcel_id);
  noteErased(tx, { noun: "activities", record_id: id, parent_id: parcel_id });
}

/** Removes a message from the address with the mail about it that still waits. */
async function eraseMessage(
  tx: Transaction,
  key: Key,
  address: Address,
): Promise<void> {
  const id = String(key[1]);
  const message = await messages.read(tx, id);
  if (message === null) return;
  noteErased(tx, { noun: messages.noun, record_id: id });
  if (!address.is(message.email)) {
    messages.save(tx, message, address.removedFrom(message));
    return;
  }
  const mail = await outbox.read(tx, id);
  if (mail !== null && mail.next_at !== null) dropMail(tx, mail);
  await dropMessage(tx, message);
}

async function eraseMail(
  tx: Transaction,
  key: Key,
  address: Address,
): Promise<void> {
  const mail = await outbox.read(tx, String(key[1]));
  if (mail === null) return;
  noteErased(tx, { noun: "mail", record_id: mail.id });
  if (address.is(mail.to)) return dropMail(tx, mail);
  outbox.save(tx, mail, address.removedFrom(mail));
}

/** Bumps the version, by which forms notice the change. */
async function eraseFromSettings(
  tx: Transaction,
  key: Key,
  address: Address,
): Promise<void> {
  const settings = await tx.read<{ version: number }>(key);
  if (settings === null) return;
  const version = settings.version + 1;
  tx.set(key, { ...address.removedFrom(settings), version });
  const noun = "settings";
  noteErased(tx, { noun, record_id: noun });
}

/** Removes an entry of an import, of which nothing else is left; its parcel has changed, so it could not be undone either. */
function dropEntry(tx: Transaction, key: Key): Promise<void> {
  tx.delete(key);
  return Promise.resolve();
}

async function eraseAnywhere(
  tx: Transaction,
  key: Key,
  address: Address,
): Promise<void> {
  const value = await tx.read<unknown>(key);
  if (value === null) return;
  // A key with the address is an index of something that has lost it.
  if (address.isIn(key)) tx.delete(key);
  else if (address.isIn(value)) tx.set(key, address.removedFrom(value));
}
