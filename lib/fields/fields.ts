import { z } from "zod";
import { means } from "./meaning.ts";
import type { Problem } from "@/lib/errors.ts";
import { BOUNDS, MAX_EMAIL, MAX_PASSWORD, MAX_TEXT } from "./constants.ts";

/** The dictionary sentence of a failed refinement, for parse(). */
export type Sentence = Pick<Problem, "key" | "params">;

/** Attaches a dictionary sentence to a refinement. Zod's own rules (missing, too long, wrong type) need none. */
export function breaks(
  key: Sentence["key"],
  params?: Sentence["params"],
): { params: Sentence } {
  return { params: params === undefined ? { key } : { key, params } };
}

/** Control codes except tab and line ends, and non-characters: mails allow none of them, in headers or in XML. */
const CONTROL =
  // deno-lint-ignore no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;

/**
 * A trimmed text with the line ends of a text area, so that a form returns it unchanged. Lone surrogates and control codes
 * are refused. The length counts UTF-16 units, as browsers do, so that forms agree and the longest text fits a KV value;
 * the schema's own maximum is for the API's description.
 */
function text(max: number): z.ZodString {
  return z.string().overwrite(withPlainLines).trim().max(max)
    .refine((value) => value.length <= max, breaks("invalid.max", { max }))
    .refine(
      (value) => value.isWellFormed() && !CONTROL.test(value),
      breaks("invalid.characters"),
    );
}

/** Normalizes line ends, and empties a text without visible characters. */
function withPlainLines(value: string): string {
  return isBlank(value) ? "" : value.replace(/\r\n?/g, "\n");
}

/** Reports whether a text consists of spaces and invisible characters. */
export function isBlank(value: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(value);
}

/** Embeddings, overrides and isolates of direction; LRM, RLM and ALM are not among them. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes characters that would reorder the surrounding text. */
function withoutDirections(value: string): string {
  return value.replace(DIRECTION_CONTROLS, "");
}

/** A text of a single-line control, with line breaks as spaces; the control itself would drop them. */
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

/** A text of up to `max` characters and any number of lines; may be empty. */
export function longText(max: number): z.ZodString {
  return means(text(max), { widget: "textarea" });
}

/** A required text of up to `max` characters and any number of lines. */
export function requiredLongText(max: number): z.ZodString {
  return longText(max).min(1);
}

/** Line ends; in a mail header one would begin another header. */
const LINE_END = /[\t\n\r\u2028\u2029]/;

/** A text that is refused with several lines, for mail headers. */
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

/** A field of a new record that '' or null leaves unset. */
export function omittable<Field extends z.ZodType>(field: Field) {
  return z.preprocess((value) => emptyToNull(value) ?? undefined, field);
}

/** A clearable single-line text. */
export const optionalText = clearable(ofOneLine(MAX_TEXT));

export const email = z.string().trim().min(1).max(MAX_EMAIL).check(z.email());

export const optionalEmail = clearable(email);

/** A password to compare, of any form. */
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

/** A decimal as JSON and number inputs write it; very small ones have an exponent. */
const DECIMAL = /^\s*[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d{1,3})?\s*$/;

/** Parses numeric strings of forms and queries; leaves others alone, so that zod rejects them. */
function toNumber(value: unknown): unknown {
  if (typeof value !== "string" || value.length > MAX_TEXT) return value;
  return DECIMAL.test(value) ? Number(value) : value;
}

function clearableNumber(bounds: Bounds) {
  return clearable(z.preprocess(toNumber, numberBetween(bounds)));
}

export const latitude = clearableNumber(BOUNDS.latitude);
export const longitude = clearableNumber(BOUNDS.longitude);
export const zoom = clearableNumber(BOUNDS.zoom);

/** Stars, in halves. */
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

/** A yes or no of a call, in and out. */
export const yesNo = means(z.enum(["yes", "no"]), {
  labels: { yes: "choice.yes", no: "choice.no" },
});

/** The version that a change is based on. */
export const version = means(
  wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  { widget: "hidden" },
);

/** The idempotency key of a form, so that a double click is harmless. */
export const requestId = means(omittable(requiredText().optional()), {
  widget: "hidden",
});

/** The input of a call without fields. */
export const nothing = z.strictObject({});

/** The body of every DELETE call. */
export const recordDelete = z.strictObject({ id: recordId });
