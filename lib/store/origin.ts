/** The person or system on whose behalf a commit is made. */
export interface Actor {
  kind: "admin" | "token" | "user" | "visitor" | "system";
  id: string | null;
  /** The name at that time, or null. */
  name: string | null;
}

/** The background work that a commit is a part of. */
export interface Source {
  kind: "import" | "bulk" | "job";
  /** The id of the import, else of the job. */
  id: string;
  /** The name for readers, such as that of an import's file. */
  name: string | null;
}

/** Where a commit comes from. */
export interface Origin {
  actor: Actor;
  /** The request that made it; null for background work. */
  request_id: string | null;
  /** Missing for commits that a request makes itself. */
  source?: Source | null;
}

/** Background work and tasks. */
export const SYSTEM: Origin = {
  actor: { kind: "system", id: null, name: null },
  request_id: null,
};

/** Fields of a record with their values before and after a commit. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** A commit's note to the journal about a record that it changes. */
export interface Note {
  noun: string;
  record_id: string;
  /** The name of the record for readers, such as a tracking code, where one may be kept. */
  label?: string | null;
  /** What happened to it: "created", "updated", "deleted", or another participle of the noun. */
  kind: string;
  /** The changed fields that the journal may show; none by default. */
  changes?: Changes;
  /** The record that it is a part of, as a history entry is of its parcel. */
  parent_id?: string;
  /** The history entry that changes the parcel. */
  entry_id?: string;
}

/** Returns the kind of note for a record that had and has these states; null for none. */
export function noteKind(before: unknown, after: unknown): string {
  if (before === null) return "created";
  return after === null ? "deleted" : "updated";
}

/** Returns the named fields that differ between two states of a record; a missing state has null in all. */
export function changesOf<Item extends object>(
  before: Item | null,
  after: Item | null,
  fields: readonly (keyof Item & string)[],
): Changes {
  const pairs = fields.map((field) =>
    [field, [before?.[field] ?? null, after?.[field] ?? null]] as const
  );
  return Object.fromEntries(
    pairs.filter(([, [old, present]]) =>
      JSON.stringify(old) !== JSON.stringify(present)
    ),
  ) as Changes;
}

/** Adds journal entries to commits, and uses the journal to explain refused ones. The journal's room implements it. */
export interface JournalWriter<Store, Tx> {
  write(tx: Tx, note: Note, origin: Origin): void;
  /** Returns the error to throw in place of one that a commit was refused with. */
  explain(store: Store, error: unknown, origin: Origin): Promise<unknown>;
}
