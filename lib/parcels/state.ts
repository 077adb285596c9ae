import type { Parcel, ParcelPatch } from "./schema.ts";
import type { StoredActivity, StoredParcel } from "./store.ts";

/** A point on the map: both numbers, or no point at all (decision 26). */
export type Point = [latitude: number, longitude: number];

/** The values of a parcel that follow its history independently (decision 117). */
export interface ParcelState {
  status: string | null;
  current_location: string | null;
  point: Point | null;
}

type Aspect = keyof ParcelState;
type Value = ParcelState[Aspect];

/** The fields that hold the state. */
type StateField =
  | "status"
  | "current_location"
  | "map_current_latitude"
  | "map_current_longitude";

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
interface Claim extends Mark {
  value: Value;
}

/** A value set on the parcel itself; without a mark in older records, where it counts as the newest old entry's. */
type Named = [value: Value, at?: number, id?: string];

/**
 * The stored origin of a value. Null: never set. Empty: an older record. Two cells: set on the parcel itself. Three: set
 * by an entry; the last cell is the parcel's own value, which returns when the entries go.
 */
export type StoredOrigin =
  | null
  | []
  | [at: number, id: string]
  | [at: number, id: string, named: Named | null];

/** The origin of a value: its newest claim, null for an unset value and in older records, and the parcel's own value. */
interface Origin {
  newest: Claim | null;
  named: Named | null;
}

/** Returns the aspects that `changes` name, with the values they have in `after`. */
export function namedIn(
  changes: Pick<ParcelPatch, StateField>,
  after: Pick<Parcel, StateField>,
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

/** Drops the aspects that are the same in the parcel: a form posts all of its fields, and names only what was changed. */
export function changedAspects(
  named: Partial<ParcelState>,
  parcel: StoredParcel,
): Partial<ParcelState> {
  const state: Record<string, Value> = { ...stateOf(parcel) };
  return Object.fromEntries(
    Object.entries(named).filter(([aspect, value]) =>
      JSON.stringify(value) !== JSON.stringify(state[aspect])
    ),
  );
}

/** Returns the parcel with `named` applying from `mark` on. Values set on the parcel before are forgotten. */
export function nameState(
  parcel: StoredParcel,
  named: Partial<ParcelState>,
  mark: Mark,
): StoredParcel {
  const origins = ASPECTS.map((aspect, index): StoredOrigin =>
    aspect in named ? [mark.at, mark.id] : originCell(parcel, index)
  );
  return { ...parcel, origins };
}

/** Reports whether a value of the parcel has no mark, so that settling a new entry takes the whole history. */
export function needsHistory(parcel: StoredParcel): boolean {
  return ASPECTS.some((_, index) => {
    const cell = originCell(parcel, index);
    return cell?.length === 0 || cell?.[2]?.length === 1;
  });
}

/**
 * Returns the parcel with the newest value of each aspect: the present one, the parcel's own, or that of an entry in
 * `history`. The present one does not count if it is from the `changed` entry, which was removed or has another time.
 */
export function settle(
  parcel: StoredParcel,
  history: StoredActivity[],
  changed?: StoredActivity,
): StoredParcel {
  const state = stateOf(parcel);
  const legacy = legacyMark(parcel, history);
  const settled = ASPECTS.map((aspect, index) => {
    const cell = originCell(parcel, index);
    const { newest, named } = readOrigin(cell, state[aspect]);
    const claims = claimsOf(aspect, history);
    if (newest !== null && newest.id !== changed?.id) claims.push(newest);
    if (named !== null) {
      const [value, at = legacy.at, id = legacy.id] = named;
      claims.push({ value, at, id });
    }
    const first = claims.sort(newestFirst)[0] ?? null;
    const isLegacy = named?.length === 1 && first?.id === legacy.id;
    return {
      value: first?.value ?? null,
      origin: storedOrigin(isLegacy ? null : first, named),
    };
  });
  const [status, location, point] = settled.map(({ value }) => value) as [
    ParcelState["status"],
    ParcelState["current_location"],
    ParcelState["point"],
  ];
  return {
    ...parcel,
    status,
    current_location: location,
    map_current_latitude: point?.[0] ?? null,
    map_current_longitude: point?.[1] ?? null,
    origins: settled.map(({ origin }) => origin),
  };
}

/** Returns the origin of the present status. */
export function statusOrigin(parcel: StoredParcel): Origin {
  const cell = originCell(parcel, ASPECTS.indexOf("status"));
  return readOrigin(cell, parcel.status);
}

/** Returns the mark of values in an older record: that of its newest old entry, else of its creation. */
export function legacyMark(
  parcel: StoredParcel,
  entries: StoredActivity[],
): Mark {
  const [newest] = entries.filter(({ brought }) => brought === undefined)
    .map(markOf).sort(newestFirst);
  return newest ?? { at: Date.parse(parcel.created_at), id: parcel.id };
}

/** Decodes the origin of a parcel's current `value`. */
function readOrigin(cell: StoredOrigin, value: Value): Origin {
  if (cell === null) return { newest: null, named: null };
  const [at, id, named] = cell;
  if (at === undefined || id === undefined) {
    return { newest: null, named: [value] };
  }
  const newest = { at, id, value };
  return { newest, named: named === undefined ? [value, at, id] : named };
}

/** Encodes an origin whose newest claim is `newest`. */
function storedOrigin(
  newest: Claim | null,
  named: Named | null,
): StoredOrigin {
  if (newest === null) return named && [];
  const { at, id } = newest;
  return named?.[2] === id ? [at, id] : [at, id, named];
}

/** Compares marks, newest first. */
function newestFirst(a: Mark, b: Mark): number {
  return b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

function claimsOf(aspect: Aspect, entries: StoredActivity[]): Claim[] {
  return entries.flatMap((entry) => {
    const value = entry.brought?.[aspect];
    return value === undefined ? [] : [{ value, ...markOf(entry) }];
  });
}

function markOf({ occurred_at, id }: StoredActivity): Mark {
  return { at: Date.parse(occurred_at), id };
}

function originCell({ origins }: StoredParcel, index: number): StoredOrigin {
  return origins === null ? [] : origins[index] ?? null;
}

function stateOf(parcel: Pick<Parcel, StateField>): ParcelState {
  const { status, current_location } = parcel;
  const { map_current_latitude: latitude, map_current_longitude: longitude } =
    parcel;
  const isPoint = latitude !== null && longitude !== null;
  const point: Point | null = isPoint ? [latitude, longitude] : null;
  return { status, current_location, point };
}
