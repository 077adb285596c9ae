import { parcelWidgets } from "@/components/parcels/widgets.tsx";
import { ParcelForm } from "@/components/parcels/ParcelForm.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { readStatusField } from "@/lib/statuses/question.ts";
import { createActivity } from "@/lib/parcels/activities.ts";
import { ACTIVITY_CREATE_FORM, atClock } from "@/lib/parcels/entry_forms.ts";
import { DEFAULT_ACTIVITY_ICON } from "@/lib/fields/constants.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import { clockOf, requireParcel, typedMoment } from "@/lib/parcels/screen.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";

export const handler = formHandlers(
  ACTIVITY_CREATE_FORM.schema,
  async ({ request_id, occurred_at, ...entry }, ctx) => {
    const { kv } = ctx.state;
    const { id: parcel_id, tracking_code } = requireParcel(ctx);
    const moment = await typedMoment(kv, occurred_at);
    const options = { requestKey: request_id };
    await createActivity(kv, { ...entry, ...moment, parcel_id }, options);
    return flash(parcelPath(tracking_code, "/activities"), "created");
  },
  {
    first: () => ({
      icon: DEFAULT_ACTIVITY_ICON,
      color: "black",
      request_id: crypto.randomUUID(),
    }),
  },
);

/** Adds an entry to a parcel's history (spec section 2). */
export default definePanel.page<typeof handler>(
  async function CreateActivity(ctx) {
    const statuses = await readStatusField(ctx.state, ctx.data);
    return (
      <ParcelForm
        ctx={ctx}
        title={ctx.state.t("control.activities.add")}
        form={atClock(ACTIVITY_CREATE_FORM, clockOf(ctx.state))}
        widgets={parcelWidgets(statuses)}
        inHistory
      />
    );
  },
);
