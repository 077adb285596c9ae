import { toLocalDay } from "@/lib/dates.ts";
import { Conflict, notFound } from "@/lib/errors.ts";
import { TRASH_DAYS, type TrashNoun } from "@/lib/fields/constants.ts";
import type { Paged, PageQuery } from "@/lib/fields/paging.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { queueErasure } from "@/lib/journal/erasure.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Key, Kv, ListOptions, Transaction } from "@/lib/store/kv.ts";
import { CommitFull } from "@/lib/store/transaction.ts";
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
  /** Yields the keys of each part of a record; there may be more of them than fit into one commit. */
  parts?: (kv: Kv, item: Item) => AsyncIterable<Key[]>;
  /** Runs in the commit that ends an erasure. */
  erased?: (tx: Transaction, item: Item) => Promise<void>;
  /** Runs after it, unless the caller has something else to do about what names the record elsewhere. */
  forget?: Forget<Item>;
}

type Forget<Item> = (tx: Transaction, item: Item) => void;

export interface TrashOptions {
  /** The `updated_at` that the record must still have. */
  unchangedSince?: string;
}

/** A record as the screen of the trash lists it. */
export interface ListedRecord extends TrashedRecord {
  /** What a person knows it by, beside its label. */
  about: string | null;
}

/** Who puts a record into the trash. */
interface Trasher extends TrashOptions {
  actor: Actor;
  job_id?: string;
}

/** A record in the trash. */
interface Buried<Item> {
  item: Item;
  trashed: Trashed;
}

/** A record to erase, in the trash or not. */
type Doomed<Item> = Buried<Item> | { item: Item; trashed: null };

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
  parts = async function* () {},
  erased = () => Promise.resolve(),
  forget = () => {},
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
    requireUnchanged(item, unchangedSince);
    await bury(tx, item, { deleted_by: actor, is_erasing: false, job_id });
  }

  async function bury(
    tx: Transaction,
    item: Item,
    { job_id, ...about }:
      & Pick<Trashed, "deleted_by" | "is_erasing">
      & { job_id?: string | undefined },
  ): Promise<void> {
    const { id } = item;
    records.drop(tx, item, { kind: "trashed" });
    await hide(tx, item);
    for (const key of claims(item)) tx.set(claimKey(key), id);
    tx.set(CLAIMS_MARK, crypto.randomUUID());
    bin.insert(tx, {
      ...newStamp(tx.now),
      record_id: id,
      ...about,
      record: records.encode(item),
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
    const erase = (tx: Transaction) =>
      require(tx, id).then((doomed) => eraseSome(tx, kv, doomed));
    while (!await kv.transact(erase, { lock: bin.noun }));
  }

  /** Erases a record like erase(), past the trash or in it. Throws 404, and 409 when it has changed. */
  async function purge(
    kv: Kv,
    id: string,
    options: TrashOptions = {},
  ): Promise<void> {
    const erase = (tx: Transaction) => purgeSome(tx, kv, id, options);
    while (!await kv.transact(erase, { lock: bin.noun }));
  }

  /**
   * Erases a record in the caller's commit, past the trash or in it; returns true when it is gone, false when much of it is left
   * for other commits. Then it is in the trash, so that it is never seen half erased. Throws like purge().
   */
  async function purgeSome(
    tx: Transaction,
    kv: Kv,
    id: string,
    { unchangedSince, forgets = forget }: TrashOptions & {
      forgets?: Forget<Item>;
    } = {},
  ): Promise<boolean> {
    const present = await records.read(tx, id);
    const buried = present === null ? await find(tx, id) : null;
    if (buried !== null) return await eraseSome(tx, kv, buried, forgets);
    const item = await records.require(tx, id);
    requireUnchanged(item, unchangedSince);
    return await eraseSome(tx, kv, { item, trashed: null }, forgets);
  }

  async function eraseSome(
    tx: Transaction,
    kv: Kv,
    doomed: Doomed<Item>,
    forgets = forget,
  ): Promise<boolean> {
    const all = () => eraseAll(tx, kv, doomed, forgets);
    // What does not fit beside others is erased in the next commit.
    if (!tx.isEmpty) await all();
    else if (!await tx.fit(all)) return await eraseParts(tx, kv, doomed);
    return true;
  }

  async function eraseAll(
    tx: Transaction,
    kv: Kv,
    { item, trashed }: Doomed<Item>,
    forgets: Forget<Item>,
  ): Promise<void> {
    for await (const keys of parts(kv, item)) {
      for (const key of keys) tx.delete(key);
    }
    const told = { kind: "erased", label: null };
    if (trashed === null) records.drop(tx, item, told);
    else {
      await takeOut(tx, trashed, item);
      tx.note({ noun, record_id: item.id, ...told, changes: {} });
    }
    queueErasure(tx, item.id);
    await erased(tx, item);
    forgets(tx, item);
  }

  /** Erases as many parts as fit, and keeps the rest in the trash. */
  async function eraseParts(
    tx: Transaction,
    kv: Kv,
    { item, trashed }: Doomed<Item>,
  ): Promise<false> {
    const is_erasing = true;
    if (trashed !== null) bin.save(tx, trashed, { is_erasing });
    else await bury(tx, item, { deleted_by: kv.origin.actor, is_erasing });
    let count = 0;
    for await (const keys of parts(kv, item)) {
      const erase = () => keys.forEach((key) => tx.delete(key));
      count += 1;
      // Alone it may fill the commit; one for which that is not enough would be tried for ever.
      if (count === 1) erase();
      else if (!await tx.fit(erase)) return false;
    }
    if (trashed?.is_erasing && count === 0) {
      throw new CommitFull("The rest of a record exceeds a commit");
    }
    return false;
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

  /** Reports whether a part of a record is erased already, on which the commit then depends. */
  async function isErasing(tx: Transaction, id: string): Promise<boolean> {
    return (await find(tx, id))?.trashed.is_erasing ?? false;
  }

  /** Reads a record in the trash like find(). Throws 404. */
  async function require(tx: Transaction, id: string): Promise<Buried<Item>> {
    const buried = await find(tx, id);
    if (buried === null) throw notFound("trash");
    return buried;
  }

  /** Reads a record in the trash, on which the commit then depends, or null. */
  async function find(
    tx: Transaction,
    id: string,
  ): Promise<Buried<Item> | null> {
    const place = await tx.look<Place>(placeKey(id));
    if (place?.[0] !== noun) return null;
    const trashed = await bin.require(tx, place[1]);
    return { trashed, item: itemOf(trashed) };
  }

  /** Returns a page of the trash, what was deleted last first. */
  async function list(kv: Kv, query: PageQuery): Promise<Paged<ListedRecord>> {
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
  async function get(kv: Kv, id: string): Promise<ListedRecord | null> {
    const place = await kv.get<Place>(placeKey(id));
    if (place?.[0] !== noun) return null;
    const trashed = await bin.get(kv, place[1]);
    const { time_zone } = await getSettings(kv);
    return trashed && show(trashed, time_zone);
  }

  function show(trashed: Trashed, timeZone: string): ListedRecord {
    const { record_id: id, created_at, deleted_by } = trashed;
    const item = itemOf(trashed);
    const end = new Date(Date.parse(created_at) + TRASH_DAYS * DAY_MS);
    return {
      id,
      noun,
      label: records.labelOf(item),
      about: about(item),
      deleted_at: created_at,
      deleted_by,
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
    add,
    throwIn,
    restore,
    putBack,
    list,
    erase,
    purge,
    purgeSome,
    isErasing,
    get,
    expired,
    change,
    itemOf,
    count: (kv: Kv) => bin.count(kv),
    walk: (kv: Kv, batch: number) => kv.walk<Trashed>([bin.noun], batch),
  };
}

export type Trash<Item extends Stored> = ReturnType<typeof trashOf<Item>>;

function requireUnchanged(
  { id, version, updated_at }: Stored,
  unchangedSince = updated_at,
): void {
  if (unchangedSince !== updated_at) throw new Conflict(id, { version });
}

function placeKey(recordId: string): Key {
  return ["trash_places", recordId];
}
