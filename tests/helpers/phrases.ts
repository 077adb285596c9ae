import type { Parts } from "@/lib/statuses/phrase.ts";

/** Returns a variant of a phrase: `choose` picks among alternatives and `fill` fills the holes. */
export function variantOf(
  parts: Parts,
  { choose, fill }: {
    choose: (count: number) => number;
    fill: (hole: string) => string;
  },
): string {
  const write = (parts: Parts): string =>
    parts.map((part) => {
      if ("word" in part) return part.word;
      if ("hole" in part) return fill(part.hole);
      const { choices, isOptional } = part;
      const at = choose(choices.length + (isOptional ? 1 : 0));
      return write(choices[at] ?? []);
    }).filter((text) => text !== "").join(" ");
  return write(parts);
}
