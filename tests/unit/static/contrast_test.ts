import { ok } from "node:assert/strict";

/** A color in the light and the dark theme, as #rrggbb. */
type Pair = [string, string];

const TOKEN = /--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g;
const PAPERS = ["paper", "surface", "surface-sunken", "surface-tint"];
const NAVIES = ["navy", "navy-deep", "navy-raised"];

/** Colors, the backgrounds they appear on and the contrast that WCAG requires. */
const RULES: [colors: string, grounds: string[], least: number][] = [
  ["ink ink-soft link accent-ink positive negative", PAPERS, 4.5],
  ["ink positive", ["positive-soft"], 4.5],
  ["ink negative", ["negative-soft"], 4.5],
  ["on-navy on-navy-soft", [...NAVIES, "sky-high"], 4.5],
  ["on-action", ["action", "action-strong"], 7],
  ["on-activity", ["activity-green", "activity-black", "activity-gold"], 4.5],
  // Moving parts have the color of links as their background.
  ["on-activity", ["activity-red", "link"], 4.5],
  ["activity-green activity-gold activity-red", ["paper", "surface"], 4.5],
  ["line-strong focus", PAPERS, 3],
  ["focus-on-navy", NAVIES, 3],
  ["accent", ["paper", "surface", "navy", "navy-deep"], 3],
];

Deno.test("tokens.css meets WCAG AA in both themes", async () => {
  const tokens = await readTokens();
  for (const [colors, grounds, least] of RULES) {
    for (const color of colors.split(" ")) {
      for (const ground of grounds) {
        const [front, back] = [tokens.get(color), tokens.get(ground)];
        ok(front && back, `tokens.css lacks ${color} or ${ground}`);
        for (const theme of [0, 1] as const) {
          const reached = contrast(front[theme], back[theme]);
          ok(reached >= least, `${color} on ${ground}: ${reached} < ${least}`);
        }
      }
    }
  }
});

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
