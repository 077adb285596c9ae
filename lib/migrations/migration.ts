import type { Entry, Key, Kv } from "@/lib/store/kv.ts";

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
