import type { Stored } from "@/lib/fields/record.ts";
import type { Collection } from "@/lib/store/collection.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Actor } from "@/lib/store/origin.ts";
import type { TrashedRecord } from "./schema.ts";

/**
 * A deleted record. It has left its noun's prefix, so that no other read finds it. Its id is created at the deletion, so the
 * trash is in the order of deletions.
 */
export interface StoredTrashedRecord extends Stored {
  record_id: string;
  deleted_by: Actor;
  /** The record as its noun stores it. */
  record: unknown;
  /** Whether its erasure has begun, so that it cannot be restored. */
  is_erasing: boolean;
  /** The job that deleted it together with others; the job's Undo restores it. */
  job_id?: string;
}

/** How a noun keeps deleted records. */
export interface Options<Item extends Stored> {
  noun: string;
  records: Collection<Item>;
  /** Returns the keys that stay taken while the record is in the trash. */
  claims: (item: Item) => Key[];
  /** Returns the other well-known names of a record, such as a recipient. */
  about?: (item: Item) => string | null;
  /** Runs in the commit that puts a record into the trash. */
  hide?: (tx: Transaction, item: Item) => Promise<void>;
  /** Runs in the commit that takes a record out of the trash to restore or to erase it. */
  reveal?: (tx: Transaction, item: Item) => Promise<void>;
  /** Yields the keys of each part of a record; all parts together may exceed a commit. */
  parts?: (kv: Kv, item: Item) => AsyncIterable<Key[]>;
  /** Runs in the commit that ends an erasure. */
  erased?: (tx: Transaction, item: Item) => Promise<void>;
  /** Runs in the same commit to erase mentions elsewhere, unless the caller passes another function for that. */
  forget?: Forget<Item>;
}

export type Forget<Item> = (tx: Transaction, item: Item) => void;

/** A record as the screen of the trash lists it. */
export interface ListedRecord extends TrashedRecord {
  /** Its other well-known names, such as a recipient. */
  about: string | null;
}

/** Where a record is in the trash. */
export type Place = [noun: string, trashedId: string];

/** Returns the key that keeps another one taken while its record is in the trash. */
export function claimKey(key: Key): Key {
  return ["trash_claims", ...key];
}

/** Written with every record that claims keys, so that a commit can depend on many claims by one key. */
export const CLAIMS_MARK: Key = ["changes", "claims"];

/** Returns the noun of a record in the trash, or null. */
export async function nounInTrash(
  kv: Kv,
  id: string,
): Promise<string | null> {
  const place = await kv.get<Place>(placeKey(id));
  return place && place[0];
}

/** Returns the key of the place of a record in the trash, by the record's id. */
export function placeKey(recordId: string): Key {
  return ["trash_places", recordId];
}
