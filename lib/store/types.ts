export type Key = Deno.KvKey;
export type ListSelector = Deno.KvListSelector;

/** A key with its value. */
export interface Entry<T> {
  key: Key;
  value: T;
}

/** A request to the store. */
export interface Operation {
  kind: "get" | "list" | "commit";
  keys: readonly Key[];
}

export interface ListOptions {
  /** The maximum number of entries. */
  limit: number;
  reverse?: boolean;
}
