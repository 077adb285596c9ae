import { ParcelForm } from "@/components/control/parcels/ParcelForm.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { type FormState, seenValues } from "@/lib/forms/description.ts";
import { parcelForm } from "@/lib/parcels/forms.ts";
import { parcelGet, shownParcel } from "@/lib/parcels/screen.ts";
import { updatePost } from "@/lib/parcels/update_post.ts";
import { showForm } from "@/lib/forms/post.ts";
import { parcelForm as parcelInput } from "@/lib/parcels/schema.ts";

export const handler = definePanel.handlers<FormState>({
  GET: parcelGet((parcel, { state: { kv } }) =>
    showForm(seenValues(parcelForm(kv.now()), parcel))
  ),

  POST: updatePost(parcelInput, parcelForm),
});

/** All that can be edited of a parcel, but its map and photo (spec sections 2 and 5). */
export default definePanel.page<typeof handler>(
  async function UpdateParcel(ctx) {
    const { kv, t } = ctx.state;
    const { tracking_code: code } = await shownParcel(ctx);
    return (
      <ParcelForm
        {...{ ctx, data: ctx.data, code }}
        title={t("control.parcels.update")}
        form={parcelForm(kv.now())}
      />
    );
  },
);
