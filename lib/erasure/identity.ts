import type { Meaning } from "@/lib/fields/meaning.ts";
import type { StoredParcel } from "@/lib/parcels/store.ts";
import type { Entry } from "@/lib/store/kv.ts";

/** The placeholder for erased text. */
export const ERASED = "…";

/** The sides of a parcel that a person can be on. */
export type Side = NonNullable<Meaning["personal"]>;

/** How a person to erase is recognized in any value: by an email address, a telephone number, or chosen parcels. */
export abstract class Identity {
  /** The input that named the person. */
  abstract readonly field: "email" | "phone" | "parcel_ids";
  /** The end of the names of a parcel's fields that identify the person; null for chosen parcels. */
  abstract readonly mark: "email" | "phone_number" | null;
  /** The email address as typed; null if the person is not known by one. */
  readonly email: string | null = null;

  /** Reports whether a field for email addresses or telephone numbers is this person's. */
  abstract is(field: string | null): boolean;

  /** Reports whether the person is on a side of a parcel. */
  abstract isOn(parcel: StoredParcel, side: Side): boolean;

  /** Reports whether a stored entry, as its noun reads it, contains what identifies the person. */
  holds({ value }: Entry<unknown>): boolean {
    return this.isIn(value);
  }

  /** Reports whether a value contains what identifies the person, at any depth. */
  isIn(value: unknown): boolean {
    return hasText(value, (text, name) => this.matches(text, name));
  }

  /** Returns a copy of a value with an ellipsis in place of what identifies the person. */
  removedFrom<Value>(value: Value): Value {
    const change = (text: string, name?: string) => this.blanked(text, name);
    return changeTexts(value, change) as Value;
  }

  /** Reports whether a text identifies the person; `name` is that of its property, if it has one. */
  protected abstract matches(text: string, name: string | undefined): boolean;

  /** Returns a text without what identifies the person. */
  protected abstract blanked(text: string, name: string | undefined): string;
}

function hasText(
  value: unknown,
  test: (text: string, name?: string) => boolean,
  name?: string,
): boolean {
  if (typeof value === "string") return test(value, name);
  if (isPlain(value)) {
    return Object.entries(value).some(([key, part]) =>
      test(key) || hasText(part, test, key)
    );
  }
  return partsOf(value).some((part) => hasText(part, test, name));
}

function changeTexts(
  value: unknown,
  change: (text: string, name?: string) => string,
  name?: string,
): unknown {
  if (typeof value === "string") return change(value, name);
  const copies = () =>
    partsOf(value).map((part) => changeTexts(part, change, name));
  if (Array.isArray(value)) return copies();
  if (value instanceof Set) return new Set(copies());
  if (value instanceof Map) return new Map(copies() as [unknown, unknown][]);
  if (!isPlain(value)) return value;
  const pairs = Object.entries(value)
    .map(([key, part]) => [change(key), changeTexts(part, change, key)]);
  return Object.fromEntries(pairs);
}

function partsOf(value: unknown): unknown[] {
  const isList = Array.isArray(value) || value instanceof Set ||
    value instanceof Map;
  return isList ? [...value] : [];
}

function isPlain(value: unknown): value is object {
  return typeof value === "object" && value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
}
