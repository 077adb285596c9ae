import { experienceOf } from "@/lib/reports/expected.ts";
import {
  countsOf,
  type Service,
  SERVICES,
  skewedDays,
} from "@/tests/helpers/skewed_days.ts";
import { merge, stamp } from "./results.ts";

const PARCELS = 10_000;
/** The fraction of parcels from which the expected days are derived. */
const EARLIER = 0.8;
const SEED = 1985;
/** Bounds of the fraction of later parcels that are delivered by the last expected day. */
const BOUNDS = [0.87, 0.93] as const;

/** The back-test of a service's expected days. */
export interface BackTest {
  name: string;
  min_days: number;
  max_days: number;
  /** The fraction of later parcels that were delivered by the last expected day. */
  right: number;
}

/**
 * Derives the expected days of a service from the earlier part of generated parcels, and tests them on the later part.
 */
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

/** Reports whether the fraction delivered in time is close enough to the 90 % that were promised. */
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
