import { deepEqual, equal, match } from "node:assert/strict";
import type { Page } from "playwright-core";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { browserTest, type Story } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";

const LIST = "/control/parcels/list.html";

/** Makes so many parcels for each of two towns in turn, WB-0001 the oldest. */
async function fill({ app }: Story, count: number): Promise<void> {
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

/** The codes from one number to another, by as many as `step`. */
function range(from: number, to: number, step = 1): string[] {
  const count = Math.abs(to - from) / step + 1;
  const direction = Math.sign(to - from) * step;
  return Array.from(
    { length: count },
    (_, at) => codeOf(from + direction * at),
  );
}

function codes(page: Page): Promise<string[]> {
  return page.locator(".record-title").allInnerTexts();
}

/** The orders that are offered, and the one that the list says it has. */
async function currentOrder(page: Page): Promise<string> {
  const orders = page.getByRole("list", { name: "Order" });
  deepEqual(await orders.getByRole("link").allInnerTexts(), [
    "Newest first",
    "Oldest first",
  ]);
  return orders.locator("[aria-current=true]").innerText();
}

async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole("link", { name: link, exact: true }).click();
}

for (const javaScriptEnabled of [true, false]) {
  browserTest(
    `with JavaScript ${
      javaScriptEnabled ? "on" : "off"
    } a list is turned round, and its search and its next parts stay so`,
    async (story) => {
      await fill(story, 34);
      const { page, errors } = await visitPanel(story, LIST, {
        javaScriptEnabled,
      });
      const loadMore = async (last: string) => {
        if (javaScriptEnabled) await page.waitForLoadState("networkidle");
        await follow(page, "Load more");
        await page.getByText(last).waitFor();
      };
      equal(await currentOrder(page), "Newest first");
      deepEqual(await codes(page), range(34, 20));

      await follow(page, "Oldest first");
      await page.waitForURL(`${story.origin}${LIST}?order=oldest`);
      equal(await currentOrder(page), "Oldest first");
      deepEqual(await codes(page), range(1, 15));
      await loadMore("WB-0030");
      const begin = javaScriptEnabled ? 1 : 16;
      deepEqual(await codes(page), range(begin, 30));
      await loadMore("WB-0034");
      deepEqual(await codes(page), range(javaScriptEnabled ? 1 : 31, 34));

      if (!javaScriptEnabled) {
        await follow(page, "Back to the oldest");
        await page.waitForURL(`${story.origin}${LIST}?order=oldest`);
        deepEqual(await codes(page), range(1, 15));
      }
      await page.getByRole("searchbox").fill("lyon");
      await page.getByRole("button", { name: "Search" }).click();
      await page.waitForURL(/search=lyon/);
      equal(await currentOrder(page), "Oldest first");
      deepEqual(await codes(page), range(1, 29, 2));
      await loadMore("WB-0033");
      equal((await codes(page)).at(-1), "WB-0033");
      await follow(page, "Newest first");
      await page.waitForURL(`${story.origin}${LIST}?search=lyon`);
      deepEqual(await codes(page), range(33, 5, 2));
      await follow(page, "Oldest first");
      await page.waitForURL(/order=oldest/);
      await follow(page, "Show all");
      await page.waitForURL(`${story.origin}${LIST}?order=oldest`);
      deepEqual(await codes(page), range(1, 15));
      deepEqual(errors, []);
    },
  );
}

browserTest(
  "a list with one record offers no order",
  async (story) => {
    await fill(story, 1);
    const { page } = await visitPanel(story, LIST);
    deepEqual(await codes(page), ["WB-0001"]);
    equal(await page.getByRole("link", { name: "Oldest first" }).count(), 0);
  },
);

browserTest(
  "deleting the only record removes the creation message and keeps search and order",
  async (story) => {
    await fill(story, 1);
    const { page } = await visitPanel(
      story,
      `${LIST}?done=created&code=WB-0001&search=lyon&order=oldest`,
    );
    await page.waitForLoadState("networkidle");
    await page.getByText("The parcel has been created.").waitFor();
    await trash(page, "WB-0001");
    const { searchParams } = new URL(page.url());
    deepEqual(
      [searchParams.get("search"), searchParams.get("order")],
      ["lyon", "oldest"],
    );
    await page.getByText("Nothing found for").waitFor();
    equal(await page.getByText("has been created").count(), 0);
  },
);

browserTest(
  "after the last record of a page is deleted, the list leads back to its beginning in its order",
  async (story) => {
    await fill(story, 16);
    const { page } = await visitPanel(story, `${LIST}?order=oldest`, {
      javaScriptEnabled: false,
    });
    const more = page.getByRole("link", { name: "Load more" });
    const address = await more.getAttribute("href");
    const { page: second } = await visitPanel(story, address!);
    await second.waitForLoadState("networkidle");
    deepEqual(await codes(second), ["WB-0016"]);
    await trash(second, "WB-0016");
    await follow(second, "Back to the oldest");
    await second.waitForURL(`${story.origin}${LIST}?order=oldest`);
    deepEqual(await codes(second), range(1, 15));
    match(await currentOrder(second), /Oldest/);
  },
);

async function trash(page: Page, code: string): Promise<void> {
  await page.getByRole("checkbox", { name: code }).check();
  await page.getByRole("button", { name: "Move to Trash" }).click();
  await page.getByText("1 parcel is in the trash.").waitFor();
}
