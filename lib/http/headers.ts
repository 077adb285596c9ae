import { type Env, tileHosts } from "@/lib/env.ts";

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; " +
  "media-src 'self' https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

const POLICY = "content-security-policy";
const HTTPS_ONLY = "strict-transport-security";

type HeaderList = readonly (readonly [name: string, value: string])[];

/** What every answer carries, static files and errors included. */
const PLAIN: HeaderList = [
  [POLICY, CSP],
  ["x-content-type-options", "nosniff"],
  // The origin alone: tile servers ask for a Referer, and the tracking code in the query is nobody else's business.
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

/** Puts the security headers on an answer; a stricter policy of its own stays. */
export function addSecurityHeaders(headers: Headers, secure: boolean): void {
  const policy = headers.get(POLICY);
  for (const [name, value] of secure ? SECURE : PLAIN) headers.set(name, value);
  if (policy !== null) headers.set(POLICY, policy);
}

/**
 * Keeps the tracking code in a page's address from the page that a link on it leads to: there the owner's chat may run, and read
 * where its visitor comes from (decision 33).
 */
export function hideAddress(headers: Headers): void {
  headers.set("referrer-policy", "strict-origin");
}

/** Lets browsers ship with the knowledge that the site is reached by https alone, where the owner has asked for it. */
export function allowPreload(
  headers: Headers,
  { hstsPreload }: Pick<Env, "hstsPreload">,
): void {
  const value = hstsPreload ? headers.get(HTTPS_ONLY) : null;
  if (value !== null) headers.set(HTTPS_ONLY, `${value}; preload`);
}

/** Limits the pictures of a page to ours and to the tiles of the map. */
export function allowOwnPictures(
  headers: Headers,
  { tileUrl }: Pick<Env, "tileUrl">,
): void {
  const tiles = tileUrl === undefined ? "" : ` ${tileHosts(tileUrl)}`;
  const policy = headers.get(POLICY)!;
  headers.set(POLICY, policy.replace(" data: https:;", ` data:${tiles};`));
}

/** Allows the inline script of a framework that has one, by the nonce it wrote into the page. */
export function allowInlineBoot(headers: Headers, nonce: string): void {
  const policy = headers.get(POLICY) ?? CSP;
  headers.set(
    POLICY,
    policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`),
  );
}

/**
 * Lets a page run the code of the owner's chat: its scripts by the nonce in them, and what those load. Scripts of our own need
 * the nonce on such a page, too.
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

/** Returns the nonce of the page that the genuine framework rendered; undefined on ours, which needs none. */
export function bootNonce(response: Response): string | undefined {
  return Reflect.get(response, Symbol.for("__freshNonce")) as
    | string
    | undefined;
}

/** Lets a page that has no policy of its own show others of ours in frames; those must allow it, too. */
export function allowOwnFrames(headers: Headers, secure: boolean): void {
  if (headers.has(POLICY)) return;
  const [, policy] = (secure ? SECURE : PLAIN)[0]!;
  headers.set(POLICY, `${policy}; frame-src 'self'`);
}

/** Returns the answer itself, or a copy where its headers cannot be changed: those of a redirect or a fetched answer. */
export function changeable(response: Response): Response {
  try {
    response.headers.delete("x-unset");
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

/** Returns the answer with a header set. */
export function withHeader(
  response: Response,
  name: string,
  value: string,
): Response {
  const answer = changeable(response);
  answer.headers.set(name, value);
  return answer;
}
