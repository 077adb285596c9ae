import { scaleLinear } from "d3-scale";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { daysByWay, isOpenEnded, type WayDays } from "@/lib/reports/reports.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { Report, type ReportProps } from "./Report.tsx";

/** The days in transit, by service. */
export function DaysReport({ ctx, figures }: ReportProps) {
  const { t } = ctx.state;
  const ways = daysByWay(figures);
  const title = t("control.reports.ways");
  return (
    <Report
      ctx={ctx}
      title={title}
      name="days"
      text={t("control.reports.waysText")}
    >
      {ways.length === 0
        ? <p class="soft">{t("control.reports.empty")}</p>
        : <WayTable ctx={ctx} ways={ways} />}
    </Report>
  );
}

function WayTable({ ctx, ways }: { ctx: PanelContext; ways: WayDays[] }) {
  const { t, locale } = ctx.state;
  const longest = Math.max(1, ...ways.map(({ ninetieth }) => ninetieth));
  return (
    <div class="report-table">
      <table class="report-ways">
        <thead>
          <tr>
            <th scope="col">{fieldTitle(t, locale, "shipped_via")}</th>
            <th scope="col">{t("control.reports.median")}</th>
            <th scope="col">{t("control.reports.ninetieth")}</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {ways.map((way) => (
            <WayRow key={way.name} ctx={ctx} way={way} longest={longest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface WayRowProps {
  ctx: PanelContext;
  way: WayDays;
  /** The upper end of the scale. */
  longest: number;
}

function WayRow({ ctx, way, longest }: WayRowProps) {
  const { t } = ctx.state;
  const { name, parcels, median, ninetieth } = way;
  const days = (count: number) => isOpenEnded(count) ? `${count}+` : count;
  return (
    <tr>
      <th scope="row">
        <WayName ctx={ctx} name={name} />
        <span class="soft">
          {t("control.reports.parcels", { count: parcels })}
        </span>
      </th>
      <td>{days(median)}</td>
      <td>{days(ninetieth)}</td>
      <td aria-hidden="true">
        <WayRange ctx={ctx} way={way} longest={longest} />
      </td>
    </tr>
  );
}

function WayName({ ctx: { state: { t } }, name }: {
  ctx: PanelContext;
  name: string | null;
}) {
  if (name === null) return <>{t("control.reports.others")}</>;
  if (name === "") return <>{t("control.reports.noService")}</>;
  return <bdi {...UNTRANSLATED}>{name}</bdi>;
}

/** A bar up to the median, and a whisker up to the 90th percentile. */
function WayRange({ ctx, way, longest }: WayRowProps) {
  const x = scaleLinear([0, longest], [0, 98]);
  const isMirrored = ctx.state.locale.dir === "rtl";
  const [median, ninetieth] = [x(way.median), x(way.ninetieth)];
  return (
    <svg class="graph-range" viewBox="0 0 100 10" preserveAspectRatio="none">
      <g transform={isMirrored ? "matrix(-1 0 0 1 100 0)" : undefined}>
        <path class="graph-bars" d={`M0 2H${Math.max(median, 0.5)}V8H0z`} />
        <path
          class="graph-curve"
          d={`M${median} 5H${ninetieth}M${ninetieth} 1V9`}
        />
      </g>
    </svg>
  );
}
