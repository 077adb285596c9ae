import { Icon } from "@/components/ui/Icon.tsx";
import { separatorOf } from "@/lib/i18n/locales.ts";
import type { ListView } from "@/lib/site/list_view.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface ParcelExportProps {
  ctx: PanelContext;
  /** The list whose selection is downloaded. */
  view: Pick<ListView<unknown>, "search" | "filter" | "order">;
}

/** Downloads a selection of parcels as a table for the reader's spreadsheet. */
export function ParcelExport({ ctx, view }: ParcelExportProps) {
  const { search, filter, order } = view;
  const { t, locale } = ctx.state;
  const address = new URLSearchParams({
    ...filter,
    ...(search !== "" && { search }),
    ...(order !== null && { order }),
    separator: separatorOf(locale),
    language: locale.code,
  });
  return (
    <a
      class="button button-quiet"
      href={`/api/parcels.csv?${address}`}
      download
    >
      <Icon name="download" />
      {t("control.parcels.export")}
    </a>
  );
}
