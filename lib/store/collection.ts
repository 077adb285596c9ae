import { notFound } from "@/lib/errors.ts";
import type {
  Found,
  Paged,
  PageQuery,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { defined, newStamp, requireVersion } from "./stamps.ts";
import type {
  Entry,
  Key,
  Kv,
  ListOptions,
  ListSelector,
  Transaction,
} from "./kv.ts";
import { changesOf, noteKind } from "./origin.ts";
import { changeCount, readCount } from "./counters.ts";
import { checkReach, frame, nextAddress, rangeOf } from "./paging.ts";
import { findCreatedId, rememberCreated, type Repeatable } from "./requests.ts";
import { searchKey } from "./search.ts";
import { Search } from "./search_walk.ts";

/** How the records of a noun are stored and found. */
interface Options<Item> {
  /** The prefix of their keys, their counter, search index and list. */
  noun: string;
  /** One of them, as refusals call it. */
  thing: Parameters<typeof notFound>[0];
  /** The fields that a search looks at, as its answers name them. */
  search_keys: string[];
  /** Returns the words that a record is found by. */
  words?: (item: Item) => Set<string>;
  /** Returns the entries that lead to a record besides its own key; they hold its id and never a copy. */
  indexes?: (item: Item) => Entry<unknown>[];
  /** The stored form of a record, which is the record itself unless said otherwise. */
  encode?: (item: Item) => unknown;
  decode?: (id: string, stored: never) => Item;
  /** What the journal is told of each commit; without it nothing. */
  journal?: {
    /** The name of a record for readers. */
    label: (item: Item) => string | null;
    /** The fields whose values it may show. */
    fields: readonly (keyof Item & string)[];
  };
  /** Whether creates contend for a number or a limit, and therefore run one after another in this process. */
  inTurn?: boolean;
  /** Returns a record with the values that follow from its other ones, before it is written. */
  complete?: (item: Item) => Item;
  /** Runs in every commit that writes or removes a record; one of both is null where there was or is none. */
  extra?: (
    tx: Transaction,
    before: Item | null,
    after: Item | null,
  ) => void;
}

/** A part of an index that listBy() shows. */
interface IndexPart {
  range: ListSelector;
  reverse: boolean;
  /** The number of records in it. */
  total: number;
  /** The parameters that choose it, for the address of the next page. */
  filter: Record<string, string>;
  /** Returns the cursor after a key. */
  cursorOf: (key: Key) => string;
}

/** A create that may be repeated. */
type Create = Omit<Repeatable, "noun">;

/** What a commit does to a record, for the journal. */
interface Noted<Item> {
  before: Item | null;
  after: Item | null;
  kind: string;
}

/** Changes of a record's fields; a `version` makes them depend on it. */
type Patch<Item> =
  & { [Field in keyof Item]?: Item[Field] | undefined }
  & { id: string };

/**
 * Defines the records of a noun, whose counter, indexes and search words are written in the record's own commit. Functions that
 * take a transaction are part of the caller's commit.
 */
export function collection<Item extends Stored>({
  noun,
  thing,
  search_keys,
  words = () => new Set(),
  indexes = () => [],
  encode = (item) => item,
  decode = (_id, stored) => stored,
  journal,
  inTurn = false,
  complete = (item) => item,
  extra = () => {},
}: Options<Item>) {
  const listing = { noun, search_keys };
  const keyOf = (id: string): Key => [noun, id];

  /** Returns a record by its id, or null. */
  async function get(kv: Kv, id: string): Promise<Item | null> {
    const stored = await kv.get<never>(keyOf(id));
    return stored === null ? null : decode(id, stored);
  }

  /** Returns several records by their ids, or nulls. */
  async function getMany(kv: Kv, ids: string[]): Promise<(Item | null)[]> {
    const values = await kv.getMany<never>(ids.map(keyOf));
    return values.map((stored, at) =>
      stored === null ? null : decode(ids[at]!, stored)
    );
  }

  /** Returns the oldest records, or with `reverse` the newest. */
  async function take(kv: Kv, options: ListOptions): Promise<Item[]> {
    return (await kv.list<never>({ prefix: [noun] }, options)).map(decoded);
  }

  function decoded({ key, value }: Entry<never>): Item {
    return decode(String(key.at(-1)), value);
  }

  /**
   * Returns a page of all records, of which the caller may have `counted` the number. A cursor makes every page cost the same; a
   * page number alone reaches 1,000 records (decisions 10 and 88). Throws 422 beyond.
   */
  async function list(
    kv: Kv,
    query: PageQuery,
    counted?: number,
  ): Promise<Paged<Item>> {
    const skipped = checkReach(query);
    const end = skipped + query.per_page;
    const [entries, total] = await Promise.all([
      kv.list<never>(rangeOf(noun, query), {
        limit: end + 1,
        reverse: query.order !== "oldest",
      }),
      counted ?? readCount(kv, noun),
    ]);
    const data = entries.slice(skipped, end).map(decoded);
    const next = entries.length > end ? data.at(-1)!.id : null;
    return {
      ...frame(listing, query, total),
      data,
      next_page_url: nextAddress(noun, query, next),
    };
  }

  /**
   * Returns a page of the records that a range of an index leads to, in its order, like list(). One that has left the range
   * meanwhile is left out, so a page may be short.
   */
  async function listBy(
    kv: Kv,
    query: PageQuery,
    { range, reverse, total, filter, cursorOf }: IndexPart,
  ): Promise<Paged<Item>> {
    const skipped = checkReach(query);
    const end = skipped + query.per_page;
    const entries = await kv.list(range, { limit: end + 1, reverse });
    const keys = entries.slice(skipped, end).map(({ key }) => key);
    const records = await getMany(kv, keys.map((key) => String(key.at(-1))));
    const data = records.filter((item, at) =>
      entriesOf(item).has(JSON.stringify(keys[at]))
    );
    const next = entries.length > end ? cursorOf(keys.at(-1)!) : null;
    return {
      ...frame(listing, query, total),
      data: data as Item[],
      next_page_url: nextAddress(noun, query, next, filter),
    };
  }

  /**
   * Finds records by their words, after the one whose code was `typed` (decisions 11 and 110). `next_page_url` accepts the same
   * search by POST. Throws 422 for an unreachable page and an invalid cursor.
   */
  async function search(
    kv: Kv,
    query: SearchQuery,
    typed: string | null = null,
  ): Promise<Found<Item>> {
    checkReach(query);
    const read = (ids: string[]) => getMany(kv, ids);
    const searched = { kv, noun, read, tokens: words, typed };
    const found = await new Search(searched, query).findPage();
    const { items, page, total, isCapped, next } = found;
    const shown = { ...query, page };
    return {
      ...frame(listing, shown, total),
      ...(isCapped && { total_is_capped: true }),
      data: items,
      next_page_url: nextAddress(`${noun}/search`, shown, next),
    };
  }

  /** Returns the record that an earlier call with the same request key created, or null. Throws 422 when that call had another input. */
  function findCreated(kv: Kv, request: Create): Promise<Item | null> {
    return kv.transact((tx) => readCreated(tx, request));
  }

  /**
   * Creates the record that `make` returns, or returns the one that an earlier call with the same request key created. Throws
   * 422 when that call had another input.
   */
  async function create(
    kv: Kv,
    request: Create,
    make: (tx: Transaction, stamp: Stored) => Item | Promise<Item>,
  ): Promise<Item> {
    return await kv.transact(async (tx) => {
      const existing = await readCreated(tx, request);
      if (existing !== null) return existing;
      const item = await make(tx, newStamp(tx.now));
      insert(tx, item);
      await rememberCreated(tx, { noun, ...request }, { kv, id: item.id });
      return item;
    }, queueOf(request));
  }

  /** Returns the queue of a create: a repeated one waits for the first, or it could find the first one's index entries taken. */
  function queueOf({ requestKey }: Create): { lock?: string } {
    if (inTurn) return { lock: noun };
    return requestKey === undefined ? {} : { lock: `${noun} ${requestKey}` };
  }

  /**
   * Changes the given fields of a record; `others` may change others beside them, and write more in the same commit. Throws 404,
   * and 409 when `version` is not the current one.
   */
  function update(
    kv: Kv,
    { id, version, ...changes }: Patch<Item>,
    others: (
      after: Item,
      before: Item,
      tx: Transaction,
    ) => Promise<void> | void = () => {},
  ): Promise<{ record: Item; changed: boolean }> {
    return kv.transact(async (tx) => {
      const before = await require(tx, id);
      requireVersion(before, version);
      const after: Item = { ...before, ...defined(changes) as Partial<Item> };
      if (JSON.stringify(after) === JSON.stringify(before)) {
        return { record: before, changed: false };
      }
      await others(after, before, tx);
      after.version += 1;
      after.updated_at = tx.now.toISOString();
      put(tx, before, after);
      return { record: after, changed: true };
    }, { lock: id });
  }

  /** Removes a record; `others` may write more in the same commit. Throws 404. */
  function remove(
    kv: Kv,
    id: string,
    others: (tx: Transaction, item: Item) => Promise<void> | void = () => {},
  ): Promise<void> {
    return kv.transact(async (tx) => {
      const item = await require(tx, id);
      await others(tx, item);
      drop(tx, item);
    }, { lock: noun });
  }

  async function readCreated(
    tx: Transaction,
    request: Create,
  ): Promise<Item | null> {
    return read(tx, await findCreatedId(tx, { noun, ...request }));
  }

  /** Reads a record that the commit depends on; null for no id, or one that leads nowhere. */
  async function read(
    tx: Transaction,
    id: string | null,
  ): Promise<Item | null> {
    const stored = id === null ? null : await tx.read<never>(keyOf(id));
    return stored === null ? null : decode(id!, stored);
  }

  /** Reads several records that the commit depends on, in one request to the store; what follows finds them in the transaction. */
  async function readMany(tx: Transaction, ids: string[]): Promise<void> {
    await tx.readMany(ids.map(keyOf));
  }

  /** Reads a record that the commit depends on. Throws 404. */
  async function require(tx: Transaction, id: string): Promise<Item> {
    const item = await read(tx, id);
    if (item === null) throw notFound(thing);
    return item;
  }

  /** Returns the number of records. */
  function count(kv: Kv): Promise<number> {
    return readCount(kv, noun);
  }

  /** Writes a new record, or one that comes back, and counts it. */
  function insert(tx: Transaction, item: Item, kind = "created"): void {
    changeCount(tx, noun, 1);
    put(tx, null, item, kind);
  }

  /** Writes a record and the changes of its indexes; `before` is null for a new one, which the caller counts. */
  function put(
    tx: Transaction,
    before: Item | null,
    changed: Item,
    kind = noteKind(before, changed),
  ): void {
    const after = complete(changed);
    const write = before === null ? tx.create : tx.set;
    write.call(tx, keyOf(after.id), encode(after));
    index(tx, before, after);
    note(tx, { before, after, kind });
    extra(tx, before, after);
  }

  /** Removes a record with its entries from the store and from the count. */
  function drop(tx: Transaction, item: Item, kind = "deleted"): void {
    changeCount(tx, noun, -1);
    tx.delete(keyOf(item.id));
    index(tx, item, null);
    note(tx, { before: item, after: null, kind });
    extra(tx, item, null);
  }

  function note(
    tx: Transaction,
    { before, after, kind }: Noted<Item>,
  ): void {
    if (journal === undefined) return;
    const { label, fields } = journal;
    const item = (after ?? before)!;
    // What is deleted is gone from here, too, and what comes back has not changed.
    const changes = after === null || kind === "restored"
      ? {}
      : changesOf(before, after, fields);
    if (kind === "updated" && Object.keys(changes).length === 0) return;
    tx.note({
      ...{ noun, record_id: item.id, label: label(item), kind, changes },
    });
  }

  function index(
    tx: Transaction,
    before: Item | null,
    after: Item | null,
  ): void {
    const [old, present] = [entriesOf(before), entriesOf(after)];
    for (const [name, { key }] of old) if (!present.has(name)) tx.delete(key);
    for (const [name, { key, value }] of present) {
      if (!old.has(name)) tx.set(key, value);
    }
  }

  /** Returns the index entries of a record, by the text of the key. */
  function entriesOf(item: Item | null): Map<string, Entry<unknown>> {
    if (item === null) return new Map();
    const found = [...words(item)].map((word) => ({
      key: searchKey(noun, word, item.id),
      value: 0,
    }));
    const entries = [...indexes(item), ...found];
    return new Map(entries.map((entry) => [JSON.stringify(entry.key), entry]));
  }

  return {
    noun,
    ...{
      get,
      getMany,
      take,
      list,
      listBy,
      search,
      findCreated,
      create,
      update,
      remove,
    },
    ...{ read, readMany, require, count, insert, put, drop },
    ...{ encode, decode, labelOf: journal?.label ?? (() => null) },
  };
}

/** The records of a noun, as collection() defines them. */
export type Collection<Item extends Stored> = ReturnType<
  typeof collection<Item>
>;
