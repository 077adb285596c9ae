import { plainDigits } from "@/lib/i18n/fold.ts";
import type { StoredParcel } from "@/lib/parcels/store.ts";
import { ERASED, Identity, type Side } from "./identity.ts";

/** Without its area code, a number belongs to several people. */
const MIN_DIGITS = 7;
/** The maximum of ITU E.164. */
const MAX_DIGITS = 15;

/** The country codes of ITU E.164. */
const COUNTRY = "1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|" +
  "2[1-689]\\d|3[578]\\d|42\\d|5[09]\\d|6[7-9]\\d|8[0578]\\d|9[679]\\d";

const COUNTRY_FIRST = new RegExp(`^(?:${COUNTRY})`);

/** Spaces, brackets, dots, dashes, slashes and marks of direction, which stand between digits. */
const SIGN =
  "[\\s().\\/\\u2010-\\u2015\\u2212\\uff0d\\u200e\\u200f\\u202a-\\u202e-]";
const SIGNS = `${SIGN}{0,3}`;

/** A number as typed, in parts. */
interface Parts {
  /** A pattern of its country's code. */
  country: string;
  /** The digit before the area code in calls within the country. */
  trunk: string;
  /** The digits after both. */
  national: string;
  /** Whether it was typed with neither, so that its first digits may be the country's code. */
  isBare: boolean;
}

/** Returns the parts of a telephone number; null if it has too few or too many digits. */
export function partsOfPhone(typed: string): Parts | null {
  const text = plainDigits(typed.normalize("NFKC"));
  const digits = text.replace(/\(0\)/, "").replace(/\D/g, "");
  const isWorldwide = /^\D*\+/.test(text) || digits.startsWith("00");
  const parts = isWorldwide
    ? worldwideParts(digits.replace(/^0+/, ""))
    : nationalParts(digits);
  const { length } = parts.national;
  return length < MIN_DIGITS || length > MAX_DIGITS ? null : parts;
}

function worldwideParts(digits: string): Parts {
  const [country = ""] = COUNTRY_FIRST.exec(digits) ?? [];
  return {
    country,
    trunk: trunkOf(country),
    national: digits.slice(country.length).replace(/^0+/, ""),
    isBare: false,
  };
}

function nationalParts(digits: string): Parts {
  // Russia and Kazakhstan, whose trunk digit is 8.
  if (/^8\d{10}$/.test(digits)) return worldwideParts(`7${digits.slice(1)}`);
  const isBare = !digits.startsWith("0");
  const national = digits.replace(/^0+/, "");
  return { country: COUNTRY, trunk: trunkOf(""), national, isBare };
}

function trunkOf(country: string): string {
  return country === "7" ? "[08]" : "0";
}

/**
 * Finds a telephone number in any value, however it is written: with or without the country's code, by digits of any script.
 * All digits after the country's code have to agree.
 */
export class PhoneNumber extends Identity {
  readonly field = "phone";
  readonly mark = "phone_number";
  readonly #pattern: RegExp;

  /** Throws for a number that partsOfPhone() refuses. */
  constructor(typed: string) {
    super();
    this.#pattern = patternOf(partsOfPhone(typed)!);
  }

  is(field: string | null): boolean {
    return field !== null && this.#isIn(field);
  }

  isOn(parcel: StoredParcel, side: Side): boolean {
    return side === "recipient" && this.is(parcel.recipient_phone_number);
  }

  /** Digits alone are a number in a field for it; elsewhere they may be a code or a reference. */
  protected matches(text: string, name = ""): boolean {
    const isOther = /^\d+$/.test(text) && !name.endsWith("phone_number");
    return !isOther && this.#isIn(text);
  }

  protected blanked(text: string, name?: string): string {
    if (!this.matches(text, name)) return text;
    return plainDigits(text).replaceAll(this.#pattern, ERASED);
  }

  #isIn(text: string): boolean {
    return plainDigits(text).search(this.#pattern) >= 0;
  }
}

function patternOf({ country, trunk, national, isBare }: Parts): RegExp {
  const number = [...national].join(SIGNS);
  const withCountry = `(?:${country})${SIGNS}(?:${trunk}${SIGNS})?`;
  const beginnings = [
    `(?:\\+|00)${SIGNS}${withCountry}`,
    ...isBare ? [`(?:\\+|00)${SIGNS}`] : [],
    `${trunk}${SIGNS}`,
    `(?<!\\d${SIGN})(?=(?:\\d${SIGNS}){11})${withCountry}`,
    `(?<!\\d${SIGN})`,
  ];
  const isFirst = "(?<![\\p{L}\\p{N}+]|[\\p{L}\\p{N}][-_])";
  const isLast = `(?![\\p{L}\\p{N}]|${SIGN}\\d)`;
  return new RegExp(
    `${isFirst}(?:${beginnings.join("|")})${number}${isLast}`,
    "gu",
  );
}
