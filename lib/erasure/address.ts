import type { StoredParcel } from "@/lib/parcels/store.ts";
import type { Entry } from "@/lib/store/kv.ts";
import { ERASED, Identity, type Side } from "./identity.ts";

/** Characters that join the parts before the @ of an email address. */
const JOINTS = new Set("-._+%");

/** Variants of @: encoded in links and pages (twice in nested links), and full-width from East Asian keyboards. */
const AT = "(?:@|＠|%40|%2540|&#64;|&#x40;|&commat;)";
const PLUS = "(?:\\+|%2B)";

/** A trailing space, quote, bracket, comma, colon, semicolon or equals sign, percent-encoded once or twice. */
const ENCODED_SIGN = /%(?:25)?(?:2[028C]|3[A-D])$/i;

/** Finds an email address in any value, case-insensitively, but not inside a longer address. */
export class Address extends Identity {
  readonly field = "email";
  readonly mark = "email";
  override readonly email: string;
  readonly #text: string;
  readonly #pattern: RegExp;

  constructor(email: string) {
    super();
    this.email = email;
    this.#text = email.trim().toLowerCase();
    const address = RegExp.escape(this.#text)
      .replaceAll(RegExp.escape("@"), AT)
      .replaceAll(RegExp.escape("+"), PLUS);
    // A CSV file may be named after the email, and the next sentence may follow without a space.
    const notDomain = "(?:csv|tsv|txt)\\b|(?-i:[A-Z][a-z])";
    const isEnd = `(?!-*[a-z0-9]|\\.(?!${notDomain})[a-z0-9])`;
    this.#pattern = new RegExp(`${address}${isEnd}`, "gi");
  }

  is(field: string | null): boolean {
    return field?.trim().toLowerCase() === this.#text;
  }

  isOn(parcel: StoredParcel, side: Side): boolean {
    return this.is(parcel[`${side}_email`]);
  }

  /** A key that contains the address is an index entry. */
  override holds({ key, value }: Entry<unknown>): boolean {
    return this.isIn(key) || this.isIn(value);
  }

  protected matches(text: string): boolean {
    return text.matchAll(this.#pattern)
      .some(({ index }) => isBeginning(text, index));
  }

  protected blanked(text: string): string {
    return text.replace(
      this.#pattern,
      (match, at) => isBeginning(text, at) ? ERASED : match,
    );
  }
}

/** Reports whether an address starts here, as opposed to the tail of a longer one, such as "jo.ann@example.com". */
function isBeginning(text: string, at: number): boolean {
  if (ENCODED_SIGN.test(text.slice(Math.max(0, at - 5), at))) return true;
  let before = at - 1;
  while (JOINTS.has(text[before] ?? "")) before -= 1;
  return !/[a-z0-9]/i.test(text[before] ?? "");
}
