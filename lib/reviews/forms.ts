import { BOUNDS, MAX_LONG_TEXT } from "@/lib/fields/constants.ts";
import type { Choice, FormDescription } from "@/lib/forms/description.ts";

/** In halves, the best first. */
const RATINGS: Choice[] = [
  { value: "", label: "control.reviews.usualRating" },
  ...Array.from(
    { length: (BOUNDS.rating.max - BOUNDS.rating.min) * 2 + 1 },
    (_, step) => ({ value: String(BOUNDS.rating.max - step / 2) }),
  ),
];

/** Creates a review (spec section 2). */
export const REVIEW_FORM: FormDescription = {
  id: "review-form",
  sections: [{
    fields: [
      { name: "name" },
      { name: "review", kind: "textarea", max: MAX_LONG_TEXT, counter: true },
      { name: "rating", kind: "select", optional: true, choices: RATINGS },
      { name: "request_id", kind: "hidden" },
      // Last, so that all texts have arrived if the file is too large.
      { name: "image", kind: "image", hint: "form.imageHint" },
    ],
  }],
  button: "control.reviews.create",
};
