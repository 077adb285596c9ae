import { z } from "zod";
import { erasesFrom } from "@/lib/erasure/rules.ts";
import { listPage, pageQuery, searchPage } from "@/lib/fields/paging.ts";
import { deletion, search } from "@/lib/site/call.ts";
import { defineNoun, listEntry } from "@/lib/site/noun.ts";
import { form, records } from "@/lib/site/rule.ts";
import { reviews } from "./reviews.ts";
import { publicReview, review, reviewCreate, reviewPatch } from "./schema.ts";

const answers = {
  shownReviews: z.union([listPage(publicReview), listPage(review)]),
  review,
  foundReviews: searchPage(review),
};

/** Declares customers' reviews. */
export const reviewsNoun = defineNoun({
  name: "reviews",
  title: "control.reviews.title",
  counted: ["reviews"],
  erasure: { rules: { reviews: erasesFrom(reviews) } },
  journal: ["reviews"],
  rights: {
    "reviews:read": ["manager"],
    "reviews:write": ["manager"],
  },
  menu: [listEntry("tiles", "reviews", "reviews")],
  answers,
  calls: {
    "GET /api/reviews": {
      summary:
        "List the reviews, newest first; an administrator gets every field",
      access: "optional",
      sees: "reviews:read",
      input: pageQuery,
      output: answers.shownReviews,
    },
    "POST /api/reviews": {
      summary: "Create a review with its photo",
      access: "reviews:write",
      input: reviewCreate,
      output: answers.review,
      multipart: true,
      repeatable: true,
    },
    "PATCH /api/reviews": {
      summary: "Change fields of a review",
      access: "reviews:write",
      input: reviewPatch,
      output: answers.review,
    },
    "DELETE /api/reviews": deletion(
      "reviews:write",
      "Delete a review with its photo",
    ),
    "POST /api/reviews/search": search(
      "reviews:read",
      "Search the reviews",
      answers.foundReviews,
    ),
  },
  screens: {
    "/control/reviews/list.html": records("reviews"),
    "/control/reviews/create.html": form("reviews:write"),
  },
});
