import { omit } from "deno-std/collections/omit.js";
import { pick } from "deno-std/collections/pick.js";
import { formatDay } from "@/lib/dates.ts";
import {
  LIST_ORDERS,
  type ListOrder,
  PARCEL_STAGES,
  type ParcelSort,
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

/**
 * Links to urgent parcels and to each stage, with the numbers of parcels. A stage combines with an urgent filter, and a search
 * with one of them; the link of a current filter removes it.
 */
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
  const current = [...first, ...shown].filter((link) =>
    isCurrent(props.view, link)
  );
  return (
    <nav class="filter-nav" aria-label={t("control.parcels.filters")}>
      {/* Folded on phones, with the current filters as the summary. */}
      <details class="filters">
        <summary class="filter-link">
          <span>{t("control.parcels.filters")}</span>
          {current.map((link) => (
            <span key={link.text} class="filter-current">
              <FilterText {...props} link={link} />
            </span>
          ))}
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
  const { count = 0 } = counts.parts.find(({ sort }) => sort !== "created") ??
    {};
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
    filters.push({ text, count, filter: { due } });
  }
  if (days !== undefined && !STALLED_DAYS.some((one) => `${one}` === days)) {
    const text = t("control.parcels.stalled", { days: Number(days) });
    const filter = { stalled_days: days };
    filters.push({ text, count, filter });
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
              order: LIST_ORDERS[0],
              filter: filterAfter(view, link),
              shape: pick(view.shape, ["per_page"]),
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
  const own = Object.entries(link.filter);
  return own.length === 0
    ? search === "" && Object.keys(filter).length === 0
    : own.every(([name, value]) => filter[name] === value);
}

/** Returns the filter that a link leads to: without its own if that is current, else with it and what combines with it. */
function filterAfter(
  view: ListView<unknown>,
  link: Pick<Filter, "filter">,
): Record<string, string> {
  const { filter, search } = view;
  const { stage, job_id: _, ...urgent } = filter;
  const [name] = Object.keys(link.filter);
  if (name === undefined) return {};
  if (isCurrent(view, link)) return omit(filter, [name]);
  if (search !== "") return link.filter;
  if (name === "stage") return { ...link.filter, ...urgent };
  return stage === undefined ? link.filter : { stage, ...link.filter };
}

/** Returns the names of the orders of a sort; undefined for the default names. */
export function orderTexts(
  { filter }: ListView<unknown>,
  sort: ParcelSort | null,
): Record<ListOrder, MessageKey> | undefined {
  if (sort === "event") {
    return {
      newest: "control.parcels.waitingFirst",
      oldest: "control.parcels.waitingLast",
    };
  }
  if (sort !== "due") return undefined;
  if (filter.due === undefined) {
    return {
      newest: "control.parcels.dueFirst",
      oldest: "control.parcels.dueLast",
    };
  }
  // All of these parcels are due on the same day.
  return {
    newest: "control.list.oldestFirst",
    oldest: "control.list.newestFirst",
  };
}
