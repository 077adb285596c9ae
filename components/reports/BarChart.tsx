import { scaleBand, scaleLinear } from "d3-scale";
import type { PanelContext } from "@/lib/site/state.ts";
import { Chart } from "./Chart.tsx";
import { formatNumber } from "@/lib/numbers.ts";

interface BarChartProps {
  ctx: PanelContext;
  /** The content of the chart in one sentence. */
  label: string;
  bars: { label: string; value: number }[];
}

/** The minimum top of the scale, so that one parcel does not look like many. */
const LEAST = 4;

/** A bar chart in the reading direction of the language. */
export function BarChart({ ctx, label, bars }: BarChartProps) {
  const { locale } = ctx.state;
  const most = Math.max(LEAST, ...bars.map(({ value }) => value));
  const y = scaleLinear([0, most], [100, 0]).nice(LEAST);
  const x = scaleBand(bars.keys(), [0, 100]).paddingInner(0.2);
  const ticks: number[] = y.ticks(LEAST);
  const shapes = bars.map(({ value }, at) =>
    `M${round(x(at))} 100V${round(y(value))}h${round(x.bandwidth())}V100z`
  );
  return (
    <Chart
      ctx={ctx}
      label={label}
      scale={ticks.map((tick) => formatNumber(tick, locale.formatTag))}
      ends={[bars[0]?.label ?? "", bars.at(-1)?.label ?? ""]}
    >
      <path class="graph-bars" d={shapes.join("")} />
    </Chart>
  );
}

/** Rounds to hundredths, less than a pixel. */
function round(place: number): number {
  return Math.round(place * 100) / 100;
}
