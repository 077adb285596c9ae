import { z } from "zod";
import type { MessageKey } from "@/lib/i18n/translate.ts";

/** The meaning of a field, apart from its values. All lists of such fields are derived from it. */
export interface Meaning {
  /** How its text is found: by its words, as a whole, by both, or as a tracking code. */
  searched?: "words" | "whole" | "both" | "code";
  /** Visitors see it. */
  public?: true;
  /** The person it is about; an erasure of that person blanks it. */
  personal?: "recipient" | "sender";
  /** The control in forms, if the schema alone would give a different one. */
  widget?: string;
  /** The autocomplete token of its control. */
  autocomplete?: string;
  /** The labels of its choices. */
  labels?: Readonly<Record<string, MessageKey>>;
}

/** Not zod's own registry, whose entries show in the API's description. */
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

/** Returns the labels of values. */
export function labelsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => MessageKey,
): Record<string, MessageKey> {
  return Object.fromEntries(values.map((value) => [value, labelOf(value)]));
}

/** Returns the meaning of a field, merged with those of the schemas around it. */
export function meaningOf(field: z.core.$ZodType): Meaning {
  const inner = innerOf(field);
  return {
    ...(inner !== null && meaningOf(inner)),
    ...MEANINGS.get(field as z.ZodType),
  };
}

/** Returns the schema inside an optional, nullable, defaulted or piped one; null for any other. */
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

/** Returns the names of the fields of a record whose meaning passes a test, in the record's order. */
export function namesOf<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  test: (meaning: Meaning) => boolean,
): (keyof Shape & string)[] {
  return Object.keys(shape).filter((name) => test(meaningOf(shape[name]!)));
}
