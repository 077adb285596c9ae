import { email } from "@/lib/fields/fields.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { MailError } from "./mail_error.ts";

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
