import { z } from "zod";
import { invalid, type Problem } from "@/lib/errors.ts";
import {
  ACTIVITY_COLORS,
  ACTIVITY_ICONS,
  BOUNDS,
  MAX_EMAIL,
  MAX_PASSWORD,
  MAX_TEXT,
  MIN_PASSWORD,
} from "./constants.ts";

/** The dictionary sentence of a failed refinement, which parse() reads back. */
type Sentence = Pick<Problem, "key" | "params">;

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
    .refine(isReadable, breaks("invalid.characters"));
}

function isReadable(value: string): boolean {
  return value.isWellFormed() && !CONTROL.test(value);
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

/** Removes characters that would reorder the text beside it. */
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

/** A text of up to `max` characters and any number of lines, which may be empty. */
export function longText(max: number): z.ZodString {
  return text(max);
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

/** A clearable text of up to `max` characters and any number of lines. */
export function optionalLongText(max: number) {
  return clearable(text(max));
}

/** An e-mail address. */
export const email = z.string().trim().min(1).max(MAX_EMAIL).check(z.email());

export const optionalEmail = clearable(email);

/** A password to set, byte for byte as typed. Lone surrogates all encode alike, so they are refused. */
export const newPassword = z.string().min(MIN_PASSWORD).max(MAX_PASSWORD)
  .refine((value) => value.isWellFormed(), breaks("invalid.characters"));

/** A password to compare, of any form. */
export const givenPassword = z.string().min(1).max(MAX_PASSWORD);

/** The id of a record. */
export const recordId = z.string().trim().min(1).max(MAX_TEXT);

interface Bounds {
  min: number;
  max: number;
}

function numberBetween({ min, max }: Bounds) {
  return z.number().refine(
    (value) => value >= min && value <= max,
    breaks("invalid.between", { min, max }),
  ).meta({ minimum: min, maximum: max });
}

/** A decimal as JSON and number inputs write it; very small ones have an exponent. */
const DECIMAL = /^\s*[-+]?(\d+(\.\d*)?|\.\d+)([eE][-+]?\d{1,3})?\s*$/;

/** Parses numeric strings of forms and queries; leaves others alone, so that zod rejects them. */
function toNumber(value: unknown): unknown {
  if (typeof value !== "string" || value.length > MAX_TEXT) return value;
  return DECIMAL.test(value) ? Number(value) : value;
}

/** A clearable number between bounds. */
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

/**
 * Reports whether a day or moment is in a plausible year: "26", typed for 2026, is the year 26. All have four digits,
 * so histories sort by text.
 */
function isInKnownYears(value: string): boolean {
  const day = value.slice(0, BOUNDS.day.min.length);
  return day >= BOUNDS.day.min && day <= BOUNDS.day.max;
}

const outOfKnownYears = breaks("invalid.between", BOUNDS.day);
const knownYears = `From ${BOUNDS.day.min} to ${BOUNDS.day.max}`;

/** A day of the calendar, `YYYY-MM-DD`. */
export const optionalDate = clearable(
  z.string().trim().check(z.iso.date())
    .refine(isInKnownYears, outOfKnownYears)
    .meta({ description: knownYears }),
);

/** A moment as ISO text with an offset, normalized to UTC. */
export const moment = z.string().trim().min(1)
  .refine((value) => !isLocalMoment(value), breaks("invalid.timeZone"))
  .check(z.iso.datetime({ offset: true }))
  .meta({ description: knownYears })
  .transform((value) => new Date(value).toISOString())
  .refine(isInKnownYears, outOfKnownYears);

/** The length of a moment without seconds, `2026-11-20T15:45`. */
const MINUTE_LENGTH = 16;

const localIso = z.iso.datetime({ local: true });

/** Reports whether a text is a valid day and time without a zone. */
function isLocalMoment(value: string): boolean {
  return !value.endsWith("Z") && localIso.safeParse(value).success;
}

/** A moment of a form control, in the site's time zone, to the minute. */
export const localMoment = z.string().trim()
  .refine(isLocalMoment, breaks("invalid.date"))
  .transform((value) => value.slice(0, MINUTE_LENGTH));

export const activityIcon = z.enum(ACTIVITY_ICONS);
export const activityColor = z.enum(ACTIVITY_COLORS);

/** A whole number from JSON, a query string or a form. */
export function wholeNumber({ min, max }: Bounds) {
  const whole = z.number()
    .refine(Number.isInteger, breaks("invalid.integer"))
    .refine(
      (value) => value >= min && value <= max,
      breaks("invalid.between", { min, max }),
    )
    .meta({ override: { type: "integer", minimum: min, maximum: max } });
  return z.preprocess(toNumber, whole);
}

/** A yes or no of a call, in and out. */
export const yesNo = z.enum(["yes", "no"]);

/** The version that a change is based on. */
export const version = wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER });

/** The idempotency key of a form, which makes a double click harmless. */
export const requestId = omittable(requiredText().optional());

/** The input of a call without fields. */
export const nothing = z.strictObject({});

/** The body of every DELETE call. */
export const recordDelete = z.strictObject({ id: recordId });

/**
 * Validates input against a schema and returns the parsed value. Throws one 422 with a problem for each invalid field in
 * the schema's order, then one for each unknown field (decision 7); `called` names fields by the label of another one.
 */
export function parse<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
  called: Readonly<Record<string, string>> = {},
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw invalid({ key: "invalid.object" });
  }
  const { issues } = result.error;
  const found = issues.flatMap((issue) => describeIssue(issue, { ...value }));
  const fields = [
    ...Object.keys(schema.shape),
    ...found.map(({ field }) => field),
  ];
  const problems = [...new Set(fields)].flatMap((name) =>
    found.find(({ field }) => field === name) ?? []
  );
  const labels = new Map(Object.entries(called));
  throw invalid(problems.map((problem) => {
    const label = labels.get(problem.field);
    return label === undefined ? problem : { ...problem, called: label };
  }));
}

type FieldProblem = Problem & { field: string };

function describeIssue(
  issue: z.core.$ZodIssue,
  value: Record<string, unknown>,
): FieldProblem[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((field) => ({ key: "invalid.unknown", field }));
  }
  // A field of a nested object is called by its own name, an item of a list by that of the list.
  const field = issue.path.findLast((part) => typeof part === "string") ?? "";
  if (isMissing(valueAt(value, issue.path))) {
    return [{ key: "invalid.required", field }];
  }
  return [{ field, ...sentenceOf(issue) }];
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, part)
        ? Reflect.get(inner, part)
        : undefined,
    value,
  );
}

function isMissing(given: unknown): boolean {
  if (typeof given === "string") return isBlank(given);
  if (Array.isArray(given)) return given.length === 0;
  return given === undefined || given === null;
}

function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  switch (issue.code) {
    case "custom":
      return issue.params as unknown as Sentence;
    case "too_small":
      return { key: "invalid.min", params: { min: Number(issue.minimum) } };
    case "too_big":
      if (issue.origin === "array") {
        return {
          key: "invalid.maxItems",
          params: { max: Number(issue.maximum) },
        };
      }
      return { key: "invalid.max", params: { max: Number(issue.maximum) } };
    case "invalid_format":
      return issue.format === "email"
        ? { key: "invalid.email" }
        : { key: "invalid.date" };
    case "invalid_type":
      if (issue.expected === "object" || issue.expected === "array") {
        return { key: "invalid.selected" };
      }
      return issue.expected === "number"
        ? { key: "invalid.number" }
        : { key: "invalid.text" };
    default:
      return { key: "invalid.selected" };
  }
}
