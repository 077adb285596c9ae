import type { Middleware } from "fresh";
import type { State } from "../state.ts";
import type { Env } from "@/lib/env.ts";
import { forbidden } from "@/lib/errors.ts";
import { isApiPath } from "../access.ts";
import { forwardedEntry } from "@/lib/http/client_address.ts";
import { isLoopback, isProbe } from "./host.ts";

/**
 * Allows plain http on localhost only: pages are redirected permanently, calls are refused, because a redirect would come
 * after their secrets were sent (decision 44).
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

/** A request's data about its connection. */
interface Asked {
  req: Request;
  url: URL;
  env: Pick<Env, "trustProxy">;
}

/**
 * Reports whether the client's connection is https. A false claim only spares the client the redirect, and believing it
 * avoids redirect loops behind an undeclared proxy. On localhost only declared proxies count.
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
