import { Buffer } from "node:buffer";
import type { Problem } from "@/lib/errors.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { email } from "@/lib/fields/fields.ts";

/** A mail as a transport receives it: one sender, one recipient. */
export interface Letter {
  from: string;
  fromName: string;
  to: string;
  /** Where answers go; the sender by default. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** Whether no person wrote it, so that absence notes stay away (RFC 3834). */
  isAutomatic: boolean;
}

/** Hands mails over to a mail server. */
export interface Transport {
  /** Whether it discards every mail. */
  isMute?: boolean;
  /**
   * Sends one mail; `password` is the sender's own and signs in once. Throws only MailError, when the mail was not accepted
   * or may not have been.
   */
  send(letter: Letter, options?: { password?: string }): Promise<void>;
}

/** A `temporary` failure may be retried, a `permanent` one may not; after `unknown` the mail may have been accepted. */
type Failure = "temporary" | "permanent" | "unknown";

/** A mail that was not accepted, with a reason for the office. */
export class MailError extends Error {
  override name = "MailError";
  readonly failure: Failure;
  readonly problem: Problem;

  constructor(failure: Failure, problem: Problem) {
    super(problem.key);
    this.failure = failure;
    this.problem = problem;
  }
}

/** Control characters; a line break in a header would begin another header. */
// deno-lint-ignore no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/**
 * Checks again, whatever was checked before, that a letter has one recipient and no header of the writer's. Throws
 * MailError.
 */
export function checkLetter(letter: Letter): void {
  const { from, to, replyTo = from, subject, fromName } = letter;
  const isSound = [from, to, replyTo].every(isOneAddress) &&
    [subject, fromName].every(isOneLine);
  if (!isSound) throw new MailError("permanent", { key: "error.mailHeaders" });
}

function isOneAddress(address: string): boolean {
  return email.safeParse(address).data === address;
}

function isOneLine(text: string): boolean {
  return text.length <= MAX_TEXT && text.isWellFormed() &&
    text.search(CONTROLS) < 0;
}

/** Returns the additional headers of a letter. */
export function headersOf(
  { isAutomatic }: Letter,
): Record<string, string> | undefined {
  return isAutomatic ? { "Auto-Submitted": "auto-generated" } : undefined;
}

/** Returns the first `max` characters of a text without splitting a surrogate pair. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}

const MAX_REASON = 300;

/** A sign-in that a server repeats, perhaps cut off: the mechanism, then name and password in base64. */
const AUTH_COMMAND = /\b(AUTH (?:PLAIN|LOGIN)) [A-Za-z0-9+/=]{6,}/g;

/** Returns a server's answer as one short line without control characters and without the secrets it received. */
export function cleanReason(text: string, secrets: string[] = []): string {
  let clean = text.replace(CONTROLS, " ").trim().replace(
    AUTH_COMMAND,
    "$1 ***",
  );
  for (const secret of secrets) {
    const encoded = Buffer.from(secret).toString("base64");
    clean = clean.replaceAll(secret, "***").replaceAll(encoded, "***");
  }
  return clean.length > MAX_REASON ? `${cutText(clean, MAX_REASON)}…` : clean;
}
