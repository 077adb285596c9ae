import { defineForm } from "@/lib/forms/define.ts";
import { type Form } from "@/lib/forms/description.ts";
import {
  atClock,
  type Clock,
  DESCRIPTION,
  KEPT_LOCATION,
  KEPT_STATUS,
  NOW_OR_MOMENT,
} from "@/lib/parcels/entry_forms.ts";
import { bulkForm, MAX_CODES } from "./schema.ts";

/** Applies one update to the parcels of a list of codes. */
export const BULK_FORM = defineForm({
  id: "bulk-form",
  schema: bulkForm,
  sections: [{
    fields: [{
      name: "codes",
      kind: "codes",
      // A filter can replace the codes.
      isRequired: true,
      hint: "control.bulk.codesHint",
      hintParams: { max: MAX_CODES },
    }],
  }, {
    fields: [
      KEPT_STATUS,
      KEPT_LOCATION,
      { ...DESCRIPTION, isShort: true },
      NOW_OR_MOMENT,
      "request_id",
    ],
  }],
  posts: ["filter"],
  button: "control.bulk.start",
  isEager: true,
  isWide: true,
  isCareful: true,
});

/** Returns the form that updates listed parcels, or those that match a filter. */
export function bulkUpdateForm(
  { clock, hasFilter }: { clock: Clock; hasFilter: boolean },
): Form {
  const form = atClock(BULK_FORM, clock);
  if (!hasFilter) return form;
  const [, update] = form.sections;
  const hidden = { name: "filter", kind: "hidden" };
  return { ...form, sections: [{ fields: [hidden, ...update!.fields] }] };
}
