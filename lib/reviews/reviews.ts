import { notFound } from "@/lib/errors.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { DEFAULT_RATING } from "@/lib/fields/constants.ts";
import type {
  Found,
  Paged,
  PageQuery,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import type {
  PublicReview,
  Review,
  ReviewCreate,
  ReviewPatch,
} from "./schema.ts";
import { contentSnapshot } from "@/lib/settings/content_snapshot.ts";
import { changeContent } from "@/lib/settings/content_version.ts";
import { changeFiles, storeImage } from "@/lib/photos/files.ts";
import { newId } from "@/lib/store/ids.ts";
import { defined, requireVersion } from "@/lib/store/merge.ts";
import {
  count,
  type Listing,
  listPage,
  searchPage,
} from "@/lib/store/paging.ts";
import {
  findMade,
  rememberMade,
  type Repeatable,
} from "@/lib/store/requests.ts";
import { indexTokens, tokensOf } from "@/lib/store/search.ts";
import { sha256 } from "@/lib/store/secrets.ts";

/** The noun of reviews: their key prefix, counter, search index and list. */
export const REVIEWS = "reviews";

/** A review as it lies in the store; its id is in its key. */
type StoredReview = Omit<Review, "id">;

const LISTING: Listing<Review> = {
  noun: REVIEWS,
  search_keys: ["name"],
  decode: (id, stored: StoredReview) => ({ id, ...stored }),
};

/** How many reviews the home page and the graph show. */
const MAX_SHOWN = 100;

/**
 * Creates a review with its photo (spec section 7). A repeated `requestKey` gives the review that the first call made.
 * Throws 422 like storeImage.
 */
export async function createReview(
  kv: Kv,
  { image, ...fields }: ReviewCreate,
  options: { requestKey?: string | undefined } = {},
): Promise<Review> {
  const now = kv.now();
  const id = newId(now);
  const input = { ...fields, image: sha256(image.bytes) };
  const request = { noun: REVIEWS, key: options.requestKey, input, now };
  // Making a picture takes long: not for what has been made before.
  const madeBefore = await kv.transact((tx) => readMade(tx, request));
  if (madeBefore !== null) return madeBefore;
  const added = await storeImage(kv, image);
  return await kv.transact(async (tx) => {
    const made = await readMade(tx, request);
    if (made !== null) return made;
    await changeFiles(tx, { added, removed: null });
    const time = now.toISOString();
    const review: Review = {
      ...{ id, version: 1, created_at: time, updated_at: time },
      ...{ rating: null, ...defined(fields), image: added.name },
    };
    await count(tx, REVIEWS, 1);
    await rememberMade(tx, request, { kv, id });
    storeReview(tx, null, review);
    changeContent(tx, now);
    return review;
  }, { lock: REVIEWS });
}

/** Returns a review by its id, or null. */
export async function getReview(kv: Kv, id: string): Promise<Review | null> {
  const stored = await kv.get<StoredReview>(reviewKey(id));
  return stored === null ? null : { id, ...stored };
}

/** Returns a page of all reviews (decision 10). */
export function listReviews(kv: Kv, query: PageQuery): Promise<Paged<Review>> {
  return listPage(kv, LISTING, query);
}

/** Returns a page of all reviews as visitors see them. */
export async function listPublicReviews(
  kv: Kv,
  query: PageQuery,
): Promise<Paged<PublicReview>> {
  const page = await listReviews(kv, query);
  return { ...page, data: page.data.map(publicReview) };
}

/** Returns the newest reviews as visitors see them, at most a second old, for the home page and the graph (decision 35). */
export const shownReviews: (kv: Kv) => Promise<PublicReview[]> =
  contentSnapshot(async (kv) => {
    const query = { page: 1, per_page: MAX_SHOWN };
    return (await listPublicReviews(kv, query)).data;
  });

/** Finds reviews by the words of their search keys (decision 11). */
export function searchReviews(
  kv: Kv,
  query: SearchQuery,
): Promise<Found<Review>> {
  return searchPage(kv, LISTING, {
    query,
    tokens: searchTokens,
  });
}

/** Changes the given fields of a review (decision 23). Throws 404, and 409 when `version` is not the current one. */
export function updateReview(
  kv: Kv,
  { id, version, ...changes }: ReviewPatch,
): Promise<{ review: Review; changed: boolean }> {
  return kv.transact(async (tx) => {
    const before = await requireReview(tx, id);
    requireVersion(before, version);
    const review = { ...before, ...defined(changes) };
    if (JSON.stringify(review) === JSON.stringify(before)) {
      return { review: before, changed: false };
    }
    review.version += 1;
    review.updated_at = kv.now().toISOString();
    storeReview(tx, before, review);
    changeContent(tx, kv.now());
    return { review, changed: true };
  }, { lock: id });
}

/** Removes a review with its photo and its place in the search. Throws 404. */
export async function deleteReview(kv: Kv, id: string): Promise<void> {
  await kv.transact(async (tx) => {
    const review = await requireReview(tx, id);
    tx.delete(reviewKey(id));
    indexTokens(tx, { noun: REVIEWS, id }, { before: searchTokens(review) });
    await changeFiles(tx, { added: null, removed: review.image });
    await count(tx, REVIEWS, -1);
    changeContent(tx, kv.now());
  }, { lock: REVIEWS });
}

/** Returns what a visitor may know of a review, with the stars to show (decision 43). */
export function publicReview(
  { id, name, review, image, rating }: Review,
): PublicReview {
  return { id, name, review, image, rating: rating ?? DEFAULT_RATING };
}

function storeReview(
  tx: Transaction,
  before: Review | null,
  { id, ...stored }: Review,
): void {
  tx.set(reviewKey(id), stored);
  indexTokens(tx, { noun: REVIEWS, id }, {
    before: before === null ? undefined : searchTokens(before),
    after: searchTokens(stored),
  });
}

async function readMade(
  tx: Transaction,
  request: Repeatable,
): Promise<Review | null> {
  const id = await findMade(tx, request);
  return id === null ? null : await readReview(tx, id);
}

async function readReview(
  tx: Transaction,
  id: string,
): Promise<Review | null> {
  const stored = await tx.read<StoredReview>(reviewKey(id));
  return stored === null ? null : { id, ...stored };
}

async function requireReview(tx: Transaction, id: string): Promise<Review> {
  const review = await readReview(tx, id);
  if (review === null) throw notFound("review");
  return review;
}

function searchTokens({ name }: Pick<Review, "name">): Set<string> {
  return tokensOf([name]);
}

function reviewKey(id: string): Key {
  return [REVIEWS, id];
}
