import { pick } from "deno-std/collections/pick.js";
import { listPath } from "@/components/panel/screens.ts";
import { Icon } from "@/components/ui/Icon.tsx";
import { may } from "@/lib/fields/roles.ts";
import { exportAddress } from "@/lib/parcel_lists/schema.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { ComponentChildren } from "preact";
import type { Translate } from "@/lib/i18n/translate.ts";

interface ParcelToolsProps {
  ctx: PanelContext;
  view: ListView<unknown>;
}

/** The list's tools: import, jobs, export and bulk update. */
export function ParcelTools({ ctx, view }: ParcelToolsProps) {
  const { t, admin } = ctx.state;
  const canWrite = may(admin, "parcels:write");
  const isEmpty = view.total === 0 && view.search === "" &&
    Object.keys(view.filter).length === 0;
  if (isEmpty && !canWrite) return null;
  return (
    <ToolMenu t={t}>
      {canWrite && (
        <a class="button button-quiet" href={listPath("imports")}>
          <Icon name="upload_file" />
          {t("control.parcels.import")}
        </a>
      )}
      {canWrite && (
        <a class="button button-quiet" href={listPath("jobs")}>
          <Icon name="schedule" />
          {t("control.jobs.title")}
        </a>
      )}
      {!isEmpty && <ParcelExport ctx={ctx} view={view} />}
      {!isEmpty && canWrite && (
        <a class="button button-quiet" href="/control/parcels/bulk.html">
          <Icon name="edit" />
          {t("control.bulk.title")}
        </a>
      )}
    </ToolMenu>
  );
}

/** Links to the CSV download of the listed parcels. */
function ParcelExport({ ctx, view }: ParcelToolsProps) {
  const { search, filter, order, shape } = view;
  const { t, locale } = ctx.state;
  const address = exportAddress(locale, {
    ...filter,
    ...(search !== "" && { search }),
    ...(order !== null && { order }),
    ...pick(shape, ["sort"]),
  });
  return (
    <a class="button button-quiet" href={address} download>
      <Icon name="download" />
      {t("control.parcels.export")}
    </a>
  );
}

interface ToolMenuProps {
  t: Translate;
  /** Links. */
  children: ComponentChildren;
}

/** Further actions on a screen: a row of links, or on a phone a menu behind one button. */
function ToolMenu({ t, children }: ToolMenuProps) {
  return (
    <>
      <button
        type="button"
        class="button button-quiet tool-more"
        popovertarget="tools"
        aria-label={t("control.list.tools")}
      >
        <Icon name="more_vert" />
      </button>
      <div class="tool-menu" id="tools" popover="auto">{children}</div>
    </>
  );
}
