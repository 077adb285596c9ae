import type { Env } from "@/lib/env.ts";
import { tileHosts } from "@/lib/env_values.ts";

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; " +
  "media-src 'self' https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

const POLICY = "content-security-policy";
const HTTPS_ONLY = "strict-transport-security";

type HeaderList = readonly (readonly [name: string, value: string])[];

/** Headers of every response, including static files and errors. */
const PLAIN: HeaderList = [
  [POLICY, CSP],
  ["x-content-type-options", "nosniff"],
  // Other sites get only the origin: tile servers need a Referer, but the query contains the tracking code.
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin-allow-popups"],
  ["cross-origin-resource-policy", "same-origin"],
  [
    "permissions-policy",
    "camera=(), microphone=(), geolocation=(), payment=()",
  ],
];

const SECURE: HeaderList = [
  [POLICY, `${CSP}; upgrade-insecure-requests`],
  ...PLAIN.slice(1),
  [HTTPS_ONLY, "max-age=63072000; includeSubDomains"],
];

/** Adds the security headers to a response; keeps a policy that is already set. */
export function addSecurityHeaders(headers: Headers, secure: boolean): void {
  const policy = headers.get(POLICY);
  for (const [name, value] of secure ? SECURE : PLAIN) headers.set(name, value);
  if (policy !== null) headers.set(POLICY, policy);
}

/**
 * Hides a page's URL, which contains the tracking code, from the next page, where the owner's chat may read the
 * referrer.
 */
export function hideAddress(headers: Headers): void {
  headers.set("referrer-policy", "strict-origin");
}

/** Adds `preload` to HSTS if the owner has enabled it. */
export function allowPreload(
  headers: Headers,
  { hstsPreload }: Pick<Env, "hstsPreload">,
): void {
  const value = hstsPreload ? headers.get(HTTPS_ONLY) : null;
  if (value !== null) headers.set(HTTPS_ONLY, `${value}; preload`);
}

/** Limits the images of a page to the site's own and map tiles. */
export function allowOwnPictures(
  headers: Headers,
  { tileUrl }: Pick<Env, "tileUrl">,
): void {
  const tiles = tileUrl === undefined ? "" : ` ${tileHosts(tileUrl)}`;
  const policy = headers.get(POLICY)!;
  headers.set(POLICY, policy.replace(" data: https:;", ` data:${tiles};`));
}

/** Allows the inline script of genuine Fresh by its nonce. */
export function allowInlineBoot(headers: Headers, nonce: string): void {
  const policy = headers.get(POLICY) ?? CSP;
  headers.set(
    POLICY,
    policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`),
  );
}

/**
 * Allows the owner's chat on a page: its scripts by their nonce, and the resources that they load. On such a page the
 * site's own scripts also need the nonce.
 */
export function allowChat(
  headers: Headers,
  { nonce, secure }: { nonce: string; secure: boolean },
): void {
  const [, policy] = (secure ? SECURE : PLAIN)[0]!;
  const wider = policy
    .replace(
      "script-src 'self'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    )
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("font-src 'self'", "font-src 'self' https: data:")
    .replace("connect-src 'self'", "connect-src 'self' https: wss:");
  headers.set(POLICY, `${wider}; frame-src https:`);
}

/** Returns the nonce of a page rendered by genuine Fresh; undefined for `lib/fresh`, which needs none. */
export function bootNonce(response: Response): string | undefined {
  return Reflect.get(response, Symbol.for("__freshNonce")) as
    | string
    | undefined;
}

/** Lets a page frame other pages of the site, if those allow it. Keeps a policy that is already set. */
export function allowOwnFrames(headers: Headers, secure: boolean): void {
  if (headers.has(POLICY)) return;
  const [, policy] = (secure ? SECURE : PLAIN)[0]!;
  headers.set(POLICY, `${policy}; frame-src 'self'`);
}

/** Returns the response, or a copy if its headers are immutable, as those of redirects and fetched responses are. */
export function toMutable(response: Response): Response {
  try {
    response.headers.delete("x-unset");
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

/** Sets a header on the response, or on a copy if its headers are immutable. */
export function withHeader(
  response: Response,
  name: string,
  value: string,
): Response {
  const answer = toMutable(response);
  answer.headers.set(name, value);
  return answer;
}

/** Match an encoding in an Accept-Encoding header unless "q=0" refuses it. */
const ENCODING_NAMES = {
  br: /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/,
  gzip: /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/,
};

/**
 * Reports whether an Accept-Encoding header accepts an encoding. deno-std's acceptsEncodings() accepts any encoding without
 * a header, and takes milliseconds for a long one.
 */
export function acceptsEncoding(
  header: string | null,
  encoding: "br" | "gzip",
): boolean {
  return header !== null && ENCODING_NAMES[encoding].test(header);
}
