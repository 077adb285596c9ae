import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { createActivity } from "@/lib/parcels/activities.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import type { TestApp } from "../helpers/app.ts";
import { activityInput, parcelInput } from "../helpers/domain.ts";
import { testAt } from "../helpers/site.ts";

const LIST = "/control/parcels/list.html";
const NOW = Date.parse("2026-11-20T15:45:00.000Z");
const test = testAt(NOW);

async function add(
  app: TestApp,
  fields: Partial<ParcelCreate>,
  at?: string,
): Promise<string> {
  const { id, tracking_code } = await createParcel(app.kv, parcelInput(fields));
  if (at !== undefined) {
    await createActivity(app.kv, activityInput(id, { occurred_at: at }));
  }
  return tracking_code;
}

/** Returns the filter links with their counts; the current one has a star. */
function filtersOf(text: string): string[] {
  const links = text.matchAll(
    /class="filter-link" href="([^"]*)"( aria-current="true")? ?>([^<]*)<span class="filter-count">([^<]*)</g,
  );
  return [...links].map(([, href, current, name, count]) =>
    `${current ? "*" : ""}${name} ${count} ${
      href!.replaceAll("&amp;", "&").replace(LIST, "")
    }`
  );
}

test("the list links to its filters and the stages in use, with counts", async ({ app }) => {
  const day = "max_expected_delivery_date";
  await add(app, { status: "In transit", [day]: "2026-11-19" });
  await add(app, { status: "Unterwegs", [day]: "2026-11-20" });
  await add(app, { status: "Delivered" }, "2026-11-01T00:00:00Z");
  await add(app, {}, "2026-11-12T00:00:00Z");
  const admin = await app.signedIn();
  const expected = (current: string, kept = "", search = "") =>
    [
      ["All 4 ", ""],
      ["Late 1 ", "late=yes"],
      ["Due today 1 ", "due=2026-11-20"],
      ["No news for 3 days 1 ", "stalled_days=3"],
      ["No news for 7 days 1 ", "stalled_days=7"],
      ["No news for 14 days 0 ", "stalled_days=14"],
      ["In transit 2 ", `stage=in_transit${kept}`],
      ["Delivered 1 ", `stage=delivered${kept}`],
      ["No status 1 ", `stage=none${kept}`],
    ].map(([name, filter]) => {
      const isOn = current !== "" && name!.startsWith(current);
      const query = [isOn ? "" : filter, search].filter(Boolean).join("&");
      return `${isOn ? "*" : ""}${name}${query && "?"}${query}`;
    });
  deepEqual(filtersOf((await admin.get(LIST)).text), expected("All"));
  await foldAll(app.kv);
  const late = await admin.get(`${LIST}?late=yes`);
  deepEqual(filtersOf(late.text), expected("Late", "&late=yes"));
  match(late.text, /id="records-total"[^>]*>1 entry</);
  const found = await admin.get(`${LIST}?search=transit`);
  deepEqual(filtersOf(found.text), expected("", "", "search=transit"));
  const german = await admin.get(`${LIST}?lang=de&stage=none&order=oldest`);
  const links = filtersOf(german.text);
  ok(links.includes("Verspätet 1 ?stage=none&late=yes&lang=de"));
  ok(links.includes("*Ohne Status 1 ?lang=de"));
});

test("a stage and an urgent filter are both on, and each link removes its own", async ({ app }) => {
  const late = { max_expected_delivery_date: "2026-11-19" };
  for (const status of ["In transit", "In transit", "On hold"]) {
    await add(app, { status, ...late });
  }
  const admin = await app.signedIn();
  const both = `${LIST}?stage=in_transit&late=yes&per_page=15`;
  const { text } = await admin.get(both);
  match(text, /id="records-total"[^>]*>2 entries</);
  const links = filtersOf(text);
  for (
    const link of [
      "All 3 ?per_page=15",
      "*Late 3 ?stage=in_transit&per_page=15",
      "Due today 0 ?stage=in_transit&due=2026-11-20&per_page=15",
      "*In transit 2 ?late=yes&per_page=15",
      "On hold 1 ?stage=on_hold&late=yes&per_page=15",
    ]
  ) ok(links.includes(link), link);
  match(text, />Earliest due first</);
  // A search keeps one of the two.
  match(
    text,
    /type="search" name="search" value="" aria-label="Search in “Late”"/,
  );
  match(text, /<input +type="hidden" name="late" value="yes"/);
  const search = text.match(
    /<form class="list-search" role="search".*?<\/form>/s,
  );
  doesNotMatch(search![0], /name="stage"/);
});

test("a search keeps the filter in which it is made, says so, and names a parcel outside", async ({ app }) => {
  const late = { max_expected_delivery_date: "2026-11-19" };
  await add(app, { ...late, destination: "Berlin" });
  await add(app, { destination: "Berlin" });
  const outside = await add(app, { tracking_code: "OUT-4711" });
  const admin = await app.signedIn();
  const { text } = await admin.get(`${LIST}?late=yes&search=berlin`);
  match(text, /id="records-total"[^>]*>1 entry</);
  match(text, /Searched only in “Late”\./);
  match(text, /href="[^"]*\?search=berlin">Search all parcels</);
  match(text, /<input +type="hidden" name="late" value="yes"/);
  doesNotMatch(text, /Found outside/);
  const links = filtersOf(text);
  ok(links.includes("*Late 1 ?search=berlin"));
  ok(links.includes("No status 3 ?stage=none&search=berlin"));
  const typed = await admin.get(`${LIST}?late=yes&search=${outside}`);
  match(typed.text, /No parcel matches this filter/);
  doesNotMatch(typed.text, /Nothing found|Check the spelling/);
  match(
    typed.text,
    /Found outside this filter: <a class="code" href="\/control\/parcels\/OUT-4711"/,
  );
  const inside = await admin.get(`${LIST}?stage=none&search=${outside}`);
  doesNotMatch(inside.text, /Found outside/);
  match(inside.text, /value="OUT-4711" aria-label/);
  doesNotMatch((await admin.get(`${LIST}?search=${outside}`)).text, /only in/);
});

test("the list shows 50 rows and offers other numbers and sorts, which its links keep", async ({ app }) => {
  const day = "max_expected_delivery_date";
  for (let count = 0; count < 51; count++) {
    await add(app, { [day]: "2026-11-22" });
  }
  const first = await add(app, { [day]: "2026-11-21" });
  const admin = await app.signedIn();
  const rowsOf = (text: string) =>
    [...text.matchAll(/name="codes" value="([^"]*)"/g)].map(([, code]) => code);
  const { text } = await admin.get(LIST);
  equal(rowsOf(text).length, 50);
  match(text, /<option +value="50" selected>50 rows</);
  match(text, /<option +value="created" selected>Created</);
  const sorted = await admin.get(`${LIST}?sort=due&per_page=15`);
  equal(rowsOf(sorted.text).length, 15);
  equal(rowsOf(sorted.text)[0], first);
  match(sorted.text, /<option +value="15" selected>15 rows</);
  match(sorted.text, /<option +value="due" selected>Expected</);
  match(sorted.text, />Latest due first</);
  const links = [...sorted.text.matchAll(/href="([^"]*)"/g)]
    .map(([, href]) => href!.replaceAll("&amp;", "&"));
  ok(links.includes(`${LIST}?sort=due&per_page=15&order=oldest`));
  const more = links.find((href) => href.includes("cursor="))!;
  match(more, /per_page=15&sort=due&/);
  const next = rowsOf((await admin.get(more)).text);
  equal(new Set([...rowsOf(sorted.text), ...next]).size, 30);
  ok(links.some((href) => /^\/api\/parcels.csv\?.*sort=due/.test(href)));
  // A closed stage and a search have one order.
  for (const query of ["stage=delivered", "search=test"]) {
    doesNotMatch((await admin.get(`${LIST}?${query}`)).text, /name="sort"/);
  }
  match(
    (await admin.get(`${LIST}?per_page=20`)).text,
    /"20" selected>20 rows</,
  );
});

test("a filter given only in the URL gets a link", async ({ app }) => {
  await add(app, { max_expected_delivery_date: "2026-11-25" });
  const admin = await app.signedIn();
  const due = await admin.get(`${LIST}?due=2026-11-25`);
  const text = filtersOf(due.text).find((link) => link.startsWith("*"));
  equal(text, "*Due Nov 25, 2026 1 ");
  const waiting = filtersOf((await admin.get(`${LIST}?stalled_days=9`)).text);
  ok(waiting.includes("*No news for 9 days 0 "));
  const returned = filtersOf((await admin.get(`${LIST}?stage=returned`)).text);
  ok(returned.includes("*Returned 0 "));
});

test("a row shows code, reference, recipient, destination, status, expected day and last event", async ({ app }) => {
  const code = await add(app, {
    ...{ reference: "PO 17", recipient_name: "Ann Smith", status: "On hold" },
    ...{ destination: "Nantes", max_expected_delivery_date: "2026-11-19" },
  }, "2025-11-12T00:00:00Z");
  const { text } = await (await app.signedIn()).get(LIST);
  const [row] = text.match(
    /<li class="record parcel-row" data-id="[^"]+">.*?<\/li>/s,
  )!;
  const said = row.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|");
  equal(
    said,
    `|${code}|PO 17|Ann Smith|Nantes|On hold|Expected|Nov 19|Delayed|` +
      "Last event|Nov 12, 2025|",
  );
  match(row, /class="status-chip chip-held"/);
});

test("a closed parcel is never late, and its row omits empty fields", async ({ app, owner: admin }) => {
  await add(app, {
    ...{ max_expected_delivery_date: "2026-11-19", status: "Delivered" },
  });
  await add(app, {});
  const { text } = await admin.get(LIST);
  doesNotMatch(text, /is-late|Delayed/);
  equal(text.match(/class="status-chip/g)!.length, 1);
  doesNotMatch(text, /parcel-reference/);
});

test("the filter survives a change of order, the next page, trashing and the export", async ({ app }) => {
  for (let count = 0; count < 16; count++) {
    await add(app, { max_expected_delivery_date: "2026-11-19" });
  }
  const admin = await app.signedIn();
  const { text } = await admin.get(`${LIST}?late=yes&per_page=15`);
  const links = [...text.matchAll(/href="([^"]*)"/g)]
    .map(([, href]) => href!.replaceAll("&amp;", "&"));
  ok(links.includes(`${LIST}?late=yes&per_page=15&order=oldest`));
  match(text, />Earliest due first</);
  ok(links.some((href) => href.startsWith("/api/parcels.csv?late=yes&")));
  const more = links.find((href) => href.includes("cursor="))!;
  match(more, /late=yes/);
  match(
    (await admin.get(more)).text,
    /<li class="record parcel-row" data-id="[^"]+">/,
  );
  const [, code] = text.match(/value="([^"]+)" aria-label/)!;
  const gone = await admin.form(`${LIST}?late=yes`, {
    ...{ codes: code!, action: "trash" },
  });
  match(gone.headers.get("location")!, /\?(.*&)?late=yes(&|$)/);
});

test("an empty filter says so, and filters that do not combine are rejected", async ({ app }) => {
  await add(app, {});
  const admin = await app.signedIn();
  const empty = await admin.get(`${LIST}?stage=returned&late=yes`);
  match(empty.text, /No parcel matches this filter/);
  const three = `${LIST}?stage=returned&late=yes&search=x`;
  for (const address of [three, `${LIST}?due=2026-11-20&late=yes`]) {
    const { status, text } = await admin.get(address);
    equal(status, 422);
    match(text, /Combine at most two of these/);
  }
});
