import type { Stored } from "@/lib/fields/record.ts";
import type { TraceRule } from "@/lib/parcels/traces.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Records } from "@/lib/store/records.ts";
import type { Trash } from "@/lib/trash/trash.ts";
import type { Address } from "./address.ts";

/** Erases a person's address, and the data that belongs to it, from one entry in the caller's commit. */
export type EraseRule = (
  tx: Transaction,
  key: Key,
  address: Address,
) => Promise<void>;

/** How a person is erased from a noun. */
export interface ErasureDeclaration {
  /** Rules by the first part of keys; all other entries lose only the address. */
  rules?: Readonly<Record<string, EraseRule>>;
  /** Blanks the person's data in the journal that belongs to the entry of a key, before that entry is erased. */
  blankJournal?: (kv: Kv, key: Key, address: Address) => Promise<void>;
  /** Returns why the site itself needs the address, or null. */
  needs?: (kv: Kv, address: Address) => Promise<NeededKey | null>;
  /** Reads the text of an entry whose value is bytes. */
  textOf?: Readonly<Record<string, (value: Uint8Array) => string>>;
  /** How entries that mention an erased parcel forget it, by the first part of their keys. */
  traces?: Readonly<Record<string, TraceRule<never>>>;
}

/** The reasons why an address cannot be erased. */
type NeededKey = "invalid.eraseMember" | "invalid.eraseContact";

/** Returns a rule that changes a record through its collection, so that search words and indexes follow. */
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

/** Returns a rule that changes a record in the trash; such a record has no search words or indexes. */
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

/** Removes the address from an entry that no noun has a rule for. */
export async function eraseAnywhere(
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
