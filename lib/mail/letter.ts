import type { Problem } from "@/lib/errors.ts";
import { email } from "@/lib/fields/fields.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";

/** A mail as it goes out, before any transport has seen it: one sender, one recipient. */
export interface Letter {
  from: string;
  /** The name beside the sender's address. */
  fromName: string;
  to: string;
  /** Who gets the answers; the sender when left out. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  /** Whether nobody has written it, so that absence notes stay away (RFC 3834). */
  isAutomatic: boolean;
}

/** What takes mails away. */
export interface Transport {
  /** Whether what it takes is never read. */
  isMute?: boolean;
  /**
   * Hands one mail over; `password` is the sender's own, for this one sign-in. Throws MailError, and nothing else, when
   * the mail has not been taken or nobody knows.
   */
  send(letter: Letter, options?: { password?: string }): Promise<void>;
}

/**
 * What a failed try means: `temporary` may work later, `permanent` will not, and with `unknown` the mail may have been
 * taken all the same.
 */
export type Failure = "temporary" | "permanent" | "unknown";

/** A mail that was not taken, with the reason in words for the administrator (decision 8). */
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

/** Nothing of these belongs into a header; a line break would begin another one. */
// deno-lint-ignore no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Refuses what could make one mail into several or add a header to it, whatever has been checked before: throws MailError. */
export function checkLetter(letter: Letter): void {
  const { from, to, replyTo = from, subject, fromName } = letter;
  const isSound = [from, to, replyTo].every(isOneAddress) &&
    [subject, fromName].every(isOneLine);
  if (!isSound) throw new MailError("permanent", { key: "error.mailHeaders" });
}

function isOneAddress(address: string): boolean {
  const result = email.safeParse(address);
  return result.success && result.data === address;
}

function isOneLine(text: string): boolean {
  return text.length <= MAX_TEXT && text.isWellFormed() && !CONTROL.test(text);
}

/** Returns the first `max` characters of a text without splitting a surrogate pair. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}
