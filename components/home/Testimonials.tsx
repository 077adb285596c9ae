import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { PublicReview } from "@/lib/reviews/schema.ts";

/** Maximum characters of a review that may stretch the other cards. */
const LONG = 500;

const STARS = [1, 2, 3, 4, 5];

/** Customers' reviews, newest first (spec section 2). */
export function Testimonials(
  { t, reviews }: { t: Translate; reviews: PublicReview[] },
) {
  const isUneven = reviews.some(({ review }) => review.length > LONG);
  return (
    <section class="section wrap" aria-labelledby="reviews-title">
      <div class="section-head">
        <h2 id="reviews-title">{t("home.reviews.title")}</h2>
        <p class="lead">
          {t(reviews.length === 0 ? "home.reviews.none" : "home.reviews.lead")}
        </p>
      </div>
      {reviews.length > 0 && (
        <ul class={isUneven ? "reviews reviews-uneven" : "reviews"}>
          {reviews.map((review) => (
            <li key={review.id}>
              <Testimonial t={t} review={review} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Testimonial({ t, review }: { t: Translate; review: PublicReview }) {
  const { name, image } = review;
  return (
    <figure class="review">
      <Stars t={t} rating={review.rating} />
      <blockquote dir="auto" {...UNTRANSLATED}>{review.review}</blockquote>
      <figcaption class="review-author">
        <img
          src={`/uploads/images/${image}`}
          alt=""
          width={48}
          height={48}
          loading="lazy"
        />
        <div>
          <div dir="auto" {...UNTRANSLATED}>{name}</div>
          {review.sample === "yes" && (
            <span class="sample">{t("home.sampleReview")}</span>
          )}
        </div>
      </figcaption>
    </figure>
  );
}

function Stars({ t, rating }: { t: Translate; rating: number }) {
  return (
    <p
      class="stars"
      role="img"
      aria-label={t("home.reviews.rating", { rating })}
    >
      {STARS.map((star) => (
        <Icon key={star} name={iconOf(star, rating)} class="icon-mirror" />
      ))}
    </p>
  );
}

function iconOf(star: number, rating: number): IconName {
  const filled = rating - (star - 1);
  if (filled >= 0.75) return "star";
  return filled >= 0.25 ? "star_half" : "star_border";
}
