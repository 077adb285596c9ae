import { omit } from "deno-std/collections/omit.js";
import type { Row } from "@/lib/journal/entries.ts";
import { markChanged } from "@/lib/parcels/changes.ts";
import { changedEntry, readEntry, storeChange } from "@/lib/parcels/entries.ts";
import { type Parcel, parcel } from "@/lib/parcels/schema.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { StoredTrashedRecord } from "@/lib/trash/trashed.ts";
import type { ChosenParcels } from "./chosen_parcels.ts";
import { ERASED, type Identity, type Side } from "./identity.ts";
import {
  journalOfParcel,
  namesPersons,
  parcelOfRow,
  PERSONAL,
  SIDES,
} from "./parcel_journal.ts";
import {
  type Blanking,
  erasesFromTrash,
  type ErasureDeclaration,
} from "./rules.ts";

/** Codes stay as they are, even one that looks like a telephone number. */
const CODES = ["tracking_code", "old_codes"] as const;

/** Erases a recipient or sender from parcels, their history and the journal. */
export const PARCEL_ERASURE: ErasureDeclaration = {
  rules: {
    activities: eraseFromEntry,
    parcels: eraseFromParcel,
    [parcelTrash.noun]: erasesFromTrash<StoredParcel>(
      parcelTrash,
      withoutPerson,
    ),
  },
  reads: {
    parcels: ({ key, value }) =>
      omit(parcels.decode(String(key[1]), value), [...CODES]),
    [parcelTrash.noun]: ({ value }: Entry<StoredTrashedRecord>) => ({
      ...value as StoredTrashedRecord,
      record: omit(parcelTrash.itemOf(value), [...CODES]),
    }),
  },
  names: {
    activities: ({ key, value }, chosen) =>
      chosen.has(String(key[1])) && chosen.isIn(value),
    journal: ({ value }: Entry<Row>, chosen) => namesPersons(value, chosen),
    parcels: ({ value }, chosen) => hasPersons(value, chosen),
    [parcelTrash.noun]: (
      { value: { record } }: Entry<StoredTrashedRecord>,
      chosen,
    ) => hasPersons(record as StoredParcel, chosen),
  },
  journalOf,
};

const BLANKS = {
  recipient: blanksFor("recipient"),
  sender: blanksFor("sender"),
};

/** Returns the values that replace a person's fields in a parcel: null, or an ellipsis in required fields. */
function blanksFor(side: Side): Partial<Parcel> {
  return Object.fromEntries(
    PERSONAL[side].map((name) => [
      name,
      parcel.shape[name].safeParse(null).success ? null : ERASED,
    ]),
  );
}

/** Reports whether a chosen parcel has anything about its persons. */
function hasPersons(parcel: StoredParcel, chosen: ChosenParcels): boolean {
  if (!chosen.has(parcel.id)) return false;
  const blanks = SIDES.flatMap((side) => Object.entries(BLANKS[side]));
  return chosen.isIn(parcel) ||
    blanks.some(([name, blank]) => parcel[name as keyof Parcel] !== blank);
}

function withoutPerson(
  parcel: StoredParcel,
  identity: Identity,
): StoredParcel {
  const { tracking_code, old_codes } = parcel;
  const sides = SIDES.filter((side) => identity.isOn(parcel, side));
  const blanks = sides.map((side) => BLANKS[side]);
  const rest = { ...identity.removedFrom(parcel), tracking_code, old_codes };
  return Object.assign(rest, ...blanks);
}

async function eraseFromParcel(
  tx: Transaction,
  key: Key,
  identity: Identity,
): Promise<void> {
  const before = await parcels.read(tx, String(key[1]));
  if (before === null) return;
  const after = withoutPerson(before, identity);
  parcels.save(tx, before, after, { kind: "erased" });
}

/** Returns the journal entries about the parcel at a key, or about that of the journal entry at the key. */
async function journalOf(
  kv: Kv,
  key: Key,
  identity: Identity,
): Promise<Blanking[]> {
  const id = await parcelIdAt(kv, key);
  if (id === null) return [];
  const parcel = await findStored(kv, id);
  return await journalOfParcel(kv, { id, parcel, identity });
}

async function parcelIdAt(kv: Kv, key: Key): Promise<string | null> {
  if (key[0] === parcels.noun) return String(key[1]);
  if (key[0] === "journal") {
    const row = await kv.get<Row>(key);
    return row && parcelOfRow(row);
  }
  if (key[0] !== parcelTrash.noun) return null;
  return (await kv.get<StoredTrashedRecord>(key))?.record_id ?? null;
}

/** Returns a parcel, in the trash or not, or null. */
async function findStored(kv: Kv, id: string): Promise<StoredParcel | null> {
  return await parcels.get(kv, id) ?? await parcelTrash.getItem(kv, id);
}

/** Returns parcels by their ids, in the trash or not, or nulls. */
export function findParcels(
  kv: Kv,
  ids: string[],
): Promise<(StoredParcel | null)[]> {
  return Promise.all(ids.map((id) => findStored(kv, id)));
}

async function eraseFromEntry(
  tx: Transaction,
  key: Key,
  identity: Identity,
): Promise<void> {
  const [, parcel_id, id] = key.map(String) as [string, string, string];
  const before = await readEntry(tx, id);
  if (before === null) return;
  const after = changedEntry(tx, before, identity.removedFrom(before));
  storeChange(tx, { before, after });
  markChanged(tx, parcel_id);
  tx.note({
    noun: "activities",
    record_id: id,
    parent_id: parcel_id,
    kind: "erased",
  });
}
