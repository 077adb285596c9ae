import { toLocalDay } from "@/lib/dates.ts";
import { TRASH_DAYS } from "@/lib/fields/constants.ts";
import type { ListPage, PageQuery } from "@/lib/fields/paging.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Entry, Kv, ListOptions, Transaction } from "@/lib/store/kv.ts";
import type { Actor } from "@/lib/store/origin.ts";
import { mapPage } from "@/lib/store/paging.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import {
  claimKey,
  CLAIMS_MARK,
  type ListedRecord,
  type Options,
  type Place,
  placeKey,
  type StoredTrashedRecord,
} from "./trashed.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A record in the trash. */
export interface BinEntry<Item> {
  item: Item;
  trashed: StoredTrashedRecord;
}

/** The store of a noun's deleted records, each with the keys that it keeps taken. */
export class Bin<Item extends Stored> {
  /** The prefix of the keys. */
  readonly noun: string;
  protected readonly options: Options<Item>;
  protected readonly bin: Collection<StoredTrashedRecord>;

  constructor(options: Options<Item>) {
    this.options = options;
    this.noun = `trash_${options.noun}`;
    this.bin = new Collection<StoredTrashedRecord>({
      noun: this.noun,
      thing: "trash",
      search_keys: [],
      indexes: ({ id, record_id }) => [
        { key: placeKey(record_id), value: [options.noun, id] satisfies Place },
      ],
    });
  }

  /** Returns the number of records in the trash. */
  count(kv: Kv): Promise<number> {
    return this.bin.count(kv);
  }

  /** Yields the records in the trash, a batch at a time. */
  walk(kv: Kv, batch: number): AsyncGenerator<Entry<StoredTrashedRecord>> {
    return kv.walk<StoredTrashedRecord>([this.noun], batch);
  }

  /** Returns a page of the trash, most recent deletions first. */
  async list(kv: Kv, query: PageQuery): Promise<ListPage<ListedRecord>> {
    const [page, { time_zone }] = await Promise.all([
      this.bin.list(kv, query),
      getSettings(kv),
    ]);
    const next_page_url = page.next_page_url &&
      page.next_page_url.replace(
        `${this.noun}?`,
        `trash?noun=${this.options.noun}&`,
      );
    const shown = mapPage(
      page,
      (trashed: StoredTrashedRecord) => this.#show(trashed, time_zone),
    );
    return { ...shown, object: "trash", next_page_url };
  }

  /** Returns a record in the trash by its id, or null. */
  async get(kv: Kv, id: string): Promise<ListedRecord | null> {
    const place = await kv.get<Place>(placeKey(id));
    if (place?.[0] !== this.options.noun) return null;
    const trashed = await this.bin.get(kv, place[1]);
    const { time_zone } = await getSettings(kv);
    return trashed && this.#show(trashed, time_zone);
  }

  /** Returns a record in the trash as its noun had it, or null. */
  async getItem(kv: Kv, id: string): Promise<Item | null> {
    const place = await kv.get<Place>(placeKey(id));
    if (place?.[0] !== this.options.noun) return null;
    const trashed = await this.bin.get(kv, place[1]);
    return trashed && this.itemOf(trashed);
  }

  /** Returns the ids of records whose time in the trash is over, earliest deletions first. */
  async listExpired(kv: Kv, options: ListOptions): Promise<string[]> {
    const before = kv.now().getTime() - TRASH_DAYS * DAY_MS;
    return (await this.bin.listFirst(kv, options))
      .filter(({ created_at }) => Date.parse(created_at) < before)
      .map(({ record_id }) => record_id);
  }

  /**
   * Changes a record and the name of the person who deleted it, for the erasure of a person. `trashedId` is the id in
   * the trash.
   */
  async change(
    tx: Transaction,
    trashedId: string,
    { item: changed, actor }: {
      item: (item: Item) => Item;
      actor: (actor: Actor) => Actor;
    },
  ): Promise<void> {
    const trashed = await this.bin.read(tx, trashedId);
    if (trashed === null) return;
    const record = this.options.records.encode(changed(this.itemOf(trashed)));
    const deleted_by = actor(trashed.deleted_by);
    this.bin.save(tx, trashed, { deleted_by, record });
    const { noun } = this.options;
    tx.note({ noun, record_id: trashed.record_id, kind: "erased" });
  }

  /** Returns the record that was deleted. */
  itemOf({ record_id, record }: StoredTrashedRecord): Item {
    return this.options.records.decode(record_id, record as never);
  }

  protected async bury(
    tx: Transaction,
    item: Item,
    { job_id, ...about }:
      & Pick<StoredTrashedRecord, "deleted_by" | "is_erasing">
      & { job_id?: string | undefined },
  ): Promise<void> {
    const { id } = item;
    this.options.records.remove(tx, item, { kind: "trashed" });
    await this.options.hide?.(tx, item);
    for (const key of this.options.claims(item)) tx.set(claimKey(key), id);
    tx.set(CLAIMS_MARK, crypto.randomUUID());
    this.bin.insert(tx, {
      ...newStamp(tx.now),
      record_id: id,
      ...about,
      record: this.options.records.encode(item),
      ...(job_id !== undefined && { job_id }),
    });
  }

  protected async takeOut(
    tx: Transaction,
    trashed: StoredTrashedRecord,
    item: Item,
  ): Promise<void> {
    for (const key of this.options.claims(item)) tx.delete(claimKey(key));
    await this.options.reveal?.(tx, item);
    this.bin.remove(tx, trashed);
  }

  /** Reads a record in the trash, or null, and makes the commit depend on the record. */
  protected async find(
    tx: Transaction,
    id: string,
  ): Promise<BinEntry<Item> | null> {
    const place = await tx.look<Place>(placeKey(id));
    if (place?.[0] !== this.options.noun) return null;
    const trashed = await this.bin.require(tx, place[1]);
    return { trashed, item: this.itemOf(trashed) };
  }

  #show(trashed: StoredTrashedRecord, timeZone: string): ListedRecord {
    const { record_id: id, created_at, deleted_by } = trashed;
    const item = this.itemOf(trashed);
    const end = new Date(Date.parse(created_at) + TRASH_DAYS * DAY_MS);
    return {
      id,
      noun: this.options.noun,
      label: this.options.records.labelOf(item),
      about: this.options.about?.(item) ?? null,
      deleted_at: created_at,
      deleted_by,
      erased_on: toLocalDay(end, timeZone),
    };
  }
}
