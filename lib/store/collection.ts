import type {
  ListPage,
  PageQuery,
  SearchPage,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { readCount } from "./counters.ts";
import type { Key, Kv, ListSelector, Transaction } from "./kv.ts";
import { checkReach, frame, nextAddress, rangeOf } from "./paging.ts";
import { Records } from "./records.ts";
import { findCreatedId, rememberCreated, type Repeatable } from "./requests.ts";
import { Search, type SearchedPart } from "./search_walk.ts";
import {
  newStamp,
  omitUndefined,
  overwrite,
  requireVersion,
} from "./stamps.ts";

/** A range of an index for listBy(). */
interface IndexPart {
  range: ListSelector;
  reverse: boolean;
  /** The number of records in it. */
  total: number;
  /** The query parameters of the next page's URL. */
  filter: Record<string, string>;
  /** Returns the cursor after a key. */
  cursorOf: (key: Key) => string;
}

/** The ids of a page for listOf(). */
interface IdPart<Item> extends Pick<IndexPart, "total" | "filter"> {
  ids: string[];
  /** Whether `total` is only a lower bound. */
  isCapped?: boolean;
  next: string | null;
  /** Reports whether a record still belongs to the list; by default all do. */
  holds?: (item: Item) => boolean;
}

interface SearchOptions<Item> {
  /** The ids of the records whose codes are in the query; they come first. */
  typed?: string[];
  /** The part of the records to search; null for all. */
  within?: SearchedPart<Item> | null;
  /** The path and the further query parameters of the next page. */
  next?: { path: string; filter: Record<string, string> };
}

/** An idempotent create. */
type Create = Omit<Repeatable, "noun">;

/** Changes of a record's fields, conditional on the `version` if given. */
type Patch<Item> =
  & { [Field in keyof Item]?: Item[Field] | undefined }
  & { id: string };

/** The records of a noun, with paging, search, and commits of single records. */
export class Collection<Item extends Stored> extends Records<Item> {
  /**
   * Returns a page of all records; `counted` is their number if the caller knows it. Every page by cursor costs the
   * same. Page numbers reach only the first 1,000 records (decision 10) and throw 422 beyond.
   */
  async list(
    kv: Kv,
    query: PageQuery,
    counted?: number,
  ): Promise<ListPage<Item>> {
    const skipped = checkReach(query);
    const end = skipped + query.per_page;
    const [entries, total] = await Promise.all([
      kv.list(rangeOf([this.noun], query), {
        limit: end + 1,
        reverse: query.order !== "oldest",
      }),
      counted ?? readCount(kv, this.noun),
    ]);
    const shown = entries.slice(skipped, end);
    const data = shown.map((entry) => this.itemOf(entry));
    const next = entries.length > end ? data.at(-1)!.id : null;
    return {
      ...frame(this.options, query, total),
      data,
      next_page_url: nextAddress(this.noun, query, next),
    };
  }

  /**
   * Returns a page like list(), of the records in a range of an index, in index order. Omits records that have left the
   * range since it was read, so a page may be short.
   */
  async listBy(
    kv: Kv,
    query: PageQuery,
    { range, reverse, total, filter, cursorOf }: IndexPart,
  ): Promise<ListPage<Item>> {
    const skipped = checkReach(query);
    const end = skipped + query.per_page;
    const entries = await kv.list(range, { limit: end + 1, reverse });
    const keys = entries.slice(skipped, end).map(({ key }) => key);
    const ids = keys.map((key) => String(key.at(-1)));
    const data = (await this.getMany(kv, ids)).filter((item, at) =>
      item !== null && this.isIndexedAt(item, keys[at]!)
    );
    const next = entries.length > end ? cursorOf(keys.at(-1)!) : null;
    return {
      ...frame(this.options, query, total),
      data: data as Item[],
      next_page_url: nextAddress(this.noun, query, next, filter),
    };
  }

  /** Returns a page of the records with these ids in order, without those that are gone; `next` is the next page's cursor. */
  async listOf(
    kv: Kv,
    query: PageQuery,
    { ids, next, total, isCapped, filter, holds = () => true }: IdPart<Item>,
  ): Promise<SearchPage<Item>> {
    const found = await this.getMany(kv, ids);
    return {
      ...frame(this.options, query, total),
      ...(isCapped && { total_is_capped: true }),
      data: found.filter((item) => item !== null && holds(item)) as Item[],
      next_page_url: nextAddress(this.noun, query, next, filter),
    };
  }

  /**
   * Finds records by their words; the records with the ids `typed` come first. `next_page_url` accepts the same search, by
   * default by POST. Throws 422 for an unreachable page and an invalid cursor.
   */
  async search(
    kv: Kv,
    query: SearchQuery,
    { typed = [], within = null, next = this.#searching }: SearchOptions<
      Item
    > = {},
  ): Promise<SearchPage<Item>> {
    checkReach(query);
    const { noun } = this;
    const read = (ids: string[]) => this.getMany(kv, ids);
    const tokens = (item: Item) => this.wordsOf(item);
    const searched = { kv, noun, read, tokens, typed, within };
    const found = await new Search(searched, query).findPage();
    const { items, page, total, isCapped } = found;
    const shown = { ...query, page };
    return {
      ...frame(this.options, shown, total),
      ...(isCapped && { total_is_capped: true }),
      data: items,
      next_page_url: nextAddress(next.path, shown, found.next, next.filter),
    };
  }

  get #searching(): NonNullable<SearchOptions<Item>["next"]> {
    return { path: `${this.noun}/search`, filter: {} };
  }

  /** Returns the record that an earlier call with the same request key created, or null. Throws 422 if that call's input differed. */
  findCreated(kv: Kv, request: Create): Promise<Item | null> {
    return kv.transact((tx) => this.#readCreated(tx, request));
  }

  /** Creates the record that `make` returns, unless findCreated() finds one. Throws like it. */
  create(
    kv: Kv,
    request: Create,
    make: (tx: Transaction, stamp: Stored) => Item | Promise<Item>,
  ): Promise<Item> {
    const { noun } = this;
    return kv.transact(async (tx) => {
      const existing = await this.#readCreated(tx, request);
      if (existing !== null) return existing;
      const item = await make(tx, newStamp(tx.now));
      this.insert(tx, item);
      await rememberCreated(tx, { noun, ...request }, { kv, id: item.id });
      return item;
    }, this.#queueOf(request));
  }

  /**
   * Changes the given fields of a record. `others` may change further fields, and write other keys, in the same commit.
   * Throws 404, and 409 when `version` is not the current one.
   */
  update(
    kv: Kv,
    { id, version, ...changes }: Patch<Item>,
    others: (
      after: Item,
      before: Item,
      tx: Transaction,
    ) => Promise<void> | void = () => {},
    merge = overwrite,
  ): Promise<{ record: Item; changed: boolean }> {
    return kv.transact(async (tx) => {
      const before = await this.require(tx, id);
      requireVersion(before, version);
      const made = merge(before, omitUndefined(changes)) as Partial<Item>;
      const after: Item = { ...before, ...made };
      if (JSON.stringify(after) === JSON.stringify(before)) {
        return { record: before, changed: false };
      }
      await others(after, before, tx);
      return { record: this.save(tx, before, after), changed: true };
    }, { lock: id });
  }

  /** Removes a record; `others` may write other keys in the same commit. Throws 404. */
  delete(
    kv: Kv,
    id: string,
    others: (tx: Transaction, item: Item) => Promise<void> | void = () => {},
  ): Promise<void> {
    return kv.transact(async (tx) => {
      const item = await this.require(tx, id);
      await others(tx, item);
      this.remove(tx, item);
    }, { lock: this.noun });
  }

  async #readCreated(tx: Transaction, request: Create): Promise<Item | null> {
    const { noun } = this;
    return this.read(tx, await findCreatedId(tx, { noun, ...request }));
  }

  /**
   * Returns the lock of a create: a repeated request waits for the first one, or it could find its index entries taken.
   */
  #queueOf({ requestKey }: Create): { lock?: string } {
    if (this.options.inTurn) return { lock: this.noun };
    if (requestKey === undefined) return {};
    return { lock: `${this.noun} ${requestKey}` };
  }
}
