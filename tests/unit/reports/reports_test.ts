import { deepEqual, equal } from "node:assert/strict";
import {
  daysByWay,
  type Figures,
  onTimeByMonth,
  quantile,
  stagesByDay,
} from "@/lib/reports/reports.ts";
import { type MonthFigures, NO_FIGURES, OTHER } from "@/lib/reports/months.ts";

const TODAY = "2026-11-20";

function figuresOf(
  months: Record<string, Partial<MonthFigures>>,
  today = TODAY,
): Figures {
  const whole = Object.entries(months)
    .map(([month, figures]) => [month, { ...NO_FIGURES, ...figures }] as const);
  return { today, months: new Map(whole) };
}

/** Returns a service whose parcels all took the same number of days. */
function way(name: string, parcels: number, days = 3) {
  return { name, days: [...Array(days).fill(0), parcels] };
}

Deno.test("stagesByDay() includes every day, across months and even if there are no events", () => {
  const figures = figuresOf({
    "2026-02": { stages: { delivered: [...Array(27).fill(0), 5] } },
    "2026-03": { stages: { delivered: [2], on_hold: [0, 7] } },
  }, "2026-03-02");
  const days = stagesByDay(figures, 4);
  deepEqual(days.map(({ day }) => day), [
    ...["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"],
  ]);
  deepEqual(days.map(({ stages }) => stages.delivered), [0, 5, 2, 0]);
  deepEqual(days.map(({ stages }) => stages.on_hold), [0, 0, 0, 7]);
});

Deno.test("onTimeByMonth() covers twelve months and returns no share for months without expected days", () => {
  const months = onTimeByMonth(figuresOf({
    "2025-11": { dated: 9, on_time: 9 },
    "2025-12": { dated: 3, on_time: 2 },
    "2026-11": { dated: 4, on_time: 0 },
  }));
  equal(months.length, 12);
  deepEqual(months[0], {
    ...{ month: "2025-12", dated: 3, on_time: 2, percent: 67 },
  });
  equal(months[1]!.percent, null);
  equal(months.at(-1)!.percent, 0);
});

Deno.test("daysByWay() lists the 20 most frequent services and merges the others", () => {
  const ways = Object.fromEntries(
    Array.from(
      { length: 22 },
      (_, at) => [`way ${at}`, way(`Way ${at}`, at + 1)],
    ),
  );
  const report = daysByWay(figuresOf({
    "2026-10": { ways: { ...ways, [OTHER]: way("", 4, 9) } },
    "2026-11": { ways: { "way 5": way("WAY 5", 100) } },
    "2025-11": { ways: { old: way("Old", 999) } },
  }));
  equal(report.length, 21);
  deepEqual(report[0], {
    ...{ name: "WAY 5", parcels: 106, median: 3, ninetieth: 3 },
  });
  // Services with one or two parcels, and those already merged within the month.
  deepEqual(report.at(-1), {
    ...{ name: null, parcels: 7, median: 9, ninetieth: 9 },
  });
  deepEqual(report.filter(({ name }) => name === "Old"), []);
});

Deno.test("quantile() returns the value at the nearest rank", () => {
  deepEqual([0.5, 0.9, 1].map((part) => quantile([1, 0, 8, 1], part)), [
    2,
    2,
    3,
  ]);
  equal(quantile([1], 0.5), 0);
});
