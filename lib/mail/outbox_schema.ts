import { z } from "zod";
import {
  givenPassword,
  omittable,
  recordId,
  version,
} from "@/lib/fields/fields.ts";

/** The body of POST /api/outbox/resend; the password is that of the administrator's own mail (decisions 17 and 31). */
export const mailResend = z.strictObject({
  id: recordId,
  password: omittable(givenPassword.optional()),
});

export type MailResend = z.output<typeof mailResend>;

/** The form on the screen of one mail, and of which version of it: a double click sends it once. */
export const mailResendForm = mailResend.omit({ id: true }).extend({
  version: version.optional(),
});
