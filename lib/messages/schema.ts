import { z } from "zod";
import { MAX_BODY } from "@/lib/fields/constants.ts";
import {
  clearable,
  oneLine,
  optionalEmail,
  requiredLine,
  requiredLongText,
} from "@/lib/fields/fields.ts";

/**
 * The body of POST /api/messages and of the contact form (decision 16). `website` is a trap: people do not see it, so
 * whoever fills it is a program.
 */
export const messageCreate = z.strictObject({
  subject: requiredLine(),
  body: requiredLongText(MAX_BODY),
  name: clearable(oneLine()).default(null),
  email: optionalEmail.default(null),
  website: z.string().nullish(),
});

export type MessageCreate = z.output<typeof messageCreate>;
