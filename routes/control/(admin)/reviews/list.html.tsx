import { RecordList } from "@/components/control/RecordList.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { ReviewRow } from "@/components/reviews/ReviewRow.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { define } from "@/lib/site/define.ts";
import {
  deleteReview,
  getReview,
  listReviews,
  searchReviews,
} from "@/lib/reviews/reviews.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { askedRecord, deletePost } from "@/lib/site/delete_form.ts";
import { readList } from "@/lib/site/list_view.ts";

export const handler = define.handlers({
  POST: deletePost((id, { state }) => deleteReview(state.kv, id)),
});

/** What customers have said (spec section 2). */
export default define.page(async function ReviewList({ state, url }) {
  const { kv, t, locale, theme } = state;
  const [settings, view, asked] = await Promise.all([
    getSettings(kv),
    readList(url, {
      list: (query) => listReviews(kv, query),
      search: (query) => searchReviews(kv, query),
    }),
    askedRecord(url, (id) => getReview(kv, id), ({ name }) => name),
  ]);
  const title = t("control.reviews.title");
  return (
    <Screen
      {...{ t, locale, theme, settings }}
      title={title}
      url={url.pathname + url.search}
      crumbs={[{ text: title }]}
    >
      <MessagePanel
        texts={url.searchParams.has("created")
          ? [t("message.reviewCreated")]
          : []}
      />
      <RecordList
        {...{ t, view }}
        title="control.reviews.title"
        empty={{
          title: "control.reviews.empty",
          text: "control.reviews.emptyText",
        }}
        add={{
          href: "/control/reviews/create.html",
          text: "control.reviews.add",
        }}
        remove={{
          api: "/api/reviews",
          text: t("control.reviews.deleteText"),
          asked,
        }}
      >
        {view.items.map((review) => (
          <ReviewRow key={review.id} {...{ t, view, review }} />
        ))}
      </RecordList>
    </Screen>
  );
});
