import { deepEqual, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { test } from "../helpers/browser.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";

/** Maximum transferred bytes of the first visit to the home page. */
const FIRST_VIEW = 150_000;

test(
  "the first visit to the home page transfers at most 150 kB, including fonts",
  async ({ app, origin, visit }) => {
    await writeFirstPages(app.kv);
    const { page } = await visit("/healthz");
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    let bytes = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(origin);
    await page.waitForLoadState("networkidle");
    ok(bytes > 50_000, `only ${bytes} bytes were counted`);
    ok(bytes <= FIRST_VIEW, `${bytes} bytes`);
  },
  // Genuine Fresh does not compress.
  { ignore: ON_GENUINE },
);

test("no screen requests other servers by default", async ({ app, origin, visit }) => {
  await writeFirstPages(app.kv);
  await addParcel(app.kv, WHOLE_PARCEL);
  const { page } = await visit("/healthz");
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== "data:") {
      foreign.push(`${page.url()}: ${url}`);
    }
  });
  for (
    const path of [
      "/",
      "/contact.html",
      "/pages/about-us",
      "/resolution.html",
      "/nowhere",
      "/control/signin.html",
      `/track.html?code=${WHOLE_PARCEL.tracking_code}`,
    ]
  ) {
    await page.goto(origin + path);
    await scrollDown(page);
  }
  await page.locator(".leaflet-tile-loaded").first().waitFor();
  deepEqual(foreign, []);
});

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("load");
}
