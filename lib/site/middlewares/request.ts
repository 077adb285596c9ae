import type { Context, Middleware } from "fresh";
import type { Env } from "@/lib/env.ts";
import { withHeader } from "@/lib/http/headers.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { isBuiltPath } from "../access.ts";
import { readPreferences } from "../preferences.ts";
import type { Services, State } from "../state.ts";

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IPV6 = /^[0-9a-f:]+(\d{1,3}(\.\d{1,3}){3})?$/i;
const LOOPBACK = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Creates the state of every request and adds the request id to its response. */
export function requestState(
  services: Services & Pick<State, "limits" | "nouns">,
): Middleware<State> {
  return async function requestState(ctx) {
    const state = Object.assign(ctx.state, createState(ctx, services));
    return withHeader(await ctx.next(), "x-request-id", state.requestId);
  };
}

/** Creates a complete state, with defaults for the properties that later middlewares set. */
function createState(
  { req, url, info }: Context<State>,
  services: Services & Pick<State, "limits" | "nouns">,
): State {
  const { env } = services;
  const secure = isSecure({ req, url, env });
  const { locale, theme } = readPreferences({ req, url, secure });
  const client = limitKey(clientAddress(req, info, env.trustProxy));
  return {
    ...services,
    secure,
    locale,
    theme,
    requestId: crypto.randomUUID(),
    client,
    network: networkKey(client) ?? client,
    origin: env.publicOrigin ?? `${secure ? "https" : "http"}://${url.host}`,
    t: translator(locale),
    admin: null,
    deviceId: null,
    refusal: null,
    chatCode: null,
    parcel: null,
  };
}

/**
 * Logs every request except for existing built files. Logs the route's pattern, because paths and queries contain tracking codes,
 * and the client's network instead of its address.
 */
export function requestLog(): Middleware<State> {
  return async function requestLog(ctx) {
    const startedAt = performance.now();
    const response = await ctx.next();
    const { status } = response;
    if (status < 400 && isBuiltPath(ctx.url.pathname)) return response;
    const { req, info, route, state: { env, log, requestId } } = ctx;
    log.info("request", {
      id: requestId,
      method: req.method,
      route: route ?? "",
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ip: truncateAddress(clientAddress(req, info, env.trustProxy)),
    });
    return response;
  };
}

/**
 * Returns the client's address: the peer's, or with `trustProxy` n the n-th X-Forwarded-For entry from the right, because
 * entries further left come from the client.
 */
export function clientAddress(
  req: Request,
  info: Deno.ServeHandlerInfo,
  trustProxy: number,
): string {
  const { remoteAddr } = info;
  const peer = "hostname" in remoteAddr ? remoteAddr.hostname : "local";
  if (trustProxy === 0) return peer;
  const entry = forwardedEntry(req.headers.get("x-forwarded-for"), trustProxy);
  const address = entry?.replace(/^\[([^\]]+)\](:\d+)?$/, "$1").replace(
    /^([\d.]+):\d+$/,
    "$1",
  );
  return address !== undefined && (IPV4.test(address) || IPV6.test(address))
    ? address
    : peer;
}

/** Returns the n-th entry from the right of a comma-separated forwarding header, if there are that many. */
export function forwardedEntry(
  header: string | null,
  n: number,
): string | undefined {
  return header?.split(",").at(-n)?.trim();
}

/** Returns the key for rate limits: an IPv4 address, or the /64 of an IPv6 address. */
export function limitKey(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1]!;
  return `${ipv6Groups(address).slice(0, 4).join(":")}::/64`;
}

/** Returns the /48 of an IPv6 limit key, which one customer may own whole (65,536 limit keys); null for IPv4. */
export function networkKey(limitKey: string): string | null {
  if (!limitKey.endsWith("::/64")) return null;
  return `${limitKey.split(":").slice(0, 3).join(":")}::/48`;
}

/** Truncates an address for the log, so that it identifies a network instead of a person: IPv4 /24, IPv6 /48. */
export function truncateAddress(address: string): string {
  if (IPV4.test(address)) {
    return `${address.slice(0, address.lastIndexOf("."))}.0`;
  }
  if (!address.includes(":")) return address;
  return `${ipv6Groups(address).slice(0, 3).join(":")}::`;
}

function ipv6Groups(address: string): string[] {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right];
}

/** A request's connection data. */
interface ConnectionData {
  req: Request;
  url: URL;
  env: Pick<Env, "trustProxy">;
}

/**
 * Reports whether the client's connection is https. Trusts the client's headers: a false claim only skips its redirect, and
 * trust avoids redirect loops behind an undeclared proxy. On localhost only declared proxies are trusted.
 */
export function isSecure(
  { req, url, env: { trustProxy } }: ConnectionData,
): boolean {
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

/** Reports whether a host name is this machine's own, where plain http is safe. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}
