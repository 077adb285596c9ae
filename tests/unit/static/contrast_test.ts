import { ok } from "node:assert/strict";

/** A colour in the light and in the dark theme, as #rrggbb. */
type Pair = [string, string];

const TOKEN = /--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g;
const PAPERS = ["paper", "surface", "surface-sunken", "surface-tint"];
const NAVIES = ["navy", "navy-deep", "navy-raised"];

/** What is written or drawn in a colour, on which grounds, and the contrast WCAG asks for. */
const RULES: { colors: string[]; grounds: string[]; least: number }[] = [
  {
    colors: [
      "ink",
      "ink-soft",
      "link",
      "accent-ink",
      "positive",
      "negative",
    ],
    grounds: PAPERS,
    least: 4.5,
  },
  { colors: ["ink", "positive"], grounds: ["positive-soft"], least: 4.5 },
  { colors: ["ink", "negative"], grounds: ["negative-soft"], least: 4.5 },
  {
    colors: ["on-navy", "on-navy-soft"],
    grounds: [...NAVIES, "sky-high"],
    least: 4.5,
  },
  { colors: ["on-action"], grounds: ["action", "action-strong"], least: 7 },
  {
    colors: ["on-activity"],
    grounds: [
      "activity-green",
      "activity-black",
      "activity-gold",
      "activity-red",
      // What moves is drawn on it.
      "link",
    ],
    least: 4.5,
  },
  {
    colors: ["activity-green", "activity-gold", "activity-red"],
    grounds: ["paper", "surface"],
    least: 4.5,
  },
  { colors: ["line-strong", "focus"], grounds: PAPERS, least: 3 },
  { colors: ["focus-on-navy"], grounds: NAVIES, least: 3 },
  {
    colors: ["accent"],
    grounds: ["paper", "surface", "navy", "navy-deep"],
    least: 3,
  },
];

Deno.test("tokens.css keeps the contrast of WCAG AA in both themes", async () => {
  const tokens = await readTokens();
  for (const { colors, grounds, least } of RULES) {
    for (const color of colors) {
      for (const ground of grounds) checkPair({ color, ground, least }, tokens);
    }
  }
});

function checkPair(
  { color, ground, least }: { color: string; ground: string; least: number },
  tokens: Map<string, Pair>,
): void {
  const [front, back] = [tokens.get(color), tokens.get(ground)];
  ok(front && back, `tokens.css lacks ${color} or ${ground}`);
  for (const theme of [0, 1] as const) {
    const reached = contrast(front[theme], back[theme]);
    ok(
      reached >= least,
      `${color} on ${ground}: ${reached.toFixed(2)} is below ${least}`,
    );
  }
}

async function readTokens(): Promise<Map<string, Pair>> {
  const file = new URL("../../../static/styles/tokens.css", import.meta.url);
  const found = (await Deno.readTextFile(file)).matchAll(TOKEN);
  return new Map(
    Array.from(
      found,
      ([, name, light, dark, both]) => [name!, [light ?? both!, dark ?? both!]],
    ),
  );
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) =>
    a - b
  );
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(color.slice(start, start + 2))
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function linear(hex: string): number {
  const value = parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
