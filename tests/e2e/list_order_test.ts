import { deepEqual, equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { type Story, test } from "../helpers/browser.ts";
import { rowTitles } from "../helpers/inbox.ts";
import { visitPanel } from "../helpers/panel.ts";
import { press, see } from "../helpers/screen.ts";

const LIST = "/control/parcels/list.html";
const FIFTEEN = `${LIST}?per_page=15`;
const OLDEST = `${FIFTEEN}&order=oldest`;

/** Creates parcels for two towns in turn; WB-0001 is the oldest. */
async function addParcels({ app }: Story, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await createParcel(app.kv, {
      tracking_code: codeOf(number),
      recipient_name: "Ann Smith",
      destination: number % 2 === 0 ? "Oslo" : "Lyon",
    });
  }
}

function codeOf(number: number): string {
  return `WB-${String(number).padStart(4, "0")}`;
}

/** Returns the codes between two numbers, descending if the first is higher. */
function range(from: number, to: number, step = 1): string[] {
  const count = Math.abs(to - from) / step + 1;
  const direction = Math.sign(to - from) * step;
  return Array.from(
    { length: count },
    (_, at) => codeOf(from + direction * at),
  );
}

/** Returns the name of the order that the list marks as current. */
async function currentOrder(page: Page): Promise<string> {
  const orders = page.getByRole("list", { name: "Order" });
  const names = await orders.getByRole("link").allInnerTexts();
  deepEqual(names, ["Newest first", "Oldest first"]);
  return orders.locator("[aria-current=true]").innerText();
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).click();
}

async function moveToTrash(page: Page, code: string): Promise<void> {
  await page.getByRole("checkbox", { name: code }).check();
  await press(page, "Move to Trash");
  await see(page, "1 parcel is in the trash.");
}

test.withAndWithoutJavaScript("a list keeps its order in searches and on further pages", async (story) => {
  await addParcels(story, 34);
  const { page, errors } = await visitPanel(story, FIFTEEN);
  const { javaScriptEnabled: appends, origin } = story;
  const loadMore = async (last: string) => {
    if (appends) await page.waitForLoadState("networkidle");
    await follow(page, "Load more");
    await see(page, last);
  };
  equal(await currentOrder(page), "Newest first");
  deepEqual(await rowTitles(page), range(34, 20));

  await follow(page, "Oldest first");
  await page.waitForURL(origin + OLDEST);
  equal(await currentOrder(page), "Oldest first");
  deepEqual(await rowTitles(page), range(1, 15));
  await loadMore("WB-0030");
  deepEqual(await rowTitles(page), range(appends ? 1 : 16, 30));
  await loadMore("WB-0034");
  deepEqual(await rowTitles(page), range(appends ? 1 : 31, 34));
  if (!appends) {
    await follow(page, "Back to the oldest");
    await page.waitForURL(origin + OLDEST);
    deepEqual(await rowTitles(page), range(1, 15));
  }

  await page.getByRole("searchbox").fill("lyon");
  await press(page, "Search");
  await page.waitForURL(/search=lyon/);
  equal(await currentOrder(page), "Oldest first");
  deepEqual(await rowTitles(page), range(1, 29, 2));
  await loadMore("WB-0033");
  equal((await rowTitles(page)).at(-1), "WB-0033");
  await follow(page, "Newest first");
  await page.waitForURL(`${origin}${FIFTEEN}&search=lyon`);
  deepEqual(await rowTitles(page), range(33, 5, 2));
  await follow(page, "Oldest first");
  await page.waitForURL(/order=oldest/);
  await follow(page, "Show all");
  await page.waitForURL(origin + OLDEST);
  deepEqual(await rowTitles(page), range(1, 15));
  deepEqual(errors, []);
});

test("trashing the only record of a list removes the creation message and keeps the search and the order", async (story) => {
  await addParcels(story, 1);
  const query = "?done=created&code=WB-0001&search=lyon&order=oldest";
  const { page } = await visitPanel(story, LIST + query);
  await page.waitForLoadState("networkidle");
  await see(page, "The parcel has been created.");
  equal(await page.getByRole("link", { name: "Oldest first" }).count(), 0);
  await moveToTrash(page, "WB-0001");
  const { searchParams } = new URL(page.url());
  equal(searchParams.get("search"), "lyon");
  equal(searchParams.get("order"), "oldest");
  await see(page, "Nothing found for");
  equal(await page.getByText("has been created").count(), 0);
});

test("after the last record of a page is trashed, the page links to the start of the list in the same order", async (story) => {
  await addParcels(story, 16);
  const plain = await visitPanel(story, OLDEST, { javaScriptEnabled: false });
  const more = plain.page.getByRole("link", { name: "Load more" });
  const { page } = await visitPanel(story, (await more.getAttribute("href"))!);
  await page.waitForLoadState("networkidle");
  deepEqual(await rowTitles(page), ["WB-0016"]);
  await moveToTrash(page, "WB-0016");
  await follow(page, "Back to the oldest");
  await page.waitForURL(story.origin + OLDEST);
  deepEqual(await rowTitles(page), range(1, 15));
  equal(await currentOrder(page), "Oldest first");
});

test.withAndWithoutJavaScript("a list is sorted and its rows are chosen beside the search, and further pages keep both", async (story) => {
  for (let number = 1; number <= 20; number++) {
    const day = String(31 - number).padStart(2, "0");
    await createParcel(story.app.kv, {
      ...{ tracking_code: codeOf(number), recipient_name: "Ann Smith" },
      ...{ destination: "Oslo", status: number % 4 ? "On hold" : "Delivered" },
      max_expected_delivery_date: `2099-12-${day}`,
    });
  }
  const { page, errors } = await visitPanel(story, LIST);
  equal((await rowTitles(page)).length, 20);
  await page.getByLabel("Sorted by").selectOption("Expected");
  await page.getByLabel("Rows per page").selectOption("15 rows");
  await press(page, "Show");
  await page.waitForURL(/sort=due/);
  const open = range(19, 1).filter((_, at) => (19 - at) % 4 !== 0);
  deepEqual(await rowTitles(page), open);
  const orders = page.getByRole("list", { name: "Order" });
  const [current] = await orders.locator("[aria-current=true]").allInnerTexts();
  equal(current, "Earliest due first");
  await follow(page, "Latest due first");
  await page.waitForURL(/order=oldest/);
  deepEqual(await rowTitles(page), open.toReversed());
  deepEqual(errors, []);
});

test("a search in a filter and a second filter narrow it, and each link takes its own away", async (story) => {
  const late = { max_expected_delivery_date: "2020-02-02" };
  for (
    const [number, destination, status, day] of [
      [1, "Berlin", "On hold", late],
      [2, "Berlin", "In transit", late],
      [3, "Oslo", "In transit", late],
      [4, "Berlin", "In transit", {}],
    ] as const
  ) {
    await createParcel(story.app.kv, {
      ...{ tracking_code: codeOf(number), recipient_name: "Ann Smith" },
      ...{ destination, status, ...day },
    });
  }
  const { page, errors } = await visitPanel(story, LIST);
  const press = (name: RegExp) => page.getByRole("link", { name }).click();
  await press(/^Late \d/);
  await page.waitForURL(/late=yes/);
  await page.getByRole("searchbox").fill("berlin");
  await page.keyboard.press("Enter");
  await page.waitForURL(/search=berlin/);
  deepEqual(await rowTitles(page), range(2, 1));
  await see(page, "Searched only in “Late”.");
  await follow(page, "Search all parcels");
  await page.waitForURL(`${story.origin}${LIST}?search=berlin`);
  deepEqual(await rowTitles(page), [4, 2, 1].map(codeOf));
  await page.goBack();
  await page.getByRole("searchbox").fill(codeOf(4));
  await page.keyboard.press("Enter");
  await see(page, "Found outside this filter:");
  await follow(page, codeOf(4));
  await page.waitForURL(/WB-0004/);

  await page.goto(`${story.origin}${LIST}?late=yes`);
  await press(/^In transit \d/);
  await page.waitForURL(/stage=in_transit/);
  deepEqual(await rowTitles(page), range(2, 3));
  await press(/^Late \d/);
  await page.waitForURL(`${story.origin}${LIST}?stage=in_transit`);
  deepEqual(await rowTitles(page), range(4, 2));
  deepEqual(errors, []);
});
