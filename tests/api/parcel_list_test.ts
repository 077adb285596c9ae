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
  const expected = (current: string) =>
    [
      "All 4 ",
      "Late 1 ?late=yes",
      "Due today 1 ?due=2026-11-20",
      "No news for 3 days 1 ?stalled_days=3",
      "No news for 7 days 1 ?stalled_days=7",
      "No news for 14 days 0 ?stalled_days=14",
      "In transit 2 ?stage=in_transit",
      "Delivered 1 ?stage=delivered",
      "No status 1 ?stage=none",
    ].map((link) => link.startsWith(current) ? `*${link}` : link);
  deepEqual(filtersOf((await admin.get(LIST)).text), expected("All"));
  await foldAll(app.kv);
  const late = await admin.get(`${LIST}?late=yes`);
  deepEqual(filtersOf(late.text), expected("Late"));
  match(late.text, /id="records-total"[^>]*>1 entry</);
  const found = await admin.get(`${LIST}?search=transit`);
  deepEqual(filtersOf(found.text), expected("none"));
  const german = await admin.get(`${LIST}?lang=de&stage=none&order=oldest`);
  ok(filtersOf(german.text).includes("Verspätet 1 ?late=yes&lang=de"));
});

test("a filter given only in the URL gets a link", async ({ app }) => {
  await add(app, { max_expected_delivery_date: "2026-11-25" });
  const admin = await app.signedIn();
  const due = await admin.get(`${LIST}?due=2026-11-25`);
  const text = filtersOf(due.text).find((link) => link.startsWith("*"));
  equal(text, "*Due Nov 25, 2026 1 ?due=2026-11-25");
  const waiting = filtersOf((await admin.get(`${LIST}?stalled_days=9`)).text);
  ok(waiting.includes("*No news for 9 days 0 ?stalled_days=9"));
  const returned = filtersOf((await admin.get(`${LIST}?stage=returned`)).text);
  ok(returned.includes("*Returned 0 ?stage=returned"));
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
  const { text } = await admin.get(`${LIST}?late=yes`);
  const links = [...text.matchAll(/href="([^"]*)"/g)]
    .map(([, href]) => href!.replaceAll("&amp;", "&"));
  ok(links.includes(`${LIST}?late=yes&order=oldest`));
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

test("an empty filter says so, and two filters are rejected", async ({ app }) => {
  await add(app, {});
  const admin = await app.signedIn();
  const empty = await admin.get(`${LIST}?stage=returned`);
  match(empty.text, /No parcel matches this filter/);
  const two = await admin.get(`${LIST}?stage=returned&late=yes`);
  equal(two.status, 422);
  match(two.text, /Only one filter can be used at a time\./);
});
