import { ListScreen } from "@/components/control/ListScreen.tsx";
import { RecordTrash } from "@/components/control/RecordRow.tsx";
import { ParcelExport } from "@/components/control/parcels/ParcelExport.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { may } from "@/lib/fields/roles.ts";
import { TrashedPanel } from "@/components/trash/TrashedPanel.tsx";
import {
  orderTexts,
  ParcelFilters,
} from "@/components/control/parcels/ParcelFilters.tsx";
import {
  ParcelColumns,
  ParcelTableRow,
} from "@/components/control/parcels/ParcelTable.tsx";
import { toLocalDay } from "@/lib/dates.ts";
import { justTrashed, trashPost } from "@/lib/housekeeping/trash.ts";
import { ImportLink } from "@/components/imports/ImportLink.tsx";
import { definePanel } from "@/lib/site/define.ts";
import { readParcelList } from "@/lib/site/parcel_list.ts";
import { isGuessableCode } from "@/lib/parcels/tracking_code.ts";

export const handler = definePanel.handlers({ POST: trashPost("parcels") });

/** All parcels (spec section 2). */
export default definePanel.page(async function ParcelList(ctx) {
  const { t, kv, settings } = ctx.state;
  const { view, counts, progress } = await readParcelList(ctx);
  const today = toLocalDay(kv.now(), settings.time_zone);
  const trashed = await justTrashed(ctx, "parcels");
  const isGuessable = isGuessableCode(ctx.url.searchParams.get("code") ?? "");
  const isEmpty = view.total === 0 && view.search === "" &&
    Object.keys(view.filter).length === 0;
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
          {may(ctx.state.admin.role, "parcels:write") && <ImportLink t={t} />}
          {!isEmpty && <ParcelExport {...{ ctx, view }} />}
          {!isEmpty && may(ctx.state.admin.role, "parcels:write") && (
            <a class="button button-quiet" href="/control/parcels/bulk.html">
              <Icon name="edit" />
              {t("control.bulk.title")}
            </a>
          )}
        </>
      }
      notice={<TrashedPanel {...{ t, trashed }} />}
      filters={counts === null
        ? progress !== null && (
          <p class="soft" role="status">
            {t("error.preparing", { percent: progress })}
          </p>
        )
        : <ParcelFilters {...{ ctx, view, counts, today }} />}
      columns={<ParcelColumns t={t} />}
      texts={{
        ...{ orders: orderTexts(view), filtered: "control.parcels.noMatch" },
      }}
      done={{
        created: isGuessable
          ? ["message.parcelCreated", "control.parcels.codeWarning"]
          : "message.parcelCreated",
        restored: "message.parcelRestored",
      }}
    >
      {view.items.map((parcel) => (
        <ParcelTableRow key={parcel.id} {...{ ctx, parcel, today }}>
          <RecordTrash t={t} id={parcel.id} name={parcel.tracking_code} />
        </ParcelTableRow>
      ))}
    </ListScreen>
  );
});
