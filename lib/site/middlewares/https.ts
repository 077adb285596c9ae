import type { Middleware } from "fresh";
import type { State } from "../state.ts";
import type { Env } from "@/lib/env.ts";
import { forbidden } from "@/lib/errors.ts";
import { isApiPath } from "../access.ts";
import { forwardedEntry } from "@/lib/http/client_address.ts";
import { isLoopback, isProbe } from "./host.ts";

/**
 * Keeps plain http to localhost: pages are redirected for good, calls are refused, because a redirect would come after their
 * secrets were already sent in the clear (decision 44).
 */
export function https(): Middleware<State> {
  return function https(ctx) {
    const { state, url, req } = ctx;
    if (state.secure || isLoopback(url.hostname) || isProbe(url)) {
      return ctx.next();
    }
    if (isApiPath(url.pathname) || !["GET", "HEAD"].includes(req.method)) {
      throw forbidden("error.https");
    }
    const location = `${
      secureOrigin(state.env.publicOrigin, url)
    }${url.pathname}${url.search}`;
    return new Response(null, { status: 308, headers: { location } });
  };
}

/** What a request says about its connection. */
interface Asked {
  req: Request;
  url: URL;
  env: Pick<Env, "trustProxy">;
}

/**
 * Reports whether the client's side of the connection is https. An unfounded claim of https spares a client nothing but the
 * redirect, and believing it ends redirect loops behind a proxy that is not declared. On localhost it counts from declared
 * proxies alone.
 */
export function isSecure({ req, url, env: { trustProxy } }: Asked): boolean {
  if (url.protocol === "https:") return true;
  return forwardedProtocol(req, trustProxy) === "https" &&
    (trustProxy > 0 || !isLoopback(url.hostname));
}

function forwardedProtocol(
  req: Request,
  trustProxy: number,
): string | undefined {
  const header = req.headers.get("x-forwarded-proto");
  if (header === null) return undefined;
  const entry = forwardedEntry(header, Math.max(1, trustProxy)) ??
    forwardedEntry(header, 1);
  return entry?.toLowerCase();
}

function secureOrigin(publicOrigin: string | null, url: URL): string {
  return publicOrigin?.startsWith("https:")
    ? publicOrigin
    : `https://${url.hostname}`;
}
