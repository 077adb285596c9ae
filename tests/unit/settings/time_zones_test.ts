import { deepEqual, equal, ok } from "node:assert/strict";
import { findTimeZone, TIME_ZONES } from "@/lib/settings/time_zones.ts";

Deno.test("TIME_ZONES lists each place once, sorted, under its current name", () => {
  equal(TIME_ZONES[0], "UTC");
  for (const name of ["Asia/Kolkata", "Europe/Kyiv", "America/Nuuk"]) {
    ok(TIME_ZONES.includes(name), name);
  }
  for (const name of ["Asia/Calcutta", "Europe/Kiev", "America/Godthab"]) {
    ok(!TIME_ZONES.includes(name), name);
  }
  const rest = TIME_ZONES.slice(1);
  deepEqual(rest, rest.toSorted());
  equal(new Set(TIME_ZONES).size, TIME_ZONES.length);
});

Deno.test("findTimeZone() returns each offered time zone unchanged", () => {
  for (const name of TIME_ZONES) equal(findTimeZone(name), name);
});

Deno.test("findTimeZone() accepts any case and old names, but no UTC offsets", () => {
  equal(findTimeZone("asia/calcutta"), "Asia/Kolkata");
  equal(findTimeZone("EUROPE/KYIV"), "Europe/Kyiv");
  equal(findTimeZone("Etc/GMT+5"), "Etc/GMT+5");
  for (const text of ["", "Mars/Base", "+02:00", "UTC+2"]) {
    equal(findTimeZone(text), null, text);
  }
});
