import type {
  Found,
  Paged,
  PageQuery,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { readCount } from "./counters.ts";
import type { Key, Kv, ListSelector, Transaction } from "./kv.ts";
import { checkReach, frame, nextAddress, rangeOf } from "./paging.ts";
import { type RecordOptions, Records } from "./records.ts";
import { findCreatedId, rememberCreated, type Repeatable } from "./requests.ts";
import { Search } from "./search_walk.ts";
import {
  newStamp,
  omitUndefined,
  overwrite,
  requireVersion,
} from "./stamps.ts";

interface Options<Item> extends RecordOptions<Item> {
  /** Whether creates contend for a number or a limit, and therefore run one after another in this process. */
  inTurn?: boolean;
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

/** Changes of a record's fields; a `version` makes them depend on it. */
type Patch<Item> =
  & { [Field in keyof Item]?: Item[Field] | undefined }
  & { id: string };

/** The records of a noun with pages of them, searches, and commits of one record. */
export class Collection<Item extends Stored> extends Records<Item> {
  readonly #inTurn: boolean;
  readonly #listing: { noun: string; search_keys: string[] };

  constructor({ inTurn = false, ...options }: Options<Item>) {
    super(options);
    this.#inTurn = inTurn;
    const { noun, search_keys } = options;
    this.#listing = { noun, search_keys };
  }

  /**
   * Returns a page of all records, of which the caller may have `counted` the number. A cursor makes every page cost
   * the same; a page number alone reaches 1,000 records (decision 10). Throws 422 beyond.
   */
  async list(kv: Kv, query: PageQuery, counted?: number): Promise<Paged<Item>> {
    const skipped = checkReach(query);
    const end = skipped + query.per_page;
    const [entries, total] = await Promise.all([
      kv.list(rangeOf(this.noun, query), {
        limit: end + 1,
        reverse: query.order !== "oldest",
      }),
      counted ?? readCount(kv, this.noun),
    ]);
    const shown = entries.slice(skipped, end);
    const data = shown.map((entry) => this.itemOf(entry));
    const next = entries.length > end ? data.at(-1)!.id : null;
    return {
      ...frame(this.#listing, query, total),
      data,
      next_page_url: nextAddress(this.noun, query, next),
    };
  }

  /**
   * Returns a page of the records that a range of an index leads to, in its order, like list(). One that has left the range
   * meanwhile is left out, so a page may be short.
   */
  async listBy(
    kv: Kv,
    query: PageQuery,
    { range, reverse, total, filter, cursorOf }: IndexPart,
  ): Promise<Paged<Item>> {
    const skipped = checkReach(query);
    const end = skipped + query.per_page;
    const entries = await kv.list(range, { limit: end + 1, reverse });
    const keys = entries.slice(skipped, end).map(({ key }) => key);
    const ids = keys.map((key) => String(key.at(-1)));
    const data = (await this.getMany(kv, ids)).filter((item, at) =>
      this.entriesOf(item).has(JSON.stringify(keys[at]))
    );
    const next = entries.length > end ? cursorOf(keys.at(-1)!) : null;
    return {
      ...frame(this.#listing, query, total),
      data: data as Item[],
      next_page_url: nextAddress(this.noun, query, next, filter),
    };
  }

  /**
   * Finds records by their words, after the one whose code was `typed`. `next_page_url` accepts the same search by
   * POST. Throws 422 for an unreachable page and an invalid cursor.
   */
  async search(
    kv: Kv,
    query: SearchQuery,
    typed: string | null = null,
  ): Promise<Found<Item>> {
    checkReach(query);
    const { noun, options: { words: tokens = () => new Set<string>() } } = this;
    const read = (ids: string[]) => this.getMany(kv, ids);
    const searched = { kv, noun, read, tokens, typed };
    const found = await new Search(searched, query).findPage();
    const { items, page, total, isCapped, next } = found;
    const shown = { ...query, page };
    return {
      ...frame(this.#listing, shown, total),
      ...(isCapped && { total_is_capped: true }),
      data: items,
      next_page_url: nextAddress(`${noun}/search`, shown, next),
    };
  }

  /** Returns the record that an earlier call with the same request key created, or null. Throws 422 when that call had another input. */
  findCreated(kv: Kv, request: Create): Promise<Item | null> {
    return kv.transact((tx) => this.#readCreated(tx, request));
  }

  /**
   * Creates the record that `make` returns, or returns the one that an earlier call with the same request key created. Throws
   * 422 when that call had another input.
   */
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
   * Changes the given fields of a record; `others` may change others beside them, and write more in the same commit. Throws 404,
   * and 409 when `version` is not the current one.
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

  /** Removes a record; `others` may write more in the same commit. Throws 404. */
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

  /** Returns the queue of a create: a repeated one waits for the first, or it could find the first one's index entries taken. */
  #queueOf({ requestKey }: Create): { lock?: string } {
    if (this.#inTurn) return { lock: this.noun };
    if (requestKey === undefined) return {};
    return { lock: `${this.noun} ${requestKey}` };
  }
}
