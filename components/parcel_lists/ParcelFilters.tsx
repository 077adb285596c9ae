import { formatDay } from "@/lib/dates.ts";
import {
  LIST_ORDERS,
  PARCEL_STAGES,
  STALLED_DAYS,
} from "@/lib/fields/constants.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { FilterCounts } from "@/lib/parcel_lists/filters.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { stageText } from "@/lib/statuses/stages.ts";
import { listAddress } from "@/components/panel/screens.ts";

interface ParcelFiltersProps {
  ctx: PanelContext;
  view: ListView<unknown>;
  counts: FilterCounts;
  /** The current day in the site's time zone. */
  today: string;
}

/** A link to a filtered list. */
interface Filter {
  text: string;
  count: number;
  /** The query parameters. */
  filter: Record<string, string>;
}

/** Links to urgent parcels and to each stage, with the numbers of parcels. */
export function ParcelFilters(props: ParcelFiltersProps) {
  const { ctx: { state: { t } }, counts } = props;
  const stages = PARCEL_STAGES.map((stage) => ({
    text: stageText(t, stage),
    count: counts.stages[stage],
    filter: { stage },
  }));
  // Links to empty stages would drown the others.
  const shown = stages.filter((stage) =>
    stage.count > 0 || isCurrent(props.view, stage)
  );
  const first = urgentFilters(props);
  const current = [...first, ...shown].find((link) =>
    isCurrent(props.view, link)
  );
  return (
    <nav class="filter-nav" aria-label={t("control.parcels.filters")}>
      {/* Folded on phones, with the current filter as the summary. */}
      <details class="filters">
        <summary class="filter-link">
          <span>{t("control.parcels.filters")}</span>
          {current !== undefined && (
            <span class="filter-current">
              <FilterText {...props} link={current} />
            </span>
          )}
        </summary>
        <FilterLinks {...props} filters={first} />
        <FilterLinks {...props} filters={shown} />
      </details>
    </nav>
  );
}

function urgentFilters(
  { ctx, view, counts, today }: ParcelFiltersProps,
): Filter[] {
  const { t, locale: { formatTag } } = ctx.state;
  const { due, stalled_days: days } = view.filter;
  const filters: Filter[] = [
    { text: t("control.parcels.all"), count: counts.total, filter: {} },
    {
      text: t("control.parcels.late"),
      count: counts.late,
      filter: { late: "yes" },
    },
    {
      text: t("control.parcels.dueToday"),
      count: counts.dueToday,
      filter: { due: today },
    },
    ...STALLED_DAYS.map((days) => ({
      text: t("control.parcels.stalled", { days }),
      count: counts.stalled[days],
      filter: { stalled_days: String(days) },
    })),
  ];
  // The URL may name another day, or another number of days.
  if (due !== undefined && due !== today) {
    const text = t("control.parcels.due", {
      day: formatDay(due, formatTag, "UTC"),
    });
    filters.push({ text, count: counts.filtered, filter: { due } });
  }
  if (days !== undefined && !STALLED_DAYS.some((one) => `${one}` === days)) {
    const text = t("control.parcels.stalled", { days: Number(days) });
    const filter = { stalled_days: days };
    filters.push({ text, count: counts.filtered, filter });
  }
  return filters;
}

function FilterLinks(
  { ctx, view, filters }: ParcelFiltersProps & { filters: Filter[] },
) {
  return (
    <ul class="filter-links">
      {filters.map((link) => (
        <li key={link.text}>
          <a
            class="filter-link"
            href={listAddress({
              ...view,
              search: "",
              order: LIST_ORDERS[0],
              filter: link.filter,
            })}
            aria-current={isCurrent(view, link) ? "true" : undefined}
          >
            <FilterText ctx={ctx} link={link} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function FilterText({ ctx, link }: { ctx: PanelContext; link: Filter }) {
  const { formatTag } = ctx.state.locale;
  return (
    <>
      <>{link.text}</>
      <span class="filter-count">{formatNumber(link.count, formatTag)}</span>
    </>
  );
}

function isCurrent(
  { filter, search }: ListView<unknown>,
  link: Pick<Filter, "filter">,
): boolean {
  return search === "" && textOf(filter) === textOf(link.filter);
}

function textOf(filter: Record<string, string>): string {
  return new URLSearchParams(filter).toString();
}

/** Returns the names of a filter's orders; undefined for the default names. */
export function orderTexts(
  { filter }: ListView<unknown>,
): Record<"newest" | "oldest", MessageKey> | undefined {
  if (filter.stalled_days !== undefined) {
    return {
      newest: "control.parcels.waitingFirst",
      oldest: "control.parcels.waitingLast",
    };
  }
  if (filter.late !== undefined) {
    return {
      newest: "control.parcels.dueFirst",
      oldest: "control.parcels.dueLast",
    };
  }
  // All of these parcels are due on the same day.
  return filter.due === undefined ? undefined : {
    newest: "control.list.oldestFirst",
    oldest: "control.list.newestFirst",
  };
}
