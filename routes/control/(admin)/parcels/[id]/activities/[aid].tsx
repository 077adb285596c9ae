import { page } from "fresh";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { ParcelScreen } from "@/components/control/parcels/ParcelScreen.tsx";
import { formatTimeZone } from "@/lib/parcels/format.ts";
import { define } from "@/lib/site/define.ts";
import { updateActivity } from "@/lib/parcels/activities.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { activityForm } from "@/lib/parcels/activity_forms.ts";
import { formValues } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import {
  entryOf,
  parcelGet,
  parcelOf,
  parcelPath,
  shownParcel,
} from "@/lib/parcels/screen.ts";
import { formPost } from "@/lib/forms/post.ts";
import { typedMoment } from "@/lib/parcels/typed_moment.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { toLocalTime } from "@/lib/local_time.ts";
import { activityForm as input } from "@/lib/parcels/activity_schema.ts";

export const handler = define.handlers<FormState>({
  GET: parcelGet(async (parcel, ctx) => {
    const { kv } = ctx.state;
    const activity = await entryOf(kv, parcel, ctx.params.aid!);
    const { time_zone } = await getSettings(kv);
    const form = activityForm({
      ...{ now: kv.now(), timeZone: time_zone, zone: "" },
    });
    const occurred_at = toLocalTime(activity.occurred_at, time_zone);
    const values = formValues(form, { ...activity, occurred_at });
    return page({ values, problems: [] });
  }),

  POST: formPost(input, async ({ occurred_at, ...changes }, ctx) => {
    const parcel = await parcelOf(ctx);
    const { kv } = ctx.state;
    const { id, occurred_at: before } = await entryOf(
      kv,
      parcel,
      ctx.params.aid!,
    );
    const { changed } = await updateActivity(kv, {
      ...changes,
      id,
      ...await typedMoment(kv, occurred_at, before),
    });
    const query = changed ? "?updated" : "?unchanged";
    return seeOther(parcelPath(parcel.tracking_code, `/activities${query}`));
  }, { values: (posted) => posted }),
});

/** An entry of a parcel's history (spec section 2). */
export default define.page<typeof handler>(async function UpdateActivity(ctx) {
  const { data, state, url } = ctx;
  const { kv, t, locale, theme } = state;
  const [settings, parcel] = await Promise.all([
    getSettings(kv),
    shownParcel(ctx),
  ]);
  const { tracking_code } = parcel;
  const title = t("control.activities.edit");
  const path = parcelPath(tracking_code);
  const zone = formatTimeZone(locale.formatTag, settings.time_zone);
  return (
    <ParcelScreen
      {...{ t, locale, theme, settings }}
      url={url.pathname}
      title={formTitle(t, `${title} ${tracking_code}`, data)}
      crumbs={[
        { text: tracking_code, href: path },
        { text: t("control.activities.title"), href: `${path}/activities` },
        { text: title },
      ]}
    >
      <ScreenForm
        {...{ t, locale, title, state: data, code: tracking_code }}
        form={activityForm({
          ...{ now: kv.now(), timeZone: settings.time_zone, zone },
        })}
        cancel={`${path}/activities`}
      />
    </ParcelScreen>
  );
});
