import { toLocalDay } from "@/lib/dates.ts";
import { Conflict, notFound } from "@/lib/errors.ts";
import { TRASH_DAYS, type TrashNoun } from "@/lib/fields/constants.ts";
import type { Paged, PageQuery } from "@/lib/fields/paging.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { queueErasure } from "@/lib/journal/erasure.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Key, Kv, ListOptions, Transaction } from "@/lib/store/kv.ts";
import type { Actor } from "@/lib/store/origin.ts";
import { mapPage } from "@/lib/store/paging.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import type { TrashedRecord } from "./schema.ts";

const DAY_MS = 24 * 60 * 60_000;

/**
 * A deleted record. It has left its noun's prefix, so that no other read finds it. Its own id is of the moment of the deletion,
 * in whose order the trash is.
 */
export interface Trashed extends Stored {
  record_id: string;
  deleted_by: Actor;
  /** What its noun stores of a record. */
  record: unknown;
  /** Whether a part of what belongs to it is gone already, so that it cannot be restored. */
  is_erasing: boolean;
  /** The job that deleted it together with others, whose Undo restores it. */
  job_id?: string;
}

interface Options<Item extends Stored> {
  noun: TrashNoun;
  records: Collection<Item>;
  /** Returns the keys that only one record may have; claimKey() of them keeps them taken. */
  claims: (item: Item) => Key[];
  /** Returns what a person knows a record by, beside its label. */
  about?: (item: Item) => string | null;
  /** Runs in the commit that puts a record into the trash. */
  hide?: (tx: Transaction, item: Item) => Promise<void>;
  /** Runs in the commit that takes a record out of the trash, also to erase it. */
  reveal?: (tx: Transaction, item: Item) => Promise<void>;
  /** Erases some of what belongs to a record, and returns whether that was the rest. */
  eraseParts?: (kv: Kv, tx: Transaction, item: Item) => Promise<boolean>;
  /** Runs in the commit that ends an erasure. */
  erased?: (tx: Transaction, item: Item) => void;
}

export interface TrashOptions {
  /** The `updated_at` that the record must still have. */
  unchangedSince?: string;
}

/** A record as the screen of the trash lists it. */
export interface ListedRecord extends TrashedRecord {
  /** What a person knows it by, beside its label. */
  about?: string | null;
}

/** Who puts a record into the trash. */
interface Trasher extends TrashOptions {
  actor: Actor;
  job_id?: string;
}

/** Where a record is in the trash, by its own id. */
type Place = [noun: TrashNoun, trashedId: string];

/** Returns the key that stands for another one while the record that it leads to is in the trash. */
export function claimKey(key: Key): Key {
  return ["trash_claims", ...key];
}

/** Changes with every record that claims keys, so that a commit can depend on many claims at once. */
export const CLAIMS_MARK: Key = ["changes", "claims"];

/** Returns the noun of a record in the trash, or null. */
export async function nounInTrash(
  kv: Kv,
  id: string,
): Promise<TrashNoun | null> {
  const place = await kv.get<Place>(placeKey(id));
  return place && place[0];
}

/** Defines the trash of a noun (decision 154). */
export function trashOf<Item extends Stored>({
  noun,
  records,
  claims,
  about = () => null,
  hide = () => Promise.resolve(),
  reveal = () => Promise.resolve(),
  eraseParts = () => Promise.resolve(true),
  erased = () => undefined,
}: Options<Item>) {
  const bin = new Collection<Trashed>({
    noun: `trash_${noun}`,
    thing: "trash",
    search_keys: [],
    indexes: ({ id, record_id }) => [
      { key: placeKey(record_id), value: [noun, id] satisfies Place },
    ],
  });

  /**
   * Puts a record into the trash by one commit, however much belongs to it. Throws 404, and 409 when it has changed.
   */
  function add(
    kv: Kv,
    id: string,
    options: TrashOptions = {},
  ): Promise<void> {
    const { actor } = kv.origin;
    return kv.transact((tx) => throwIn(tx, id, { actor, ...options }), {
      lock: id,
    });
  }

  /**
   * Puts a record into the trash in the caller's commit, with a read of it and those of `hide`. Throws 404, and 409 when it has
   * changed.
   */
  async function throwIn(
    tx: Transaction,
    id: string,
    { actor, job_id, unchangedSince }: Trasher,
  ): Promise<void> {
    const item = await records.require(tx, id);
    if ((unchangedSince ?? item.updated_at) !== item.updated_at) {
      throw new Conflict(id, { version: item.version });
    }
    records.drop(tx, item, { kind: "trashed" });
    await hide(tx, item);
    for (const key of claims(item)) tx.set(claimKey(key), id);
    tx.set(CLAIMS_MARK, crypto.randomUUID());
    bin.insert(tx, {
      ...newStamp(tx.now),
      ...{ record_id: id, deleted_by: actor },
      record: records.encode(item),
      is_erasing: false,
      ...(job_id !== undefined && { job_id }),
    });
  }

  /** Takes a record out of the trash with all that it had. Throws 404, also when its erasure has begun. */
  function restore(kv: Kv, id: string): Promise<Item> {
    return kv.transact((tx) => putBack(tx, id), { lock: id });
  }

  /**
   * Takes a record out of the trash in the caller's commit, with two reads and those of `reveal`. Throws 404 like restore(), and
   * with a `job_id` when another deletion put it there.
   */
  async function putBack(
    tx: Transaction,
    id: string,
    { job_id }: { job_id?: string } = {},
  ): Promise<Item> {
    const { trashed, item } = await require(tx, id);
    const isOther = job_id !== undefined && trashed.job_id !== job_id;
    if (trashed.is_erasing || isOther) throw notFound("trash");
    await takeOut(tx, trashed, item);
    records.insert(tx, item, { kind: "restored" });
    return item;
  }

  /**
   * Erases a record in the trash with all that belongs to it. Much of that takes several commits; after a kill between them
   * another call finishes. Throws 404.
   */
  async function erase(kv: Kv, id: string): Promise<void> {
    while (!await eraseSome(kv, id));
  }

  function eraseSome(kv: Kv, id: string): Promise<boolean> {
    return kv.transact(async (tx) => {
      const { trashed, item } = await require(tx, id);
      if (!await eraseParts(kv, tx, item)) {
        bin.save(tx, trashed, { is_erasing: true });
        return false;
      }
      await takeOut(tx, trashed, item);
      const note = { noun, record_id: id, label: null, changes: {} };
      tx.note({ ...note, kind: "erased" });
      queueErasure(tx, id);
      erased(tx, item);
      return true;
    }, { lock: bin.noun });
  }

  async function takeOut(
    tx: Transaction,
    trashed: Trashed,
    item: Item,
  ): Promise<void> {
    for (const key of claims(item)) tx.delete(claimKey(key));
    await reveal(tx, item);
    bin.drop(tx, trashed);
  }

  /** Reads a record in the trash, on which the commit then depends. Throws 404. */
  async function require(
    tx: Transaction,
    id: string,
  ): Promise<{ trashed: Trashed; item: Item }> {
    const place = await tx.read<Place>(placeKey(id));
    if (place?.[0] !== noun) throw notFound("trash");
    const trashed = await bin.require(tx, place[1]);
    return { trashed, item: itemOf(trashed) };
  }

  /** Returns a page of the trash, what was deleted last first. */
  function list(kv: Kv, query: PageQuery): Promise<Paged<TrashedRecord>> {
    return listAs(kv, query, show);
  }

  /** Returns a page like list() for a person. */
  function listForPerson(
    kv: Kv,
    query: PageQuery,
  ): Promise<Paged<ListedRecord>> {
    return listAs(kv, query, (trashed, timeZone) => ({
      ...show(trashed, timeZone),
      about: about(itemOf(trashed)),
    }));
  }

  async function listAs<Shown>(
    kv: Kv,
    query: PageQuery,
    show: (trashed: Trashed, timeZone: string) => Shown,
  ): Promise<Paged<Shown>> {
    const [page, { time_zone }] = await Promise.all([
      bin.list(kv, query),
      getSettings(kv),
    ]);
    const next_page_url = page.next_page_url &&
      page.next_page_url.replace(`${bin.noun}?`, `trash?noun=${noun}&`);
    const shown = mapPage(page, (trashed: Trashed) => show(trashed, time_zone));
    return { ...shown, object: "trash", next_page_url };
  }

  /** Returns a record in the trash by its id, or null. */
  async function get(kv: Kv, id: string): Promise<TrashedRecord | null> {
    const place = await kv.get<Place>(placeKey(id));
    if (place?.[0] !== noun) return null;
    const trashed = await bin.get(kv, place[1]);
    const { time_zone } = await getSettings(kv);
    return trashed && show(trashed, time_zone);
  }

  function show(trashed: Trashed, timeZone: string): TrashedRecord {
    const { record_id: id, created_at, deleted_by } = trashed;
    const end = new Date(Date.parse(created_at) + TRASH_DAYS * DAY_MS);
    return {
      ...{ id, noun, label: records.labelOf(itemOf(trashed)) },
      ...{ deleted_at: created_at, deleted_by },
      erased_on: toLocalDay(end, timeZone),
    };
  }

  /** Returns the ids of records whose days in the trash are over, those deleted first. */
  async function expired(kv: Kv, options: ListOptions): Promise<string[]> {
    const before = kv.now().getTime() - TRASH_DAYS * DAY_MS;
    return (await bin.take(kv, options))
      .filter(({ created_at }) => Date.parse(created_at) < before)
      .map(({ record_id }) => record_id);
  }

  /** Changes a record and the name of the person who deleted it, by its id in the trash, for the erasure of a person. */
  async function change(
    tx: Transaction,
    trashedId: string,
    { item: changed, actor }: {
      item: (item: Item) => Item;
      actor: (actor: Actor) => Actor;
    },
  ): Promise<void> {
    const trashed = await bin.read(tx, trashedId);
    if (trashed === null) return;
    const record = records.encode(changed(itemOf(trashed)));
    const deleted_by = actor(trashed.deleted_by);
    bin.save(tx, trashed, { deleted_by, record });
    const { record_id } = trashed;
    const note = { noun, record_id, label: null, changes: {} };
    tx.note({ ...note, kind: "erased" });
  }

  function itemOf({ record_id, record }: Trashed): Item {
    return records.decode(record_id, record as never);
  }

  return {
    noun: bin.noun,
    ...{ add, throwIn, restore, putBack, erase, list, listForPerson },
    ...{ get, expired, change },
    itemOf,
    count: (kv: Kv) => bin.count(kv),
    walk: (kv: Kv, batch: number) => kv.walk<Trashed>([bin.noun], batch),
  };
}

export type Trash<Item extends Stored> = ReturnType<typeof trashOf<Item>>;

function placeKey(recordId: string): Key {
  return ["trash_places", recordId];
}
