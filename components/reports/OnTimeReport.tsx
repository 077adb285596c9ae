import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { formatMonth } from "@/lib/dates.ts";
import { onTimeByMonth, type OnTimeMonth } from "@/lib/reports/reports.ts";
import { Chart } from "./Chart.tsx";
import { formatNumber, formatPercent } from "@/lib/numbers.ts";
import { Report, type ReportProps, ReportTable } from "./Report.tsx";

/** The number and percentage of first deliveries on time, by month. */
export function OnTimeReport({ ctx, figures }: ReportProps) {
  const { t, locale: { formatTag } } = ctx.state;
  const months = onTimeByMonth(figures);
  const title = t("control.reports.onTime");
  const percentOf = (percent: number | null) =>
    percent === null ? "–" : formatPercent(percent, formatTag);
  return (
    <Report
      ctx={ctx}
      title={title}
      name="on-time"
      text={t("control.reports.onTimeText")}
    >
      <OnTimeChart
        ctx={ctx}
        months={months}
        title={title}
        percentOf={percentOf}
      />
      <ReportTable
        ctx={ctx}
        title={title}
        heads={[
          t("control.reports.month"),
          t("control.reports.dated"),
          title,
          t("control.reports.percent"),
        ]}
        rows={months.toReversed().map(({ month, dated, on_time, percent }) => [
          formatMonth(month, formatTag),
          formatNumber(dated, formatTag),
          formatNumber(on_time, formatTag),
          percentOf(percent),
        ])}
      />
    </Report>
  );
}

interface OnTimeChartProps extends Pick<ReportProps, "ctx"> {
  months: OnTimeMonth[];
  title: string;
  percentOf: (percent: number | null) => string;
}

function OnTimeChart({ ctx, months, title, percentOf }: OnTimeChartProps) {
  const { formatTag } = ctx.state.locale;
  const y = scaleLinear([0, 100], [100, 0]);
  const x = scaleLinear([0, months.length - 1], [2, 98]);
  const shape = line()
    .defined(({ percent }: OnTimeMonth) => percent !== null)
    .x((_: OnTimeMonth, at: number) => x(at))
    .y(({ percent }: OnTimeMonth) => y(percent!));
  const told = months.filter(({ percent }) => percent !== null)
    .map(({ month, percent }) =>
      `${formatMonth(month, formatTag)} ${percentOf(percent)}`
    );
  return (
    <Chart
      ctx={ctx}
      label={`${title}: ${told.join(", ")}`}
      scale={[0, 50, 100].map(percentOf)}
      ends={[months[0]!, months.at(-1)!].map(({ month }) =>
        formatMonth(month, formatTag)
      ) as [string, string]}
    >
      <path class="graph-curve" d={shape(months) ?? undefined} />
      {months.map(({ month, percent }, at) =>
        percent !== null && (
          // A round cap stays round however much the chart is stretched.
          <path key={month} class="graph-dot" d={`M${x(at)} ${y(percent)}h0`} />
        )
      )}
    </Chart>
  );
}
