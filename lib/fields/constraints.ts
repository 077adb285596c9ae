import { z } from "zod";
import { innerOf, meaningOf } from "./meaning.ts";

/** The constraints of a field's control, derived from its schema as the API description is. */
export interface Constraints {
  /** The type of control, such as `text`, `email`, `number` or `select`. */
  kind: string;
  /** Whether an empty value is accepted. */
  optional?: true;
  /** Maximum characters. */
  max?: number;
  /** The bounds of a number. */
  bounds?: { min: number; max: number };
  /** The values of a choice. */
  values?: readonly string[];
}

const CACHE = new WeakMap<z.ZodType, Constraints>();

/** Returns the constraints of a field; cached. */
export function constraintsOf(field: z.ZodType): Constraints {
  const known = CACHE.get(field) ?? readConstraints(field);
  CACHE.set(field, known);
  return known;
}

/** The parts of a JSON schema that limit a control. */
interface JsonConstraints {
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

function readConstraints(field: z.ZodType): Constraints {
  const inner = innermost(field);
  const json = z.toJSONSchema(inner, { io: "input", unrepresentable: "any" });
  const stated: JsonConstraints = {
    ...json,
    ...json.override as JsonConstraints,
  };
  const { minimum: min, maximum, maxLength: max } = stated;
  const values = inner instanceof z.ZodEnum ? inner.options.map(String) : null;
  return {
    kind: meaningOf(field).widget ?? kindOf(inner, stated),
    ...(field.safeParse("").success && { optional: true }),
    ...(max !== undefined && { max }),
    ...(min !== undefined && { bounds: { min, max: maximum! } }),
    ...(values !== null && { values }),
  };
}

function innermost(field: z.core.$ZodType): z.ZodType {
  const inner = innerOf(field);
  return inner === null ? field as z.ZodType : innermost(inner);
}

function kindOf({ def }: z.ZodType, { format }: JsonConstraints): string {
  if (def.type === "enum") return "select";
  // A checkbox has only one value.
  if (def.type === "literal") return "box";
  if (def.type === "number") return "number";
  return format === "email" || format === "date" ? format : "text";
}
