import { Buffer } from "node:buffer";
import type { Problem } from "@/lib/errors.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { email } from "@/lib/fields/fields.ts";

/** A mail as a transport receives it: one sender, one recipient. */
export interface Letter {
  from: string;
  fromName: string;
  to: string;
  /** The Reply-To address; the sender by default. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** Whether it is machine-generated; sets Auto-Submitted, so that auto-responders stay silent (RFC 3834). */
  isAutomatic: boolean;
}

/** Hands mails over to a mail server. */
export interface Transport {
  /** Whether it discards every mail. */
  isMute?: boolean;
  /**
   * Sends one mail; `password` is the sender's own, used for this mail only. Throws only MailError: the mail was not accepted,
   * or its acceptance is unknown.
   */
  send(letter: Letter, options?: { password?: string }): Promise<void>;
}

/** A `temporary` failure may be retried, a `permanent` one may not; after `unknown` the mail may have been accepted. */
type Failure = "temporary" | "permanent" | "unknown";

/** The failure to send a mail, with a reason for the office. */
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

/** Control characters; a line break in a header would start another one. */
// deno-lint-ignore no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/**
 * Checks that a letter has exactly one recipient and no injected header, independently of earlier validation. Throws
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

/** Matches an AUTH command echoed by a server, perhaps truncated: the mechanism, then the credentials in base64. */
const AUTH_COMMAND = /\b(AUTH (?:PLAIN|LOGIN)) [A-Za-z0-9+/=]{6,}/g;

/** Returns a server's reply as one short line, without control characters and with secrets redacted. */
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
