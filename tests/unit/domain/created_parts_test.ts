import { deepEqual } from "node:assert/strict";
import { createdParts } from "@/lib/domain/created_parts.ts";

Deno.test("createdParts() gives month, day and time in the time zone", () => {
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
