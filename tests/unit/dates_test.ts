import { deepEqual, equal } from "node:assert/strict";
import {
  addDays,
  boundsOfDay,
  daysBetween,
  formatNearDay,
  fromLocalTime,
  monthsBack,
  toLocalDay,
  toLocalTime,
} from "@/lib/dates.ts";

Deno.test("toLocalTime() converts a moment to a time zone's local time", () => {
  const moments: [moment: string, zone: string, shown: string][] = [
    ["2026-11-20T15:45:30.000Z", "UTC", "2026-11-20T15:45"],
    ["2026-11-20T15:45:30.000Z", "Asia/Kathmandu", "2026-11-20T21:30"],
    ["2026-01-01T00:10:00Z", "America/New_York", "2025-12-31T19:10"],
    // An early year has four digits.
    ["0026-05-05T10:00:00.000Z", "UTC", "0026-05-05T10:00"],
    // This zone's offset was not a multiple of a quarter of an hour.
    ["1960-06-01T00:00:00Z", "Pacific/Tongatapu", "1960-06-01T12:20"],
    // Clocks are set back between these two moments.
    ["2026-10-25T00:59:59.999Z", "Europe/Berlin", "2026-10-25T02:59"],
    ["2026-10-25T01:00:00.000Z", "Europe/Berlin", "2026-10-25T02:00"],
  ];
  for (const [moment, zone, shown] of moments) {
    equal(toLocalTime(moment, zone), shown);
  }
  equal(fromLocalTime("0026-05-05T10:00", "UTC"), "0026-05-05T10:00:00.000Z");
});

Deno.test("fromLocalTime() returns the first of two moments if clocks are set back", () => {
  const moment = fromLocalTime("2026-10-25T02:30", "Europe/Berlin");
  equal(moment, "2026-10-25T00:30:00.000Z");
});

Deno.test("fromLocalTime() skips an hour if clocks are set forward", () => {
  const moment = fromLocalTime("2026-03-29T02:30", "Europe/Berlin");
  equal(toLocalTime(moment, "Europe/Berlin"), "2026-03-29T03:30");
});

Deno.test("fromLocalTime() and toLocalTime() equal Temporal in every zone, also around clock changes", () => {
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    let at = Temporal.Instant.from("2026-01-15T12:34:56Z")
      .toZonedDateTimeISO(zone);
    for (let count = 0; count < 3; count++) {
      const next = at.getTimeZoneTransition("next");
      at = next ?? at.add({ months: 5 });
      for (const minutes of [-121, -61, -31, -1, 0, 1, 31, 61, 121]) {
        const local = at.toPlainDateTime().with({ second: 0 }).add({ minutes });
        const shown = local.toString({ smallestUnit: "minute" });
        const { epochMilliseconds } = local.toZonedDateTime(zone);
        const moment = new Date(epochMilliseconds).toISOString();
        equal(fromLocalTime(shown, zone), moment, `${shown} in ${zone}`);
        const back = Temporal.Instant.from(moment).toZonedDateTimeISO(zone)
          .toPlainDateTime().toString({ smallestUnit: "minute" });
        equal(toLocalTime(moment, zone), back, `${moment} in ${zone}`);
      }
    }
  }
});

Deno.test("boundsOfDay() starts a day without midnight at its first moment", () => {
  deepEqual(boundsOfDay("2026-09-06", "America/Santiago"), [
    new Date("2026-09-06T04:00:00Z"),
    new Date("2026-09-07T03:00:00Z"),
  ]);
});

Deno.test("days and months are added across months and years", () => {
  equal(addDays("2028-02-28", 2), "2028-03-01");
  equal(addDays("2026-01-01", -1), "2025-12-31");
  equal(daysBetween("2025-12-31", "2026-03-01"), 60);
  equal(daysBetween("2026-03-01", "2025-12-31"), -60);
  equal(monthsBack("2026-01-31", 11), "2025-02");
  equal(monthsBack("2026-03-31", 1), "2026-02");
});

Deno.test("formatNearDay() omits the current year of the time zone", () => {
  const now = new Date("2026-12-31T23:30:00Z");
  const said = (iso: string, zone: string) =>
    formatNearDay(toLocalDay(iso, zone), "en-US", toLocalDay(now, zone));
  equal(said("2026-11-20T12:00:00Z", "UTC"), "Nov 20");
  equal(said("2025-11-20T12:00:00Z", "UTC"), "Nov 20, 2025");
  // It is already 2027 in Berlin.
  equal(said("2026-11-20T12:00:00Z", "Europe/Berlin"), "Nov 20, 2026");
});
