/** The placeholder for erased text. */
export const ERASED = "…";

/** Characters that join the parts before the @ of an email address. */
const JOINTS = new Set("-._+%");

/** Variants of @: encoded in links and pages (twice in nested links), and full-width from East Asian keyboards. */
const AT = "(?:@|＠|%40|%2540|&#64;|&#x40;|&commat;)";
const PLUS = "(?:\\+|%2B)";

/** A trailing space, quote, bracket, comma, colon, semicolon or equals sign, percent-encoded once or twice. */
const ENCODED_SIGN = /%(?:25)?(?:2[028C]|3[A-D])$/i;

/** Finds an email address in any value, case-insensitively, but not inside a longer address. */
export class Address {
  /** The email as typed. */
  readonly email: string;
  readonly #text: string;
  readonly #pattern: RegExp;

  constructor(email: string) {
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

  /** Reports whether a field is this email address. */
  is(field: string | null): boolean {
    return field?.trim().toLowerCase() === this.#text;
  }

  /** Reports whether a value contains the email address at any depth. */
  isIn(value: unknown): boolean {
    if (typeof value === "string") {
      return value.matchAll(this.#pattern)
        .some(({ index }) => isBeginning(value, index));
    }
    return partsOf(value).some((part) => this.isIn(part));
  }

  /** Returns a copy of a value with the email address replaced by an ellipsis. */
  removedFrom<Value>(value: Value): Value {
    return this.#copy(value) as Value;
  }

  #copy(value: unknown): unknown {
    if (typeof value === "string") {
      return value.replace(
        this.#pattern,
        (match, at) => isBeginning(value, at) ? ERASED : match,
      );
    }
    const copies = (values: Iterable<unknown>) =>
      Array.from(values, (part) => this.#copy(part));
    if (Array.isArray(value)) return copies(value);
    if (value instanceof Set) return new Set(copies(value));
    if (value instanceof Map) {
      return new Map(copies(value) as [unknown, unknown][]);
    }
    if (!isPlain(value)) return value;
    return Object.fromEntries(
      copies(Object.entries(value)) as [string, unknown][],
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

function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (value instanceof Set) return [...value];
  if (value instanceof Map) return [...value];
  return isPlain(value) ? Object.entries(value) : [];
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
}
