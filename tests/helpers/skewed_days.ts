import { MAX_DAYS } from "@/lib/reports/figures.ts";
import { randomOf } from "./chance.ts";

/** How long parcels of a service take: the median of their days, and how far they spread. */
export interface Service {
  name: string;
  median: number;
  spread: number;
}

/** Services whose days are skewed as those of real ones: few parcels take much longer than most. */
export const SERVICES: Service[] = [
  { name: "Air freight", median: 7, spread: 0.5 },
  { name: "Road", median: 9, spread: 0.45 },
  { name: "Rail", median: 16, spread: 0.35 },
  { name: "Sea freight", median: 27, spread: 0.3 },
];

/** Returns the whole days of as many parcels, by a log-normal distribution; the same seed returns the same ones. */
export function skewedDays(
  { median, spread }: Service,
  count: number,
  seed: number,
): number[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => {
    const days = median * Math.exp(spread * normal(random));
    return Math.min(MAX_DAYS, Math.floor(days));
  });
}

/** Returns counts of parcels by their days, as a month's figures have them. */
export function countsOf(days: number[]): number[] {
  const counts: number[] = [];
  for (const day of days) {
    while (counts.length <= day) counts.push(0);
    counts[day]! += 1;
  }
  return counts;
}

/** Returns a normally distributed number (Box and Muller). */
function normal(random: () => number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}
