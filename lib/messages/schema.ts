import { z } from "zod";
import { MAX_BODY } from "@/lib/fields/constants.ts";
import {
  clearable,
  oneLine,
  optionalEmail,
  requiredLine,
  requiredLongText,
} from "@/lib/fields/fields.ts";
import { nullableText, stored, text } from "@/lib/fields/record.ts";

/** A message of the contact form (spec section 3, decision 16). */
export const message = z.strictObject({
  ...stored,
  subject: text,
  body: text,
  name: nullableText,
  email: nullableText,
});

export type Message = z.output<typeof message>;

/** The body of POST /api/messages and of the contact form (decision 16). `website` is a honeypot: people do not see it. */
export const messageCreate = z.strictObject({
  subject: requiredLine(),
  body: requiredLongText(MAX_BODY),
  name: clearable(oneLine()).default(null),
  email: optionalEmail.default(null),
  website: z.string().nullish(),
});

export type MessageCreate = z.output<typeof messageCreate>;
