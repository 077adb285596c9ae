/** A point on the map: both numbers, or no point at all (decision 26). */
export type Point = [latitude: number, longitude: number];

/** The values of a parcel that follow its history, each by itself (decision 117). */
export interface ParcelState {
  status: string | null;
  current_location: string | null;
  point: Point | null;
}

export type Aspect = keyof ParcelState;
type Value = ParcelState[Aspect];

/** The order of the aspects in a stored parcel. It never changes; a new aspect goes to its end. */
export const ASPECTS = [
  "status",
  "current_location",
  "point",
] as const satisfies Aspect[];

/** Orders what was brought: by when it happened, then by when it was recorded, which ids sort by. */
export interface Mark {
  at: number;
  id: string;
}

/** A value with the moment from which it counts. */
export interface Claim extends Mark {
  value: Value;
}

/** A value named on the parcel itself; without a mark in a record stored before origins were, which counts as its newest old entry. */
type StoredNamed = [value: Value] | [value: Value, at: number, id: string];

/**
 * How the origin of a value is stored. Null: nothing has brought one. Empty: the record was stored before origins were. Two
 * cells: it was named on the parcel itself. Three: an entry brought it; the last cell is what was named before, and comes
 * back when the entries go.
 */
export type StoredOrigin =
  | null
  | []
  | [at: number, id: string]
  | [at: number, id: string, named: StoredNamed | null];

/** The origins of all aspects; null in a record stored before origins were. */
export type StoredOrigins = StoredOrigin[] | null;

/** Where a value comes from. */
export interface Origin {
  /** The newest of what brought it; null while `named` has no mark, or nothing brought it. */
  newest: Claim | null;
  /** What was named on the parcel itself. */
  named: Named | null;
}

interface Named {
  value: Value;
  mark: Mark | null;
}

/** Reads the origin of a parcel's present `value` from its stored form. */
export function readOrigin(stored: StoredOrigin, value: Value): Origin {
  if (stored === null) return { newest: null, named: null };
  const [at, id, named] = stored;
  if (at === undefined || id === undefined) {
    return { newest: null, named: { value, mark: null } };
  }
  const newest = { at, id, value };
  const isNamed = named === undefined;
  return {
    newest,
    named: isNamed ? { value, mark: { at, id } } : readNamed(named),
  };
}

/** Makes the stored form of an origin whose newest claim is `newest`. */
export function storedOrigin(
  newest: Claim | null,
  named: Named | null,
): StoredOrigin {
  if (newest === null) return named === null ? null : [];
  const { at, id } = newest;
  if (named?.mark?.id === id) return [at, id];
  return [at, id, named && storedNamed(named)];
}

/** Orders marks, the newest first. */
export function newestFirst(a: Mark, b: Mark): number {
  return b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

function readNamed(stored: StoredNamed | null): Named | null {
  if (stored === null) return null;
  const [value, at, id] = stored;
  const mark = at === undefined || id === undefined ? null : { at, id };
  return { value, mark };
}

function storedNamed({ value, mark }: Named): StoredNamed {
  return mark === null ? [value] : [value, mark.at, mark.id];
}
