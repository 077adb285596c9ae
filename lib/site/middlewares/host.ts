import type { Middleware } from "fresh";
import type { State } from "../state.ts";
import type { Env } from "@/lib/env.ts";
import { AppError } from "@/lib/errors.ts";

const MAX_KNOWN = 100;
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9_.-]*[a-z0-9])?)(:\d{1,5})?$/i;
const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Refuses unknown hosts: 400 for an invalid name, 421 for a foreign one. A health check may use any name. Checks the Host
 * header and the address of the request line, which differ for an absolute one.
 */
export function host(
  env: Pick<Env, "publicOrigin" | "allowedHosts">,
): Middleware<State> {
  const isServed = hostRule(env);
  // Nearly all requests name one of few hosts in both places.
  const known = new Set<string>();
  return function host(ctx) {
    const header = ctx.req.headers.get("host") ?? ctx.url.host;
    if (header === ctx.url.host && known.has(header)) return ctx.next();
    if (!HOST.test(header)) {
      throw new AppError(400, { key: "error.badRequest" });
    }
    if (isProbe(ctx.url)) return ctx.next();
    if (!isServed(hostName(header)) || !isServed(ctx.url.hostname)) {
      throw new AppError(421, { key: "error.host" });
    }
    if (known.size < MAX_KNOWN) known.add(ctx.url.host);
    return ctx.next();
  };
}

/** Reports whether this is a load balancer's health check, by address and over plain http. */
export function isProbe(url: URL): boolean {
  return url.pathname === "/healthz";
}

/** Reports whether a host name is this machine's own, where plain http is safe (decision 44). */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

function hostRule(
  { publicOrigin, allowedHosts }: Pick<Env, "publicOrigin" | "allowedHosts">,
) {
  const names = new Set(allowedHosts);
  if (publicOrigin !== null) names.add(new URL(publicOrigin).hostname);
  if (names.size === 0) return () => true;
  return (name: string) => names.has(name) || isLoopback(name);
}

function hostName(header: string): string {
  return header.replace(/:\d+$/, "").toLowerCase();
}
