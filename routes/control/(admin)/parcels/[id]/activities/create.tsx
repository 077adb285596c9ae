import { ParcelForm } from "@/components/control/parcels/ParcelForm.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { createActivity } from "@/lib/parcels/activities.ts";
import {
  activityCreateForm,
  NEW_ACTIVITY,
} from "@/lib/parcels/activity_forms.ts";
import type { FormState } from "@/lib/forms/description.ts";
import { parcelPath } from "@/lib/parcels/paths.ts";
import {
  clockOf,
  parcelGet,
  parcelOf,
  shownParcel,
} from "@/lib/parcels/screen.ts";
import { formPost, showForm } from "@/lib/forms/post.ts";
import { typedMoment } from "@/lib/parcels/typed_moment.ts";
import { flash } from "@/lib/http/redirect.ts";
import { activityCreateForm as input } from "@/lib/parcels/activity_schema.ts";

export const handler = definePanel.handlers<FormState>({
  GET: parcelGet(() =>
    showForm({ ...NEW_ACTIVITY, request_id: crypto.randomUUID() })
  ),

  POST: formPost(input, async ({ request_id, occurred_at, ...entry }, ctx) => {
    const { kv } = ctx.state;
    const { id: parcel_id, tracking_code } = await parcelOf(ctx);
    const moment = await typedMoment(kv, occurred_at);
    const options = { requestKey: request_id };
    await createActivity(kv, { ...entry, ...moment, parcel_id }, options);
    return flash(parcelPath(tracking_code, "/activities"), "created");
  }),
});

/** A new entry of a parcel's history (spec section 2). */
export default definePanel.page<typeof handler>(
  async function CreateActivity(ctx) {
    const { t } = ctx.state;
    const { tracking_code: code } = await shownParcel(ctx);
    return (
      <ParcelForm
        {...{ ctx, data: ctx.data, code }}
        title={t("control.activities.add")}
        form={activityCreateForm(clockOf(ctx.state))}
        inHistory
      />
    );
  },
);
