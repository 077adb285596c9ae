import { Buffer } from "node:buffer";
import { cutText } from "./letter.ts";

const MAX_REASON = 300;

/**
 * A sign-in that is repeated as it was sent, perhaps cut off: the mechanism, and after it the name and the password in base64.
 */
const SIGN_IN = /\b(AUTH (?:PLAIN|LOGIN)) [A-Za-z0-9+/=]{6,}/g;

/** Line breaks of an answer of several lines, and what should not be in an answer at all. */
// deno-lint-ignore no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]+/g;

/**
 * Makes what a server has said fit to be shown and stored: one line, not too long, and without the secrets that it was told,
 * should it repeat them.
 */
export function cleanReason(
  text: string,
  secrets: readonly (string | undefined)[],
): string {
  let clean = text.replace(CONTROL, " ").trim().replace(SIGN_IN, "$1 ***");
  for (const secret of secrets) {
    if (!secret) continue;
    const encoded = Buffer.from(secret).toString("base64");
    clean = clean.replaceAll(secret, "***").replaceAll(encoded, "***");
  }
  return clean.length > MAX_REASON ? `${cutText(clean, MAX_REASON)}…` : clean;
}
