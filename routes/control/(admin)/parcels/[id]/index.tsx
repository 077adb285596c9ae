import { page } from "fresh";
import { ParcelDetail } from "@/components/parcels/ParcelDetail.tsx";
import { Screen } from "@/components/panel/Screen.tsx";
import { listPath } from "@/components/panel/screens.ts";
import { readMakers } from "@/lib/journal/journal.ts";
import { describeConcurrentChanges } from "@/lib/journal/concurrent_changes.ts";
import { definePanel } from "@/lib/site/define.ts";
import { listActivities, readStatusMark } from "@/lib/parcels/activities.ts";
import { requireParcel } from "@/lib/parcels/screen.ts";
import { may } from "@/lib/fields/roles.ts";
import { offerExpected } from "@/lib/reports/expected.ts";
import { tileSource } from "@/lib/site/tile_source.ts";
import type { AdminParcel } from "@/lib/parcels/schema.ts";
import { trashPost } from "@/lib/trash/screens.ts";
import { Flash } from "@/components/ui/Panel.tsx";

export const handler = definePanel.handlers<AdminParcel>({
  async GET(ctx) {
    const parcel = requireParcel(ctx);
    const history = await listActivities(ctx.state.kv, parcel.id);
    return page({ ...parcel, history });
  },

  POST: trashPost("parcels", listPath("parcels")),
});

/** A parcel with all of its details (spec section 2). */
export default definePanel.page<typeof handler>(async function ParcelPage(ctx) {
  const { data: parcel, url } = ctx;
  const { kv, env, admin } = ctx.state;
  const { id, tracking_code: code } = parcel;
  const posted = url.searchParams.get("entry");
  const [makers, expected] = await Promise.all([
    readMakers(kv, id, admin),
    may(admin, "parcels:write") ? offerExpected(kv, parcel) : null,
  ]);
  // The update that was just posted may be older than the current status.
  const isOlder = posted && (await readStatusMark(kv, id))?.id !== posted;
  return (
    <Screen ctx={ctx} title={code}>
      <Flash
        ctx={ctx}
        done={{
          updated: "message.parcelUpdated",
          restored: "message.parcelRestored",
          unchanged: "message.nothingToUpdate",
          posted: isOlder
            ? ["message.activityCreated", "control.parcels.postOlder"]
            : "message.activityCreated",
        }}
        more={await describeConcurrentChanges(ctx, id)}
      />
      <ParcelDetail
        ctx={ctx}
        parcel={parcel}
        makers={makers}
        expected={expected}
        tiles={tileSource(env)}
      />
    </Screen>
  );
});
