import { HOLES, type Parts } from "@/lib/statuses/phrase.ts";

/** Returns a variant of a phrase: `choose` picks one of the alternatives, which may be empty, and `fill` fills the holes. */
export function variantOf(
  parts: Parts,
  { choose, fill }: {
    choose: (choices: Parts[]) => Parts;
    fill: (hole: string) => string;
  },
): string {
  const write = (parts: Parts): string =>
    parts.map((part) => {
      if ("word" in part) return part.word;
      if ("hole" in part) return fill(part.hole);
      const { choices, isOptional } = part;
      return write(choose(isOptional ? [...choices, []] : choices));
    }).filter((text) => text !== "").join(" ");
  return write(parts);
}

/** Reports whether a variant of a phrase has a hole for a value. */
export function hasHole(parts: Parts): boolean {
  return parts.some((part) =>
    "hole" in part
      ? part.hole in HOLES
      : "choices" in part && part.choices.some(hasHole)
  );
}
