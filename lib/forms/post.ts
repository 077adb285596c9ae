import { filterKeys } from "deno-std/collections/filter_keys.js";
import { filterValues } from "deno-std/collections/filter_values.js";
import { pick } from "deno-std/collections/pick.js";
import { type Context, page, type PageResponse } from "fresh";
import type { z } from "zod";
import type { PanelState, State } from "@/lib/site/state.ts";
import { DONE, OTHERS } from "@/lib/fields/constants.ts";
import { readForm } from "@/lib/http/body.ts";
import { addCookies } from "@/lib/http/cookies.ts";
import { logRefusedFile, takeUpload } from "@/lib/photos/upload.ts";
import { CHECK, type Values } from "./description.ts";
import { Edit } from "./merge.ts";
import { parse } from "@/lib/fields/parse.ts";
import { type FileField, FileTooLarge } from "@/lib/photos/upload_fields.ts";
import type { FormState } from "./form_state.ts";
import type { EditForm } from "./marks.ts";
import { takeOffers } from "./offers.ts";
import { refusedForm } from "./refusal.ts";

type Answer = Promise<Response | PageResponse<FormState>>;
type Handler = (ctx: Context<State>) => Answer;

/** Renders a form that has not been posted yet. */
export function showForm(values: Values = {}): PageResponse<FormState> {
  return page({ values, problems: [] });
}

interface FormOptions {
  /** Whether visitors may post texts of 20,000 characters. */
  hasLongText?: boolean;
  /** The name of repeated checkboxes; their values are joined with line breaks. */
  boxes?: string;
  /** Runs before the form is read; rejects the request by throwing. */
  before?: (ctx: Context<State>) => Promise<void>;
  /** Reports whether the POST is from another form; this one is then rendered without errors. */
  isForeign?: (posted: Values, ctx: Context<State>) => boolean;
  /** Returns the values to redisplay; by default all but passwords and tokens. */
  values?: (posted: Values, ctx: Context<State>) => Values;
}

interface PageOptions extends FormOptions {
  /** Returns the initial values; by default none. */
  first?: (ctx: Context<State>) => Values | Promise<Values>;
}

/** Handles a form's valid input; `values` are the texts to redisplay. */
type Run<Input, S = State> = (
  input: Input,
  ctx: Context<S>,
  values: Values,
) => Answer;

/** Creates the handlers of a form's page: GET renders the form, and formPost() handles the POST. */
export function formHandlers<Schema extends z.ZodObject>(
  schema: Schema,
  run: Run<z.output<Schema>>,
  { first = () => ({}), ...options }: PageOptions = {},
) {
  return {
    GET: async (ctx: Context<State>) => showForm(await first(ctx)),
    POST: formPost(schema, run, options),
  };
}

/**
 * Creates the POST handler of a form: reads and validates the form, calls `run`, and returns its response. Errors that
 * the visitor can fix redisplay the form with their status. Over the page's rate limit, redisplays the form without
 * validating it or calling `run`. Throws 415, 413, 408 and 503 like readForm().
 */
export function formPost<Schema extends z.ZodObject>(
  schema: Schema,
  run: Run<z.output<Schema>>,
  options: FormOptions = {},
): Handler {
  const answer = answering(inputOf(schema), run, options);
  return async function formPost(ctx) {
    await options.before?.(ctx);
    return answer(ctx, await readForm(ctx, options));
  };
}

/**
 * Like formPost(), for a form with a file, whose bytes are valid until `run` ends. If the file is too large, redisplays
 * the form with the text fields that precede it. Throws like takeUpload().
 */
export function uploadPost<Schema extends z.ZodObject>(
  schema: Schema,
  run: Run<z.output<Schema>>,
  { file }: { file?: FileField } = {},
): Handler {
  const answer = answering(inputOf(schema), run);
  const options = { isShownAgain: true, ...(file && { file }) };
  return async function uploadPost(ctx) {
    try {
      return await takeUpload(ctx, (fields) => answer(ctx, fields), options);
    } catch (error) {
      if (!(error instanceof FileTooLarge)) throw error;
      return refusedForm(error, withoutSecrets(textsOf(error.fields)));
    }
  };
}

/** Creates the POST handler of a form that edits a record; detects concurrent changes. */
export function editPost<Schema extends z.ZodObject>(
  editingOf: (ctx: Context<PanelState>) => EditForm<Schema>,
  run: Run<Edit<Schema>, PanelState>,
) {
  const answer = answering(
    (posted, ctx: Context<PanelState>) =>
      new Edit(editingOf(ctx), textsOf(posted)),
    run,
  );
  return async (ctx: Context<PanelState>) => answer(ctx, await readForm(ctx));
}

/** Redirects a POST with its body (307). */
export function passOn(location: string): Response {
  return new Response(null, { status: 307, headers: { location } });
}

/** Redirects a POST to a GET (303) and sets cookies, given as Set-Cookie values. */
export function seeOther(location: string, cookies: string[] = []): Response {
  const response = new Response(null, { status: 303, headers: { location } });
  addCookies(response.headers, cookies);
  return response;
}

interface FlashOptions {
  cookies?: string[];
  /** Additional query parameters, which identify the record. */
  about?: Record<string, string>;
}

/**
 * Redirects to a screen that reports the outcome. The URL contains only a word that the screen translates, so that a
 * crafted link cannot display arbitrary text.
 */
export function flash(
  path: string,
  word: string,
  { cookies = [], about = {} }: FlashOptions = {},
): Response {
  const url = new URL(path, "http://site");
  for (const [name, value] of Object.entries({ [DONE]: word, ...about })) {
    url.searchParams.set(name, value);
  }
  return seeOther(url.pathname + url.search + url.hash, cookies);
}

/**
 * Redirects to a screen that reports the outcome and lists the fields that others have changed since the form was
 * opened.
 */
export function redirectSaved(
  path: string,
  changed: boolean,
  { others }: { others: string[] },
  about: Record<string, string> = {},
): Response {
  const more = others.length > 0 && { [OTHERS]: others.join(",") };
  return flash(path, changed ? "updated" : "unchanged", {
    about: { ...about, ...more },
  });
}

function inputOf<Schema extends z.ZodObject>(schema: Schema) {
  // Browsers post every named control, buttons included.
  return (posted: Record<string, unknown>) =>
    parse(schema, pick(posted, Object.keys(schema.shape)));
}

function answering<Input, S extends State>(
  read: (posted: Record<string, unknown>, ctx: Context<S>) => Input,
  run: Run<Input, S>,
  { values: shown = withoutSecrets, isForeign }: FormOptions = {},
) {
  return async function answer(
    ctx: Context<S>,
    posted: Record<string, unknown>,
  ): Answer {
    const texts = takeOffers(textsOf(posted));
    const values = shown(texts, ctx);
    if (CHECK in texts || isForeign?.(texts, ctx)) return showForm(values);
    try {
      if (ctx.state.refusal !== null) throw ctx.state.refusal;
      return await run(read({ ...posted, ...values }, ctx), ctx, values);
    } catch (error) {
      logRefusedFile(ctx, error);
      return refusedForm(error, values);
    }
  };
}

function textsOf(posted: Record<string, unknown>): Values {
  return filterValues(posted, (value: unknown) => typeof value === "string");
}

/** Passwords and tokens are never redisplayed, not even in hidden fields. */
const SECRET = /password|token/;

/** Returns the fields of a form that may be redisplayed. */
export function withoutSecrets(posted: Values): Values {
  return filterKeys(posted, (name: string) => !SECRET.test(name));
}
