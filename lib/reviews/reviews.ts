import { queueErasure } from "@/lib/journal/erasure.ts";
import type { ListPage, PageQuery } from "@/lib/fields/paging.ts";
import { changeFiles, storeImage } from "@/lib/photos/files.ts";
import { changeContent, contentSnapshot } from "@/lib/settings/settings.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { mapPage } from "@/lib/store/paging.ts";
import { defineSearch } from "@/lib/store/search.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import {
  type PublicReview,
  type Review,
  review,
  type ReviewCreate,
  type ReviewPatch,
} from "./schema.ts";
import { omitUndefined } from "@/lib/store/stamps.ts";

/** The rating shown for a review without one. */
const DEFAULT_RATING = 4.5;

export const reviews = new Collection<Review>({
  noun: "reviews",
  thing: "review",
  ...defineSearch(review),
  encode: ({ id: _, ...stored }) => stored,
  // Earlier versions stored no mark of a sample.
  decode: (id, stored: Omit<Review, "id">) => ({
    id,
    ...stored,
    sample: stored.sample ?? "no",
  }),
  inTurn: true,
  journal: {
    label: ({ name }) => name,
    fields: ["name", "review", "image", "rating", "sample"],
  },
  extra: changeContent,
});

/** Maximum reviews on the home page and in GET /api/graph. */
const MAX_SHOWN = 100;

interface CreateOptions {
  requestKey?: string | undefined;
  /** Whether it is invented; "no" by default. */
  sample?: Review["sample"];
}

/**
 * Creates a review with its photo. A repeated `requestKey` returns the review of the first call. Throws 422 like
 * storeImage().
 */
export async function createReview(
  kv: Kv,
  { image, ...fields }: ReviewCreate,
  { requestKey, sample = "no" }: CreateOptions = {},
): Promise<Review> {
  const input = { ...fields, image: sha256(image.bytes) };
  const request = { input, requestKey };
  // Converting a picture is slow, so a repeated request skips it.
  const existing = await reviews.findCreated(kv, request);
  if (existing !== null) return existing;
  const added = await storeImage(kv, image);
  return await reviews.create(kv, request, async (tx, stamp) => {
    await changeFiles(tx, { added, removed: null });
    return {
      ...stamp,
      rating: null,
      ...omitUndefined(fields),
      image: added.name,
      sample,
    };
  });
}

/** Changes the given fields of a review, which is no sample from then on unless the patch says so. Throws 404 and 409. */
export function updateReview(
  kv: Kv,
  patch: ReviewPatch,
): Promise<{ record: Review; changed: boolean }> {
  return reviews.update(kv, patch, (after) => {
    after.sample = patch.sample ?? "no";
  });
}

/** Confirms the samples among the reviews that visitors see. */
export async function confirmSamples(kv: Kv): Promise<void> {
  for (const { id, sample } of await shownReviews(kv)) {
    if (sample === "yes") await updateReview(kv, { id, sample: "no" });
  }
}

/** Returns a page of all reviews in public form. */
export async function listPublicReviews(
  kv: Kv,
  query: PageQuery,
): Promise<ListPage<PublicReview>> {
  return mapPage(await reviews.list(kv, query), toPublicReview);
}

/** Returns the newest reviews in public form, up to a second stale, for the home page and the graph. */
export const shownReviews: (kv: Kv) => Promise<PublicReview[]> =
  contentSnapshot(async (kv) => {
    const newest = { limit: MAX_SHOWN, reverse: true };
    return (await reviews.listFirst(kv, newest)).map(toPublicReview);
  });

/** Removes a review with its photo. Throws 404. */
export function deleteReview(kv: Kv, id: string): Promise<void> {
  return reviews.delete(kv, id, async (tx, { image }) => {
    await changeFiles(tx, { added: null, removed: image });
    queueErasure(tx, id);
  });
}

/** Returns the public fields of a review, with the default rating filled in. */
function toPublicReview(
  { id, name, review, image, rating, sample }: Review,
): PublicReview {
  return { id, name, review, image, sample, rating: rating ?? DEFAULT_RATING };
}
