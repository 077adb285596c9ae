import { ParcelForm } from "@/components/parcels/ParcelForm.tsx";
import { mapLabels } from "@/lib/tracking/labels.ts";
import MapEditor from "@/islands/MapEditor.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { PARCEL_MAP_FORM } from "@/lib/parcels/forms.ts";
import { updateHandlers } from "@/lib/parcels/screen.ts";
import { tileSource } from "@/lib/site/tile_source.ts";

export const handler = updateHandlers(() => PARCEL_MAP_FORM);

/** Edits the places on a parcel's map, by coordinates or on the map. */
export default definePanel.page<typeof handler>(function UpdateMap(ctx) {
  const { t, env } = ctx.state;
  return (
    <ParcelForm
      ctx={ctx}
      form={PARCEL_MAP_FORM}
      title={t("control.parcels.map")}
      before={
        <MapEditor
          kinds={["current", "pickup", "destination"]}
          labels={{
            ...mapLabels(t),
            choose: t("control.mapEditor.choose"),
            hint: t("control.mapEditor.hint"),
          }}
          tiles={tileSource(env)}
        />
      }
    />
  );
});
