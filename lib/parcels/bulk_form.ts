import { MAX_LONG_TEXT } from "@/lib/fields/constants.ts";
import type {
  CheckedLine,
  FieldDescription,
  FormDescription,
} from "@/lib/forms/description.ts";
import { type BulkFilter, MAX_CODES, MAX_LIST } from "./bulk_schema.ts";
import { type Clock, nowOrMoment, STATUS_SUGGESTIONS } from "./forms.ts";

const hint = "control.parcels.keep";

function codesField(checked: CheckedLine[] | undefined): FieldDescription {
  return {
    name: "codes",
    kind: "codes",
    max: MAX_LIST,
    hint: "control.bulk.codesHint",
    hintParams: { max: MAX_CODES },
    checked,
  };
}

interface BulkFormOptions {
  clock: Clock;
  /** The filter that stands in place of the codes, or null. */
  filter: keyof BulkFilter | null;
  checked: CheckedLine[] | undefined;
}

/** Updates many parcels alike (decision 155). */
export function bulkUpdateForm(
  { clock, filter, checked }: BulkFormOptions,
): FormDescription {
  const update: FieldDescription[] = [
    { name: "status", optional: true, hint, suggestions: STATUS_SUGGESTIONS },
    { name: "current_location", optional: true, hint },
    {
      name: "description",
      kind: "textarea",
      max: MAX_LONG_TEXT,
      counter: true,
      optional: true,
      isShort: true,
    },
    nowOrMoment(clock),
    { name: "request_id", kind: "hidden" },
  ];
  return {
    id: "bulk-form",
    sections: filter === null
      ? [{ fields: [codesField(checked)] }, { fields: update }]
      : [{ fields: [{ name: filter, kind: "hidden" }, ...update] }],
    button: "control.bulk.start",
    isEager: true,
    isWide: true,
    isCareful: true,
  };
}
