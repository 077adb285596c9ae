import type { ComponentChildren } from "preact";
import type { PanelContext } from "@/lib/site/state.ts";
import { scaleBand, scaleLinear } from "d3-scale";
import { formatNumber } from "@/lib/numbers.ts";

interface ChartProps {
  ctx: PanelContext;
  /** Describes the chart in one sentence. */
  label: string;
  /** The labels of the vertical axis, evenly spaced from bottom to top. */
  scale: string[];
  /** The first and the last label of the horizontal axis. */
  ends: [first: string, last: string];
  /** Shapes in a 100 by 100 square that is stretched to the available width; y = 100 is the bottom of the scale. */
  children: ComponentChildren;
}

/** The frame of a chart. It is mirrored for right-to-left languages, and its labels are not stretched. */
export function Chart({ ctx, label, scale, ends, children }: ChartProps) {
  const isMirrored = ctx.state.locale.dir === "rtl";
  return (
    <div class="graph">
      <div class="graph-scale" aria-hidden="true">
        {scale.toReversed().map((text) => <span key={text}>{text}</span>)}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path class="graph-lines" d={linesOf(scale.length)} />
        <g transform={isMirrored ? "matrix(-1 0 0 1 100 0)" : undefined}>
          {children}
        </g>
      </svg>
      <div class="graph-ends" aria-hidden="true">
        {ends.map((text) => <span key={text}>{text}</span>)}
      </div>
    </div>
  );
}

/** Returns a gridline for each label of the vertical axis. */
function linesOf(count: number): string {
  return Array.from(
    { length: count },
    (_, at) => `M0 ${100 * at / (count - 1)}H100`,
  ).join("");
}

interface BarChartProps {
  ctx: PanelContext;
  /** Describes the chart in one sentence. */
  label: string;
  bars: { label: string; value: number }[];
}

/** The lowest top of the scale, so that a single parcel does not look like many. */
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

/** Rounds to hundredths, which is less than a pixel. */
function round(place: number): number {
  return Math.round(place * 100) / 100;
}
