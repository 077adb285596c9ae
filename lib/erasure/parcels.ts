import { type Meaning, namesOf } from "@/lib/fields/meaning.ts";
import { getEntry } from "@/lib/journal/entries.ts";
import { blankEntries, blankWhile } from "@/lib/journal/erasure.ts";
import { changedEntry, readEntry, storeChange } from "@/lib/parcels/entries.ts";
import { type Parcel, parcel } from "@/lib/parcels/schema.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { Kv } from "@/lib/store/kv.ts";
import { Transaction } from "@/lib/store/transaction.ts";
import type { Key } from "@/lib/store/types.ts";
import type { StoredTrashedRecord } from "@/lib/trash/trashed.ts";
import { type Address, ERASED } from "./address.ts";
import {
  erasesFrom,
  erasesFromTrash,
  type ErasureDeclaration,
} from "./rules.ts";
import { markChanged } from "@/lib/parcels/changes.ts";

/** Erases a recipient or sender from parcels, their history and the journal. */
export const PARCEL_ERASURE: ErasureDeclaration = {
  rules: {
    activities: eraseFromEntry,
    parcels: erasesFrom<StoredParcel>(parcels, withoutPerson),
    [parcelTrash.noun]: erasesFromTrash<StoredParcel>(
      parcelTrash,
      withoutPerson,
    ),
  },
  blankJournal,
};

const NO_RECIPIENT = blanksFor("recipient");
const NO_SENDER = blanksFor("sender");

/** Returns the values that replace a person's fields in a parcel: null, or an ellipsis in required fields. */
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

/** Returns the blanks for the fields about the person, as recipient or sender. */
function blanksOf(parcel: StoredParcel, address: Address) {
  return {
    ...(address.is(parcel.recipient_email) && NO_RECIPIENT),
    ...(address.is(parcel.sender_email) && NO_SENDER),
  };
}

/**
 * Blanks the person's fields in a parcel's journal entries. `key` is that of the parcel, or of a journal entry that names the
 * person as recipient or sender. Call it before erasing that record: if the process dies in between, the next walk finds the
 * key again.
 */
async function blankJournal(
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

/** Blanks the entries from the time in which the person was the parcel's recipient or sender, even if no longer. */
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

/** Returns the parcel at a key, in or out of the trash; null for any other key. */
async function parcelAt(kv: Kv, key: Key): Promise<StoredParcel | null> {
  const id = String(key[1]);
  if (key[0] === parcels.noun) return await parcels.get(kv, id);
  const trashed = key[0] === parcelTrash.noun
    ? await kv.get<StoredTrashedRecord>(key)
    : null;
  return trashed && parcelTrash.itemOf(trashed);
}

async function eraseFromEntry(
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
  tx.note({
    noun: "activities",
    record_id: id,
    parent_id: parcel_id,
    kind: "erased",
  });
}
