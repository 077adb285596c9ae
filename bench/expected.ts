import { experienceOf } from "@/lib/reports/expected.ts";
import {
  countsOf,
  type Service,
  SERVICES,
  skewedDays,
} from "@/tests/helpers/skewed_days.ts";
import { merge, stamp } from "./results.ts";

const PARCELS = 10_000;
/** The part that the expectation is learnt from. */
const EARLIER = 0.8;
const SEED = 1985;
/** The part of the later parcels that must be delivered by the last expected day. */
const BOUNDS = [0.87, 0.93] as const;

/** How the expected days of a service did. */
export interface BackTest {
  name: string;
  min_days: number;
  max_days: number;
  /** The later parcels that were delivered by the last expected day, as a part of all of them. */
  right: number;
}

/** Learns the expected days of a service from the earlier ones of generated parcels, and tests them on the later ones. */
export function backTest(service: Service, seed: number): BackTest {
  const days = skewedDays(service, PARCELS, seed);
  const earlier = days.slice(0, PARCELS * EARLIER);
  const later = days.slice(PARCELS * EARLIER);
  const { min_days, max_days } = experienceOf(countsOf(earlier))!;
  const right = later.filter((taken) => taken <= max_days).length;
  return {
    name: service.name,
    min_days,
    max_days,
    right: right / later.length,
  };
}

/** Reports whether as many parcels were delivered in time as the 90th percentile promises. */
export function isRight({ right }: BackTest): boolean {
  const [least, most] = BOUNDS;
  return right >= least && right <= most;
}

/** Writes bench/expected.json: `deno task bench:expected`. */
async function main(): Promise<void> {
  const measured = await stamp();
  const tests = SERVICES.map((service, at) => backTest(service, SEED + at));
  console.table(tests);
  if (!tests.every(isRight)) Deno.exitCode = 1;
  const results = { parcels: PARCELS, bounds: BOUNDS, services: tests };
  await merge("expected.json", { ...measured, ...results });
}

if (import.meta.main) await main();
