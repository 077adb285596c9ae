import type { HeadRole } from "@/lib/i18n/words.ts";
import type { ImportField } from "./fields.ts";
import {
  meaningsOfParts,
  NAMES,
  PARTS,
  PEOPLE,
  PLACES,
  whole,
} from "./head_parts.ts";

/** The person a column is about; a buyer stands in for a missing recipient. */
export type Side = "recipient" | "buyer" | "sender";

/** What a heading means. */
export interface HeadMeaning {
  field: ImportField;
  /** The part of a name or an address; the field's name for a whole one. */
  part: string;
  /** Null if the heading names no person. */
  side: Side | null;
  /** 0 for a heading that names the field, more for one from which it is concluded. */
  distance: number;
}

/** The distance of "ID", which only the rest of the table makes an order's number. */
export const DOUBTFUL = 4;

const SIDES: { [Role in HeadRole]?: Side } = {
  recipient: "recipient",
  shipping: "recipient",
  buyer: "buyer",
  billing: "buyer",
  sender: "sender",
  pickup: "sender",
};

/** The fields of a thing, alone or with its number. */
const THINGS: { [Role in HeadRole]?: ImportField } = {
  shipment: "tracking_code",
  order: "reference",
  purchase: "reference",
  package: "tracking_code",
  packages: "pieces",
};

const FIELDS: readonly HeadRole[] = [
  ...["tracking_code", "reference", "destination"] as const,
  ...["pickup_location", "current_location", "status", "weight"] as const,
  ...["pieces", "shipped_via", "parcel_content", "declared_value"] as const,
  ...["barcode", "method"] as const,
  ...["min_expected_delivery_date", "max_expected_delivery_date"] as const,
];

/** Roles beside which "number", "id" or "code" adds nothing. */
const NUMBERED: Record<"number" | "id" | "code", readonly HeadRole[]> = {
  number: [
    ...["tracking_code", "reference", "pieces", "shipment", "order"] as const,
    ...["package", "packages", "phone", "house", "address"] as const,
    ...["postcode", "purchase", "barcode"] as const,
  ],
  id: [
    ...["tracking_code", "reference", "shipment", "order"] as const,
    ...["package", "email", "purchase"] as const,
  ],
  code: [
    ...["tracking_code", "reference", "shipment", "order"] as const,
    ...["package", "postcode", "region", "country", "purchase"] as const,
  ],
};

/** Parts that a database numbers: "order_state_id" is not an order's number. */
const UNIDENTIFIED = [...NAMES, ...PLACES].filter((it) => it !== "address");

/** Returns what the roles of a heading's words mean together; none if they contradict each other. */
export function meaningsOf(reading: HeadRole[]): HeadMeaning[] {
  const roles = new Set<HeadRole>(
    reading.filter((role) => role !== "of" && role !== "unit"),
  );
  if (roles.has("article") || roles.has("paper")) return [];
  const some = (all: readonly HeadRole[]) => all.filter((it) => roles.has(it));
  const fields = some(FIELDS);
  // "Order status ID" is a status with an id, not an order's.
  const numbered = fields.length > 0 ? fields : [...roles];
  if (!isNumberedRightly(roles, numbered)) return [];
  const sides = sidesOf(roles);
  if (sides.length > 1) return [];
  const [side = null] = sides;
  const parts = some(PARTS);
  const things = some(Object.keys(THINGS) as HeadRole[]);
  if (roles.has("count")) return countOf({ roles, fields, parts, things });
  if (fields.length > 0) return fieldOf(fields, { parts, side, things });
  if (parts.length > 0) {
    return meaningsOfParts(reading, { things, side });
  }
  if (things.length > 0) return thingOf(things, roles);
  return aloneOf(roles, side);
}

function isNumberedRightly(
  roles: ReadonlySet<HeadRole>,
  numbered: readonly HeadRole[],
): boolean {
  if (roles.size === 1) return !roles.has("number");
  return (["number", "id", "code"] as const).every((word) =>
    !roles.has(word) || NUMBERED[word].some((role) => numbered.includes(role))
  ) && (!roles.has("id") || !UNIDENTIFIED.some((role) => roles.has(role)));
}

/** Returns the persons that the roles name; a recipient beside a buyer is one person, to whom goods or a bill go. */
function sidesOf(roles: ReadonlySet<HeadRole>): Side[] {
  const named = new Set([...roles].flatMap((role) => SIDES[role] ?? []));
  const isBilled = roles.has("billing") && !roles.has("shipping");
  if (named.has("recipient") && named.has("buyer")) {
    named.delete(isBilled ? "recipient" : "buyer");
  }
  return [...named];
}

interface Beside {
  roles: ReadonlySet<HeadRole>;
  fields: HeadRole[];
  parts: HeadRole[];
  things: HeadRole[];
}

/** "Number of parcels"; "Quantity" alone may also count goods. */
function countOf({ roles, fields, parts, things }: Beside): HeadMeaning[] {
  const isOther = parts.length > 0 || fields.some((it) => it !== "pieces") ||
    things.includes("order") || [...roles].some((role) => role in SIDES);
  if (isOther) return [];
  return [whole("pieces", roles.size === 1 ? 2 : 0)];
}

/** Fields that a word may name beside another one, and how far from it. */
const BROADER: {
  [Role in HeadRole]?: { field: ImportField; distance: number };
} = {
  barcode: { field: "tracking_code", distance: 2 },
  method: { field: "shipped_via", distance: 1 },
};

/** Fields that may have a name, at the distance of such a heading. */
const NAMED: { [Role in HeadRole]?: number } = {
  ...{ shipped_via: 0, method: 1, pickup_location: 1, current_location: 1 },
};

/** "Weight"; beside it, the person or thing that it belongs to adds nothing. */
function fieldOf(
  fields: HeadRole[],
  { parts, side, things }: Omit<Beside, "roles" | "fields"> & {
    side: Side | null;
  },
): HeadMeaning[] {
  const plain = fields.filter((field) => BROADER[field] === undefined);
  const [field = fields[0]!] = plain;
  const named = parts.length === 0 ? 0 : NAMED[field];
  if (named === undefined || parts.some((part) => !NAMES.includes(part))) {
    return [];
  }
  if (plain.length > 1 || (side === "buyer" && field !== "reference")) {
    return [];
  }
  const broader = BROADER[field];
  if (broader === undefined) return [whole(field as ImportField, named)];
  const isOwn = field === "barcode" && (side !== null || things.length > 0);
  return [whole(broader.field, isOwn ? 1 : broader.distance)];
}

/** "Order no."; packages without a number may be counted or named. */
function thingOf(
  things: HeadRole[],
  roles: ReadonlySet<HeadRole>,
): HeadMeaning[] {
  const fields = [...new Set(things.map((thing) => THINGS[thing]!))];
  const [field] = fields;
  if (fields.length > 1) return [];
  const isNumbered = roles.has("number") || roles.has("id") ||
    roles.has("code");
  const isCounted = roles.has("package") || roles.has("packages");
  if (field === "reference") return [whole(field, orderDistance(roles))];
  if (!isCounted || isNumbered) return [whole(field!, 1)];
  const other = field === "pieces" ? "tracking_code" : "pieces";
  return [whole(field!, 1), whole(other, 1)];
}

/** An order's number is better than its ID in a database, and both than the number that the buyer gave it. */
function orderDistance(roles: ReadonlySet<HeadRole>): number {
  if (!roles.has("order")) return 3;
  return roles.has("id") ? 2 : 1;
}

/** "Consignee", "Code", "ID". */
function aloneOf(
  roles: ReadonlySet<HeadRole>,
  side: Side | null,
): HeadMeaning[] {
  if (roles.has("id")) {
    return side === null ? [whole("reference", DOUBTFUL)] : [];
  }
  if (side === null) return roles.has("code") ? [whole("tracking_code")] : [];
  if (!PEOPLE.some((role) => roles.has(role))) return [];
  const field = side === "sender" ? "sender_name" : "recipient_name";
  return [{ field, part: "name", side, distance: 0 }];
}
