import { deepEqual, equal } from "node:assert/strict";
import { createdParts } from "@/lib/parcels/created_parts.ts";

Deno.test("createdParts() returns month, day and time in the time zone", () => {
  const cases: [string, string, string][] = [
    ["2026-11-20T15:45:00.000Z", "UTC", "Nov 20 03:45 PM"],
    ["2026-11-20T00:00:00.000Z", "UTC", "Nov 20 12:00 AM"],
    ["2026-11-05T12:05:59.999Z", "UTC", "Nov 5 12:05 PM"],
    ["2026-12-31T23:30:00.000Z", "Europe/Lisbon", "Dec 31 11:30 PM"],
    ["2026-12-31T23:30:00.000Z", "Asia/Kathmandu", "Jan 1 05:15 AM"],
    ["2026-07-01T02:00:00.000Z", "America/New_York", "Jun 30 10:00 PM"],
    ["0999-05-01T09:00:00.000Z", "UTC", "May 1 09:00 AM"],
  ];
  for (const [moment, timeZone, wanted] of cases) {
    const { created_at_month, created_at_day, created_at_time } = createdParts(
      moment,
      timeZone,
    );
    deepEqual(
      `${created_at_month} ${created_at_day} ${created_at_time}`,
      wanted,
    );
  }
});

Deno.test("createdParts() names the months of the whole year", () => {
  const months = Array.from({ length: 12 }, (_, month) => {
    const moment = new Date(Date.UTC(2026, month, 15)).toISOString();
    return createdParts(moment, "UTC").created_at_month;
  });
  deepEqual(
    months.join(" "),
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  );
});

Deno.test("createdParts() agrees with Intl over three years, in zones of all kinds", () => {
  for (
    const timeZone of [
      "UTC",
      "Europe/Lisbon",
      "America/St_Johns",
      "Australia/Lord_Howe",
      "Pacific/Kiritimati",
      "Pacific/Pago_Pago",
      "Asia/Kathmandu",
    ]
  ) {
    const format = new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, month: "short", day: "numeric", hour12: true },
      ...{ hour: "2-digit", minute: "2-digit" },
    });
    const start = Date.UTC(2023, 11, 30, 0, 47, 59);
    for (let hour = 0; hour < 3 * 366 * 24; hour += 5) {
      const time = start + hour * 3_600_000;
      const moment = new Date(time).toISOString();
      const parts = createdParts(moment, timeZone);
      const text =
        `${parts.created_at_month} ${parts.created_at_day}, ${parts.created_at_time}`;
      equal(text, format.format(time).replace("\u202f", " "), timeZone);
    }
  }
});
