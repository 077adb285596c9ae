import type {
  Entry,
  Key,
  Kv,
  ListSelector,
  Transaction,
} from "@/lib/store/kv.ts";
import { getMeanings, type StatusMeanings } from "@/lib/statuses/meanings.ts";
import { idTime } from "@/lib/store/stamps.ts";

/** Converts the entries under a prefix. */
export interface Migration<Value = never> {
  /** Must not change: the stored progress refers to it. */
  name: string;
  /** Its share of the conversion's time, relative to the others. */
  share: number;
  /** Followed by a record's id in each key. */
  prefix: Key;
  /** Reports whether an entry has the old format. */
  isOld(row: Entry<Value>, statuses: StatusMeanings): boolean;
  /** Converts an old entry in the caller's commit, without reading anything. */
  convert(tx: Transaction, row: Entry<Value>, statuses: StatusMeanings): void;
}

/** Ends the conversion at an entry that cannot be converted. */
export class ConversionFailed extends Error {
  override name = "ConversionFailed";
  readonly key: Key;

  constructor(key: Key, cause: unknown) {
    super(`The conversion stopped at ${JSON.stringify(key)}`, { cause });
    this.key = key;
  }
}

/** The rows written in a commit. */
export interface WrittenRows {
  /** The number of rows. */
  count: number;
  /** The key of the last row; null if there is none. */
  cursor: Key | null;
  /** Whether these were the last rows. */
  isEnd: boolean;
}

type Row = Entry<never>;

const READ_TOGETHER = 500;

/** A key part that sorts before all others. */
const FIRST_PART = new Uint8Array();

/** The rows of a migration in key order, prefetched while earlier ones are converted. */
export class Rows {
  readonly #migration: Migration;
  readonly #source: AsyncGenerator<Row[]>;
  readonly #ends: number[];
  readonly #statuses: StatusMeanings;
  #read: Row[] = [];

  private constructor(
    migration: Migration,
    source: AsyncGenerator<Row[]>,
    { ends, statuses }: { ends: number[]; statuses: StatusMeanings },
  ) {
    this.#migration = migration;
    this.#source = source;
    this.#ends = ends;
    this.#statuses = statuses;
  }

  /** Returns the rows after a cursor. */
  static async after(
    kv: Kv,
    migration: Migration,
    cursor: Key | null,
  ): Promise<Rows> {
    const range = { prefix: migration.prefix };
    const ends = await Promise.all([
      kv.list(range, { limit: 1 }),
      kv.list(range, { limit: 1, reverse: true }),
    ]);
    const times = ends.flat().map(({ key }) => timeOf(key));
    const source = readAhead(rowsAfter(kv, migration.prefix, cursor));
    const statuses = await getMeanings(kv);
    return new Rows(migration, source, { ends: times, statuses });
  }

  /** Converts as many rows as fit into a commit, until `until` on the clock of performance.now(). */
  async write(tx: Transaction, until: number): Promise<WrittenRows> {
    let cursor: Key | null = null;
    for (let count = 0;; count++) {
      if (performance.now() > until) return { count, cursor, isEnd: false };
      const row = await this.#at(count);
      if (row === null) return { count, cursor, isEnd: true };
      if (!await this.#convert(tx, row)) {
        if (count === 0) throw new ConversionFailed(row.key, "it is too large");
        return { count, cursor, isEnd: false };
      }
      cursor = row.key;
    }
  }

  /** Converts a row if it has the old format; returns false if the commit has no room for it. */
  async #convert(tx: Transaction, row: Row): Promise<boolean> {
    try {
      const statuses = this.#statuses;
      if (!this.#migration.isOld(row, statuses)) return true;
      return await tx.fit(() => this.#migration.convert(tx, row, statuses));
    } catch (error) {
      throw new ConversionFailed(row.key, error);
    }
  }

  /** Returns the row at an index, or null after the last one. */
  async #at(place: number): Promise<Row | null> {
    while (place >= this.#read.length) {
      const { done, value } = await this.#source.next();
      if (done) return null;
      this.#read.push(...value);
    }
    return this.#read[place]!;
  }

  /** Drops the first `count` rows. */
  drop(count: number): void {
    this.#read = this.#read.slice(count);
  }

  /** Returns the fraction of rows up to a key, from 0 to 1, estimated from the timestamps in ids. */
  shareAt(key: Key): number {
    const [first = 0, last = 0] = this.#ends;
    return last === first ? 1 : (timeOf(key) - first) / (last - first);
  }
}

async function* rowsAfter(
  kv: Kv,
  prefix: Key,
  cursor: Key | null,
): AsyncGenerator<Row[]> {
  const limit = READ_TOGETHER;
  let range: ListSelector = rangeAfter(prefix, cursor);
  while (true) {
    const rows: Row[] = await kv.list(range, { limit });
    yield rows;
    if (rows.length < limit) return;
    range = rangeAfter(prefix, rows.at(-1)!.key);
  }
}

function rangeAfter(prefix: Key, cursor: Key | null): ListSelector {
  return cursor === null
    ? { prefix }
    : { prefix, start: [...cursor, FIRST_PART] };
}

/** Yields a generator's items, fetching the next one while the caller processes the current one. */
async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = source.next();
  while (true) {
    const { done, value } = await next;
    if (done) return;
    next = source.next();
    // The next iteration, if any, throws it.
    next.catch(() => undefined);
    yield value;
  }
}

/** Returns the timestamp in a key's id, or 0. */
function timeOf(key: Key): number {
  try {
    return idTime(String(key[1])).getTime();
  } catch {
    return 0;
  }
}
