import { MAX_EMAIL } from "@/lib/fields/constants.ts";
import type { FormDescription } from "@/lib/forms/description.ts";

/** Erases a person. */
export const ERASE_FORM: FormDescription = {
  id: "erase-form",
  sections: [{
    fields: [
      { name: "email", kind: "email", max: MAX_EMAIL, autocomplete: "off" },
      {
        name: "password",
        kind: "password",
        called: "current_password",
        autocomplete: "current-password",
      },
    ],
  }],
  button: "control.erase.button",
};
