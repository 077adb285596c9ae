import { type Context, page, type PageResponse } from "fresh";
import type { z } from "zod";
import type { State } from "@/lib/define.ts";
import { type FormState, refusedForm } from "@/lib/forms/form_state.ts";
import { parse } from "@/lib/schemas/problems.ts";
import { readForm } from "./body.ts";

type Values = FormState["values"];
type Handler = (
  ctx: Context<State>,
) => Promise<Response | PageResponse<FormState>>;

export interface FormOptions {
  /** Runs before anything of the form is looked at; throws to refuse. */
  before?: (ctx: Context<State>) => Promise<void>;
  /** What the form shows again, given what was posted; never a password. */
  values: (posted: Values, ctx: Context<State>) => Values;
}

/**
 * Makes the handler of a page's form: reads it, checks it, calls `run` with the input and the shown values, and answers
 * what `run` gives; what the visitor can mend brings the form again, with the refusal's status (decision 45). While a
 * limit of the page is used up, nothing is checked and `run` is never called. Throws 415, 413 and 408 like readForm.
 */
export function formPost<Schema extends z.ZodObject>(
  schema: Schema,
  run: (
    input: z.output<Schema>,
    ctx: Context<State>,
    values: Values,
  ) => Promise<Response>,
  options: FormOptions,
): Handler {
  return async function formPost(ctx) {
    await options.before?.(ctx);
    const posted = await readForm(ctx.req);
    const values = options.values(posted, ctx);
    try {
      if (ctx.state.refusal !== null) throw ctx.state.refusal;
      const input = pick({ ...posted, ...values }, Object.keys(schema.shape));
      return await run(parse(schema, input), ctx, values);
    } catch (error) {
      const { form, init } = refusedForm(error, values);
      return page(form, init);
    }
  };
}

/** A browser posts every named control of a form, the buttons included. */
function pick(fields: Values, names: string[]): Values {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => names.includes(name)),
  );
}
