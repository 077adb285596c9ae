import { deepEqual, equal } from "node:assert/strict";
import { z } from "zod";
import { type Constraints, constraintsOf } from "@/lib/fields/constraints.ts";
import {
  clearable,
  email,
  givenPassword,
  longText,
  omittable,
  optionalText,
  requestId,
  requiredText,
  wholeNumber,
  yesNo,
  zoom,
} from "@/lib/fields/fields.ts";
import { means } from "@/lib/fields/meaning.ts";
import { localMoment, optionalDate } from "@/lib/fields/times.ts";
import { ACTIVITY_ICONS } from "@/lib/fields/constants.ts";
import { activityIcon } from "@/lib/fields/looks.ts";

const yesOrNo = { kind: "select", values: ["yes", "no"] };

const FIELDS: Record<string, [z.ZodType, Constraints]> = {
  "a required text": [requiredText(), { kind: "text", max: 300 }],
  "an optional text": [
    optionalText.optional(),
    { kind: "text", max: 300, optional: true },
  ],
  "a long text": [longText(20), { kind: "textarea", max: 20, optional: true }],
  "an email address": [email, { kind: "email", max: 254 }],
  "a day": [optionalDate, { kind: "date", optional: true }],
  "a moment": [localMoment, { kind: "moment" }],
  "a number": [
    zoom,
    { kind: "number", bounds: { min: 1, max: 19 }, optional: true },
  ],
  "a required whole number": [
    wholeNumber({ min: 2, max: 5 }),
    { kind: "number", bounds: { min: 2, max: 5 } },
  ],
  "a choice": [yesNo, yesOrNo],
  "a choice with a default": [
    omittable(yesNo.default("yes")),
    { ...yesOrNo, optional: true },
  ],
  "a choice with a widget": [
    activityIcon,
    { kind: "icons", values: ACTIVITY_ICONS },
  ],
  "a box": [
    omittable(z.literal("yes").optional()),
    { kind: "box", optional: true },
  ],
  "a password": [givenPassword, { kind: "password", max: 300 }],
  "a hidden field": [
    requestId,
    { kind: "hidden", max: 300, optional: true },
  ],
  "a field with a widget around its schema": [
    means(clearable(requiredText()), { widget: "codes" }),
    { kind: "codes", max: 300, optional: true },
  ],
};

for (const [name, [field, expected]] of Object.entries(FIELDS)) {
  Deno.test(`constraintsOf() reads ${name}`, () => {
    deepEqual(constraintsOf(field), expected);
  });
}

Deno.test("constraintsOf() reads each field once", () => {
  const field = requiredText();
  equal(constraintsOf(field), constraintsOf(field));
});
