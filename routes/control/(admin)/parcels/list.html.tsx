import { ListScreen } from "@/components/control/ListScreen.tsx";
import { RecordTrash } from "@/components/control/RecordRow.tsx";
import { ParcelExport } from "@/components/control/parcels/ParcelExport.tsx";
import { ParcelRow } from "@/components/control/parcels/ParcelRows.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { may } from "@/lib/fields/roles.ts";
import { TrashedPanel } from "@/components/trash/TrashedPanel.tsx";
import { justTrashed, trashPost } from "@/lib/housekeeping/trash.ts";
import { definePanel } from "@/lib/site/define.ts";
import { listParcels, searchParcels } from "@/lib/parcels/parcels.ts";
import { readList } from "@/lib/site/list_view.ts";
import { isGuessableCode } from "@/lib/parcels/tracking_code.ts";

const PARCELS = { list: listParcels, search: searchParcels };

export const handler = definePanel.handlers({ POST: trashPost("parcels") });

/** All parcels (spec section 2). */
export default definePanel.page(async function ParcelList(ctx) {
  const { t } = ctx.state;
  const view = await readList(ctx, PARCELS);
  const trashed = await justTrashed(ctx, "parcels");
  const isGuessable = isGuessableCode(ctx.url.searchParams.get("code") ?? "");
  return (
    <ListScreen
      {...{ ctx, view }}
      noun="parcels"
      add={{
        href: "/control/parcels/create.html",
        text: "control.parcels.add",
      }}
      tools={
        <>
          <ParcelExport {...{ ctx, search: view.search, order: view.order }} />
          {may(ctx.state.admin.role, "parcels:write") && (
            <a class="button button-quiet" href="/control/parcels/bulk.html">
              <Icon name="edit" />
              {t("control.bulk.title")}
            </a>
          )}
        </>
      }
      notice={<TrashedPanel {...{ t, trashed }} />}
      done={{
        created: isGuessable
          ? ["message.parcelCreated", "control.parcels.codeWarning"]
          : "message.parcelCreated",
        restored: "message.parcelRestored",
      }}
    >
      {view.items.map((parcel) => (
        <ParcelRow key={parcel.id} {...{ t, parcel }}>
          <RecordTrash t={t} id={parcel.id} name={parcel.tracking_code} />
        </ParcelRow>
      ))}
    </ListScreen>
  );
});
