import { page } from "fresh";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { ParcelScreen } from "@/components/control/parcels/ParcelScreen.tsx";
import { formatTimeZone } from "@/lib/parcels/format.ts";
import { define } from "@/lib/site/define.ts";
import { createActivity } from "@/lib/parcels/activities.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import {
  activityCreateForm,
  NEW_ACTIVITY,
} from "@/lib/parcels/activity_forms.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import {
  parcelGet,
  parcelOf,
  parcelPath,
  shownParcel,
} from "@/lib/parcels/screen.ts";
import { formPost } from "@/lib/forms/post.ts";
import { typedMoment } from "@/lib/parcels/typed_moment.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { activityCreateForm as input } from "@/lib/parcels/activity_schema.ts";

export const handler = define.handlers<FormState>({
  GET: parcelGet(() => {
    const request_id = crypto.randomUUID();
    return page({ values: { ...NEW_ACTIVITY, request_id }, problems: [] });
  }),

  POST: formPost(
    input,
    async ({ request_id, occurred_at, ...entry }, ctx) => {
      const { id, tracking_code } = await parcelOf(ctx);
      const { kv } = ctx.state;
      await createActivity(kv, {
        ...entry,
        parcel_id: id,
        ...await typedMoment(kv, occurred_at),
      }, { requestKey: request_id });
      return seeOther(parcelPath(tracking_code, "/activities?created"));
    },
    { values: (posted) => posted },
  ),
});

/** A new entry of a parcel's history (spec section 2). */
export default define.page<typeof handler>(async function CreateActivity(ctx) {
  const { data, state, url } = ctx;
  const { kv, t, locale, theme } = state;
  const [settings, parcel] = await Promise.all([
    getSettings(kv),
    shownParcel(ctx),
  ]);
  const { tracking_code } = parcel;
  const title = t("control.activities.add");
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
        form={activityCreateForm({
          ...{ now: kv.now(), timeZone: settings.time_zone, zone },
        })}
        cancel={`${path}/activities`}
      />
    </ParcelScreen>
  );
});
