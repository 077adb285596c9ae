import { MAX_BODY, MAX_TEXT } from "@/lib/schemas/constants.ts";
import type { Message } from "@/lib/schemas/records.ts";

/** Gives what the form for an answer begins with: to whom, about what, and the message below the answer. */
export function replyTo({ email, subject, body }: Message) {
  const quoted = body.split("\n").map((line) => `> ${line}`).join("\n");
  return {
    to: email,
    subject: `Re: ${subject}`.slice(0, MAX_TEXT),
    body: `\n\n${quoted}`.slice(0, MAX_BODY),
  };
}
