import { page } from "fresh";
import { RecordDelete, RecordList } from "@/components/control/RecordList.tsx";
import { ActivityRow } from "@/components/control/parcels/ActivityRow.tsx";
import { shownStatus } from "@/components/control/parcels/shown_status.ts";
import { ParcelScreen } from "@/components/control/parcels/ParcelScreen.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { define } from "@/lib/site/define.ts";
import { deleteActivity } from "@/lib/parcels/activities.ts";
import { listActivities } from "@/lib/parcels/history.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { deletePost } from "@/lib/site/delete_form.ts";
import { wholeList } from "@/lib/site/list_view.ts";
import {
  entryOf,
  parcelGet,
  parcelOf,
  parcelPath,
} from "@/lib/parcels/screen.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { Activity } from "@/lib/parcels/activity_schema.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";

interface Data {
  parcel: Parcel;
  history: Activity[];
}

export const handler = define.handlers<Data>({
  GET: parcelGet(async (parcel, { state }) => {
    const history = await listActivities(state.kv, parcel.id);
    return page({ parcel, history });
  }),

  POST: deletePost(async (id, ctx) => {
    const { kv } = ctx.state;
    const entry = await entryOf(kv, await parcelOf(ctx), id);
    await deleteActivity(kv, entry.id);
  }),
});

/** The history of a parcel, newest first (spec section 2). */
export default define.page<typeof handler>(
  async function ActivityList({ data, state, url }) {
    const { kv, t, locale, theme } = state;
    const settings = await getSettings(kv);
    const { parcel: { tracking_code }, history } = data;
    const title = "control.activities.title";
    const path = parcelPath(tracking_code);
    const view = wholeList(history, url);
    const asked = history.find(({ id }) =>
      id === url.searchParams.get("delete")
    );
    return (
      <ParcelScreen
        {...{ t, locale, theme, settings }}
        url={url.pathname}
        title={`${t(title)} ${tracking_code}`}
        crumbs={[{ text: tracking_code, href: path }, { text: t(title) }]}
      >
        <MessagePanel texts={news(url).map((key) => t(key))} />
        <RecordList
          {...{ t, view, title }}
          unsearched
          empty={{
            title: "control.activities.empty",
            text: "control.activities.emptyText",
          }}
          add={{
            href: `${path}/activities/create`,
            text: "control.activities.add",
          }}
          remove={{
            api: "/api/activities",
            asked: asked === undefined
              ? null
              : { id: asked.id, name: shownStatus(t, asked.title) },
          }}
        >
          {history.map((activity) => (
            <ActivityRow
              key={activity.id}
              {...{ t, locale, activity }}
              timeZone={settings.time_zone}
              href={`${path}/activities/${activity.id}`}
            >
              <RecordDelete
                {...{ t, view }}
                id={activity.id}
                name={shownStatus(t, activity.title)}
              />
            </ActivityRow>
          ))}
        </RecordList>
      </ParcelScreen>
    );
  },
);

function news({ searchParams }: URL): MessageKey[] {
  if (searchParams.has("created")) return ["message.activityCreated"];
  if (searchParams.has("updated")) return ["message.activityUpdated"];
  if (searchParams.has("unchanged")) return ["message.nothingToUpdate"];
  return [];
}
