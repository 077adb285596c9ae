import type { ComponentChildren } from "preact";
import type { PanelContext } from "@/lib/site/state.ts";

/** The upper end of the scale, below which the text of the highest line has room; the lower end is 100. */
export const TOP = 12;

/** The part of the height that the picture takes, above the labels. */
const PICTURE = 86;

interface ChartProps {
  ctx: PanelContext;
  /** What it shows, in one sentence. */
  label: string;
  /** Lines across it with their texts, by their places from TOP to 100. */
  lines: { at: number; text: string }[];
  /** Texts below it, by their places from 0 to 100. */
  labels: { at: number; text: string }[];
  /** Shapes in a square of 100, which is drawn as wide as there is room. */
  children: ComponentChildren;
}

/** The frame of a picture whose texts keep their size, mirrored where the language is written from right to left. */
export function Chart({ ctx, label, lines, labels, children }: ChartProps) {
  const isMirrored = ctx.state.locale.dir === "rtl";
  const place = (at: number) => `${isMirrored ? 100 - at : at}%`;
  const height = (at: number) => `${at * PICTURE / 100}%`;
  return (
    <svg class="chart" role="img" aria-label={label}>
      {lines.map(({ at, text }) => (
        <g key={at}>
          <line class="chart-line" x2="100%" y1={height(at)} y2={height(at)} />
          <text x={place(0)} y={height(at)} dy="-4">{text}</text>
        </g>
      ))}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height={`${PICTURE}%`}
      >
        <g transform={isMirrored ? "matrix(-1 0 0 1 100 0)" : undefined}>
          {children}
        </g>
      </svg>
      {labels.map(({ at, text }) => (
        <text key={at} x={place(at)} y="98%" text-anchor={anchorOf(at)}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function anchorOf(at: number): "start" | "middle" | "end" {
  return at < 4 ? "start" : at > 96 ? "end" : "middle";
}
