import { equal, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { checkAxe } from "../helpers/axe.ts";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";
import { boxOf, press } from "../helpers/screen.ts";

/** Lower than every minimum height, so that the minimum applies. */
const LOW = { viewport: { width: 1280, height: 500 } };
const PHONE = { viewport: { width: 390, height: 844 } };

test("the home page's pictures are at least 570 pixels high on a low screen and on a phone", async ({ visit }) => {
  for (const options of [LOW, PHONE]) {
    const { page } = await visit("/", options);
    ok(await heightOf(page, ".slides") >= 570);
  }
});

test("a tracking result is at least 68vh high and its map 60vh", async ({ app, visit }) => {
  const tall = { viewport: { width: 1280, height: 2000 } };
  await addParcel(app.kv, ON_MAP);
  const { page } = await visit("/track.html?code=WB-1111", tall);
  ok(await heightOf(page, ".tracking-area") >= 0.68 * 2000);
  const map = page.locator(".map");
  await map.waitFor();
  equal(Math.round(await heightOf(page, ".map")), 0.6 * 2000);
  await page.goto(`${page.url()}9`);
  ok(await heightOf(page, ".tracking-area") >= 0.68 * 2000, "not found");
});

test("the content field of a page is 250 pixels high", async (story) => {
  const { page } = await visitPanel(story, "/control/pages/create.html");
  equal(await heightOf(page, "#field-content"), 250);
});

test("the home page's header is transparent at the top and opaque once scrolled", async ({ visit }) => {
  const { page } = await visit("/");
  equal(await alphaOf(page), 0);
  await page.mouse.wheel(0, 600);
  await page.waitForFunction(() => scrollY >= 300);
  equal(await alphaOf(page), 1);
  const other = await visit("/contact.html");
  equal(await alphaOf(other.page), 1);
});

test("on wide screens the header has Track Parcel, on narrow screens the menu and the first picture have it", async ({ visit }) => {
  for (const [options, isPhone] of [[PHONE, true], [LOW, false]] as const) {
    const { page } = await visit("/", options);
    const inHeader = page.getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Track Parcel" });
    equal(await inHeader.isVisible(), !isPhone);
    equal(await page.locator(".slide-track").isVisible(), isPhone);
    await press(page, "Menu");
    ok(
      await page.getByRole("navigation", { name: "Site menu" })
        .getByRole("link", { name: "Track Parcel" }).isVisible(),
    );
  }
});

test("on a phone breadcrumb links are large enough to tap", async (story) => {
  await addParcel(story.app.kv, { tracking_code: "WAY-NQMV-WW7X-NZ7N" });
  const path = "/control/parcels/WAY-NQMV-WW7X-NZ7N/activities/create";
  const { page } = await visitPanel(story, path, PHONE);
  const tops = await page.locator(".breadcrumb li").evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().top)
  );
  equal(new Set(tops).size, 2);
  await checkAxe(page, path);
});

test("a message has its icon next to the text and its button below the text", async (story) => {
  const { page } = await visitPanel(story, "/control/index.html", PHONE);
  ok(await isBesideItsIcon(page, ".panel p"), "of mail that is kept");
  await page.goto(`${story.origin}/control/pages/create.html`);
  await page.getByLabel("Title", { exact: true }).fill("Hours");
  await page.getByLabel("Content").fill("[Hours: 8 to 18]");
  await page.locator("form .button-primary").click();
  await page.locator(".panel .button").waitFor();
  ok(await isBesideItsIcon(page, ".panel li"), "of a line that shows raw");
  const [button, list] = [".panel .button", ".panel ul"];
  equal(
    (await boxOf(page.locator(button))).x,
    (await boxOf(page.locator(list))).x,
  );
});

test("the navigation and the tiles are in capitals", async (story) => {
  const { page } = await story.visit("/");
  equal(
    await page.getByRole("navigation", { name: "Main" }).innerText(),
    "HOME\nCONTACT US\nTRACK PARCEL",
  );
  const panel = await visitPanel(story, "/control/index.html");
  equal(
    (await panel.page.locator(".tile-name").allInnerTexts()).join(),
    "PARCELS,REVIEWS,PAGES,SEND EMAIL,SETTINGS,PASSWORD",
  );
});

test("a printed page starts with the company's name, on the home page and after a failed search", async ({ visit }) => {
  for (
    const [path, below] of [
      ["/", ".slides"],
      ["/track.html?code=NOPE-1", ".failure-error"],
    ] as const
  ) {
    const { page } = await visit(path);
    await page.emulateMedia({ media: "print" });
    const { y, height } = await boxOf(page.locator(".header .brand"));
    ok(y + height <= (await boxOf(page.locator(below))).y, path);
  }
});

test("a printed list of parcels keeps each cell below its heading, and says when rows are left out", async (story) => {
  for (let n = 10; n < 30; n++) {
    await addParcel(story.app.kv, {
      tracking_code: `WB-20${n}`,
      status: "Lost",
    });
  }
  const list = "/control/parcels/list.html?per_page=15";
  const viewport = { width: 1440, height: 900 };
  const { page } = await visitPanel(story, list, { viewport });
  await page.emulateMedia({ media: "print" });
  const cells = [
    ...[".record-title", ".parcel-recipient", ".parcel-destination"],
    ...[".parcel-status", ".parcel-day", ".parcel-event"],
  ];
  const row = page.locator(".record").first();
  for (const [at, cell] of cells.entries()) {
    const heading = page.locator(".column-names > span").nth(at);
    const { x, width } = await boxOf(row.locator(cell));
    equal(x, (await boxOf(heading)).x, cell);
    ok(width > 60, cell);
  }
  const note = page.getByText("Further rows are not printed");
  equal(await note.isVisible(), true);
  await page.emulateMedia({ media: "screen" });
  equal(await note.isVisible(), false);
  await page.getByRole("link", { name: "Load more" }).click();
  await note.waitFor({ state: "detached" });
  equal(await page.locator(".record").count(), 20);
});

async function heightOf(page: Page, selector: string): Promise<number> {
  return (await boxOf(page.locator(selector))).height;
}

async function isBesideItsIcon(page: Page, words: string): Promise<boolean> {
  const icon = await boxOf(page.locator(".panel > .icon"));
  const text = await boxOf(page.locator(words));
  return text.x >= icon.x + icon.width && text.y <= icon.y + icon.height / 2;
}

/** Returns the opacity of the header's background, from 0 to 1. */
function alphaOf(page: Page): Promise<number> {
  return page.locator("header").first().evaluate((header) => {
    const canvas = document.createElement("canvas").getContext("2d")!;
    canvas.fillStyle = getComputedStyle(header).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data[3]! / 255;
  });
}
