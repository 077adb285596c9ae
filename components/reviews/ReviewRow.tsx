import { RecordDelete } from "@/components/panel/RecordRow.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Review } from "@/lib/reviews/schema.ts";

interface ReviewRowProps {
  t: Translate;
  view: ListView<Review>;
  review: Review;
}

/** A review in the panel's list, with a link to delete it. */
export function ReviewRow({ t, view, review }: ReviewRowProps) {
  const { id, name, image } = review;
  return (
    <li class="record review-row">
      <img
        class="review-photo"
        src={`/uploads/images/${image}`}
        alt=""
        width={64}
        height={64}
        loading="lazy"
      />
      <div class="review-words">
        <p class="review-name" dir="auto" {...UNTRANSLATED}>{name}</p>
        <p class="review-text" dir="auto" {...UNTRANSLATED}>{review.review}</p>
        {review.sample === "yes" && <p class="soft">{t("home.sampleReview")}
        </p>}
      </div>
      <RecordDelete
        t={t}
        view={view}
        id={id}
        name={name}
        text={t("control.reviews.deleteText")}
      />
    </li>
  );
}
