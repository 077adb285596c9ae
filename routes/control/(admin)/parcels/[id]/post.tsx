import { momentBeside, parcelWidgets } from "@/components/parcels/widgets.tsx";
import { ParcelForm } from "@/components/parcels/ParcelForm.tsx";
import { PresentState } from "@/components/parcel_lists/ParcelRows.tsx";
import { mapLabels } from "@/lib/tracking/labels.ts";
import MapEditor from "@/islands/MapEditor.tsx";
import { readStatusField, settleStatus } from "@/lib/statuses/question.ts";
import { definePanel } from "@/lib/site/define.ts";
import { ACTIVITY_POST_FORM, atClock } from "@/lib/parcels/entry_forms.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import {
  clockOf,
  newestOf,
  postUpdate,
  requireParcel,
} from "@/lib/parcels/screen.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { tileSource } from "@/lib/site/tile_source.ts";
import type { State } from "@/lib/site/state.ts";

export const handler = formHandlers(
  ACTIVITY_POST_FORM.schema,
  async (input, ctx, values) => {
    const parcel = requireParcel(ctx);
    await settleStatus(ctx.state, input.status, values);
    const entry = await postUpdate(ctx.state.kv, parcel, input);
    const path = parcelPath(parcel.tracking_code);
    return flash(path, "posted", { about: { entry: entry.id } });
  },
  { first: () => ({ request_id: crypto.randomUUID() }) },
);

/** Posts an update of a parcel: history, status and place in one form. */
export default definePanel.page<typeof handler>(async function PostUpdate(ctx) {
  const { t, env, parcel } = ctx.state;
  const [newest, statuses] = await Promise.all([
    newestOf(ctx.state),
    readStatusField(ctx.state, ctx.data),
  ]);
  return (
    <ParcelForm
      ctx={ctx}
      title={t("control.parcels.post")}
      lead={<PresentState ctx={ctx} parcel={parcel} />}
      form={atClock(ACTIVITY_POST_FORM, clockOf(ctx.state))}
      widgets={{ ...parcelWidgets(statuses), ...momentBeside(newest) }}
    >
      <MapEditor
        kinds={["current"]}
        start={pointOf(ctx.state)}
        labels={{
          ...mapLabels(t),
          choose: t("control.mapEditor.choose"),
          hint: t("control.mapEditor.hintOne"),
        }}
        tiles={tileSource(env)}
      />
    </ParcelForm>
  );
});

/** Returns the current coordinates of the parcel, if known. */
function pointOf({ parcel }: State) {
  const latitude = parcel?.map_current_latitude ?? null;
  const longitude = parcel?.map_current_longitude ?? null;
  if (latitude === null || longitude === null) return undefined;
  return { latitude, longitude };
}
