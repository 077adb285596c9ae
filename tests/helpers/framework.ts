import { HAS_INLINE_BOOT } from "fresh/server";

/**
 * Whether the tests run on genuine Fresh (docs/genuine-fresh.md): its pages have an inline boot script with a nonce and
 * are rendered for each request, and unknown methods reach no middleware.
 */
export const ON_GENUINE = HAS_INLINE_BOOT;

const BOOT = /<script type="module" nonce="[^"]*">[^]*?<\/script>/g;
/**
 * Nonces, the markers of genuine Fresh's client (attributes, ends of islands and keyed parts), and the build id in file URLs.
 */
const MARKS =
  / (?:nonce|data-key|data-frsh-key|data-current|data-ancestor)="[^"]*"|<!--\/?frsh:.*?-->|(?:\?|&amp;)__frsh_c=\w+/g;
const NONCE_SOURCE = / 'nonce-[^']*'/;

/** Returns a page as the app rendered it, without the framework's own script and markers. */
export function withoutFrameworkMarks(text: string): string {
  return ON_GENUINE ? text.replace(BOOT, "").replace(MARKS, "") : text;
}

/** Removes the nonce of the framework's own script from a response's policy. */
export function withoutNonce(headers: Headers): Headers {
  const policy = headers.get("content-security-policy");
  if (!ON_GENUINE || policy === null) return headers;
  const plain = new Headers(headers);
  plain.set("content-security-policy", policy.replace(NONCE_SOURCE, ""));
  return plain;
}
