import type { ComponentChildren } from "preact";
import type { PanelContext } from "@/lib/site/state.ts";

interface ChartProps {
  ctx: PanelContext;
  /** The content of the chart in one sentence. */
  label: string;
  /** The texts of the scale, evenly spaced from its lower end to its upper end. */
  scale: string[];
  /** The texts at its beginning and its end. */
  ends: [first: string, last: string];
  /** Shapes in a square of 100 that stretches to the available width; y = 100 is the lower end of the scale. */
  children: ComponentChildren;
}

/** The frame of a chart whose texts keep their size, mirrored for right-to-left languages. */
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

/** Returns one line across the chart for each text of the scale. */
function linesOf(count: number): string {
  return Array.from(
    { length: count },
    (_, at) => `M0 ${100 * at / (count - 1)}H100`,
  ).join("");
}
