import { formatDay } from "@/lib/dates.ts";
import { formatNumber, sum } from "@/lib/numbers.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { type StageDay, stagesByDay } from "@/lib/reports/reports.ts";
import {
  PERIODS,
  REACHED_STAGES,
  type ReachedStage,
  type ReportsQuery,
} from "@/lib/reports/schema.ts";
import { Report, type ReportProps, ReportTable } from "./Report.tsx";
import { stageText } from "@/lib/statuses/stages.ts";
import { BarChart } from "./Chart.tsx";

/** The number of parcels that reached a stage, by day. */
export function StagesReport({ ctx, query, figures }: ReportProps) {
  const { t, locale: { formatTag } } = ctx.state;
  const days = stagesByDay(figures, Number(query.days));
  const total = totalOf(days, query.stage);
  const name = stageText(t, query.stage);
  const title = t("control.reports.stages");
  const text = t("control.reports.parcels", { count: total });
  return (
    <Report
      ctx={ctx}
      title={title}
      name="stages"
      text={`${name} · ${text}`}
      query={{ days: query.days }}
    >
      <Periods ctx={ctx} query={query} />
      <Stages ctx={ctx} query={query} days={days} />
      <BarChart
        ctx={ctx}
        label={`${title}: ${name}, ${text}`}
        bars={days.map(({ day, stages }) => ({
          label: formatDay(day, formatTag, "UTC"),
          value: stages[query.stage],
        }))}
      />
      <ReportTable
        ctx={ctx}
        title={title}
        heads={[t("control.journal.day"), name]}
        rows={days.toReversed().map(({ day, stages }) => [
          formatDay(day, formatTag, "UTC"),
          formatNumber(stages[query.stage], formatTag),
        ])}
      />
    </Report>
  );
}

/** Links to other periods. */
function Periods({ ctx, query }: Pick<ReportProps, "ctx" | "query">) {
  const { t } = ctx.state;
  return (
    <nav class="report-periods" aria-label={t("control.reports.period")}>
      <ul class="list-orders">
        {PERIODS.map((days) => (
          <li key={days}>
            <a
              href={addressOf({ ...query, days })}
              aria-current={days === query.days ? "true" : undefined}
            >
              {t("control.reports.days", { days: Number(days) })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the stages that parcels reached in the period, with the numbers of parcels. */
function Stages(
  { ctx, query, days }: Pick<ReportProps, "ctx" | "query"> & {
    days: StageDay[];
  },
) {
  const { t, locale } = ctx.state;
  const shown = REACHED_STAGES
    .map((stage) => ({ stage, count: totalOf(days, stage) }))
    .filter(({ stage, count }) => count > 0 || stage === query.stage);
  return (
    <nav aria-label={fieldTitle(t, locale, "status")}>
      <ul class="filter-links">
        {shown.map(({ stage, count }) => (
          <li key={stage}>
            <a
              class="filter-link"
              href={addressOf({ ...query, stage })}
              aria-current={stage === query.stage ? "true" : undefined}
            >
              {stageText(t, stage)}{" "}
              <span class="filter-count">
                {formatNumber(count, locale.formatTag)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function totalOf(days: StageDay[], stage: ReachedStage): number {
  return sum(days.map(({ stages }) => stages[stage]));
}

function addressOf(query: ReportsQuery): string {
  return `/control/reports.html?${new URLSearchParams(query)}`;
}
