import type { MessageKey, MessageParams, Translate } from "./i18n/translate.ts";

/**
 * A text that is still without a language. `field` names the field it is about, whose label fills `{label}`; `other` a
 * second one, for `{other}`.
 */
export interface Problem {
  key: MessageKey;
  field?: string;
  /** How the field is called where that is not its own name: as another field is. */
  called?: string;
  other?: string;
  params?: MessageParams;
}

/**
 * A failure that the caller may be told about: an HTTP status and one problem or several in the form's
 * field order (decisions 6 to 8). Anything else that is thrown becomes a 500 with a generic text.
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

/** A refusal that strangers are told in one line: a page around it would cost what the refusal saves. */
export class PlainRefusal extends AppError {}

/** Refuses input, one problem per string of the answer (422, decision 7). */
export function invalid(problems: Problem | Problem[]): AppError {
  return new AppError(422, problems);
}

/** Throws 422 when there are problems (decision 7). */
export function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw invalid(problems);
}

/** Says that a record is absent (404, decision 8). */
export function notFound(
  thing:
    | "parcel"
    | "activity"
    | "invoice"
    | "page"
    | "path"
    | "mail"
    | "message"
    | "review",
): AppError {
  return new AppError(404, { key: `error.${thing}NotFound` });
}

/** Asks for a sign-in, or refuses one (401, decisions 8 and 18). */
export function unauthorized(
  key: "error.signInNeeded" | "error.credentials" = "error.signInNeeded",
): AppError {
  return new AppError(401, { key });
}

/** Refuses a caller for good (403, decision 8). */
export function forbidden(
  key:
    | "error.origin"
    | "error.https"
    | "error.adminExists"
    | "error.setupToken",
): AppError {
  return new AppError(403, { key });
}

/** Reports a lost update (409, decision 23); `present` is what a form has to bear that is to be taken all the same (80). */
export function conflict(
  present: { version: number } | { seen: string },
): AppError {
  return new AppError(409, { key: "error.conflict", params: present });
}

/** Refuses to repeat a request whose key came with other input before (422). */
export function repeated(): AppError {
  return invalid({ key: "error.repeated" });
}

/** Refuses a method; `allow` is the list of those that work here (405 with Allow, decision 8). */
export function methodNotAllowed(allow: string): AppError {
  return new AppError(405, { key: "error.method" }, { allow });
}

/** Slows a caller down; `seconds` until the next try is allowed (429 with Retry-After, decision 8). */
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

/** Says that the store cannot answer now, or that too much is under way (503 with Retry-After). */
export function unavailable(
  key: "error.busy" | "error.readOnly" = "error.busy",
  Refusal: typeof AppError = AppError,
): AppError {
  return new Refusal(503, { key }, { "retry-after": "2" });
}

/** Says in one line that too much is under way (503 with Retry-After). */
export function busy(): AppError {
  return unavailable("error.busy", PlainRefusal);
}

/** Returns what the log says of something that was thrown and that nobody expected: where it comes from, if it tells that. */
export function detailOf(thrown: unknown): string {
  return thrown instanceof Error
    ? thrown.stack ?? thrown.message
    : String(thrown);
}

/** Puts a problem into a language. */
export function describe(t: Translate, problem: Problem): string {
  const { key, field, called, other, params } = problem;
  if (field === undefined) return t(key, params);
  // An unknown field by the name that was sent: the label of another form's field would mislead.
  if (key === "invalid.unknown") return t(key, { label: field });
  const labels = {
    label: fieldLabel(t, called ?? field),
    other: fieldLabel(t, other ?? field),
  };
  return t(key, { ...params, ...labels });
}

/** Returns the label of a field; a field that no form knows keeps its own name. */
export function fieldLabel(t: Translate, field: string): string {
  const key = `field.${field}`;
  return t(key as MessageKey) ?? field;
}
