import type { Stored } from "@/lib/fields/record.ts";
import type { TraceRule } from "@/lib/parcels/traces.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Records } from "@/lib/store/records.ts";
import type { Trash } from "@/lib/trash/trash.ts";
import type { ChosenParcels } from "./chosen_parcels.ts";
import type { Identity } from "./identity.ts";

/** Erases what identifies a person, and the data about the person, from one entry in the caller's commit. */
export type EraseRule = (
  tx: Transaction,
  key: Key,
  identity: Identity,
) => Promise<void>;

/** A journal entry to blank together with a record. */
export interface Blanking {
  id: string;
  /** The fields to blank. */
  fields: string[];
  /** Whether a walk finds it by itself, because it contains what identifies the person. */
  isFound: boolean;
}

/** The erasure rules of a noun. */
export interface ErasureDeclaration {
  /** Rules by the first part of the key; entries without a rule lose only what identifies the person. */
  rules?: Readonly<Record<string, EraseRule>>;
  /** Returns the journal entries to blank before the record at `key` is erased, or with the journal entry at `key`. */
  journalOf?: (kv: Kv, key: Key, identity: Identity) => Promise<Blanking[]>;
  /** Returns the reason why the site needs the address or number, or null. */
  needs?: (kv: Kv, identity: Identity) => Promise<NeededKey | null>;
  /** Decodes entries that are searched in another form than they are stored in, by the first part of the key. */
  reads?: Readonly<Record<string, (entry: Entry<never>) => unknown>>;
  /** Reports whether a decoded entry names the persons of chosen parcels, by the first part of the key. */
  names?: Readonly<Record<string, NameRule>>;
  /** Rules that erase references to an erased parcel, by the first part of the key. */
  traces?: Readonly<Record<string, TraceRule<never>>>;
}

export type NameRule = (entry: Entry<never>, chosen: ChosenParcels) => boolean;

/** The reasons why an address or number cannot be erased. */
type NeededKey =
  | "invalid.eraseMember"
  | "invalid.eraseContact"
  | "invalid.eraseContactPhone";

/** Returns a rule that saves a record through its collection, so that search words and indexes are updated. */
export function erasesFrom<Item extends Stored>(
  records: Pick<Records<Item>, "read" | "save">,
  change: (item: Item, identity: Identity) => Item = withoutIdentity,
): EraseRule {
  return async (tx, key, identity) => {
    const before = await records.read(tx, String(key[1]));
    if (before === null || !identity.isIn(before)) return;
    records.save(tx, before, change(before, identity), { kind: "erased" });
  };
}

/** Returns a rule that changes a record in the trash, where it has no search words or indexes. */
export function erasesFromTrash<Item extends Stored>(
  trash: Pick<Trash<Item>, "change">,
  changeItem: (item: Item, identity: Identity) => Item = withoutIdentity,
): EraseRule {
  return (tx, key, identity) =>
    trash.change(tx, String(key[1]), {
      item: (item) => withNewVersion(tx, changeItem(item, identity)),
      actor: (actor) => identity.removedFrom(actor),
    });
}

function withNewVersion<Item extends Stored>(
  tx: Transaction,
  item: Item,
): Item {
  const updated_at = tx.now.toISOString();
  return { ...item, version: item.version + 1, updated_at };
}

function withoutIdentity<Item>(item: Item, identity: Identity): Item {
  return identity.removedFrom(item);
}

/** Removes what identifies the person from an entry for which no noun has a rule. */
export async function eraseAnywhere(
  tx: Transaction,
  key: Key,
  identity: Identity,
): Promise<void> {
  const value = await tx.read<unknown>(key);
  if (value === null) return;
  if (identity.isIn(value)) tx.set(key, identity.removedFrom(value));
  // A key that contains the address is an index entry of a record that no longer does.
  if (identity.holds({ key, value: null })) tx.delete(key);
}
