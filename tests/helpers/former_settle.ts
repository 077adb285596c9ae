/** The rule by which version 1.2.0 settled a parcel's status and place, unchanged. */

/** The values that are settled, in the order of their origins. */
const ASPECTS = ["status", "current_location"] as const;

type Aspect = typeof ASPECTS[number];
type Value = string | null;

interface Mark {
  at: number;
  id: string;
}

interface Claim extends Mark {
  value: Value;
}

type Named = [value: Value, at?: number, id?: string];

export type FormerOrigin =
  | null
  | []
  | [at: number, id: string]
  | [at: number, id: string, named: Named | null];

export interface FormerEntry extends Mark {
  title: string;
  /** Missing in entries from before they said it. */
  brought?: Partial<Record<Aspect, Value>>;
}

export interface FormerParcel {
  id: string;
  created: number;
  status: Value;
  current_location: Value;
  origins: FormerOrigin[] | null;
}

/** Returns the parcel as it is after a change of its history, which is whole. */
export function formerSettle(
  parcel: FormerParcel,
  history: FormerEntry[],
  changed?: FormerEntry,
): FormerParcel {
  const legacy = legacyMark(parcel, history);
  const settled = ASPECTS.map((aspect, index) => {
    const cell = originCell(parcel, index);
    const { newest, named } = readOrigin(cell, parcel[aspect]);
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
  const [status, location] = settled;
  return {
    ...parcel,
    status: status!.value,
    current_location: location!.value,
    origins: [...settled.map(({ origin }) => origin), null],
  };
}

/** Returns the mark for values that lack one: that of the newest old entry, else of the creation. */
export function legacyMark(
  parcel: FormerParcel,
  entries: FormerEntry[],
): Mark {
  const [newest] = entries.filter(({ brought }) => brought === undefined)
    .sort(newestFirst);
  return newest ?? { at: parcel.created, id: parcel.id };
}

function readOrigin(cell: FormerOrigin, value: Value) {
  if (cell === null) return { newest: null, named: null };
  const [at, id, named] = cell;
  if (at === undefined || id === undefined) {
    return { newest: null, named: [value] as Named };
  }
  const newest: Claim = { at, id, value };
  const own: Named | null = named === undefined ? [value, at, id] : named;
  return { newest, named: own };
}

function storedOrigin(
  newest: Claim | null,
  named: Named | null,
): FormerOrigin {
  if (newest === null) return named && [];
  const { at, id } = newest;
  return named?.[2] === id ? [at, id] : [at, id, named];
}

function newestFirst(a: Mark, b: Mark): number {
  return b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

function claimsOf(aspect: Aspect, entries: FormerEntry[]): Claim[] {
  return entries.flatMap(({ at, id, brought }) => {
    const value = brought?.[aspect];
    return value === undefined ? [] : [{ value, at, id }];
  });
}

function originCell(
  { origins }: FormerParcel,
  index: number,
): FormerOrigin {
  return origins === null ? [] : origins[index] ?? null;
}
