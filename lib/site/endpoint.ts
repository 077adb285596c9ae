import type { Context } from "fresh";
import type { z } from "zod";
import type { State } from "./state.ts";
import { invalid } from "@/lib/errors.ts";
import { nothing } from "@/lib/fields/fields.ts";
import { searchPaging } from "@/lib/fields/paging.ts";
import { readJson } from "@/lib/http/body.ts";
import { type Result, successResponse } from "@/lib/http/envelope.ts";
import { takeUpload } from "@/lib/photos/upload.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  isTooLong,
  readQuery,
  readWholeQuery,
  tooLong,
} from "@/lib/http/query.ts";
import { parse } from "@/lib/fields/parse.ts";
import type { Call } from "./call.ts";
import {
  type CallName,
  CALLS,
  type Calls,
  type InputOf,
  type OutputOf,
} from "./nouns.ts";

/** The handler of an API call, with the call's name. */
export interface Endpoint {
  (ctx: Context<State>): Promise<Response>;
  serves: CallName;
}

export interface EndpointOptions {
  /** Runs before the body is read; throws to refuse. */
  before?: (ctx: Context<State>) => Promise<void>;
}

/** The data of a response, or the response itself if it has no envelope. */
type AnswerOf<Name extends CallName> = Calls[Name] extends { media: string }
  ? Response
  : Result<OutputOf<Name>>;

type HandlerResult<Name extends CallName> =
  | AnswerOf<Name>
  | Promise<AnswerOf<Name>>;

/** Creates a handler like endpoint() from a function that needs only the store and the input. */
export function storeEndpoint<Name extends CallName>(
  name: Name,
  run: (kv: Kv, input: InputOf<Name>) => HandlerResult<Name>,
): Endpoint {
  return endpoint(name, (input, { state }) => run(state.kv, input));
}

/**
 * Creates the handler of an API call from its declaration: reads and validates the JSON body (for a GET the query, for an
 * upload the form), calls `run`, and wraps the result in the envelope. `run` returns the data, or reply(data, …) with a
 * message, or throws an AppError. Throws 415, 413, 408, 400 and 422, in this order.
 */
export function endpoint<Name extends CallName>(
  name: Name,
  run: (input: InputOf<Name>, ctx: Context<State>) => HandlerResult<Name>,
  options: EndpointOptions = {},
): Endpoint {
  const call: Call = CALLS[name];
  const { input, memberInput, called, multipart, hasLongText, file } = call;
  const guestSchema = input ?? nothing;
  const schemaFor = ({ state }: Context<State>) =>
    state.admin === null ? guestSchema : memberInput ?? guestSchema;
  async function answer(ctx: Context<State>, raw: unknown): Promise<Response> {
    const checked = parse(schemaFor(ctx), raw, called);
    const result = await run((input && checked) as InputOf<Name>, ctx);
    return result instanceof Response
      ? result
      : successResponse(result, ctx.state.t);
  }
  async function handle(ctx: Context<State>): Promise<Response> {
    await options.before?.(ctx);
    return multipart
      ? takeUpload(ctx, (fields) => answer(ctx, fields), file && { file })
      : answer(ctx, await readInput(ctx, schemaFor(ctx), hasLongText));
  }
  return Object.assign(handle, { serves: name });
}

/** The paging parameters of a search are in the query, as in next_page_url, so that one body works for every page. */
const PAGING_NAMES = Object.keys(searchPaging.shape);

async function readInput(
  ctx: Context<State>,
  schema: z.ZodObject,
  hasLongText: boolean | undefined,
): Promise<unknown> {
  const { req, url } = ctx;
  const names = Object.keys(schema.shape);
  if (req.method === "GET" || req.method === "HEAD") {
    return readWholeQuery(url, names);
  }
  const body = await readJson(ctx, { hasLongText });
  const paging = names.filter((name) => PAGING_NAMES.includes(name));
  if (paging.length === 0 || !isRecord(body)) return body;
  return { ...body, ...readQuery(url, paging) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the caller's Idempotency-Key, if any. */
export function requestKey(ctx: Context<State>): { requestKey?: string } {
  const key = ctx.req.headers.get("idempotency-key");
  if (!key) return {};
  if (isTooLong(key)) throw invalid(tooLong("Idempotency-Key"));
  return { requestKey: key };
}
