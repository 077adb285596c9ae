import type { Stored } from "@/lib/fields/record.ts";
import type { TraceRule } from "@/lib/parcels/traces.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Records } from "@/lib/store/records.ts";
import type { Trash } from "@/lib/trash/trash.ts";
import type { Address } from "./address.ts";

/** Erases a person's address, and the data about the person, from one entry in the caller's commit. */
export type EraseRule = (
  tx: Transaction,
  key: Key,
  address: Address,
) => Promise<void>;

/** The erasure rules of a noun. */
export interface ErasureDeclaration {
  /** Rules by the first part of the key; entries without a rule lose only the address. */
  rules?: Readonly<Record<string, EraseRule>>;
  /** Blanks the person in the journal entries about the record at `key`, before that record is erased. */
  blankJournal?: (kv: Kv, key: Key, address: Address) => Promise<void>;
  /** Returns the reason why the site needs the address, or null. */
  needs?: (kv: Kv, address: Address) => Promise<NeededKey | null>;
  /** Decodes the binary values of entries, by the first part of the key. */
  textOf?: Readonly<Record<string, (value: Uint8Array) => string>>;
  /** Rules that erase references to an erased parcel, by the first part of the key. */
  traces?: Readonly<Record<string, TraceRule<never>>>;
}

/** The reasons why an address cannot be erased. */
type NeededKey = "invalid.eraseMember" | "invalid.eraseContact";

/** Returns a rule that saves a record through its collection, so that search words and indexes are updated. */
export function erasesFrom<Item extends Stored>(
  records: Pick<Records<Item>, "read" | "save">,
  change: (item: Item, address: Address) => Item = withoutAddress,
): EraseRule {
  return async (tx, key, address) => {
    const before = await records.read(tx, String(key[1]));
    if (before === null || !address.isIn(before)) return;
    records.save(tx, before, change(before, address), { kind: "erased" });
  };
}

/** Returns a rule that changes a record in the trash, where it has no search words or indexes. */
export function erasesFromTrash<Item extends Stored>(
  trash: Pick<Trash<Item>, "change">,
  changeItem: (item: Item, address: Address) => Item = withoutAddress,
): EraseRule {
  return (tx, key, address) =>
    trash.change(tx, String(key[1]), {
      item: (item) => withNewVersion(tx, changeItem(item, address)),
      actor: (actor) => address.removedFrom(actor),
    });
}

function withNewVersion<Item extends Stored>(
  tx: Transaction,
  item: Item,
): Item {
  const updated_at = tx.now.toISOString();
  return { ...item, version: item.version + 1, updated_at };
}

function withoutAddress<Item>(item: Item, address: Address): Item {
  return address.removedFrom(item);
}

/** Removes the address from an entry for which no noun has a rule. */
export async function eraseAnywhere(
  tx: Transaction,
  key: Key,
  address: Address,
): Promise<void> {
  const value = await tx.read<unknown>(key);
  if (value === null) return;
  // A key that contains the address is an index entry of a record that no longer does.
  if (address.isIn(key)) tx.delete(key);
  else if (address.isIn(value)) tx.set(key, address.removedFrom(value));
}
