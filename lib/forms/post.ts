import { type Context, page, type PageResponse } from "fresh";
import type { z } from "zod";
import type { State } from "@/lib/site/state.ts";
import { type FormState, refusedForm } from "./form_state.ts";
import { parse } from "@/lib/fields/problems.ts";
import { readForm } from "@/lib/http/body.ts";
import { withoutSecrets } from "./typed_fields.ts";
import {
  FileTooLarge,
  logRefusedFile,
  takeUpload,
} from "@/lib/photos/upload.ts";

type Values = FormState["values"];
type Handler = (
  ctx: Context<State>,
) => Promise<Response | PageResponse<FormState>>;

/** Shows a form before anything was posted. */
export function showForm(values: Values = {}): PageResponse<FormState> {
  return page({ values, problems: [] });
}

export interface FormOptions {
  /** Runs before the form is read; throws to refuse. */
  before?: (ctx: Context<State>) => Promise<void>;
  /** Reports that the POST is from another form; this one is then rendered without errors. */
  isForeign?: (posted: Values, ctx: Context<State>) => boolean;
  /** Returns the values to show again; by default all but passwords and tokens. */
  values?: (posted: Values, ctx: Context<State>) => Values;
}

/** Handles a form's input and its shown values. */
type Run<Schema extends z.ZodObject> = (
  input: z.output<Schema>,
  ctx: Context<State>,
  values: Values,
) => Promise<Response | PageResponse<FormState>>;

/**
 * Creates the handler of a page's form: reads and validates it, calls `run`, and answers its result; errors that the
 * visitor can fix show the form again with their status (decision 45). Over a limit of the page nothing is validated and
 * `run` is not called. Throws 415, 413, 408 and 503 like readForm().
 */
export function formPost<Schema extends z.ZodObject>(
  schema: Schema,
  run: Run<Schema>,
  options: FormOptions = {},
): Handler {
  const answer = answering(schema, run, options);
  return async function formPost(ctx) {
    await options.before?.(ctx);
    return answer(ctx, await readForm(ctx));
  };
}

/**
 * The same for a form with a file, whose bytes are valid until `run` ends (decision 30). A file that is too large shows
 * the form again with the texts before it. Throws like takeUpload().
 */
export function uploadPost<Schema extends z.ZodObject>(
  schema: Schema,
  run: Run<Schema>,
  options: FormOptions = {},
): Handler {
  const answer = answering(schema, run, options);
  return async function uploadPost(ctx) {
    await options.before?.(ctx);
    try {
      return await takeUpload(ctx, (fields) => answer(ctx, fields), {
        isShownAgain: true,
      });
    } catch (error) {
      if (!(error instanceof FileTooLarge)) throw error;
      const { values: shown = withoutSecrets } = options;
      const values = shown(textsOf(error.fields), ctx);
      const { form, init } = refusedForm(error, values);
      return page(form, init);
    }
  };
}

function answering<Schema extends z.ZodObject>(
  schema: Schema,
  run: Run<Schema>,
  { values: shown = withoutSecrets, isForeign }: FormOptions,
) {
  return async function answer(
    ctx: Context<State>,
    posted: Record<string, unknown>,
  ): Promise<Response | PageResponse<FormState>> {
    const texts = textsOf(posted);
    const values = shown(texts, ctx);
    if (isForeign?.(texts, ctx)) return page({ values, problems: [] });
    try {
      if (ctx.state.refusal !== null) throw ctx.state.refusal;
      const input = pick({ ...posted, ...values }, Object.keys(schema.shape));
      return await run(parse(schema, input), ctx, values);
    } catch (error) {
      logRefusedFile(ctx, error);
      const { form, init } = refusedForm(error, values);
      return page(form, init);
    }
  };
}

function textsOf(posted: Record<string, unknown>): Values {
  const texts = Object.entries(posted).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}

/** Picks the form's fields: browsers post every named control, buttons included. */
function pick(
  fields: Record<string, unknown>,
  names: string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => names.includes(name)),
  );
}
