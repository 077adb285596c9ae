/** Stands for an erased text. */
export const ERASED = "…";

/** Characters that join the parts of an address before the at sign. */
const JOINTS = new Set("-._+%");

/** Links and pages encode some characters, links within links twice; East Asian keyboards have a full-width sign. */
const AT = "(?:@|＠|%40|%2540|&#64;|&#x40;|&commat;)";
const PLUS = "(?:\\+|%2B)";

/** A space, quote, bracket, comma, colon, semicolon or equals sign at the end of a text, encoded once or twice for a link. */
const ENCODED_SIGN = /%(?:25)?(?:2[028C]|3[A-D])$/i;

/** Finds an e-mail address in any value, in any letter case, but not inside a longer address. */
export class Address {
  /** As it was typed. */
  readonly email: string;
  readonly #text: string;
  readonly #pattern: RegExp;

  constructor(email: string) {
    this.email = email;
    this.#text = email.trim().toLowerCase();
    const address = RegExp.escape(this.#text)
      .replaceAll(RegExp.escape("@"), AT)
      .replaceAll(RegExp.escape("+"), PLUS);
    // A table's file may be named after the address, and the next sentence may follow without a space.
    const notDomain = "(?:csv|tsv|txt)\\b|(?-i:[A-Z][a-z])";
    const isEnd = `(?!-*[a-z0-9]|\\.(?!${notDomain})[a-z0-9])`;
    this.#pattern = new RegExp(`${address}${isEnd}`, "gi");
  }

  /** Reports whether a field is this address. */
  is(field: string | null): boolean {
    return field?.trim().toLowerCase() === this.#text;
  }

  /** Reports whether a value, or any part of it, contains the address. */
  isIn(value: unknown): boolean {
    if (typeof value === "string") {
      return value.matchAll(this.#pattern)
        .some(({ index }) => isBeginning(value, index));
    }
    return partsOf(value).some((part) => this.isIn(part));
  }

  /** Returns a copy of a value with an ellipsis in place of the address. */
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

/** Reports whether an address begins at this position and is not the end of a longer one, such as "jo.ann@example.com". */
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
