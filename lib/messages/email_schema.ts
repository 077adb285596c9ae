import { z } from "zod";
import { MAX_BODY } from "@/lib/fields/constants.ts";
import {
  email,
  givenPassword,
  omittable,
  requiredLine,
  requiredLongText,
  requiredText,
} from "@/lib/fields/fields.ts";

/** The body of POST /api/contact: a mail that the administrator sends (spec section 7, decision 17). */
export const contactSend = z.strictObject({
  to: email,
  subject: requiredLine(),
  body: requiredLongText(MAX_BODY),
  password: omittable(givenPassword.optional()),
  from: omittable(email.optional()),
});

export type ContactSend = z.output<typeof contactSend>;

/** Send Email (spec section 2); its request_id makes a double click harmless. */
export const emailSend = contactSend.omit({ from: true }).extend({
  request_id: omittable(requiredText().optional()),
});

export type EmailSend = z.output<typeof emailSend>;
