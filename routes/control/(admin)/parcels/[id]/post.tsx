import { page } from "fresh";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { ParcelScreen } from "@/components/control/parcels/ParcelScreen.tsx";
import { PresentState } from "@/components/control/parcels/PresentState.tsx";
import { formatDay, formatTime, formatTimeZone } from "@/lib/parcels/format.ts";
import { mapLabels } from "@/lib/parcels/labels.ts";
import MapEditor from "@/islands/MapEditor.tsx";
import { define } from "@/lib/site/define.ts";
import type { State } from "@/lib/site/state.ts";
import { createActivity, readStatusMark } from "@/lib/parcels/activities.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { refuse } from "@/lib/errors.ts";
import { activityPostForm } from "@/lib/parcels/activity_forms.ts";
import type { Newest } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import {
  parcelGet,
  parcelOf,
  parcelPath,
  shownParcel,
} from "@/lib/parcels/screen.ts";
import { formPost } from "@/lib/forms/post.ts";
import { stageOf } from "@/lib/tracking/stage_header.ts";
import { typedMoment } from "@/lib/parcels/typed_moment.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { tileSource } from "@/lib/site/tile_source.ts";
import { toLocalTime } from "@/lib/local_time.ts";
import { activityPostForm as postInput } from "@/lib/parcels/activity_schema.ts";
import { lookOf } from "@/lib/parcels/looks.ts";
import { missingHalves, type Parcel } from "@/lib/parcels/schema.ts";

const MINUTE_MS = 60_000;

export const handler = define.handlers<FormState>({
  GET: parcelGet(() => {
    const request_id = crypto.randomUUID();
    return page({ values: { request_id }, problems: [] });
  }),

  POST: formPost(postInput, async ({ request_id, ...input }, ctx) => {
    // A point that is given needs both of its numbers, whatever the parcel had before.
    refuse(missingHalves(input));
    const { id, tracking_code } = await parcelOf(ctx);
    const { kv } = ctx.state;
    const { occurred_at, ...step } = input;
    const look = lookOf(stageOf(step.status));
    const { id: entry } = await createActivity(kv, {
      ...step,
      icon: step.icon ?? look.icon,
      color: step.color ?? look.color,
      parcel_id: id,
      title: step.status,
      ...await typedMoment(kv, occurred_at),
    }, { requestKey: request_id });
    return seeOther(parcelPath(tracking_code, `?posted=${entry}`));
  }, { values: (posted) => posted }),
});

/** One step of a parcel: its history, its status and where it is, in one form (decision 24). */
export default define.page<typeof handler>(async function PostUpdate(ctx) {
  const { data, state, url } = ctx;
  const { kv, t, locale, theme, env } = state;
  const [settings, parcel] = await Promise.all([
    getSettings(kv),
    shownParcel(ctx),
  ]);
  const { tracking_code } = parcel;
  const { time_zone: timeZone } = settings;
  const title = t("control.parcels.post");
  const path = parcelPath(tracking_code);
  const zone = formatTimeZone(locale.formatTag, timeZone);
  const clock = { now: kv.now(), timeZone, zone };
  return (
    <ParcelScreen
      {...{ t, locale, theme, settings }}
      url={url.pathname}
      title={formTitle(t, `${title} ${tracking_code}`, data)}
      crumbs={[{ text: tracking_code, href: path }, { text: title }]}
    >
      <ScreenForm
        {...{ t, locale, title, state: data, code: tracking_code }}
        lead={<PresentState {...{ t, parcel }} />}
        form={activityPostForm(clock, await newestOf(ctx.state, parcel))}
        cancel={path}
      >
        <MapEditor
          kinds={["current"]}
          start={pointOf(parcel)}
          labels={{
            ...mapLabels(t),
            choose: t("control.mapEditor.choose"),
            hint: t("control.mapEditor.hintOne"),
          }}
          tiles={tileSource(env)}
        />
      </ScreenForm>
    </ParcelScreen>
  );
});

/** The moment from which on a time changes the status of the parcel; undefined while any would. */
async function newestOf(
  { kv, locale }: State,
  { id }: Partial<Parcel>,
): Promise<Newest | undefined> {
  const mark = id === undefined ? null : await readStatusMark(kv, id);
  if (mark === null) return undefined;
  const { time_zone } = await getSettings(kv);
  // The control knows no seconds: the minute that has begun already is too early.
  const minute = new Date(Math.ceil(mark.at / MINUTE_MS) * MINUTE_MS);
  const iso = new Date(mark.at).toISOString();
  const moment = [formatDay, formatTime].map((format) =>
    format(iso, locale.formatTag, time_zone)
  );
  return { value: toLocalTime(minute, time_zone), moment: moment.join(" ") };
}

/** Where the parcel is now, as far as that is known. */
function pointOf(
  {
    map_current_latitude: latitude = null,
    map_current_longitude: longitude = null,
  }: Partial<Parcel>,
) {
  if (latitude === null || longitude === null) return undefined;
  return { latitude, longitude };
}
