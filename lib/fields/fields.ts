import { z } from "zod";
import { means } from "./meaning.ts";
import type { Problem } from "@/lib/errors.ts";
import { BOUNDS, MAX_EMAIL, MAX_PASSWORD, MAX_TEXT } from "./constants.ts";
import { plainNumber } from "./coordinates.ts";

/** The message of a failed refinement, for parse(). */
export type Sentence = Pick<Problem, "key" | "params">;

/** Attaches a message to a refinement. Zod's built-in checks (missing, too long, wrong type) need none. */
export function breaks(
  key: Sentence["key"],
  params?: Sentence["params"],
): { params: Sentence } {
  return { params: params === undefined ? { key } : { key, params } };
}

/** Control characters except tabs and line breaks, and non-characters: mail headers and XML allow none of them. */
const CONTROL =
  // deno-lint-ignore no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;

/**
 * A trimmed text with normalized line breaks, so that a form posts it back unchanged. Rejects lone surrogates and
 * control characters. The length is counted in UTF-16 units, as in browsers, so that forms agree and the longest text
 * fits in a KV value; zod's own maximum is for the API description.
 */
function text(max: number): z.ZodString {
  return z.string().overwrite(withPlainLines).trim().max(max)
    .refine((value) => value.length <= max, breaks("invalid.max", { max }))
    .refine(
      (value) => value.isWellFormed() && !CONTROL.test(value),
      breaks("invalid.characters"),
    );
}

/** Normalizes line breaks, and empties a text without visible characters. */
function withPlainLines(value: string): string {
  return isBlank(value) ? "" : value.replace(/\r\n?/g, "\n");
}

/** Reports whether a text has no visible characters. */
export function isBlank(value: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(value);
}

/** Bidirectional embeddings, overrides and isolates; the marks LRM, RLM and ALM are allowed. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes characters that would reorder the surrounding text. */
function withoutDirections(value: string): string {
  return value.replace(DIRECTION_CONTROLS, "");
}

/** A single-line text. Line breaks become spaces, because a single-line control would drop them. */
function ofOneLine(max: number): z.ZodString {
  return text(max).overwrite((value) =>
    withoutDirections(value).split(/[\n\u2028\u2029]/)
      .map((line) => line.trim())
      .filter((line) => line !== "").join(" ")
  );
}

/** A required single-line text (spec section 5). */
export function requiredText(): z.ZodString {
  return ofOneLine(MAX_TEXT).min(1);
}

/** A multi-line text of up to `max` characters; may be empty. */
export function longText(max: number): z.ZodString {
  return means(text(max), { widget: "textarea" });
}

/** A required multi-line text of up to `max` characters. */
export function requiredLongText(max: number): z.ZodString {
  return longText(max).min(1);
}

/** Tabs and line breaks; a line break in a mail header would start another header. */
const LINE_END = /[\t\n\r\u2028\u2029]/;

/** A text for mail headers; rejects line breaks. */
export function oneLine(max: number = MAX_TEXT): z.ZodString {
  return text(max).refine(
    (value) => !LINE_END.test(value),
    breaks("invalid.oneLine"),
  ).overwrite((value) => withoutDirections(value).trim());
}

/** A required single-line text for mail headers. */
export function requiredLine(max: number = MAX_TEXT): z.ZodString {
  return oneLine(max).min(1);
}

/** A field that '' or null clears. */
export function clearable<Field extends z.ZodType>(field: Field) {
  return z.preprocess(emptyToNull, field.nullable());
}

function emptyToNull(value: unknown): unknown {
  return typeof value === "string" && isBlank(value) ? null : value;
}

/** A field of a new record; '' or null leaves it unset. */
export function omittable<Field extends z.ZodType>(field: Field) {
  return z.preprocess((value) => emptyToNull(value) ?? undefined, field);
}

/** A clearable single-line text. */
export const optionalText = clearable(ofOneLine(MAX_TEXT));

export const email = z.string().trim().min(1).max(MAX_EMAIL).check(z.email());

export const optionalEmail = clearable(email);

/** A password to verify, exempt from the rules for new ones. */
export const givenPassword = means(
  z.string().min(1).max(MAX_PASSWORD),
  { widget: "password" },
);

/** The id of a record. */
export const recordId = z.string().trim().min(1).max(MAX_TEXT);

interface Bounds {
  min: number;
  max: number;
}

function refineBetween(number: z.ZodNumber, { min, max }: Bounds): z.ZodNumber {
  return number.refine(
    (value) => value >= min && value <= max,
    breaks("invalid.between", { min, max }),
  );
}

function numberBetween(bounds: Bounds) {
  const { min: minimum, max: maximum } = bounds;
  return refineBetween(z.number(), bounds).meta({ minimum, maximum });
}

/** A decimal in the format of JSON and number inputs; very small ones have an exponent. */
const DECIMAL = /^\s*[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d{1,3})?\s*$/;

/** Parses numeric strings of forms and queries; leaves others alone, so that zod rejects them. */
function toNumber(value: unknown): unknown {
  if (typeof value !== "string" || value.length > MAX_TEXT) return value;
  return DECIMAL.test(value) ? Number(value) : value;
}

function clearableNumber(bounds: Bounds) {
  return clearable(z.preprocess(toNumber, numberBetween(bounds)));
}

/** A latitude or longitude. Its control is a text, because a number's would refuse or drop signs and decimal commas. */
function degrees(bounds: Bounds) {
  const read = (value: unknown) =>
    toNumber(typeof value === "string" ? plainNumber(value) : value);
  const field = clearable(z.preprocess(read, numberBetween(bounds)));
  return means(field, { widget: "degrees" });
}

export const latitude = degrees(BOUNDS.latitude);
export const longitude = degrees(BOUNDS.longitude);
export const zoom = clearableNumber(BOUNDS.zoom);

/** A star rating in half steps. */
export const rating = clearable(
  z.preprocess(
    toNumber,
    numberBetween(BOUNDS.rating).refine(
      (stars) => Number.isInteger(stars * 2),
      breaks("invalid.halves"),
    ),
  ),
);

/** A whole number from JSON, a query string or a form. */
export function wholeNumber(bounds: Bounds) {
  const whole = z.number().refine(Number.isInteger, breaks("invalid.integer"));
  const { min: minimum, max: maximum } = bounds;
  return z.preprocess(
    toNumber,
    refineBetween(whole, bounds)
      .meta({ override: { type: "integer", minimum, maximum } }),
  );
}

/** A yes/no field in requests and responses. */
export const yesNo = means(z.enum(["yes", "no"]), {
  labels: { yes: "choice.yes", no: "choice.no" },
});

/** The version that a change is based on, for optimistic locking. */
export const version = means(
  wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  { widget: "hidden" },
);

/** The idempotency key of a form, so that a double click is harmless. */
export const requestId = means(omittable(requiredText().optional()), {
  widget: "hidden",
});

/** The input of a call that takes no fields. */
export const nothing = z.strictObject({});

/** The body of every DELETE call. */
export const recordDelete = z.strictObject({ id: recordId });
