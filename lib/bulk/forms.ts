import {
  type Clock,
  DESCRIPTION,
  KEEP,
  KEPT_LOCATION,
  nowOrMoment,
  optional,
  REQUEST,
  STATUS_SUGGESTIONS,
} from "@/lib/parcels/forms.ts";
import type { BulkFilter } from "@/lib/parcel_lists/schema.ts";
import type {
  CheckedLine,
  FieldDescription,
  FormDescription,
} from "@/lib/forms/description.ts";
import { MAX_CODES, MAX_LIST } from "./schema.ts";
interface BulkFormOptions {
  clock: Clock;
  /** The filter that stands in place of the codes, or null. */
  filter: keyof BulkFilter | null;
  checked: CheckedLine[] | undefined;
}

/** Updates many parcels alike. */
export function bulkUpdateForm(
  { clock, filter, checked }: BulkFormOptions,
): FormDescription {
  const codes: FieldDescription = {
    name: "codes",
    kind: "codes",
    max: MAX_LIST,
    hint: "control.bulk.codesHint",
    hintParams: { max: MAX_CODES },
    checked,
  };
  const update: FieldDescription[] = [
    { ...optional("status"), hint: KEEP, suggestions: STATUS_SUGGESTIONS },
    KEPT_LOCATION,
    { ...DESCRIPTION, optional: true, isShort: true },
    nowOrMoment(clock),
    REQUEST,
  ];
  return {
    id: "bulk-form",
    sections: filter === null
      ? [{ fields: [codes] }, { fields: update }]
      : [{ fields: [{ name: filter, kind: "hidden" }, ...update] }],
    button: "control.bulk.start",
    isEager: true,
    isWide: true,
    isCareful: true,
  };
}
