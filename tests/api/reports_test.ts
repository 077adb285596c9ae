import { figuresTally } from "@/lib/reports/counting.ts";
import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import type { Client } from "../helpers/client.ts";
import { listFigures } from "../helpers/figures.ts";
import { applyTable, undoTable, uploadTable } from "../helpers/imports.ts";
import { addParcel } from "../helpers/parcels.ts";
import { deliver, fillReports, REPORTS } from "../helpers/reports.ts";
import { testAt } from "../helpers/site.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const test = testAt(NOON);

/** Returns the rows of a report's file. */
async function rowsOf(client: Client, path: string): Promise<string[][]> {
  const { status, text, headers } = await client.get(`/api/reports/${path}`);
  equal(status, 200, text);
  equal(headers.get("content-type"), "text/csv; charset=utf-8");
  return text.replace("\ufeff", "").trim().split("\r\n")
    .map((line) => line.split(","));
}

test("the reports show each figure as a chart, a table and a file", async ({ app }) => {
  await fillReports(app.kv);
  const clerk = await app.signedIn({ role: "clerk" });
  const { status, text } = await clerk.get(REPORTS);
  equal(status, 200);
  equal(
    text.match(/<svg role="img" aria-label="[^"]+/g)?.length,
    2,
  );
  equal(text.match(/<table/g)?.length, 3);
  for (const file of ["stages", "on-time", "days"]) {
    match(text, new RegExp(`href="/api/reports/${file}\\.csv\\?`));
  }
  match(text, /Sea freight/);
  match(text, /Rail &lt;&amp; road>/);
  doesNotMatch(text, /<script(?![^>]*src)/);
});

test("a new site says that there are no figures yet", async ({ owner }) => {
  const { text } = await owner.get(REPORTS);
  match(text, /No figures yet/);
  doesNotMatch(text, /<svg role="img"/);
});

test("the report by stage accepts a stage and a number of days", async ({ app }) => {
  await deliver(app.kv, { back: 2, days: 40, shipped_via: null });
  await deliver(app.kv, { back: 40, days: 5, shipped_via: null });
  await figuresTally.fold(app.kv);
  const owner = await app.signedIn();
  match((await owner.get(REPORTS)).text, /Delivered · 1 parcel</);
  const longer = await owner.get(`${REPORTS}?days=90&stage=picked_up`);
  match(longer.text, /Picked up · 2 parcels</);
  for (const query of ["days=31", "stage=none", "stage=lost"]) {
    equal((await owner.get(`${REPORTS}?${query}`)).status, 422, query);
  }
});

test("the files have a row for each day, month and service", async ({ app }) => {
  for (const days of [4, 8, 12]) {
    await deliver(app.kv, { back: 1, days, shipped_via: "Air, express" });
  }
  await deliver(app.kv, { back: 400, days: 9, shipped_via: "Rail" });
  await figuresTally.fold(app.kv);
  const owner = await app.signedIn();
  const stages = await rowsOf(owner, "stages.csv");
  equal(stages.length, 31);
  deepEqual(stages[0]!.slice(0, 3), ["day", "pending", "picked_up"]);
  const delivered = stages[0]!.indexOf("delivered");
  deepEqual(
    stages.slice(-2).map((row) => [row[0], row[delivered]]),
    [["2026-11-19", "3"], ["2026-11-20", "0"]],
  );
  const longest = await rowsOf(owner, "stages.csv?days=365");
  equal(longest.length, 366);
  equal(longest[1]![0], "2025-11-21");
  const onTime = await rowsOf(owner, "on-time.csv");
  deepEqual(onTime[0], ["month", "dated", "on_time", "percent"]);
  deepEqual(onTime.at(-1), ["2026-11", "3", "2", "67"]);
  equal(onTime.length, 13);
  deepEqual(await rowsOf(owner, "days.csv"), [
    ["shipped_via", "parcels", "median", "ninetieth"],
    ['"Air', ' express"', "3", "8", "12"],
  ]);
  const { text } = await owner.get(
    "/api/reports/days.csv?language=de&separator=semicolon",
  );
  match(text, /^\ufeff?Versandart;Sendungen;/);
});

test("exports reject invalid parameters", async ({ owner }) => {
  const files = ["stages", "on-time", "days"].map((name) => `reports/${name}`);
  for (const file of [...files, "parcels"]) {
    for (const query of ["separator=tab", "language=xx", "color=red"]) {
      const { status } = await owner.api("GET", `/${file}.csv?${query}`);
      equal(status, 422, `${file} ${query}`);
    }
  }
});

test("a parcel's screen offers expected days, and its button sets both", async ({ app }) => {
  for (let days = 1; days <= 20; days++) {
    await deliver(app.kv, { back: 2, days, shipped_via: "Sea freight" });
  }
  await figuresTally.fold(app.kv);
  const clerk = await app.signedIn({ role: "clerk" });
  await addParcel(app.kv, {
    ...{ tracking_code: "WB-1001", shipped_via: "sea freight" },
  });
  const screen = "/control/parcels/WB-1001";
  const { text } = await clerk.get(screen);
  match(text, /sea freight: 10 to 18 days, from 20 parcels of the past 12 m/);
  match(text, new RegExp(`action="${screen}/expect"`));
  const fields = Object.fromEntries(
    [...text.matchAll(
      /type="hidden" name="(version|m\w+_date)" value="([^"]*)"/g,
    )].map(([, name, value]) => [name, value!]),
  );
  deepEqual(fields, {
    version: "1",
    min_expected_delivery_date: "2026-11-30",
    max_expected_delivery_date: "2026-12-08",
  });
  const stale = { ...fields, version: "9" };
  equal((await clerk.form(`${screen}/expect`, stale)).status, 409);
  // A double click sets them once.
  for (let press = 0; press < 2; press++) {
    const { status, headers } = await clerk.form(`${screen}/expect`, fields);
    equal(status, 303);
    equal(headers.get("location"), `${screen}?done=updated`);
  }
  const { body } = await clerk.api("GET", "/parcels/WB-1001");
  equal(body.data.min_expected_delivery_date, "2026-11-30");
  equal(body.data.max_expected_delivery_date, "2026-12-08");
  equal(body.data.version, 2);
  doesNotMatch((await clerk.get(screen)).text, /expected-offer/);
});

test("the form after Save and Next offers the expected days of the previous parcel", async ({ app }) => {
  for (let days = 1; days <= 20; days++) {
    await deliver(app.kv, { back: 2, days, shipped_via: "Air" });
  }
  await figuresTally.fold(app.kv);
  const owner = await app.signedIn();
  await addParcel(app.kv, { tracking_code: "WB-1001", shipped_via: "Air" });
  const made = "/control/parcels/create.html?done=created&code=WB-1001";
  match((await owner.get(made)).text, /Air: 10 to 18 days, from 20 parcels/);
  // The offer opens another tab, because the next parcel may be typed already.
  match(
    (await owner.get(made)).text,
    /class="expected-offer"[^>]* target="_blank"/,
  );
  const { headers } = await owner.form("/control/parcels/WB-1001/expect", {
    version: "1",
    min_expected_delivery_date: "2026-11-30",
    max_expected_delivery_date: "2026-12-08",
  });
  equal(headers.get("location"), "/control/parcels/WB-1001?done=updated");
  doesNotMatch((await owner.get(made)).text, /expected-offer/);
});

test("GET /api/reports/expected returns the usual days of a service, or null", async ({ app }) => {
  for (let days = 1; days <= 20; days++) {
    await deliver(app.kv, { back: 2, days, shipped_via: "Air & sea" });
  }
  await figuresTally.fold(app.kv);
  const owner = await app.signedIn();
  const ask = async (via: string) =>
    await owner.api("GET", `/reports/expected?shipped_via=${via}`);
  deepEqual((await ask("air%20%26%20sea")).body.data, {
    shipped_via: "air & sea",
    ...{ min_days: 10, max_days: 18, parcels: 20 },
    min_expected_delivery_date: "2026-11-30",
    max_expected_delivery_date: "2026-12-08",
  });
  equal((await ask("Rail")).body.data, null);
  equal((await ask("")).status, 422);
});

test("bulk updates and imports count each parcel once, and an undo takes the count back", async ({ app }) => {
  const { kv } = app;
  const owner = await app.signedIn();
  const counted = async () => {
    await figuresTally.fold(kv);
    return (await listFigures(kv)).stages;
  };
  const table = [
    "Tracking code,Recipient,Destination,Status",
    ...["WB-1001", "WB-1002"].map((code) => `${code},Ann,Lyon,Delivered`),
    "WB-1003,Ann,Lyon,",
  ].join("\r\n");
  const { id } = await uploadTable(app, owner, table);
  await applyTable(app, owner, id);
  deepEqual(await counted(), { "delivered 2026-11-20": 2 });
  await undoTable(app, owner, id);
  deepEqual(await counted(), {});
  const again = await uploadTable(app, owner, table);
  await applyTable(app, owner, again.id);
  const codes = ["WB-1001", "WB-1003", "WB-1003"];
  const body = { codes, update: { status: "Delivered" } };
  const { status } = await owner.post("/bulk", body);
  equal(status, 200);
  await app.jobs.drain();
  deepEqual(await counted(), { "delivered 2026-11-20": 3 });
  ok(!(await kv.list({ prefix: ["figures_due"] }, { limit: 1 })).length);
});
