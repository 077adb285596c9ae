import {
  getSiteVersion,
  peekSiteVersion,
} from "@/lib/settings/content_version.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { clientAddress } from "@/lib/http/client_address.ts";
import { logRequest } from "@/lib/http/request_line.ts";
import type { Services } from "./services.ts";
import { type Found, repeat, type Repeatable } from "./repeated_answers.ts";

/** What Deno.serve() takes. */
export type Handler = (
  req: Request,
  info: Deno.ServeHandlerInfo,
) => Response | Promise<Response>;

/** What answering without the app takes. */
type Options =
  & Pick<Services, "kv" | "log" | "repeated">
  & { env: Pick<Services["env"], "trustProxy"> };

/**
 * Answers from what is kept of earlier answers as long as it is right, at most a second after a change elsewhere, with an id
 * and a line in the log of its own; asks the app for everything else. What is known is answered at once: to wait would cost as
 * much as the answer.
 */
export function repeating(handler: Handler, options: Options): Handler {
  const { kv, env, log, repeated } = options;

  function answerKnown(
    found: Found,
    req: Request,
    info: Deno.ServeHandlerInfo,
  ): Response {
    const id = crypto.randomUUID();
    const { route } = found;
    if (route === null) return repeat(found, id);
    const address = clientAddress(req, info, env.trustProxy);
    const response = repeat(found, id);
    const { status } = response;
    logRequest(log, { id, method: "GET", route, status, ms: 0, address });
    return response;
  }

  async function answerCurrent(
    found: Found,
    req: Request,
    info: Deno.ServeHandlerInfo,
  ): Promise<Response> {
    return await isCurrent(kv, found)
      ? answerKnown(found, req, info)
      : await handler(req, info);
  }

  return function repeating(req, info) {
    const found = repeated.find(req);
    if (found === null) return handler(req, info);
    return isCurrentNow(kv, found)
      ? answerKnown(found, req, info)
      : answerCurrent(found, req, info);
  };
}

/** Reports whether an answer is known to be right without waiting. */
function isCurrentNow(kv: Kv, { version }: Repeatable): boolean {
  return version === null || version === peekSiteVersion(kv);
}

/** Where it cannot be told, the app knows what to say: the database is out of order. */
async function isCurrent(
  kv: Kv,
  { version }: Repeatable,
): Promise<boolean> {
  try {
    return version === null || version === await getSiteVersion(kv);
  } catch {
    return false;
  }
}
