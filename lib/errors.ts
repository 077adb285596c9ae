import type { MessageKey, MessageParams, Translate } from "./i18n/translate.ts";

/**
 * An untranslated error. The label of `field` fills `{label}` in its text, that of a second field, `other`, fills
 * `{other}`.
 */
export interface Problem {
  key: MessageKey;
  field?: string;
  /** The field whose label is used instead. */
  called?: string;
  other?: string;
  params?: MessageParams;
}

/**
 * An error to show to the caller: an HTTP status and problems in the form's field order. Any other error becomes a 500
 * with a generic text.
 */
export class AppError extends Error {
  override name = "AppError";
  readonly status: number;
  readonly problems: Problem[];
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    problems: Problem | Problem[],
    headers: Record<string, string> = {},
  ) {
    const list = Array.isArray(problems) ? problems : [problems];
    super(`${status} ${list.map((problem) => problem.key).join(", ")}`);
    this.status = status;
    this.problems = list;
    this.headers = headers;
  }
}

/**
 * A refusal sent as one line of plain text, because rendering an error page would cost as much as the refusal
 * saves.
 */
export class PlainRefusal extends AppError {}

/** Creates a 422 with one error for each problem. */
export function invalid(problems: Problem | Problem[]): AppError {
  return new AppError(422, problems);
}

/** Throws 422 if there are problems. */
export function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw invalid(problems);
}

/** The things for which the dictionaries have a "not found" text. */
type Thing = MessageKey extends infer Key
  ? Key extends `error.${infer Name}NotFound` ? Name : never
  : never;

/** Creates a 404 for a missing record. */
export function notFound(thing: Thing): AppError {
  return new AppError(404, { key: `error.${thing}NotFound` });
}

/** Creates a 401 for a missing or failed sign-in. */
export function unauthorized(key: MessageKey = "error.signInNeeded"): AppError {
  return new AppError(401, { key });
}

/** Creates a 403. */
export function forbidden(key: MessageKey): AppError {
  return new AppError(403, { key });
}

/** Creates a 405; `allow` lists the allowed methods. */
export function methodNotAllowed(allow: string): AppError {
  return new AppError(405, { key: "error.method" }, { allow });
}

/** Creates a 429 with Retry-After; `seconds` until the next attempt. */
export function tooManyRequests(
  seconds: number,
  Refusal: typeof AppError = AppError,
): AppError {
  const wait = Math.max(1, Math.ceil(seconds));
  return new Refusal(
    429,
    { key: "error.tooMany", params: { minutes: Math.ceil(wait / 60) } },
    { "retry-after": String(wait) },
  );
}

/** Creates a 503 with Retry-After, for a store that does not answer or an overloaded server. */
export function unavailable(
  key: "error.busy" | "error.readOnly" = "error.busy",
  Refusal: typeof AppError = AppError,
): AppError {
  return new Refusal(503, { key }, { "retry-after": "2" });
}

/** Creates a 503 in one line of plain text, for an overloaded server. */
export function busy(): AppError {
  return unavailable("error.busy", PlainRefusal);
}

/** Reports whether an error is a refusal for one of these reasons. */
export function hasProblem(error: unknown, ...keys: MessageKey[]): boolean {
  return error instanceof AppError &&
    error.problems.some(({ key }) => keys.includes(key));
}

/** Rethrows an error unless it is a refusal. */
export function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

/** Returns the stack or text of an unexpected error, for the log. */
export function detailOf(thrown: unknown): string {
  return thrown instanceof Error
    ? thrown.stack ?? thrown.message
    : String(thrown);
}

/** Translates a problem. */
export function describe(t: Translate, problem: Problem): string {
  const { key, field, called, other, params } = problem;
  if (field === undefined) return t(key, params);
  // Unknown fields keep their name: the label of another form's field would mislead.
  if (key === "invalid.unknown") return t(key, { label: field });
  const labels = {
    label: fieldLabel(t, called ?? field),
    other: fieldLabel(t, other ?? field),
  };
  return t(key, { ...params, ...labels });
}

/** Returns the label of a field; an unknown field keeps its name. */
export function fieldLabel(t: Translate, field: string): string {
  const key = `field.${field}`;
  return t(key as MessageKey) ?? field;
}
