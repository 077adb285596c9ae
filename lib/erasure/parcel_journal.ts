import {
  entryKey,
  recordKey,
  type Row,
  type StoredEntry,
} from "@/lib/journal/entries.ts";
import { type Meaning, namesOf } from "@/lib/fields/meaning.ts";
import { type Parcel, parcel } from "@/lib/parcels/schema.ts";
import type { StoredParcel } from "@/lib/parcels/store.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { ChosenParcels } from "./chosen_parcels.ts";
import type { Identity, Side } from "./identity.ts";
import type { Blanking } from "./rules.ts";

/** The fields of a parcel about each of its persons. */
export const PERSONAL: Readonly<Record<Side, (keyof Parcel)[]>> = {
  recipient: fieldsOf("recipient"),
  sender: fieldsOf("sender"),
};

export const SIDES = Object.keys(PERSONAL) as Side[];

function fieldsOf(side: Meaning["personal"]): (keyof Parcel)[] {
  return namesOf(parcel, ({ personal }) => personal === side);
}

/** Index rows per read request. */
const ROWS_TOGETHER = 500;
/** Entries per read request; each has up to 64 KiB. */
const READ_TOGETHER = 10;

/** Returns the id of the parcel that a journal entry is about; null for one of another noun. */
export function parcelOfRow(row: Row): string | null {
  const [, , , noun, record_id] = row;
  if (noun === "parcels") return record_id;
  return noun === "activities" ? row[9] : null;
}

/** Reports whether a journal entry of a chosen parcel names its persons. */
export function namesPersons(row: Row, chosen: ChosenParcels): boolean {
  if (!chosen.has(parcelOfRow(row))) return false;
  return chosen.isIn(row) ||
    SIDES.some((side) => filledIn(row, PERSONAL[side]).length > 0);
}

/**
 * Returns the entries of a parcel's journal that hold a person. A person who is on a side of the parcel now is blanked from all of
 * them; a former one from the time in which the address or number was the parcel's.
 */
export async function journalOfParcel(
  kv: Kv,
  { id, parcel, identity }: {
    id: string;
    parcel: StoredParcel | null;
    identity: Identity;
  },
): Promise<Blanking[]> {
  const entries = await readRows(kv, id);
  const blanked = SIDES.map((side) => {
    const { mark } = identity;
    const isWhole = mark === null ||
      (parcel !== null && identity.isOn(parcel, side));
    const its = isWhole
      ? entries
      : inPeriods(entries, `${side}_${mark}`, (value) => identity.isIn(value));
    return { fields: PERSONAL[side], ids: new Set(its) };
  });
  return entries.flatMap((entry) => {
    const fields = blanked.flatMap(({ fields, ids }) =>
      ids.has(entry) ? filledIn(entry.value, fields) : []
    );
    const isFound = identity.mark === null
      ? fields.length > 0 || identity.isIn(entry.value)
      : identity.holds(entry);
    if (!isFound && fields.length === 0) return [];
    return [{ id: String(entry.key[1]), fields, isFound }];
  });
}

async function readRows(kv: Kv, id: string): Promise<StoredEntry[]> {
  const index = await Array.fromAsync(kv.walk(recordKey(id), ROWS_TOGETHER));
  const keys = index.map(({ key }) => entryKey(String(key.at(-1))));
  const entries: StoredEntry[] = [];
  for (let at = 0; at < keys.length; at += READ_TOGETHER) {
    const some = keys.slice(at, at + READ_TOGETHER);
    const rows = await kv.getMany<Row>(some);
    for (const [n, value] of rows.entries()) {
      if (value !== null) entries.push({ key: some[n]!, value });
    }
  }
  return entries;
}

/** Returns those of the fields whose values an entry tells. */
function filledIn(row: Row, fields: readonly string[]): string[] {
  const changes = row[7];
  return fields.filter((field) =>
    changes[field]?.some((value) => value !== null)
  );
}

/** Returns the entries of the times when `field` had a matching value, with those that set and replaced it. */
function inPeriods(
  entries: StoredEntry[],
  field: string,
  isMatch: (value: unknown) => boolean,
): StoredEntry[] {
  const first = entries.find(({ value }) => value[7][field] !== undefined);
  let matches = isMatch(first?.value[7][field]?.[0]);
  return entries.filter(({ value: { 7: changes } }) => {
    const change = changes[field];
    const didMatch = matches;
    if (change !== undefined) matches = isMatch(change[1]);
    return didMatch || matches || isMatch(change?.[0]);
  });
}
