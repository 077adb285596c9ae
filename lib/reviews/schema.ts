import { z } from "zod";
import { MAX_LONG_TEXT } from "@/lib/fields/constants.ts";
import {
  omittable,
  rating,
  recordId,
  requiredLongText,
  requiredText,
  version,
} from "@/lib/fields/fields.ts";
import { imageFile } from "@/lib/photos/limits.ts";

/** The form of POST /api/reviews (spec section 2). */
export const reviewCreate = z.strictObject({
  name: requiredText(),
  review: requiredLongText(MAX_LONG_TEXT),
  image: imageFile,
  rating: rating.optional(),
});

export type ReviewCreate = z.output<typeof reviewCreate>;

/** The form that makes a review; its request_id keeps a double click from making two. */
export const reviewForm = reviewCreate.extend({
  request_id: omittable(requiredText().optional()),
});

/** The body of PATCH /api/reviews: changed fields only (decision 23). */
export const reviewPatch = z.strictObject({
  id: recordId,
  version: version.optional(),
  name: requiredText().optional(),
  review: requiredLongText(MAX_LONG_TEXT).optional(),
  rating: rating.optional(),
});

export type ReviewPatch = z.output<typeof reviewPatch>;
