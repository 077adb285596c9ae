import type { Stored } from "@/lib/fields/record.ts";
import type { Collection } from "@/lib/store/collection.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Actor } from "@/lib/store/origin.ts";
import type { TrashedRecord } from "./schema.ts";

/**
 * A deleted record. It is outside its noun's prefix, so that reads of the noun do not find it. Its id is created on
 * deletion, so the trash is in order of deletion.
 */
export interface StoredTrashedRecord extends Stored {
  record_id: string;
  deleted_by: Actor;
  /** The record as its noun stores it. */
  record: unknown;
  /** Whether its erasure has begun, so that it cannot be restored. */
  is_erasing: boolean;
  /** The job that deleted it among others; undoing the job restores it. */
  job_id?: string;
}

/** The options of a noun's trash. */
export interface Options<Item extends Stored> {
  noun: string;
  records: Collection<Item>;
  /** Returns the keys that stay taken while the record is in the trash. */
  claims: (item: Item) => Key[];
  /** Returns further text that identifies a record, such as its recipient. */
  about?: (item: Item) => string | null;
  /** Runs in the commit that puts a record into the trash. */
  hide?: (tx: Transaction, item: Item) => Promise<void>;
  /** Runs in the commit that takes a record out of the trash to restore or to erase it. */
  reveal?: (tx: Transaction, item: Item) => Promise<void>;
  /** Returns a restored record with its derived fields as they are now. */
  refresh?: (kv: Kv, item: Item) => Promise<Item>;
  /** Yields the keys of each part of a record; all parts together may exceed a commit. */
  parts?: (kv: Kv, item: Item) => AsyncIterable<Key[]>;
  /** Runs in the commit that ends an erasure. */
  erased?: (tx: Transaction, item: Item) => Promise<void>;
  /** Runs in the same commit to erase mentions elsewhere. The caller may pass another function instead. */
  forget?: Forget<Item>;
}

export type Forget<Item> = (tx: Transaction, item: Item) => void;

/** A record as listed on the trash screen. */
export interface ListedRecord extends TrashedRecord {
  /** Further text that identifies it, such as its recipient. */
  about: string | null;
}

/** The place of a record in the trash. */
export type Place = [noun: string, trashedId: string];

/** Returns the key that reserves another key while its record is in the trash. */
export function claimKey(key: Key): Key {
  return ["trash_claims", ...key];
}

/** Written with every new claim, so that a commit can depend on many claims through one key. */
export const CLAIMS_MARK: Key = ["changes", "claims"];

/** Returns the noun of a record in the trash, or null. */
export async function nounInTrash(
  kv: Kv,
  id: string,
): Promise<string | null> {
  const place = await kv.get<Place>(placeKey(id));
  return place && place[0];
}

/** Returns the key of a record's place in the trash. */
export function placeKey(recordId: string): Key {
  return ["trash_places", recordId];
}
