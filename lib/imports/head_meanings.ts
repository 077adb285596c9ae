import type { HeadRole } from "@/lib/i18n/words.ts";
import type { ImportField } from "./fields.ts";

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

const SIDES: { [Role in HeadRole]?: Side } = {
  recipient: "recipient",
  shipping: "recipient",
  buyer: "buyer",
  billing: "buyer",
  sender: "sender",
  pickup: "sender",
};

/** Roles that name a person without a further word. */
const PEOPLE: readonly HeadRole[] = ["recipient", "buyer", "sender"];

const NAMES: readonly HeadRole[] = ["name", "company"];

const PLACES: readonly HeadRole[] = [
  ...["address", "house", "postcode", "city", "region", "country"] as const,
];

/** The fields of a thing, alone or with its number. */
const THINGS: { [Role in HeadRole]?: ImportField } = {
  shipment: "tracking_code",
  order: "reference",
  package: "tracking_code",
  packages: "pieces",
};

const FIELDS: readonly HeadRole[] = [
  ...["tracking_code", "reference", "destination"] as const,
  ...["pickup_location", "current_location", "status", "weight"] as const,
  ...["pieces", "shipped_via", "parcel_content", "declared_value"] as const,
  ...["min_expected_delivery_date", "max_expected_delivery_date"] as const,
];

/** Roles beside which "number", "id" or "code" adds nothing. */
const NUMBERED: Record<"number" | "id" | "code", readonly HeadRole[]> = {
  number: [
    ...["tracking_code", "reference", "pieces", "shipment", "order"] as const,
    ...["package", "packages", "phone", "house", "address"] as const,
    "postcode",
  ],
  id: [
    ...["tracking_code", "reference", "shipment", "order"] as const,
    ...["package", "email"] as const,
  ],
  code: [
    ...["tracking_code", "reference", "shipment", "order"] as const,
    ...["package", "postcode", "region", "country"] as const,
  ],
};

/** Returns what the roles of a heading's words mean together; none if they contradict each other. */
export function meaningsOf(reading: HeadRole[]): HeadMeaning[] {
  const roles = new Set<HeadRole>(
    reading.filter((role) => role !== "of" && role !== "unit"),
  );
  const some = (all: readonly HeadRole[]) => all.filter((it) => roles.has(it));
  const fields = some(FIELDS);
  // "Order status ID" is a status with an id, not an order's.
  const numbered = fields.length > 0 ? fields : [...roles];
  if (roles.has("article") || !isNumberedRightly(roles, numbered)) return [];
  const sides = sidesOf(roles);
  if (sides.length > 1) return [];
  const [side = null] = sides;
  const parts = some([...NAMES, ...PLACES, "phone", "email"]);
  const things = some(Object.keys(THINGS) as HeadRole[]);
  if (roles.has("count")) return countOf({ roles, fields, parts, things });
  if (fields.length > 0) return fieldOf(fields, { parts, side });
  if (parts.length > 0) return partOf(parts, { things, side });
  if (things.length > 0) return thingOf(things, roles);
  return aloneOf(roles, side);
}

function isNumberedRightly(
  roles: ReadonlySet<HeadRole>,
  numbered: readonly HeadRole[],
): boolean {
  if (roles.size === 1 && roles.has("code")) return true;
  return (["number", "id", "code"] as const).every((word) =>
    !roles.has(word) || NUMBERED[word].some((role) => numbered.includes(role))
  );
}

/** Returns the persons that the roles name; a recipient beside a buyer is one person. */
function sidesOf(roles: ReadonlySet<HeadRole>): Side[] {
  const named = new Set([...roles].flatMap((role) => SIDES[role] ?? []));
  if (named.has("recipient")) named.delete("buyer");
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

/** "Weight"; beside it, the person or thing that it belongs to adds nothing. */
function fieldOf(
  fields: HeadRole[],
  { parts, side }: { parts: HeadRole[]; side: Side | null },
): HeadMeaning[] {
  const [field] = fields;
  const isNamed = field === "shipped_via" &&
    parts.every((part) => NAMES.includes(part));
  if (fields.length > 1 || (parts.length > 0 && !isNamed)) return [];
  if (side === "buyer" && field !== "reference") return [];
  return [whole(field as ImportField)];
}

/** The parts to which a name or an address gives way, as in "City name". */
const OWNERS: { [Role in HeadRole]?: readonly HeadRole[] } = {
  name: ["company", "city", "region", "country", "address"],
  address: ["house", "postcode", "city", "region", "country", "email"],
};

/** "Ship To - City". */
function partOf(
  parts: HeadRole[],
  { things, side }: { things: HeadRole[]; side: Side | null },
): HeadMeaning[] {
  const specific = parts.filter((part) =>
    !OWNERS[part]?.some((owner) => parts.includes(owner))
  );
  const arePlaces = specific.every((part) => PLACES.includes(part));
  if (specific.length > 1 && !arePlaces) return [];
  const part = specific.length > 1 ? "address" : specific[0]!;
  const isName = NAMES.includes(part);
  if (things.length > 0 && isName) return [];
  const field = side === "sender" ? senderField(part) : recipientField(part);
  if (field === null) return [];
  const meaning: HeadMeaning = { field, part, side, distance: 0 };
  const isBareName = part === "name" && side === null;
  // Shops call the number of an order its name.
  return isBareName ? [meaning, whole("reference", 2)] : [meaning];
}

function recipientField(part: HeadRole): ImportField {
  if (NAMES.includes(part)) return "recipient_name";
  if (PLACES.includes(part)) return "destination";
  return part === "email" ? "recipient_email" : "recipient_phone_number";
}

function senderField(part: HeadRole): ImportField | null {
  if (NAMES.includes(part)) return "sender_name";
  if (PLACES.includes(part)) return "pickup_location";
  return part === "email" ? "sender_email" : null;
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
  if (!isCounted || isNumbered) return [whole(field!, 1)];
  const other = field === "pieces" ? "tracking_code" : "pieces";
  return [whole(field!, 1), whole(other, 1)];
}

/** "Consignee", "Code". */
function aloneOf(
  roles: ReadonlySet<HeadRole>,
  side: Side | null,
): HeadMeaning[] {
  if (side === null) return roles.has("code") ? [whole("tracking_code")] : [];
  if (!PEOPLE.some((role) => roles.has(role))) return [];
  const field = side === "sender" ? "sender_name" : "recipient_name";
  return [{ field, part: "name", side, distance: 0 }];
}

function whole(field: ImportField, distance = 0): HeadMeaning {
  return { field, part: field, side: null, distance };
}
