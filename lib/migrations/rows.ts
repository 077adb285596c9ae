import type {
  Entry,
  Key,
  Kv,
  ListSelector,
  Transaction,
} from "@/lib/store/kv.ts";
import { idTime } from "@/lib/store/stamps.ts";

/** An entry to write; null as its value removes it. */
export type Change = Entry<unknown>;

/** Converts the entries below a prefix. */
export interface Migration<Context = unknown> {
  /** Never changes: the progress is stored under it. */
  name: string;
  /** Its share of the conversion's time, relative to the others. */
  share: number;
  /** The id of a record follows it in a key. */
  prefix: Key;
  /** Reports whether an entry has its old form; by default all have. */
  isOld?(row: Entry<never>): boolean;
  /** Reads the data that converting these old entries requires. */
  prepare?(kv: Kv, old: Entry<never>[]): Promise<Context>;
  /** Returns the changes that convert an old entry. */
  convert(old: Entry<never>, context: Context): Change[];
}

/** An entry that cannot be converted, which ends the conversion. */
export class ConversionFailed extends Error {
  override name = "ConversionFailed";
  readonly key: Key;

  constructor(key: Key, cause: unknown) {
    super(`The conversion stopped at ${JSON.stringify(key)}`, { cause });
    this.key = key;
  }
}

/** An entry and the changes that convert it. */
interface ConvertedRow {
  key: Key;
  changes: Change[];
}

/** The result of writing rows in a commit. */
export interface Written {
  /** The number of rows. */
  count: number;
  /** The key of the last of them; null without any. */
  cursor: Key | null;
  /** Whether these were the last rows. */
  isEnd: boolean;
}

const READ_TOGETHER = 500;

/** Sorts before every other part of a key. */
const FIRST_PART = new Uint8Array();

/** The rows of a migration in the order of keys, read and converted ahead of the commits that write them. */
export class Rows {
  readonly #source: AsyncGenerator<ConvertedRow[]>;
  readonly #ends: number[];
  #read: ConvertedRow[] = [];

  private constructor(source: AsyncGenerator<ConvertedRow[]>, ends: number[]) {
    this.#source = source;
    this.#ends = ends;
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
    return new Rows(readAhead(convertedRows(kv, migration, cursor)), times);
  }

  /** Writes the first rows, as many as fit into a commit until a moment of performance.now(). */
  async write(tx: Transaction, until: number): Promise<Written> {
    let cursor: Key | null = null;
    for (let count = 0;; count++) {
      if (performance.now() > until) return { count, cursor, isEnd: false };
      const row = await this.#at(count);
      if (row === null) return { count, cursor, isEnd: true };
      const { key, changes } = row;
      if (changes.length > 0 && !await tx.fit(() => write(tx, changes))) {
        if (count === 0) throw new ConversionFailed(key, "it is too large");
        return { count, cursor, isEnd: false };
      }
      cursor = key;
    }
  }

  /** Returns a row by its place, or null after the last one. */
  async #at(place: number): Promise<ConvertedRow | null> {
    while (place >= this.#read.length) {
      const { done, value } = await this.#source.next();
      if (done) return null;
      this.#read.push(...value);
    }
    return this.#read[place]!;
  }

  /** Drops the first rows. */
  drop(count: number): void {
    this.#read = this.#read.slice(count);
  }

  /** Returns the share of the rows up to a key, from 0 to 1, estimated by the times in ids. */
  shareAt(key: Key): number {
    const [first = 0, last = 0] = this.#ends;
    return last === first ? 1 : (timeOf(key) - first) / (last - first);
  }
}

function write(tx: Transaction, changes: Change[]): void {
  for (const { key, value } of changes) {
    if (value === null) tx.delete(key);
    else tx.set(key, value);
  }
}

async function* convertedRows(
  kv: Kv,
  migration: Migration,
  cursor: Key | null,
): AsyncGenerator<ConvertedRow[]> {
  const { prefix } = migration;
  const limit = READ_TOGETHER;
  let range: ListSelector = rangeAfter(prefix, cursor);
  while (true) {
    const rows = await kv.list<never>(range, { limit });
    yield await convertRows(kv, migration, rows);
    if (rows.length < limit) return;
    range = rangeAfter(prefix, rows.at(-1)!.key);
  }
}

async function convertRows(
  kv: Kv,
  migration: Migration,
  rows: Entry<never>[],
): Promise<ConvertedRow[]> {
  const old = new Set(
    rows.filter((row) => withKey(row, () => migration.isOld?.(row) ?? true)),
  );
  const context = await migration.prepare?.(kv, [...old]);
  return rows.map((row) => ({
    key: row.key,
    changes: old.has(row)
      ? withKey(row, () => migration.convert(row, context))
      : [],
  }));
}

/** Does work for a row; errors get its key. */
function withKey<T>({ key }: Entry<never>, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new ConversionFailed(key, error);
  }
}

function rangeAfter(prefix: Key, cursor: Key | null): ListSelector {
  return cursor === null
    ? { prefix }
    : { prefix, start: [...cursor, FIRST_PART] };
}

/** Yields a generator's items and prepares the next one while the caller works with one. */
async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = source.next();
  while (true) {
    const { done, value } = await next;
    if (done) return;
    next = source.next();
    // The next turn, if there is one, reports it.
    next.catch(() => undefined);
    yield value;
  }
}

/** Returns the moment in a key's id, or 0. */
function timeOf(key: Key): number {
  try {
    return idTime(String(key[1])).getTime();
  } catch {
    return 0;
  }
}
