/** A point on the map: both numbers, or no point at all (decision 26). */
export type Point = [latitude: number, longitude: number];

/** The values of a parcel that follow its history independently (decision 117). */
export interface ParcelState {
  status: string | null;
  current_location: string | null;
  point: Point | null;
}

export type Aspect = keyof ParcelState;
type Value = ParcelState[Aspect];

/** The order of the aspects in a stored parcel. It never changes; new ones are appended. */
export const ASPECTS = [
  "status",
  "current_location",
  "point",
] as const satisfies Aspect[];

/** Orders claims: by the time of the event, then by creation, which ids sort by. */
export interface Mark {
  at: number;
  id: string;
}

/** A value with the moment from which it applies. */
export interface Claim extends Mark {
  value: Value;
}

/** A value set on the parcel itself; without a mark in older records, where it counts as the newest old entry's. */
type StoredNamed = [value: Value] | [value: Value, at: number, id: string];

/**
 * The stored origin of a value. Null: never set. Empty: an older record. Two cells: set on the parcel itself. Three: set
 * by an entry; the last cell is the parcel's own value, which returns when the entries go.
 */
export type StoredOrigin =
  | null
  | []
  | [at: number, id: string]
  | [at: number, id: string, named: StoredNamed | null];

/** The origins of all aspects; null in older records. */
export type StoredOrigins = StoredOrigin[] | null;

/** The origin of a value. */
export interface Origin {
  /** The newest claim; null while `named` has no mark, or for an unset value. */
  newest: Claim | null;
  /** The value set on the parcel itself. */
  named: Named | null;
}

interface Named {
  value: Value;
  mark: Mark | null;
}

/** Decodes the origin of a parcel's current `value`. */
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

/** Encodes an origin whose newest claim is `newest`. */
export function storedOrigin(
  newest: Claim | null,
  named: Named | null,
): StoredOrigin {
  if (newest === null) return named === null ? null : [];
  const { at, id } = newest;
  if (named?.mark?.id === id) return [at, id];
  return [at, id, named && storedNamed(named)];
}

/** Compares marks, newest first. */
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
