import { BoundedMap } from "./caches.ts";

const STYLES = {
  number: {},
  percent: { style: "percent" },
} satisfies Record<string, Intl.NumberFormatOptions>;

/** Formatters by style and locale: creating one takes as long as using it a hundred times. */
const formats = new BoundedMap<string, Intl.NumberFormat>(100);

/** Formats a number in a language: "1,234.5". */
export function formatNumber(value: number, tag: string): string {
  return format("number", tag).format(value);
}

/** Formats a percentage in a language: "45%". */
export function formatPercent(percent: number, tag: string): string {
  return format("percent", tag).format(percent / 100);
}

export function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function format(style: keyof typeof STYLES, tag: string): Intl.NumberFormat {
  return formats.getOrInsertComputed(
    `${style} ${tag}`,
    () => new Intl.NumberFormat(tag, STYLES[style]),
  );
}
