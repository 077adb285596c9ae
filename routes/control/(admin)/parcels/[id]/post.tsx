import { ParcelForm } from "@/components/control/parcels/ParcelForm.tsx";
import { PresentState } from "@/components/control/parcels/PresentState.tsx";
import { mapLabels } from "@/lib/parcels/labels.ts";
import MapEditor from "@/islands/MapEditor.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { activityPostForm } from "@/lib/parcels/activity_forms.ts";
import type { FormState } from "@/lib/forms/description.ts";
import { parcelPath } from "@/lib/parcels/paths.ts";
import { newestOf, pointOf, postUpdate } from "@/lib/parcels/post_update.ts";
import {
  clockOf,
  parcelGet,
  parcelOf,
  shownParcel,
} from "@/lib/parcels/screen.ts";
import { formPost, showForm } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import { tileSource } from "@/lib/site/tile_source.ts";
import { activityPostForm as postInput } from "@/lib/parcels/activity_schema.ts";

export const handler = definePanel.handlers<FormState>({
  GET: parcelGet(() => showForm({ request_id: crypto.randomUUID() })),

  POST: formPost(postInput, async (input, ctx) => {
    const parcel = await parcelOf(ctx);
    const entry = await postUpdate(ctx.state.kv, parcel, input);
    const path = parcelPath(parcel.tracking_code);
    return flash(path, "posted", { about: { entry: entry.id } });
  }),
});

/** One step of a parcel: its history, its status and where it is, in one form (decision 24). */
export default definePanel.page<typeof handler>(async function PostUpdate(ctx) {
  const { t, env } = ctx.state;
  const parcel = await shownParcel(ctx);
  const newest = await newestOf(ctx.state, parcel);
  return (
    <ParcelForm
      {...{ ctx, data: ctx.data, code: parcel.tracking_code }}
      title={t("control.parcels.post")}
      lead={<PresentState {...{ t, parcel }} />}
      form={activityPostForm(clockOf(ctx.state), newest)}
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
    </ParcelForm>
  );
});
