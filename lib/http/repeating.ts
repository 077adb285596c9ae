import { getSiteVersion } from "@/lib/domain/content_version.ts";
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

type Handler = (
  req: Request,
  info: Deno.ServeHandlerInfo,
) => Promise<Response>;

/** What answering without the app takes. */
interface Options {
  kv: Kv;
  env: Pick<Env, "trustProxy">;
  log: Log;
  repeated: RepeatedAnswers;
}

/**
 * Answers from what is kept of earlier answers as long as it is right, at most a second after a change elsewhere (design
 * section 3), with an id and a line in the log of its own; asks the app for everything else.
 */
export function repeating(handler: Handler, options: Options): Handler {
  const { kv, env, log, repeated } = options;

  /** Whoever cannot be told asks the app, which knows what to say when the database is out of order. */
  async function isCurrent({ answer: { version } }: Found): Promise<boolean> {
    if (version === null) return true;
    const current = await getSiteVersion(kv).catch(() => null);
    return version === current;
  }

  return async function repeating(req, info) {
    const found = repeated.find(req);
    if (found === null) return await handler(req, info);
    const startedAt = performance.now();
    if (!await isCurrent(found)) return await handler(req, info);
    const id = crypto.randomUUID();
    const response = repeat(found, id);
    const { route } = found.answer;
    if (route !== null) {
      const { method } = req;
      const address = clientAddress(req, info, env.trustProxy);
      const { status } = response;
      logRequest(log, { id, method, route, status, startedAt, address });
    }
    return response;
  };
}
