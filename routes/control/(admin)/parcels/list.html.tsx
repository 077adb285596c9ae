import { ListScreen } from "@/components/control/ListScreen.tsx";
import { RecordDelete } from "@/components/control/RecordRow.tsx";
import { ParcelExport } from "@/components/control/parcels/ParcelExport.tsx";
import { ParcelRow } from "@/components/control/parcels/ParcelRows.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { may } from "@/lib/fields/roles.ts";
import { definePanel } from "@/lib/site/define.ts";
import {
  deleteParcel,
  getParcel,
  listParcels,
  searchParcels,
} from "@/lib/parcels/parcels.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { deletePost } from "@/lib/site/delete_form.ts";
import { readList } from "@/lib/site/list_view.ts";
import { isGuessableCode } from "@/lib/parcels/tracking_code.ts";

const PARCELS = {
  list: listParcels,
  search: searchParcels,
  get: getParcel,
  nameOf: ({ tracking_code }: Parcel) => tracking_code,
};

export const handler = definePanel.handlers({
  POST: deletePost((kv, id) => deleteParcel(kv, id)),
});

/** All parcels (spec section 2). */
export default definePanel.page(async function ParcelList(ctx) {
  const { t } = ctx.state;
  const view = await readList(ctx, PARCELS);
  const text = t("control.parcels.deleteText");
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
      api="/api/parcels"
      deleteText={text}
      done={{
        created: isGuessable
          ? ["message.parcelCreated", "control.parcels.codeWarning"]
          : "message.parcelCreated",
        deleted: "message.parcelDeleted",
      }}
    >
      {view.items.map((parcel) => (
        <ParcelRow key={parcel.id} {...{ t, parcel }}>
          <RecordDelete
            {...{ t, view, text }}
            id={parcel.id}
            name={parcel.tracking_code}
          />
        </ParcelRow>
      ))}
    </ListScreen>
  );
});
