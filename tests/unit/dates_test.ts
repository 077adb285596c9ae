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

const ZONES = ["UTC", "Europe/Lisbon", "Asia/Kathmandu", "America/St_Johns"];

Deno.test("toLocalTime() writes a moment as clocks of a time zone show it", () => {
  const moment = "2026-11-20T15:45:30.000Z";
  equal(toLocalTime(moment, "UTC"), "2026-11-20T15:45");
  equal(toLocalTime(moment, "Asia/Kathmandu"), "2026-11-20T21:30");
  equal(
    toLocalTime("2026-01-01T00:10:00Z", "America/New_York"),
    "2025-12-31T19:10",
  );
});

Deno.test("toLocalTime() writes an early year with four digits, as forms and fromLocalTime() read it", () => {
  const moment = "0026-05-05T10:00:00.000Z";
  equal(toLocalTime(moment, "UTC"), "0026-05-05T10:00");
  equal(fromLocalTime("0026-05-05T10:00", "UTC"), moment);
});

Deno.test("fromLocalTime() reverses toLocalTime() in any zone and season", () => {
  for (const zone of ZONES) {
    for (
      const moment of ["2026-01-15T00:00:00.000Z", "2026-07-15T23:59:00.000Z"]
    ) {
      equal(fromLocalTime(toLocalTime(moment, zone), zone), moment, zone);
    }
  }
});

Deno.test("fromLocalTime() takes the first of two moments when clocks are set back", () => {
  const moment = fromLocalTime("2026-10-25T02:30", "Europe/Berlin");
  equal(moment, "2026-10-25T00:30:00.000Z");
});

Deno.test("fromLocalTime() goes on by an hour where clocks are set forward", () => {
  const moment = fromLocalTime("2026-03-29T02:30", "Europe/Berlin");
  equal(toLocalTime(moment, "Europe/Berlin"), "2026-03-29T03:30");
});

Deno.test("toLocalTime() shows before and after clocks are set back what they show", () => {
  const shown = ["2026-10-25T00:59:59.999Z", "2026-10-25T01:00:00.000Z"]
    .map((moment) => toLocalTime(moment, "Europe/Berlin"));
  deepEqual(shown, ["2026-10-25T02:59", "2026-10-25T02:00"]);
});

Deno.test("toLocalTime() knows zones that were once not whole quarters of an hour ahead", () => {
  equal(
    toLocalTime("1960-06-01T00:00:00.000Z", "Pacific/Tongatapu"),
    "1960-06-01T12:20",
  );
});

Deno.test("times of every zone are those of Temporal, which a platform may lack, also where clocks are set", () => {
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

Deno.test("boundsOfDay() begins a day whose midnight is left out with its first moment", () => {
  deepEqual(boundsOfDay("2026-09-06", "America/Santiago"), [
    new Date("2026-09-06T04:00:00Z"),
    new Date("2026-09-07T03:00:00Z"),
  ]);
});

Deno.test("days and months are counted over the ends of months and years", () => {
  equal(addDays("2028-02-28", 2), "2028-03-01");
  equal(addDays("2026-01-01", -1), "2025-12-31");
  equal(daysBetween("2025-12-31", "2026-03-01"), 60);
  equal(daysBetween("2026-03-01", "2025-12-31"), -60);
  equal(monthsBack("2026-01-31", 11), "2025-02");
  equal(monthsBack("2026-03-31", 1), "2026-02");
});

Deno.test("formatNearDay() leaves out the year that it is in the time zone", () => {
  const now = new Date("2026-12-31T23:30:00Z");
  const said = (iso: string, zone: string) =>
    formatNearDay(toLocalDay(iso, zone), "en-US", toLocalDay(now, zone));
  equal(said("2026-11-20T12:00:00Z", "UTC"), "Nov 20");
  equal(said("2025-11-20T12:00:00Z", "UTC"), "Nov 20, 2025");
  // In Berlin it is 2027 already.
  equal(said("2026-11-20T12:00:00Z", "Europe/Berlin"), "Nov 20, 2026");
});
