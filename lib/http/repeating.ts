import {
  getSiteVersion,
  peekSiteVersion,
} from "@/lib/domain/content_version.ts";
import type { Env } from "@/lib/env.ts";
import type { Kv } from "@/lib/kv.ts";
import type { Log } from "@/lib/log.ts";
import { clientAddress } from "./client_address.ts";
import {
  type Found,
  repeat,
  type RepeatedAnswers,
} from "./repeated_answers.ts";
import { logRequest } from "./request_line.ts";

/** What Deno.serve() takes. */
export type Handler = (
  req: Request,
  info: Deno.ServeHandlerInfo,
) => Response | Promise<Response>;

/** What answering without the app takes. */
interface Options {
  kv: Kv;
  env: Pick<Env, "trustProxy">;
  log: Log;
  repeated: RepeatedAnswers;
}

/**
 * Answers from what is kept of earlier answers as long as it is right, at most a second after a change elsewhere (design
 * section 3), with an id and a line in the log of its own; asks the app for everything else. What is known is
 * answered at once: to wait would cost as much as the answer.
 */
export function repeating(handler: Handler, options: Options): Handler {
  const { kv, env, log, repeated } = options;

  function answerKnown(
    found: Found,
    req: Request,
    info: Deno.ServeHandlerInfo,
  ): Response {
    const id = crypto.randomUUID();
    const response = repeat(found, id);
    const { route } = found.answer;
    if (route === null) return response;
    const address = clientAddress(req, info, env.trustProxy);
    const { status } = response;
    logRequest(log, { id, method: "GET", route, status, ms: 0, address });
    return response;
  }

  /** Whoever cannot be told asks the app, which knows what to say when the database is out of order. */
  async function answerCurrent(
    found: Found,
    req: Request,
    info: Deno.ServeHandlerInfo,
  ): Promise<Response> {
    const version = await getSiteVersion(kv).catch(() => null);
    return version === found.answer.version
      ? answerKnown(found, req, info)
      : await handler(req, info);
  }

  return function repeating(req, info) {
    const found = repeated.find(req);
    if (found === null) return handler(req, info);
    const { version } = found.answer;
    return version === null || version === peekSiteVersion(kv)
      ? answerKnown(found, req, info)
      : answerCurrent(found, req, info);
  };
}
