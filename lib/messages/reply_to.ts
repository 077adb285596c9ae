import { MAX_BODY, MAX_TEXT } from "@/lib/fields/constants.ts";
import { cutText } from "@/lib/mail/letter.ts";
import type { Message } from "./schema.ts";

/**
 * Returns what the form for an answer begins with: to whom, about what, and the message below the answer, to which a long
 * one leaves half of the room.
 */
export function replyTo({ email, subject, body }: Message) {
  const quoted = body.split("\n").map((line) => `> ${line}`).join("\n");
  return {
    to: email,
    subject: cutText(answered(subject), MAX_TEXT),
    body: cutText(`\n\n${quoted}`, MAX_BODY / 2),
  };
}

/** An answer to an answer is none the more one. */
function answered(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}
