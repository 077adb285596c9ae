import { Icon } from "@/components/ui/Icon.tsx";
import { separatorOf } from "@/lib/i18n/locales.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface ParcelExportProps {
  ctx: PanelContext;
  /** What the list was searched for, or nothing. */
  search: string;
  order: string | null;
}

/** Downloads a selection of parcels as a table for the reader's spreadsheet. */
export function ParcelExport({ ctx, search, order }: ParcelExportProps) {
  const { t, locale } = ctx.state;
  const address = new URLSearchParams({
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
