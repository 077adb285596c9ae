import { page } from "fresh";
import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { RecordDelete } from "@/components/panel/RecordRow.tsx";
import {
  ActivityRow,
  translateStatus,
} from "@/components/parcel_lists/ParcelRows.tsx";
import { readMakers } from "@/lib/journal/journal.ts";
import { describeConcurrentChanges } from "@/lib/journal/concurrent_changes.ts";
import { definePanel } from "@/lib/site/define.ts";
import { deleteActivity, listActivities } from "@/lib/parcels/activities.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import { deletePost } from "@/lib/screens/delete_post.ts";
import { wholeList } from "@/lib/screens/list_view.ts";
import { entryOf, requireParcel, stateInWords } from "@/lib/parcels/screen.ts";
import type { Activity } from "@/lib/parcels/entry_schema.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { readFlash } from "@/lib/forms/form_state.ts";

/** The `done` word after a deletion. */
const DELETED = "deleted";

export const handler = definePanel.handlers<Activity[]>({
  GET: async (ctx) =>
    page(await listActivities(ctx.state.kv, requireParcel(ctx).id)),

  POST: deletePost(async (kv, id, ctx) => {
    const entry = await entryOf(ctx, id);
    await deleteActivity(kv, entry.id);
  }, DELETED),
});

/** The history of a parcel, newest first (spec section 2). */
export default definePanel.page<typeof handler>(async function Activities(ctx) {
  const { kv, t, admin } = ctx.state;
  const code = ctx.params.id!;
  const path = parcelPath(code);
  const nameOf = (entry: Activity) => translateStatus(ctx.state, entry.title);
  const parcel = requireParcel(ctx);
  const makers = await readMakers(kv, parcel.id, admin);
  const view = wholeList(ctx.data, ctx.url, nameOf);
  return (
    <ListScreen
      ctx={ctx}
      view={view}
      noun="activities"
      parcel={{ text: code, href: path }}
      add={`${path}/activities/create`}
      api="/api/activities"
      done={{
        created: "message.activityCreated",
        updated: "message.activityUpdated",
        unchanged: "message.nothingToUpdate",
      }}
      deleted={DELETED}
      more={await furtherNews(ctx, parcel)}
    >
      {view.items.map((activity) => (
        <ActivityRow
          key={activity.id}
          ctx={ctx}
          activity={activity}
          maker={makers.get(activity.id)}
          href={`${path}/activities/${activity.id}`}
        >
          <RecordDelete
            t={t}
            view={view}
            id={activity.id}
            name={nameOf(activity)}
          />
        </ActivityRow>
      ))}
    </ListScreen>
  );
});

/** Returns the parcel's state after a deletion, or the changes by others to the entry that was just saved. */
async function furtherNews(
  ctx: PanelContext & { data: Activity[] },
  parcel: Parcel,
): Promise<string[]> {
  if (readFlash(ctx) === DELETED) {
    const values = await stateInWords(ctx.state, parcel);
    return [ctx.state.t("message.activityDeleted", { values })];
  }
  const id = ctx.url.searchParams.get("entry");
  const saved = ctx.data.find((entry) => entry.id === id);
  return saved === undefined
    ? []
    : await describeConcurrentChanges(ctx, saved.id);
}
