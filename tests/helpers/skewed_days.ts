import { MAX_DAYS } from "@/lib/reports/figures.ts";
import { randomOf } from "./chance.ts";

/** The distribution of a service's transit days: the median and the spread. */
export interface Service {
  name: string;
  median: number;
  spread: number;
}

/** Services with skewed transit days, as in reality: few parcels take much longer than most. */
export const SERVICES: Service[] = [
  { name: "Air freight", median: 7, spread: 0.5 },
  { name: "Road", median: 9, spread: 0.45 },
  { name: "Rail", median: 16, spread: 0.35 },
  { name: "Sea freight", median: 27, spread: 0.3 },
];

/** Returns whole transit days of `count` parcels, by a log-normal distribution that the seed reproduces. */
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

/** Returns the number of parcels by days, as in a month's figures. */
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
