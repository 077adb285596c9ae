import { addCookies } from "./cookies.ts";
import { type AppError, describe } from "@/lib/errors.ts";
import type {
  MessageKey,
  MessageParams,
  Translate,
} from "@/lib/i18n/translate.ts";

/** The body of every API response. */
export interface Envelope {
  status: number;
  errors: string[];
  data: unknown;
  message: string;
  /** On 401 only: the missing sessions, which the client then forgets. */
  admin?: "false";
  user?: "false";
}

/** A success with a message or cookies; `endpoint` functions return it in place of bare data. */
export class Reply<Data> {
  readonly data: Data;
  readonly options: ReplyOptions;

  constructor(data: Data, options: ReplyOptions) {
    this.data = data;
    this.options = options;
  }
}

/** The return value of a call's function. */
export type Result<Data> = Data | Reply<Data>;

export interface ReplyOptions {
  message?: MessageKey;
  params?: MessageParams;
  /** Set-Cookie values. */
  cookies?: string[];
  headers?: Record<string, string>;
}

/** Adds a success message and cookies to a call's data. */
export function reply<Data>(data: Data, options: ReplyOptions): Reply<Data> {
  return new Reply(data, options);
}

/** Replies with an updated record; the message says if nothing has changed. */
export function replyUpdate<Data>(
  data: Data,
  changed: boolean,
  message: MessageKey,
): Reply<Data> {
  return reply(data, {
    message: changed ? message : "message.nothingToUpdate",
  });
}

/** Creates the 200 response of a call from its function's result. */
export function successResponse(result: unknown, t: Translate): Response {
  const { data, options } = result instanceof Reply
    ? result
    : new Reply(result, {});
  const { message, params, cookies = [], headers } = options;
  const response = respond({
    status: 200,
    errors: [],
    data: data ?? null,
    message: message === undefined ? "" : t(message, params),
  }, headers);
  addCookies(response.headers, cookies);
  return response;
}

/**
 * Creates the response of a failed call, with one string per problem, in the caller's language. Set `isSignedIn` if the
 * request has a member's session, which a wrong password in a second sign-in does not end.
 */
export function errorResponse(
  error: AppError,
  t: Translate,
  { isSignedIn = false } = {},
): Response {
  const errors = error.problems.map((problem) => describe(t, problem));
  const envelope: Envelope = {
    status: error.status,
    errors,
    data: null,
    message: "",
  };
  if (error.status === 401) {
    if (!isSignedIn) envelope.admin = "false";
    // Customers have no sessions yet.
    envelope.user = "false";
  }
  return respond(envelope, error.headers);
}

function respond(
  envelope: Envelope,
  headers: Record<string, string> = {},
): Response {
  return Response.json(envelope, { status: envelope.status, headers });
}
