import { defineForm } from "@/lib/forms/define.ts";
import { personErase } from "./schema.ts";

/** Erases a person. */
export const ERASE_FORM = defineForm({
  id: "erase-form",
  schema: personErase,
  sections: [{
    fields: ["email", {
      name: "password",
      called: "current_password",
      autocomplete: "current-password",
    }],
  }],
  button: "control.erase.button",
});
