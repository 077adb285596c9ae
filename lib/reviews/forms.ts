import { BOUNDS } from "@/lib/fields/constants.ts";
import { defineForm } from "@/lib/forms/define.ts";
import type { Choice } from "@/lib/forms/description.ts";
import { reviewForm } from "./schema.ts";

/** In half stars, best first. */
const RATINGS: Choice[] = Array.from(
  { length: (BOUNDS.rating.max - BOUNDS.rating.min) * 2 + 1 },
  (_, step) => ({ value: String(BOUNDS.rating.max - step / 2) }),
);

export const REVIEW_FORM = defineForm({
  id: "review-form",
  schema: reviewForm,
  sections: [{
    fields: [
      "name",
      { name: "review", counter: true },
      {
        name: "rating",
        kind: "select",
        choices: RATINGS,
        openChoice: "control.reviews.usualRating",
      },
      "request_id",
      // Last, so that all texts have arrived when the file turns out to be too large.
      { name: "image", hint: "form.imageHint" },
    ],
  }],
  button: "control.reviews.create",
});
