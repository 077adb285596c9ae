import { parcelTable } from "@/lib/parcel_lists/schema.ts";
import { csv } from "@/lib/site/call.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { screen } from "@/lib/site/rule.ts";
import { expectedDays, expectedQuery, stagesTable } from "./schema.ts";

const answers = {
  expected: expectedDays.nullable(),
};

/** Declares reports. */
export const reportsNoun = defineNoun({
  name: "reports",
  menu: [{
    group: "more",
    name: "reports",
    href: "/control/reports.html",
    icon: "bar_chart",
    text: "control.reports.title",
    under: ["/control/reports.html"],
    needs: "parcels:read",
  }],
  answers,
  calls: {
    "GET /api/reports/stages.csv": {
      summary: "Download how many parcels reached each stage, day by day",
      access: "parcels:read",
      input: stagesTable,
      ...csv,
    },
    "GET /api/reports/on-time.csv": {
      summary: "Download how many parcels were on time, month by month",
      access: "parcels:read",
      input: parcelTable,
      ...csv,
    },
    "GET /api/reports/days.csv": {
      summary:
        "Download how many days parcels were under way, by `shipped_via`; 90 means 90 or more",
      access: "parcels:read",
      input: parcelTable,
      ...csv,
    },
    "GET /api/reports/expected": {
      summary:
        "Get the expected days of a parcel that leaves today, from past parcels with its `shipped_via`; null if there are too few",
      access: "parcels:read",
      input: expectedQuery,
      output: answers.expected,
    },
  },
  screens: {
    "/control/reports.html": screen("parcels:read"),
  },
});
