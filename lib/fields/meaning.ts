import { z } from "zod";
import type { MessageKey } from "@/lib/i18n/translate.ts";

/**
 * Describes a field beyond its values; lists of fields, such as the searched or the public ones, are derived from it.
 */
export interface Meaning {
  /**
   * How searches match it: by word, as a whole, both ways, as a tracking code, or as a telephone number. The words of
   * names are kept if a record has too many.
   */
  searched?: "words" | "name" | "whole" | "both" | "code" | "phone";
  /** Whether visitors see it. */
  public?: true;
  /** The person it is about; erasing that person's data blanks it. */
  personal?: "recipient" | "sender";
  /** The control in forms, if other than the schema's default. */
  widget?: string;
  /** The autocomplete token of its control. */
  autocomplete?: string;
  /** The labels of its choices. */
  labels?: Readonly<Record<string, MessageKey>>;
}

/** A separate registry: entries of zod's global one appear in the API description. */
const MEANINGS = z.registry<Meaning>();

/** Returns a copy of a field's schema with a meaning, so that other fields can share the original. */
export function means<Field extends z.ZodType>(
  field: Field,
  meaning: Meaning,
): Field {
  const copy = field.clone(field.def as Field["_zod"]["def"], { parent: true });
  MEANINGS.add(copy, meaning);
  return copy;
}

/** Maps each value to its label. */
export function labelsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => MessageKey,
): Record<string, MessageKey> {
  return Object.fromEntries(values.map((value) => [value, labelOf(value)]));
}

/** Returns the meaning of a field; it takes precedence over those of the schemas it wraps. */
export function meaningOf(field: z.core.$ZodType): Meaning {
  const inner = innerOf(field);
  return {
    ...(inner !== null && meaningOf(inner)),
    ...MEANINGS.get(field as z.ZodType),
  };
}

/** Unwraps an optional, nullable, default or pipe schema by one level; returns null for any other. */
export function innerOf(field: z.core.$ZodType): z.core.$ZodType | null {
  const { def } = field._zod as z.core.$ZodTypes["_zod"];
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
      return def.innerType;
    case "pipe":
      return def.in._zod.def.type === "transform" ? def.out : def.in;
    default:
      return null;
  }
}

/** Returns the names of the fields whose meaning passes a test, in schema order. */
export function namesOf<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  test: (meaning: Meaning) => boolean,
): (keyof Shape & string)[] {
  return Object.keys(shape).filter((name) => test(meaningOf(shape[name]!)));
}
