import { Buffer } from "node:buffer";

const MAX_REASON = 300;

/** Line breaks of an answer of several lines, and what should not be in an answer at all. */
// deno-lint-ignore no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]+/g;

/**
 * Makes what a server has said fit to be shown and stored: one line, not too long, and without the secrets that it was
 * told, should it repeat them (security MAI-3).
 */
export function cleanReason(
  text: string,
  secrets: readonly (string | undefined)[],
): string {
  let clean = text.replace(CONTROL, " ").trim();
  for (const secret of secrets) {
    if (!secret) continue;
    const encoded = Buffer.from(secret).toString("base64");
    clean = clean.replaceAll(secret, "***").replaceAll(encoded, "***");
  }
  return clean.length > MAX_REASON ? `${clean.slice(0, MAX_REASON)}…` : clean;
}
