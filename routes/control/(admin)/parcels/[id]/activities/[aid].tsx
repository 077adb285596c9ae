import { ParcelForm } from "@/components/control/parcels/ParcelForm.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { updateActivity } from "@/lib/parcels/activities.ts";
import { activityForm } from "@/lib/parcels/activity_forms.ts";
import { type FormState, formValues } from "@/lib/forms/description.ts";
import { parcelPath } from "@/lib/parcels/paths.ts";
import {
  clockOf,
  entryOf,
  parcelGet,
  parcelOf,
  shownParcel,
} from "@/lib/parcels/screen.ts";
import { formPost, showForm } from "@/lib/forms/post.ts";
import { typedMoment } from "@/lib/parcels/typed_moment.ts";
import { flash } from "@/lib/http/redirect.ts";
import { toLocalTime } from "@/lib/local_time.ts";
import { activityForm as input } from "@/lib/parcels/activity_schema.ts";

export const handler = definePanel.handlers<FormState>({
  GET: parcelGet(async (parcel, { state, params }) => {
    const { kv, settings: { time_zone } } = state;
    const entry = await entryOf(kv, parcel, params.aid!);
    const occurred_at = toLocalTime(entry.occurred_at, time_zone);
    const form = activityForm(clockOf(state));
    return showForm(formValues(form, { ...entry, occurred_at }));
  }),

  POST: formPost(input, async ({ occurred_at, ...changes }, ctx) => {
    const { state: { kv }, params } = ctx;
    const parcel = await parcelOf(ctx);
    const entry = await entryOf(kv, parcel, params.aid!);
    const moment = await typedMoment(kv, occurred_at, entry.occurred_at);
    const { changed } = await updateActivity(kv, {
      ...changes,
      ...moment,
      id: entry.id,
    });
    const path = parcelPath(parcel.tracking_code, "/activities");
    return flash(path, changed ? "updated" : "unchanged");
  }),
});

/** An entry of a parcel's history (spec section 2). */
export default definePanel.page<typeof handler>(
  async function UpdateActivity(ctx) {
    const { t } = ctx.state;
    const { tracking_code: code } = await shownParcel(ctx);
    return (
      <ParcelForm
        {...{ ctx, data: ctx.data, code }}
        title={t("control.activities.edit")}
        form={activityForm(clockOf(ctx.state))}
        inHistory
      />
    );
  },
);
