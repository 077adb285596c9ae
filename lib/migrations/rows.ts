import type { Entry, Key, Kv, ListSelector } from "@/lib/store/kv.ts";
import { idTime } from "@/lib/store/stamps.ts";

/** An entry to write; null as its value removes it. */
export type Change = Entry<unknown>;

/** Converts the entries below a prefix. */
export interface Migration<Context = unknown> {
  /** Never changes: the progress is stored under it. */
  name: string;
  /** Its part of the time that a conversion takes. */
  share: number;
  /** What follows it in a key is the id of a record. */
  prefix: Key;
  /** Reports whether an entry has its old form; all have it that it is not asked about. */
  isOld?(row: Entry<never>): boolean;
  /** Reads what old entries need beside themselves, for many of them at once. */
  prepare?(kv: Kv, old: Entry<never>[]): Promise<Context>;
  /** Returns what changes with an old entry. */
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

/** An entry with what changes about it. */
export interface ConvertedRow {
  key: Key;
  changes: Change[];
}

/** One request to the store. */
const READ_TOGETHER = 500;

/** Sorts before every other part of a key. */
const FIRST_PART = new Uint8Array();

/** The rows of a migration in the order of their keys, read and converted ahead of the commits that write them. */
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

  /** Returns a row by its place, or null after the last one. */
  async at(place: number): Promise<ConvertedRow | null> {
    while (place >= this.#read.length) {
      const { done, value } = await this.#source.next();
      if (done) return null;
      this.#read.push(...value);
    }
    return this.#read[place]!;
  }

  /** Forgets the first rows. */
  drop(count: number): void {
    this.#read = this.#read.slice(count);
  }

  /** Returns how much of all rows a key has behind it, from 0 to 1, by the times in the ids. */
  shareAt(key: Key): number {
    const [first = 0, last = 0] = this.#ends;
    return last === first ? 1 : (timeOf(key) - first) / (last - first);
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

/** Does work about a row, whose key an error then has. */
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

/** Yields what a generator does, which is at the next item while one is looked at. */
async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = source.next();
  while (true) {
    const { done, value } = await next;
    if (done) return;
    next = source.next();
    // Reported by the next turn, if there is one.
    next.catch(() => undefined);
    yield value;
  }
}

/** Returns the moment in a key's id, 0 for an id without one. */
function timeOf(key: Key): number {
  try {
    return idTime(String(key[1])).getTime();
  } catch {
    return 0;
  }
}
