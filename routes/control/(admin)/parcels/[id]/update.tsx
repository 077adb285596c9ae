import { parcelWidgets } from "@/components/parcels/widgets.tsx";
import { ParcelForm } from "@/components/parcels/ParcelForm.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { readStatusField } from "@/lib/statuses/question.ts";
import { editParcelForm } from "@/lib/parcels/forms.ts";
import { updateHandlers } from "@/lib/parcels/screen.ts";

export const handler = updateHandlers(editParcelForm);

/** Edits the fields of a parcel except its map and photo (spec sections 2 and 5). */
export default definePanel.page<typeof handler>(
  async function UpdateParcel(ctx) {
    const statuses = await readStatusField(ctx.state, ctx.data);
    const { kv, t } = ctx.state;
    return (
      <ParcelForm
        ctx={ctx}
        title={t("control.parcels.update")}
        form={editParcelForm(kv.now())}
        widgets={parcelWidgets(statuses)}
      />
    );
  },
);
