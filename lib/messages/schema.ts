import { z } from "zod";
import { MAX_BODY } from "@/lib/fields/constants.ts";
import {
  clearable,
  email,
  givenPassword,
  omittable,
  oneLine,
  optionalEmail,
  requestId,
  requiredLine,
  requiredLongText,
} from "@/lib/fields/fields.ts";
import { nullableText, stored, text } from "@/lib/fields/record.ts";
import { means } from "@/lib/fields/meaning.ts";

/** A message sent by the contact form. */
export const message = z.strictObject({
  ...stored,
  subject: means(text, { searched: "words" }),
  body: text,
  name: means(nullableText, { searched: "words" }),
  email: means(nullableText, { searched: "words" }),
});

export type Message = z.output<typeof message>;

const words = { subject: requiredLine(), body: requiredLongText(MAX_BODY) };

/** The body of POST /api/messages and of the contact form. `website` is a honeypot, hidden from people. */
export const messageCreate = z.strictObject({
  ...words,
  name: clearable(oneLine()).default(null),
  email: optionalEmail.default(null),
  website: z.string().nullish(),
});

export type MessageCreate = z.output<typeof messageCreate>;

/** The body of POST /api/contact: a mail that a member sends. */
export const contactSend = z.strictObject({
  to: email,
  ...words,
  password: omittable(givenPassword.optional()),
  from: omittable(email.optional()),
});

export type ContactSend = z.output<typeof contactSend>;

/** The form that sends a mail; the sender is fixed. */
export const emailSend = contactSend.omit({ from: true }).extend({
  request_id: requestId,
});
