import { HAS_INLINE_BOOT } from "fresh/server";

/**
 * Whether the tests run on genuine Fresh (docs/genuine-fresh.md): its pages carry an inline boot script with a nonce and
 * are rendered anew each time, and methods that it does not know reach no middleware.
 */
export const ON_GENUINE = HAS_INLINE_BOOT;

const BOOT = /<script type="module" nonce="[^"]*">[^]*?<\/script>/g;
const NONCE = / nonce="[^"]*"/g;
const NONCE_SOURCE = / 'nonce-[^']*'/;

/** Gives a page without the framework's own script, as the app wrote it. */
export function withoutBoot(text: string): string {
  return ON_GENUINE ? text.replace(BOOT, "").replace(NONCE, "") : text;
}

/** Takes the nonce of the framework's own script out of an answer's policy. */
export function withoutNonce(headers: Headers): Headers {
  const policy = headers.get("content-security-policy");
  if (!ON_GENUINE || policy === null) return headers;
  const plain = new Headers(headers);
  plain.set("content-security-policy", policy.replace(NONCE_SOURCE, ""));
  return plain;
}
