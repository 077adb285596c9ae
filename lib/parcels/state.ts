import type { ActivityCreate } from "./activity_schema.ts";
import type { ParcelFields } from "./schema.ts";
import type { StoredActivity, StoredParcel } from "./codec.ts";
import { defined } from "@/lib/store/versions.ts";
import {
  type Aspect,
  ASPECTS,
  type Claim,
  type Mark,
  newestFirst,
  type ParcelState,
  type Point,
  readOrigin,
  type StoredOrigin,
  storedOrigin,
} from "./origins.ts";

/** The fields by which a change names an aspect. */
type StateFields = {
  [
    Field in
      | "status"
      | "current_location"
      | "map_current_latitude"
      | "map_current_longitude"
  ]?: ParcelFields[Field] | undefined;
};

/** Returns the aspects that a new entry brings; half of a point takes its other half from the parcel's present one. */
export function broughtBy(
  input: ActivityCreate,
  parcel: StoredParcel,
): Partial<ParcelState> {
  const { status, current_location } = input;
  const { map_current_latitude, map_current_longitude } = input;
  const changes = {
    ...{ status, current_location },
    ...{ map_current_latitude, map_current_longitude },
  };
  return namedIn(changes, { ...parcel, ...defined(changes) });
}

/** Returns the aspects that `changes` name, with the values they have in `after`. */
export function namedIn(
  changes: StateFields,
  after: StoredParcel,
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
  const state = stateOf(parcel);
  return Object.fromEntries(
    aspectsOf(named).filter((aspect) =>
      JSON.stringify(named[aspect]) !== JSON.stringify(state[aspect])
    ).map((aspect) => [aspect, named[aspect]]),
  );
}

/** Returns the parcel with `named` counting from `mark` on. Whatever was named before is forgotten. */
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

/** Returns the parcel as it is when nothing has been named or brought yet. */
export function withoutOrigins(parcel: StoredParcel): StoredParcel {
  return { ...parcel, origins: ASPECTS.map(() => null) };
}

/**
 * Reports whether an entry that brings these aspects can be settled without the rest of the history: not while one of them
 * dates from before origins were stored.
 */
export function needsHistory(
  parcel: StoredParcel,
  brought: Partial<ParcelState>,
): boolean {
  return ASPECTS.some((aspect, index) =>
    aspect in brought && originCell(parcel, index)?.length === 0
  );
}

/** Returns the parcel with what an entry brings, each aspect unless something newer has brought it; see needsHistory(). */
export function bring(
  parcel: StoredParcel,
  entry: StoredActivity,
): StoredParcel {
  const state = stateOf(parcel);
  return withState(
    parcel,
    ASPECTS.map((aspect, index) => {
      const [claim] = claimsOf(aspect, [entry]);
      const cell = originCell(parcel, index);
      const { newest, named } = readOrigin(cell, state[aspect]);
      const isNewest = claim !== undefined &&
        (newest === null || newestFirst(claim, newest) < 0);
      return isNewest
        ? { value: claim.value, stored: storedOrigin(claim, named) }
        : { value: state[aspect], stored: cell };
    }),
  );
}

/**
 * Returns the parcel with the values of the newest of what brought them, by its whole history. What the values come from now
 * does not count if that is the `changed` entry, which was removed or has another time than before.
 */
export function settle(
  parcel: StoredParcel,
  history: StoredActivity[],
  changed?: StoredActivity,
): StoredParcel {
  const state = stateOf(parcel);
  const legacy = legacyMark(parcel, history);
  return withState(
    parcel,
    ASPECTS.map((aspect, index) => {
      const cell = originCell(parcel, index);
      const { newest, named } = readOrigin(cell, state[aspect]);
      const claims = claimsOf(aspect, history);
      if (newest !== null && newest.id !== changed?.id) claims.push(newest);
      if (named !== null) {
        claims.push({ value: named.value, ...(named.mark ?? legacy) });
      }
      const first = claims.sort(newestFirst)[0] ?? null;
      const isLegacy = named?.mark === null && first?.id === legacy.id;
      return {
        value: first?.value ?? null,
        stored: storedOrigin(isLegacy ? null : first, named),
      };
    }),
  );
}

/** Returns from when on the present status counts, as far as it does not date from before origins were stored. */
export function statusMark(parcel: StoredParcel): Mark | null {
  const cell = originCell(parcel, ASPECTS.indexOf("status"));
  return readOrigin(cell, parcel.status).newest;
}

/** Returns the parcel with these values and origins, in the order of the aspects. */
function withState(
  parcel: StoredParcel,
  state: { value: ParcelState[Aspect]; stored: StoredOrigin }[],
): StoredParcel {
  const [status, location, point] = state.map(({ value }) => value);
  return {
    ...parcel,
    status: status as string | null,
    current_location: location as string | null,
    ...pointFields(point as Point | null),
    origins: state.map(({ stored }) => stored),
  };
}

/** Where the values of a record count from that was stored before origins were: its newest old entry, else its creation. */
export function legacyMark(
  parcel: StoredParcel,
  entries: StoredActivity[],
): Mark {
  const [newest] = entries.filter(({ brought }) => brought === undefined)
    .map(markOf).sort(newestFirst);
  return newest ?? { at: Date.parse(parcel.created_at), id: parcel.id };
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

function aspectsOf(state: Partial<ParcelState>): Aspect[] {
  return ASPECTS.filter((aspect) => aspect in state);
}

function stateOf(parcel: StoredParcel): ParcelState {
  const { status, current_location } = parcel;
  const { map_current_latitude: latitude, map_current_longitude: longitude } =
    parcel;
  const isPoint = latitude !== null && longitude !== null;
  const point: Point | null = isPoint ? [latitude, longitude] : null;
  return { status, current_location, point };
}

function pointFields(point: Point | null) {
  return {
    map_current_latitude: point?.[0] ?? null,
    map_current_longitude: point?.[1] ?? null,
  };
}
