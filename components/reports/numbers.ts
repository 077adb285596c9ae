import { BoundedMap } from "@/lib/bounded_map.ts";

const counts = new BoundedMap<string, Intl.NumberFormat>(50);
const percents = new BoundedMap<string, Intl.NumberFormat>(50);

/** Returns a number as a language groups its digits. */
export function formatCount(count: number, tag: string): string {
  return counts.getOrInsertComputed(tag, () => new Intl.NumberFormat(tag))
    .format(count);
}

/** Returns a percentage as a language writes it. */
export function formatPercent(percent: number, tag: string): string {
  const style = "percent";
  return percents
    .getOrInsertComputed(tag, () => new Intl.NumberFormat(tag, { style }))
    .format(percent / 100);
}
