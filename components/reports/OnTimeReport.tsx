import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { formatMonth } from "@/lib/dates.ts";
import { onTimeByMonth, type OnTimeMonth } from "@/lib/reports/reports.ts";
import { Chart, TOP } from "./Chart.tsx";
import { formatCount, formatPercent } from "./numbers.ts";
import { Download, type ReportProps } from "./ReportsScreen.tsx";

/** How many first deliveries were on time in each month. */
export function OnTimeReport({ ctx, figures }: ReportProps) {
  const { t, locale: { formatTag } } = ctx.state;
  const months = onTimeByMonth(figures);
  const title = t("control.reports.onTime");
  const percentOf = (percent: number | null) =>
    percent === null ? "–" : formatPercent(percent, formatTag);
  return (
    <section class="card report" aria-labelledby="report-on-time">
      <div class="report-head">
        <div>
          <h2 id="report-on-time">{title}</h2>
          <p class="soft">{t("control.reports.onTimeText")}</p>
        </div>
        <Download {...{ ctx, title }} path="on-time.csv" />
      </div>
      <OnTimeChart {...{ ctx, months, title, percentOf }} />
      <details>
        <summary>{t("control.reports.table")}</summary>
        <section
          class="report-table"
          tabIndex={0}
          aria-label={`${title}: ${t("control.reports.table")}`}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{t("control.reports.month")}</th>
                <th scope="col">{t("control.reports.dated")}</th>
                <th scope="col">{title}</th>
                <th scope="col">{t("control.reports.percent")}</th>
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map(({ month, dated, on_time, percent }) => (
                <tr key={month}>
                  <th scope="row">{formatMonth(month, formatTag)}</th>
                  <td>{formatCount(dated, formatTag)}</td>
                  <td>{formatCount(on_time, formatTag)}</td>
                  <td>{percentOf(percent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

interface OnTimeChartProps extends Pick<ReportProps, "ctx"> {
  months: OnTimeMonth[];
  title: string;
  percentOf: (percent: number | null) => string;
}

function OnTimeChart({ ctx, months, title, percentOf }: OnTimeChartProps) {
  const { formatTag } = ctx.state.locale;
  const y = scaleLinear([0, 100], [100, TOP]);
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
      lines={[0, 50, 100].map((tick) => ({
        at: y(tick),
        text: percentOf(tick),
      }))}
      labels={[0, months.length - 1].map((at) => ({
        at: at === 0 ? 0 : 100,
        text: formatMonth(months[at]!.month, formatTag),
      }))}
    >
      <path class="chart-curve" d={shape(months) ?? undefined} />
      {months.map(({ month, percent }, at) =>
        percent !== null && (
          // A round cap stays round however wide the picture is.
          <path key={month} class="chart-dot" d={`M${x(at)} ${y(percent)}h0`} />
        )
      )}
    </Chart>
  );
}
