import { deepEqual, equal, ok } from "node:assert/strict";
import { backTest, isRight } from "@/bench/expected.ts";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import { figuresTally } from "@/lib/reports/counting.ts";
import {
  experienceOf,
  offerExpected,
  readExpected,
} from "@/lib/reports/expected.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  Clock,
  makeParcel,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";
import { deliver } from "../../helpers/reports.ts";
import { countsOf, SERVICES } from "../../helpers/skewed_days.ts";

/** Delivers parcels of a service after 1, 2, 3, … days. */
async function deliverAll(
  kv: Kv,
  count: number,
  { shipped_via = "Sea freight", back = 3 } = {},
): Promise<void> {
  for (let days = 1; days <= count; days++) {
    await deliver(kv, { back, days, shipped_via });
  }
  await figuresTally.fold(kv);
}

Deno.test("experienceOf() returns the 50th and 90th percentiles by nearest rank", () => {
  const days = Array.from({ length: 20 }, (_, at) => at + 1);
  const cases: [days: number[], min_days: number, max_days: number][] = [
    [days, 10, 18],
    // The 19th of 21 is the first rank that covers nine tenths.
    [[...days, 40], 11, 19],
    [Array(30).fill(0), 0, 0],
  ];
  for (const [days, min_days, max_days] of cases) {
    const parcels = days.length;
    const experience = experienceOf(countsOf(days));
    deepEqual(experience, { min_days, max_days, parcels });
  }
});

Deno.test("fewer than 20 parcels, or too many that took 90 days or more, yield no expected days", () => {
  equal(experienceOf(countsOf(Array(19).fill(5))), null);
  equal(experienceOf([]), null);
  const long = [...Array(17).fill(5), 90, 90, 90];
  equal(experienceOf(countsOf(long)), null);
  const enough = [...long, ...Array(10).fill(5)];
  equal(experienceOf(countsOf(enough))?.max_days, 5);
});

Deno.test("the 90th percentile of earlier parcels covers 87 to 93 % of later ones for skewed services", () => {
  for (const service of SERVICES) {
    for (let seed = 1; seed <= 5; seed++) {
      const test = backTest(service, seed);
      ok(isRight(test), JSON.stringify({ ...test, seed }));
    }
  }
});

Deno.test("expected days count from the site's current day", async () => {
  using kv = await memoryKv(new Clock());
  await deliverAll(kv, 20);
  deepEqual(await readExpected(kv, " SEA FREIGHT "), {
    shipped_via: " SEA FREIGHT ",
    ...{ min_days: 10, max_days: 18, parcels: 20 },
    min_expected_delivery_date: "2026-11-30",
    max_expected_delivery_date: "2026-12-08",
  });
  equal(await readExpected(kv, "Air"), null);
});

Deno.test("deliveries more than twelve months ago are ignored", async () => {
  using kv = await memoryKv(new Clock());
  await deliverAll(kv, 20, { back: 370 });
  equal(await readExpected(kv, "Sea freight"), null);
});

Deno.test("expected days are offered for an open parcel that has a service and no expected days", async () => {
  using kv = await memoryKv(new Clock());
  await deliverAll(kv, 20);
  const offered = async (fields: Parameters<typeof parcelInput>[0]) => {
    const parcel = await makeParcel(kv, fields);
    return await offerExpected(kv, parcel) !== null;
  };
  const shipped_via = "Sea freight";
  equal(await offered({ shipped_via }), true);
  equal(await offered({ shipped_via, status: "In transit" }), true);
  equal(await offered({}), false);
  equal(await offered({ shipped_via: "Air" }), false);
  equal(await offered({ shipped_via, status: "Delivered" }), false);
  for (const name of ["min", "max"]) {
    const day = { [`${name}_expected_delivery_date`]: "2026-12-01" };
    equal(await offered({ shipped_via, ...day }), false);
  }
  const parcel = await makeParcel(kv, { shipped_via });
  const delivered = { id: parcel.id, status: "Zugestellt" };
  const changed = await updateParcel(kv, delivered);
  equal(await offerExpected(kv, changed.parcel), null);
});
