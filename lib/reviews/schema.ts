import { z } from "zod";
import { MAX_LONG_TEXT } from "@/lib/fields/constants.ts";
import {
  rating,
  recordId,
  requestId,
  requiredLongText,
  requiredText,
  version,
  yesNo,
} from "@/lib/fields/fields.ts";
import { nullableNumber, stored, text } from "@/lib/fields/record.ts";
import { imageFile } from "@/lib/photos/limits.ts";
import { means } from "@/lib/fields/meaning.ts";

/** A customer's review; `image` is a file name below /uploads/images. */
export const review = z.strictObject({
  ...stored,
  name: means(text, { searched: "words" }),
  review: text,
  image: text,
  /** Null shows the default rating. */
  rating: nullableNumber,
  /** Whether it is sample data that no member has edited or confirmed; visitors see that. */
  sample: yesNo,
});

export type Review = z.output<typeof review>;

/** A review as visitors see it. */
export const publicReview = review
  .pick({ id: true, name: true, review: true, image: true, sample: true })
  .extend({ rating: z.number() });

export type PublicReview = z.output<typeof publicReview>;

/** The form of POST /api/reviews. */
export const reviewCreate = z.strictObject({
  name: requiredText(),
  review: requiredLongText(MAX_LONG_TEXT),
  image: imageFile,
  rating: rating.optional(),
});

export type ReviewCreate = z.output<typeof reviewCreate>;

/** The panel's form that creates a review. */
export const reviewForm = reviewCreate.extend({
  request_id: requestId,
});

/** The body of PATCH /api/reviews: changed fields only. */
export const reviewPatch = z.strictObject({
  id: recordId,
  version: version.optional(),
  ...reviewCreate.omit({ image: true }).partial().shape,
  sample: yesNo.optional(),
});

export type ReviewPatch = z.output<typeof reviewPatch>;
