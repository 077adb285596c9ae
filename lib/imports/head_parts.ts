import type { HeadRole } from "@/lib/i18n/words.ts";
import type { ImportField } from "./fields.ts";
import type { HeadMeaning, Side } from "./head_meanings.ts";

/** Roles that name a person without a further word. */
export const PEOPLE: readonly HeadRole[] = ["recipient", "buyer", "sender"];

export const NAMES: readonly HeadRole[] = ["name", "company"];

export const PLACES: readonly HeadRole[] = [
  ...["address", "house", "postcode", "city", "region", "country"] as const,
];

export const PARTS: readonly HeadRole[] = [
  ...NAMES,
  ...PLACES,
  "phone",
  "email",
];

/** What goods or a bill are sent for. */
const AIMS: readonly HeadRole[] = ["shipping", "billing"];

/** The parts to which a name or an address gives way, as in "City name". */
const OWNERS: { [Role in HeadRole]?: readonly HeadRole[] } = {
  name: ["company", "city", "region", "country", "address"],
  address: ["house", "postcode", "city", "region", "country", "email"],
};

/** Returns what a part of a name or an address means beside the person and the thing that it belongs to: "Ship To - City". */
export function meaningsOfParts(
  reading: HeadRole[],
  { things, side }: { things: HeadRole[]; side: Side | null },
): HeadMeaning[] {
  return partsOf(reading, side)
    .flatMap((parts) => partOf(parts, { things, side }));
}

/** Parts that a whole address may be said to have, as in "Delivery address - First name". */
const ADDRESSEES: readonly HeadRole[] = [...NAMES, "phone"];

/**
 * Returns the parts that a heading may mean. Of an address and its person, it is the last one, or if that is the address,
 * either; a person beside the side of an address may also be named alone.
 */
function partsOf(reading: HeadRole[], side: Side | null): HeadRole[][] {
  const named = reading.filter((role) => PARTS.includes(role));
  const parts = [...new Set(named)];
  if (side === null || !parts.includes("address")) return [parts];
  const others = parts.filter((part) => part !== "address");
  if (others.length === 0) {
    return namesPersonOf(reading) ? [["name"], ["address"]] : [parts];
  }
  if (!others.some((part) => ADDRESSEES.includes(part))) return [parts];
  return named.at(-1) === "address" ? [others, ["address"]] : [others];
}

/** Reports whether both a person and what is sent to that person's address are named: "Recipient - Billing address". */
function namesPersonOf(reading: HeadRole[]): boolean {
  return [PEOPLE, AIMS].every((roles) =>
    roles.some((role) => reading.includes(role))
  );
}

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
  // The state of an order is its status.
  const isState = part === "region" && things.length > 0 && side === null;
  const field = side === "sender" ? senderField(part) : recipientField(part);
  if (field === null || isState) return [];
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

/** Returns the meaning of a whole field. */
export function whole(field: ImportField, distance = 0): HeadMeaning {
  return { field, part: field, side: null, distance };
}
