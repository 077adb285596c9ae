import { listAddress } from "@/components/panel/screens.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { filterNames } from "./filter_names.ts";

interface SearchedFilterProps {
  ctx: PanelContext;
  view: ListView<unknown>;
  /** The codes in the search if their parcels do not match the filter. */
  outside: string[];
}

/** Says that a search has looked through a filter alone, and leads to parcels outside and to the search of all parcels. */
export function SearchedFilter({ ctx, view, outside }: SearchedFilterProps) {
  const { t } = ctx.state;
  const { filter, search } = view;
  if (search === "" || Object.keys(filter).length === 0) return null;
  const name = filterNames(ctx.state, filter);
  return (
    <p class="filter-nav">
      {t("control.parcels.searchedIn", { filter: name })}{" "}
      <a href={listAddress({ ...view, filter: {} })}>
        {t("control.parcels.searchAll")}
      </a>
      {outside.length > 0 && (
        <>
          <br />
          {t("control.parcels.outside")}
          {outside.map((code) => (
            <>
              {" "}
              <a class="code" href={parcelPath(code)} {...UNTRANSLATED}>
                {code}
              </a>
            </>
          ))}
        </>
      )}
    </p>
  );
}
