import type { Parcel, ParcelPatch } from "./schema.ts";
import type { StoredParcel } from "./store.ts";
import type { StoredActivity } from "./entries.ts";

/** A point on the map. */
export type Point = [latitude: number, longitude: number];

/** The values of a parcel that follow its history, each independently of the others (decision 117). */
export interface ParcelState {
  status: string | null;
  current_location: string | null;
  point: Point | null;
}

export type Aspect = keyof ParcelState;
type Value = ParcelState[Aspect];

/** The fields that hold the state. */
type StateFields = Pick<
  Parcel,
  | "status"
  | "current_location"
  | "map_current_latitude"
  | "map_current_longitude"
>;

/** In storage order: append new ones, never reorder. */
export const ASPECTS = [
  "status",
  "current_location",
  "point",
] as const satisfies Aspect[];

/** Orders claims by the time of the event, then by id, which means by creation. */
export interface Mark {
  at: number;
  id: string;
}

/** A value with the mark from which it applies. */
interface Claim extends Mark {
  value: Value;
}

/**
 * The stored origin of a value. Null: never set. Two cells: set on the parcel itself. Three cells: set by an entry; the last
 * cell is the parcel's own value, which applies again when the entries are removed.
 */
export type StoredOrigin =
  | null
  | [at: number, id: string]
  | [
    at: number,
    id: string,
    own: null | [value: Value, at: number, id: string],
  ];

/** The claim that determines a value, and the parcel's own claim, which may be the same. */
interface Origin {
  newest: Claim;
  own: Claim | null;
}

/** Returns the aspects that `changes` contains, with their values in `after`. */
export function pickNamed(
  changes: { [Field in keyof StateFields]?: ParcelPatch[Field] },
  after: StateFields,
): Partial<ParcelState> {
  const { status, current_location, point } = stateOf(after);
  const namesPoint = changes.map_current_latitude !== undefined ||
    changes.map_current_longitude !== undefined;
  return {
    ...(changes.status !== undefined && { status }),
    ...(changes.current_location !== undefined && { current_location }),
    ...(namesPoint && { point }),
  };
}

/** Returns the parcel with the named aspects set on itself from `mark` on. */
export function claim(
  parcel: StoredParcel,
  named: Partial<ParcelState>,
  { at, id }: Mark,
): StoredParcel {
  const origins = ASPECTS.map((aspect, index): StoredOrigin =>
    aspect in named ? [at, id] : parcel.origins[index]!
  );
  return { ...parcel, origins };
}

/**
 * Returns the parcel with the newest value of each aspect: the current value, the parcel's own, or an entry's in `history`.
 * The current value is ignored if it came from the `changed` entry, which was removed or moved to another time.
 */
export function settle(
  parcel: StoredParcel,
  history: StoredActivity[],
  changed: StoredActivity | null = null,
): StoredParcel {
  const settled = ASPECTS.map((aspect): Origin | null => {
    const origin = originOf(parcel, aspect);
    const claims = claimsOf(aspect, history);
    if (origin === null) return newestOf(claims, null);
    const { newest } = origin;
    const isLeft = ![changed?.id, origin.own?.id].includes(newest.id);
    if (isLeft) claims.push(newest);
    const own = origin.own && changed
      ? redateOwn(origin.own, parcel, [...history, changed])
      : origin.own;
    if (own !== null) claims.push(own);
    return newestOf(claims, own);
  });
  const values = ASPECTS.map((aspect, index) =>
    [aspect, settled[index]?.newest.value ?? null] as const
  );
  return {
    ...withState(parcel, Object.fromEntries(values)),
    origins: settled.map(encodeOrigin),
  };
}

/** Returns the parcel with changed values of its state but the same origins. */
export function withState(
  parcel: StoredParcel,
  changes: Partial<ParcelState>,
): StoredParcel {
  const { point, ...others } = changes;
  if (point === undefined) return { ...parcel, ...others };
  return {
    ...parcel,
    ...others,
    map_current_latitude: point?.[0] ?? null,
    map_current_longitude: point?.[1] ?? null,
  };
}

export function stateOf(parcel: StateFields): ParcelState {
  const { status, current_location } = parcel;
  const { map_current_latitude: latitude, map_current_longitude: longitude } =
    parcel;
  const isPoint = latitude !== null && longitude !== null;
  const point: Point | null = isPoint ? [latitude, longitude] : null;
  return { status, current_location, point };
}

/** Returns the origin of an aspect, or null if it was never set. */
export function originOf(parcel: StoredParcel, aspect: Aspect): Origin | null {
  const cell = parcel.origins[ASPECTS.indexOf(aspect)]!;
  if (cell === null) return null;
  const [at, id, own] = cell;
  const newest = { at, id, value: stateOf(parcel)[aspect] };
  if (own === undefined) return { newest, own: newest };
  return { newest, own: own && { value: own[0], at: own[1], id: own[2] } };
}

/**
 * Returns a parcel's own value with its mark after the last of `entries` was removed or moved. A mark with an entry's id is
 * legacy data, from before entries recorded the values they set: it takes the latest time of the other entries up to that
 * one, or else the parcel's creation.
 */
function redateOwn(
  own: Claim,
  { id, created_at }: StoredParcel,
  entries: StoredActivity[],
): Claim {
  if (!entries.some((entry) => entry.id === own.id)) return own;
  const marks = entries.slice(0, -1).filter((entry) => entry.id <= own.id);
  if (marks.length === 0) return { ...own, at: Date.parse(created_at), id };
  const times = marks.map(({ occurred_at }) => Date.parse(occurred_at));
  const ids = marks.map((entry) => entry.id).sort();
  return { ...own, at: Math.max(...times), id: ids.at(-1)! };
}

function encodeOrigin(origin: Origin | null): StoredOrigin {
  if (origin === null) return null;
  const { newest: { at, id }, own } = origin;
  if (own?.id === id) return [at, id];
  return [at, id, own && [own.value, own.at, own.id]];
}

function newestOf(claims: Claim[], own: Claim | null): Origin | null {
  const [newest] = claims.sort((a, b) =>
    b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
  );
  return newest === undefined ? null : { newest, own };
}

function claimsOf(aspect: Aspect, entries: StoredActivity[]): Claim[] {
  return entries.flatMap(({ id, occurred_at, brought }) => {
    const value = brought[aspect];
    return value === undefined
      ? []
      : [{ value, at: Date.parse(occurred_at), id }];
  });
}
