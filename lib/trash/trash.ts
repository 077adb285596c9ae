import { Conflict } from "@/lib/conflicts.ts";
import { notFound } from "@/lib/errors.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { queueErasure } from "@/lib/journal/erasure.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Actor } from "@/lib/store/origin.ts";
import { CommitFull } from "@/lib/store/transaction.ts";
import { Bin, type BinEntry } from "./bin.ts";
import type { Forget } from "./trashed.ts";

export interface TrashOptions {
  /** The `updated_at` that the record must still have. */
  unchangedSince?: string;
}

/** The author and the conditions of a deletion. */
interface Trasher extends TrashOptions {
  actor: Actor;
  job_id?: string;
}

/** A record to erase, in the trash or not. */
type ErasureTarget<Item> = BinEntry<Item> | { item: Item; trashed: null };

/** The trash of a noun. Deleted records stay for a while, until they are restored or erased. */
export class Trash<Item extends Stored> extends Bin<Item> {
  /** Puts a record, however large, into the trash in one commit. Throws 404, and 409 when it has changed. */
  add(
    kv: Kv,
    id: string,
    options: TrashOptions = {},
  ): Promise<void> {
    const { actor } = kv.origin;
    return kv.transact((tx) => this.throwIn(tx, id, { actor, ...options }), {
      lock: id,
    });
  }

  /**
   * Puts a record into the trash in the caller's commit. Depends on the record and on the reads of `hide`. Throws 404,
   * and 409 when it has changed.
   */
  async throwIn(
    tx: Transaction,
    id: string,
    { actor, job_id, unchangedSince }: Trasher,
  ): Promise<void> {
    const item = await this.options.records.require(tx, id);
    requireUnchanged(item, unchangedSince);
    await this.bury(tx, item, { deleted_by: actor, is_erasing: false, job_id });
  }

  /** Restores a record from the trash, complete. Throws 404, also when its erasure has begun. */
  restore(kv: Kv, id: string): Promise<Item> {
    return kv.transact((tx) => this.putBack(tx, kv, id), { lock: id });
  }

  /**
   * Restores a record from the trash in the caller's commit; makes two reads in addition to those of `reveal`. Throws
   * 404 like restore() and, given a `job_id`, if another deletion trashed the record.
   */
  async putBack(
    tx: Transaction,
    kv: Kv,
    id: string,
    { job_id }: { job_id?: string } = {},
  ): Promise<Item> {
    const { trashed, item } = await this.#require(tx, id);
    const isOther = job_id !== undefined && trashed.job_id !== job_id;
    if (trashed.is_erasing || isOther) throw notFound("trash");
    await this.takeOut(tx, trashed, item);
    const restored = await this.options.refresh?.(kv, item) ?? item;
    this.options.records.insert(tx, restored, { kind: "restored" });
    return restored;
  }

  /**
   * Erases a record in the trash, with all of its parts. A large record takes several commits; if the process is killed
   * between them, another call finishes the erasure. Throws 404.
   */
  async erase(kv: Kv, id: string): Promise<void> {
    const erase = (tx: Transaction) =>
      this.#require(tx, id).then((doomed) => this.#eraseSome(tx, kv, doomed));
    while (!await kv.transact(erase, { lock: this.noun }));
  }

  /** Erases a record like erase(), whether it is in the trash or not. Throws 404, and 409 when it has changed. */
  async purge(
    kv: Kv,
    id: string,
    options: TrashOptions = {},
  ): Promise<void> {
    const erase = (tx: Transaction) => this.purgeSome(tx, kv, id, options);
    while (!await kv.transact(erase, { lock: this.noun }));
  }

  /**
   * Erases a record in the caller's commit, whether it is in the trash or not. Returns false if further commits are
   * needed; the record is then in the trash, so that no one sees it half erased. Throws like purge().
   */
  async purgeSome(
    tx: Transaction,
    kv: Kv,
    id: string,
    { unchangedSince, forgets = this.options.forget }: TrashOptions & {
      forgets?: Forget<Item>;
    } = {},
  ): Promise<boolean> {
    const present = await this.options.records.read(tx, id);
    const buried = present === null ? await this.find(tx, id) : null;
    if (buried !== null) return await this.#eraseSome(tx, kv, buried, forgets);
    const item = await this.options.records.require(tx, id);
    requireUnchanged(item, unchangedSince);
    return await this.#eraseSome(tx, kv, { item, trashed: null }, forgets);
  }

  /** Reports whether the erasure of a record has begun, and makes the commit depend on it. */
  async isErasing(tx: Transaction, id: string): Promise<boolean> {
    return (await this.find(tx, id))?.trashed.is_erasing ?? false;
  }

  /** Reads a record in the trash like find(). Throws 404. */
  async #require(tx: Transaction, id: string): Promise<BinEntry<Item>> {
    const buried = await this.find(tx, id);
    if (buried === null) throw notFound("trash");
    return buried;
  }

  async #eraseSome(
    tx: Transaction,
    kv: Kv,
    doomed: ErasureTarget<Item>,
    forgets = this.options.forget,
  ): Promise<boolean> {
    const all = () => this.#eraseAll(tx, kv, doomed, forgets);
    // If the commit has other writes already, everything has to fit into it; otherwise the caller retries in another
    // commit.
    if (!tx.isEmpty) await all();
    else if (!await tx.fit(all)) return await this.#eraseParts(tx, kv, doomed);
    return true;
  }

  async #eraseAll(
    tx: Transaction,
    kv: Kv,
    { item, trashed }: ErasureTarget<Item>,
    forgets: Forget<Item> | undefined,
  ): Promise<void> {
    for await (const keys of this.#parts(kv, item)) {
      for (const key of keys) tx.delete(key);
    }
    if (trashed === null) {
      this.options.records.remove(tx, item, { kind: "erased", label: null });
    } else {
      await this.takeOut(tx, trashed, item);
      const { noun } = this.options;
      tx.note({ noun, record_id: item.id, kind: "erased" });
    }
    queueErasure(tx, item.id);
    await this.options.erased?.(tx, item);
    forgets?.(tx, item);
  }

  /** Erases as many parts as fit, and keeps the rest in the trash. */
  async #eraseParts(
    tx: Transaction,
    kv: Kv,
    { item, trashed }: ErasureTarget<Item>,
  ): Promise<false> {
    const is_erasing = true;
    if (trashed !== null) this.bin.save(tx, trashed, { is_erasing });
    else await this.bury(tx, item, { deleted_by: kv.origin.actor, is_erasing });
    let count = 0;
    for await (const keys of this.#parts(kv, item)) {
      const erase = () => keys.forEach((key) => tx.delete(key));
      count += 1;
      // The first part may fill the commit and is written without fit(), which would retry a part that exceeds a commit
      // forever.
      if (count === 1) erase();
      else if (!await tx.fit(erase)) return false;
    }
    if (trashed?.is_erasing && count === 0) {
      throw new CommitFull("The rest of a record exceeds a commit");
    }
    return false;
  }

  #parts(kv: Kv, item: Item): AsyncIterable<Key[]> | Key[][] {
    return this.options.parts?.(kv, item) ?? [];
  }
}

function requireUnchanged(
  { id, version, updated_at }: Stored,
  unchangedSince = updated_at,
): void {
  if (unchangedSince !== updated_at) throw new Conflict(id, { version });
}
