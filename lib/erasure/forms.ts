import { defineForm } from "@/lib/forms/define.ts";
import { eraseForm, MAX_PARCELS } from "./schema.ts";

/** Whom to erase. */
export const ERASE_FORM = defineForm({
  id: "erase-form",
  schema: eraseForm,
  sections: [{
    fields: [
      { name: "email", isLabelWhole: true },
      { name: "phone", isLabelWhole: true, hint: "control.erase.phoneHint" },
      {
        name: "codes",
        isLabelWhole: true,
        isShort: true,
        hint: "control.erase.codesHint",
        hintParams: { max: MAX_PARCELS },
      },
    ],
  }],
  button: "control.erase.look",
  plain: true,
});

/** The fields that name the person again on the second page. */
const HIDDEN = (["email", "phone", "ids", "listed", "cursor", "step"] as const)
  .map((name) => ({ name, kind: "hidden" }));

/** Starts the erasure; the member enters their password to confirm it. */
export const CONFIRM_FORM = defineForm({
  id: ERASE_FORM.id,
  schema: eraseForm,
  sections: [{
    fields: [...HIDDEN, {
      name: "password",
      called: "current_password",
      autocomplete: "current-password",
      isRequired: true,
    }],
  }],
  posts: ["ticked"],
  button: "control.erase.button",
  isDanger: true,
  plain: true,
  // The numbers above come first.
  isEager: false,
});

/** Continues the count of a preview. */
export const COUNT_FORM = defineForm({
  id: ERASE_FORM.id,
  schema: eraseForm,
  sections: [{ fields: HIDDEN }],
  button: "control.erase.goOn",
  plain: true,
});
