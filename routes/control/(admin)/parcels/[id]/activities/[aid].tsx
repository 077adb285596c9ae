import { ParcelForm } from "@/components/control/parcels/ParcelForm.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { updateActivity } from "@/lib/parcels/activities.ts";
import { activityForm } from "@/lib/parcels/forms.ts";
import { type FormState, formValues } from "@/lib/forms/description.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import {
  clockOf,
  entryOf,
  requireParcel,
  shownCode,
  typedMoment,
} from "@/lib/parcels/screen.ts";
import { formPost, showForm } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import { toLocalTime } from "@/lib/dates.ts";
import { activityForm as input } from "@/lib/parcels/schema.ts";

export const handler = definePanel.handlers<FormState>({
  async GET(ctx) {
    const { time_zone } = ctx.state.settings;
    const entry = await entryOf(ctx, ctx.params.aid!);
    const occurred_at = toLocalTime(entry.occurred_at, time_zone);
    const form = activityForm(clockOf(ctx.state));
    return showForm(formValues(form, { ...entry, occurred_at }));
  },

  POST: formPost(input, async ({ occurred_at, ...changes }, ctx) => {
    const { kv } = ctx.state;
    const { tracking_code } = requireParcel(ctx);
    const entry = await entryOf(ctx, ctx.params.aid!);
    const moment = await typedMoment(kv, occurred_at, entry.occurred_at);
    const patch = { ...changes, ...moment, id: entry.id };
    const { changed } = await updateActivity(kv, patch);
    const path = parcelPath(tracking_code, "/activities");
    return flash(path, changed ? "updated" : "unchanged");
  }),
});

/** Edits an entry of a parcel's history (spec section 2). */
export default definePanel.page<typeof handler>(function UpdateActivity(ctx) {
  return (
    <ParcelForm
      {...{ ctx, data: ctx.data, code: shownCode(ctx) }}
      title={ctx.state.t("control.activities.edit")}
      form={activityForm(clockOf(ctx.state))}
      inHistory
    />
  );
});
