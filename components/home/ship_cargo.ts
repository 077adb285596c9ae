/** The cargo of the drawn ship: boxes in bays, laid out once, so that rendering costs six paths. */

interface Bay {
  x: number;
  tiers: number;
}

const BOX = { width: 44, height: 14, gap: 1.6, deck: 212 };

const BAYS: Bay[] = [
  ...row(192, [4, 5, 6, 6]),
  ...row(438, [8, 8, 7, 8, 8, 8, 7]),
  ...row(816, [6, 6, 4]),
];

const COLORS = ["navy", "blue", "sea", "brick", "sand", "orange"] as const;

/** The order of colours: mostly blues, the signal colour rarely. */
const PATTERN = [0, 1, 3, 0, 2, 1, 0, 4, 1, 2, 0, 3, 1, 0, 5, 2, 1];

export type BoxColor = typeof COLORS[number];

function row(start: number, tiers: number[]): Bay[] {
  return tiers.map((count, index) => ({
    x: start + index * (BOX.width + 3),
    tiers: count,
  }));
}

function top(tier: number): number {
  return round(BOX.deck - (tier + 1) * (BOX.height + BOX.gap));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function colorAt(bay: number, tier: number): BoxColor {
  const index = PATTERN[(bay * 7 + tier * 5 + bay * tier) % PATTERN.length]!;
  return COLORS[index]!;
}

function boxesOf(color: BoxColor): string {
  return BAYS.flatMap(({ x, tiers }, bay) =>
    Array.from({ length: tiers }, (_, tier) => tier)
      .filter((tier) => colorAt(bay, tier) === color)
      .map((tier) =>
        `M${x} ${top(tier)}h${BOX.width}v${BOX.height}h-${BOX.width}z`
      )
  ).join("");
}

/** The boxes of each colour as one SVG path. */
export const BOX_PATHS = COLORS.map((color) => ({
  color,
  path: boxesOf(color),
}));

/** Every stack as one rectangle, for what lies over the boxes: their ribs and the evening light. */
export const STACK_PATH = BAYS.map(({ x, tiers }) => {
  const height = round(tiers * (BOX.height + BOX.gap));
  return `M${x} ${BOX.deck - height}h${BOX.width}v${height}h-${BOX.width}z`;
}).join("");
