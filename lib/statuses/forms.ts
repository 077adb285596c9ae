import { STAGES } from "@/lib/fields/constants.ts";
import { defineForm } from "@/lib/forms/define.ts";
import { type Choice, SEEN } from "@/lib/forms/description.ts";
import { STATUS_STAGES, statusEdit, statusForm } from "./schema.ts";

const STAGE_CHOICES = STATUS_STAGES.map((value, at): Choice => ({
  value,
  label: at < STAGES.length
    ? `status.${STAGES[at]!}`
    : "control.parcels.stageOther",
}));

const STAGE = { name: "stage", choices: STAGE_CHOICES } as const;

const LOOK = [
  { name: "icon", isLabelWhole: true, openChoice: "choice.automatic" },
  { name: "color", isLabelWhole: true, openChoice: "choice.automatic" },
] as const;

const OFFERED = {
  name: "hidden",
  label: "control.statuses.inForms",
  choices: [
    { value: "no", label: "control.statuses.offered" },
    { value: "yes", label: "control.statuses.notOffered" },
  ],
} as const;

/** Adds a status of the site's own. */
export const STATUS_CREATE_FORM = defineForm({
  id: "status-form",
  schema: statusForm,
  sections: [{ fields: ["text", STAGE, ...LOOK, "request_id"] }],
  button: "control.statuses.create",
  isEager: true,
});

/** Edits a status of the site's own. */
export const OWN_STATUS_FORM = defineForm({
  id: "status-form",
  schema: statusEdit,
  sections: [{
    fields: [
      SEEN,
      { name: "text", isRequired: true },
      STAGE,
      ...LOOK,
      OFFERED,
    ],
  }],
  button: "form.save",
});

/** Edits a suggested status, whose stage is fixed. */
export const SUGGESTED_STATUS_FORM = defineForm({
  id: "status-form",
  schema: statusEdit,
  sections: [{
    fields: [
      SEEN,
      { name: "text", hint: "control.statuses.renameHint" },
      ...LOOK,
      OFFERED,
    ],
  }],
  button: "form.save",
});
