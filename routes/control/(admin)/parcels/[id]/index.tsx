import { page } from "fresh";
import { DeleteConfirm } from "@/components/control/DeleteConfirm.tsx";
import { ParcelDetail } from "@/components/control/parcels/ParcelDetail.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { TILES } from "@/components/control/screens.ts";
import { Flash } from "@/components/ui/Flash.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { readStatusMark } from "@/lib/parcels/activities.ts";
import { listActivities } from "@/lib/parcels/history.ts";
import { parcelPath } from "@/lib/parcels/paths.ts";
import { deleteParcel } from "@/lib/parcels/parcels.ts";
import { parcelGet, parcelOf } from "@/lib/parcels/screen.ts";
import { flash } from "@/lib/http/redirect.ts";
import { tileSource } from "@/lib/site/tile_source.ts";
import type { AdminParcel } from "@/lib/parcels/schema.ts";

export const handler = definePanel.handlers<AdminParcel>({
  GET: parcelGet(async (parcel, { state }) => {
    const history = await listActivities(state.kv, parcel.id);
    return page({ ...parcel, history });
  }),

  /** Deletes it, after the question of `?delete`. */
  async POST(ctx) {
    const { id } = await parcelOf(ctx);
    await deleteParcel(ctx.state.kv, id);
    return flash(TILES.parcels.href, "deleted");
  },
});

/** Everything about one parcel (spec section 2). */
export default definePanel.page<typeof handler>(async function ParcelPage(ctx) {
  const { data: parcel, url } = ctx;
  const { kv, t, env } = ctx.state;
  const { id, tracking_code: code } = parcel;
  const posted = url.searchParams.get("entry");
  // An update that was just posted may have left the status as it is.
  const isOlder = posted && (await readStatusMark(kv, id))?.id !== posted;
  return (
    <Screen
      ctx={ctx}
      title={code}
      under={TILES.parcels}
    >
      <Flash
        ctx={ctx}
        done={{
          updated: "message.parcelUpdated",
          unchanged: "message.nothingToUpdate",
          posted: isOlder
            ? ["message.activityCreated", "control.parcels.postOlder"]
            : "message.activityCreated",
        }}
      />
      {url.searchParams.has("delete") && (
        <DeleteConfirm
          {...{ t, id }}
          name={code}
          text={t("control.parcels.deleteText")}
          path={parcelPath(code)}
        />
      )}
      <ParcelDetail {...{ ctx, parcel }} tiles={tileSource(env)} />
    </Screen>
  );
});
