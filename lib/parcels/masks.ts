import { namesStreetOrHouse } from "./address_words.ts";

/** Separators of the parts of an address; a dash only between spaces. */
const SEPARATOR = /[,،，、;؛；|\n।॥]|\s[-–—]\s/;

/** A house number in a separate part; postal codes are longer. */
const HOUSE_NUMBER = /^\p{N}{1,3}\p{L}?$/u;

/** Masks a name to its initials, as in "J. D." (decision 15). */
export function maskName(name: string): string {
  return name.split(/\s+/).map((word) => `${firstOf(word)}.`).join(" ");
}

/** Masks an e-mail address, as in "j***@g***.com" (decision 15). */
export function maskEmail(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const ending = domain.slice(domain.lastIndexOf(".") + 1);
  return `${firstOf(local)}***@${firstOf(domain)}***.${ending}`;
}

/**
 * Returns the part of an address that is farthest from street, house and flat, because some languages write addresses from
 * large to small (decision 15). Without such parts it is the last of several; a single part may be a street and is hidden.
 */
export function maskPlace(place: string): string {
  const parts = place.split(SEPARATOR).map((part) => part.trim())
    .filter((part) => part !== "");
  const hidden = [...parts.keys()].filter((at) => isPrivate(parts, at));
  if (hidden.length === 0) return parts.length > 1 ? parts.at(-1)! : "***";
  const distances = parts.map((_, at) =>
    Math.min(...hidden.map((other) => Math.abs(at - other)))
  );
  const farthest = Math.max(...distances);
  return farthest === 0 ? "***" : parts[distances.lastIndexOf(farthest)]!;
}

function isPrivate(parts: string[], at: number): boolean {
  const part = parts[at]!;
  return /\p{N}/u.test(part) || namesStreetOrHouse(part) ||
    hasHouseNumberBeside(parts, at);
}

/** Reports whether a neighbouring part is a house number: after the street, or before it at the start. */
function hasHouseNumberBeside(parts: string[], at: number): boolean {
  return HOUSE_NUMBER.test(parts[at + 1] ?? "") ||
    (at === 1 && HOUSE_NUMBER.test(parts[0]!));
}

function firstOf(text: string): string {
  const [first = ""] = text;
  return first;
}
