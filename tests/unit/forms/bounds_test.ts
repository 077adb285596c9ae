import { deepEqual, doesNotThrow, throws } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import {
  activityForm,
  PARCEL_MAP_FORM,
  parcelForm,
} from "@/lib/parcels/forms.ts";
import { requireBounds } from "@/lib/forms/bounds.ts";
import { isAppError } from "../../helpers/domain.ts";

const now = new Date("2026-11-20T12:00:00Z");
const PARCEL = parcelForm(now);
const DAY = "max_expected_delivery_date";
const OFFERED = { min: "2016-11-20", max: "2036-11-20" };

Deno.test("requireBounds() takes the first and the last day that a form offers, and none", () => {
  for (const value of [OFFERED.min, OFFERED.max, null, undefined]) {
    doesNotThrow(() => requireBounds(PARCEL, { [DAY]: value }));
  }
});

Deno.test("requireBounds() names the allowed days for another one", () => {
  for (const value of ["2016-11-19", "2036-11-21"]) {
    throws(() => requireBounds(PARCEL, { [DAY]: value }), isRefusal(DAY));
  }
});

Deno.test("requireBounds() takes any minute from ten years ago to 24 hours ahead, by the clocks of the site", () => {
  const clock = { now, timeZone: "Asia/Tokyo", zone: "Japan Time" };
  const form = activityForm(clock);
  for (const occurred_at of ["2016-11-20T00:00", "2026-11-21T21:00"]) {
    doesNotThrow(() => requireBounds(form, { occurred_at }));
  }
  for (
    const [occurred_at, key] of [
      ["2016-11-19T23:59", "invalid.between"],
      ["2026-11-21T21:01", "invalid.ahead"],
    ] as const
  ) {
    throws(
      () => requireBounds(form, { occurred_at }),
      isAppError(422, key, "occurred_at"),
    );
  }
});

Deno.test("requireBounds() accepts the record's stored value, and ignores numbers", () => {
  const record = { [DAY]: "2001-05-05" };
  doesNotThrow(() => requireBounds(PARCEL, { ...record }, record));
  doesNotThrow(() => requireBounds(PARCEL_MAP_FORM, { map_zoom: 99 }));
});

function isRefusal(field: string) {
  return (error: unknown) => {
    if (!(error instanceof AppError)) return false;
    const problem = { key: "invalid.between", field, params: OFFERED };
    deepEqual(error.problems, [problem]);
    return error.status === 422;
  };
}
