import { MAX_BODY, MAX_EMAIL } from "@/lib/fields/constants.ts";
import type { FormDescription } from "@/lib/forms/description.ts";

/** The public contact form (spec section 2, decision 16). */
export const MESSAGE_FORM: FormDescription = {
  id: "message-form",
  sections: [{
    fields: [
      { name: "subject" },
      {
        name: "body",
        kind: "textarea",
        called: "message",
        max: MAX_BODY,
        counter: true,
      },
      { name: "name", optional: true, autocomplete: "name" },
      {
        name: "email",
        kind: "email",
        optional: true,
        max: MAX_EMAIL,
        hint: "contact.emailHint",
        autocomplete: "email",
      },
    ],
  }],
  button: "contact.send",
};
