/** The person or system on whose behalf a commit is made. */
export interface Actor {
  kind: "admin" | "token" | "user" | "visitor" | "system";
  id: string | null;
  /** The name at the time of the commit, or null. */
  name: string | null;
}

/** The background work that a commit is part of. */
export interface Source {
  kind: "import" | "bulk" | "job";
  /** The id of the import or, if there is none, of the job. */
  id: string;
  /** The display name, such as the name of an import's file. */
  name: string | null;
}

/** The actor and the cause of a commit. */
export interface Origin {
  actor: Actor;
  /** The request that made the commit; null for background work. */
  request_id: string | null;
  /** Omitted for commits that a request makes directly. */
  source?: Source | null;
}

/** The origin of background work and tasks. */
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
  /** The display name of the record, such as a tracking code; null if the journal may not keep it. */
  label?: string | null;
  /** The event: "created", "updated", "deleted", or another participle that the noun defines. */
  kind: string;
  /** The changed fields that the journal may show; none by default. */
  changes?: Changes;
  /** The record that contains it, such as the parcel of a history entry. */
  parent_id?: string;
  /** The history entry that changes the parcel. */
  entry_id?: string;
}

/** Returns the kind of note for a record with these states; null means that the record does not exist. */
export function noteKind(before: unknown, after: unknown): string {
  if (before === null) return "created";
  return after === null ? "deleted" : "updated";
}

/**
 * Returns those of the named fields that differ between two states of a record; a missing state counts as null in every
 * field.
 */
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

/** Adds journal entries to commits, and uses the journal to explain conflicts. lib/journal implements it. */
export interface JournalWriter<Store, Tx> {
  write(tx: Tx, note: Note, origin: Origin): void;
  /** Returns the error to throw instead of the one that a commit failed with. */
  explain(store: Store, error: unknown, origin: Origin): Promise<unknown>;
}
