import { Icon } from "@/components/ui/Icon.tsx";
import type { ListView } from "@/lib/screens/list_view.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { exportAddress } from "@/lib/parcel_lists/schema.ts";

interface ParcelExportProps {
  ctx: PanelContext;
  /** The list whose selection is downloaded. */
  view: Pick<ListView<unknown>, "search" | "filter" | "order">;
}

/** Downloads a selection of parcels as a table for the reader's spreadsheet. */
export function ParcelExport({ ctx, view }: ParcelExportProps) {
  const { search, filter, order } = view;
  const { t, locale } = ctx.state;
  const address = exportAddress(locale, {
    ...filter,
    ...(search !== "" && { search }),
    ...(order !== null && { order }),
  });
  return (
    <a class="button button-quiet" href={address} download>
      <Icon name="download" />
      {t("control.parcels.export")}
    </a>
  );
}
