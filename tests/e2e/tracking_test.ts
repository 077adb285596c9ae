import { deepEqual, equal, ok } from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import { test } from "../helpers/browser.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { addParcel, ON_MAP, WHOLE_PARCEL } from "../helpers/parcels.ts";
import {
  type Box,
  boxOf,
  CLIPBOARD,
  clipboard,
  hold,
  isFocused,
  search,
  see,
  stopClock,
  styleOf,
  unexpectedErrors,
} from "../helpers/screen.ts";

const PATH = "/track.html?code=WB-1111";
const LOW_PHONE = { viewport: { width: 390, height: 300 } };

function searchField(page: Page): Locator {
  return page.getByPlaceholder("Enter Your Tracking Code");
}

/** Waits until the result's script has added its buttons. */
async function waitForTools(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Print" }).waitFor();
}

test("a visitor searches twice without reloading the page, and goes back and forward", async ({ app, visit, origin }) => {
  await addParcel(app.kv, { status: "In transit" });
  await addParcel(app.kv, { tracking_code: "WB-2222", status: "Delivered" });
  const { page, errors } = await visit("/track.html");
  const title = await page.title();
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  const field = searchField(page);
  const result = page.getByTestId("tracking-result");
  const status = result.locator(".answer-status");

  await search(page, "wb 1111");
  await status.getByText("In transit").waitFor();
  await page.waitForURL(origin + PATH);
  equal(await field.inputValue(), "WB-1111");
  await page.waitForFunction(() =>
    document.title.startsWith("WB-1111 | In transit") &&
    document.activeElement?.textContent === "Shipping Information"
  );

  await field.fill("WB-2222");
  await page.getByRole("button", { name: "Track", exact: true }).click();
  await status.getByText("Delivered").waitFor();
  await page.goBack();
  await status.getByText("In transit").waitFor();
  equal(await field.inputValue(), "WB-1111");
  await page.goBack();
  await result.waitFor({ state: "detached" });
  equal(await field.inputValue(), "");
  await page.waitForFunction((title) => document.title === title, title);
  await page.goForward();
  await result.getByText("Event of WB-1111").waitFor();

  ok(
    await page.evaluate(() => "stayed" in globalThis),
    "one page all the time",
  );
  deepEqual(errors, []);
});

test("a description keeps its line breaks in the history", async ({ app, visit }) => {
  const description = "Left at the desk.\nSigned by J. Smith.";
  await addParcel(app.kv, {}, { description });
  const { page } = await visit(PATH);
  equal(await page.locator(".event-text").innerText(), description);
});

test("going back and forward restores the field, even before a search on the page", async ({ app, visit, origin }) => {
  await addParcel(app.kv, {});
  await addParcel(app.kv, { tracking_code: "WB-2222" });
  const { page } = await visit("/contact.html");
  await page.goto(origin + PATH);
  await search(page, "WB-2222");
  await see(page, "Event of WB-2222");
  await page.goBack();
  await see(page, "Event of WB-1111");
  await page.goBack();
  await page.waitForURL("**/contact.html");
  await page.goForward();
  await see(page, "Event of WB-1111");
  equal(await searchField(page).inputValue(), "WB-1111");
  await waitForTools(page);
  await page.goForward();
  await see(page, "Event of WB-2222");
  equal(await searchField(page).inputValue(), "WB-2222");
});

test("a search writes the parcel's normalized code into the URL", async ({ app, visit, origin }) => {
  await addParcel(app.kv, {});
  const { page } = await visit("/track.html?code=++wb++1111+");
  await page.waitForURL(origin + PATH);
  equal(await searchField(page).inputValue(), "WB-1111");
  await search(page, "  no   where ");
  await page.getByRole("heading", { name: "PARCEL NOT FOUND" }).waitFor();
  equal(page.url(), `${origin}/track.html?code=no+where`);
});

test("searches and reloads keep the language of the page's URL", async ({ app, visit, origin }) => {
  await addParcel(app.kv, {});
  await addParcel(app.kv, { tracking_code: "WB-2222" });
  const { page } = await visit("/track.html?lang=de&code=wb1111");
  await page.waitForURL(`${origin}/track.html?lang=de&code=WB-1111`);
  await page.locator("[name=code]").fill("WB-2222");
  await page.locator("[name=code]").press("Enter");
  await see(page, "Event of WB-2222");
  equal(page.url(), `${origin}/track.html?lang=de&code=WB-2222`);
  await page.reload();
  equal(await page.locator("html").getAttribute("lang"), "de");
});

test("a search shows progress, and explains unknown codes and failed requests", async ({ visit }) => {
  const { page } = await visit("/track.html");
  const progress = page.getByText("TRACKING...");
  const release = await hold(page, "**/api/parcels/**");
  await search(page, "NOBODY-1");
  await progress.waitFor();
  release();
  await page.getByRole("heading", { name: "PARCEL NOT FOUND" }).waitFor();
  await progress.waitFor({ state: "detached" });
  await page.waitForFunction(() =>
    document.title.startsWith("Parcel not found")
  );
  const rule = page.getByText("A tracking code has 4 to 40 characters");
  equal(await rule.count(), 0);
  await search(page, "AB");
  await rule.waitFor();

  await page.unroute("**/api/parcels/**");
  await page.route("**/api/parcels/**", (route) => route.abort());
  await searchField(page).press("Enter");
  await page.getByRole("heading", { name: "INVALID JSON" }).waitFor();
  await see(page, "Check that you are online");
  equal(await searchField(page).inputValue(), "AB");
});

test("a slow response does not take the focus from a visitor who types on or moves elsewhere", async ({ app, visit }) => {
  await addParcel(app.kv, {});
  const { page } = await visit("/track.html");
  const back = page.getByRole("link", { name: "Back to the home page" });
  const searchWhile = async (act: () => Promise<void>) => {
    const release = await hold(page, "**/api/parcels/WB-1111");
    await search(page, "WB-1111");
    await see(page, "TRACKING...");
    await act();
    release();
    await see(page, "Event of WB-1111");
    await page.waitForFunction(() => document.title.startsWith("WB-1111"));
  };
  await searchWhile(() => searchField(page).fill("WB-2"));
  await page.keyboard.type("222");
  equal(await searchField(page).inputValue(), "WB-2222");

  await searchWhile(() => back.focus());
  ok(await isFocused(back));
});

test("the copy button confirms each click for a second, unless the browser refuses to copy", async ({ app, visit }) => {
  await addParcel(app.kv, {});
  const { page, errors } = await visit("/track.html?code=wb1111", CLIPBOARD);
  const copy = page.getByRole("button", { name: "Copy code" });
  await stopClock(page, copy);
  const hint = page.locator(".copy-hint");
  await copy.click();
  await hint.getByText("Copied").waitFor();
  equal(await clipboard(page), "WB-1111");
  await page.clock.runFor(600);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await copy.click();
  // The second click's confirmation starts once the browser has copied.
  await page.waitForFunction(async () =>
    await navigator.clipboard.readText() !== ""
  );
  await page.clock.runFor(900);
  equal(await hint.textContent(), "Copied");
  await page.clock.runFor(100);
  await hint.getByText("Copied").waitFor({ state: "detached" });

  await page.evaluate(() => {
    const value = () => Promise.reject(new Error("denied"));
    Object.defineProperty(navigator.clipboard, "writeText", { value });
  });
  await copy.click();
  await page.clock.runFor(100);
  equal(await hint.textContent(), "");
  deepEqual(errors, []);
});

test("a map whose script loads after the result was replaced is not drawn", async ({ app, visit }) => {
  await addParcel(app.kv, ON_MAP);
  await addParcel(app.kv, { tracking_code: "WB-2222" });
  const { page, errors } = await visit("/track.html");
  const release = await hold(page, /near_map/);
  const arrived = page.waitForResponse(/near_map/);
  await search(page, "WB-1111");
  await page.locator(".map").waitFor({ state: "attached" });
  await search(page, "WB-2222");
  await page.locator(".map").waitFor({ state: "detached" });
  release();
  const script = await arrived;
  await script.finished();
  // A second import resolves after everything that awaits the first.
  const load = (url: string) => import(url).then(() => undefined);
  await page.evaluate(load, script.url());
  deepEqual(errors, []);
});

test("on a phone the status and the date come first, and the buttons share one line, in every language", async ({ app, visit, origin }) => {
  await addParcel(app.kv, { ...WHOLE_PARCEL, show_map: "no" });
  const viewport = { width: 390, height: 844 };
  const { page } = await visit("/track.html", { viewport });
  for (const language of LOCALE_CODES) {
    const query = `lang=${language}&code=${WHOLE_PARCEL.tracking_code}`;
    await page.goto(`${origin}/track.html?${query}`);
    const status = await boxOf(page.locator(".answer-status dd"));
    ok(status.y < 360, `${language}: ${status.y}`);
    const day = await boxOf(page.locator(".answer-when dd"));
    ok(day.y < 480, `${language}: ${day.y}`);
    const tools = await boxesOf(page.locator(".result-tools .button"));
    equal(new Set(tools.map(({ y }) => y)).size, 1, language);
    ok(tools.every(({ height }) => height >= 44), language);
    ok(tools[0]!.y > day.y, language);
  }
});

test(
  "a parcel's steps fit their card on the narrowest screens, in every language",
  async ({ app, visit, origin }) => {
    const stages = ["Customs", "Ready for pickup"];
    for (const [at, status] of stages.entries()) {
      await addParcel(app.kv, { tracking_code: `WB-111${at}`, status });
    }
    const { page } = await visit("/track.html", { javaScriptEnabled: false });
    for (const language of LOCALE_CODES) {
      for (const [at, stage] of stages.entries()) {
        const query = `lang=${language}&code=WB-111${at}`;
        await page.goto(`${origin}/track.html?${query}`);
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 800 });
          const card = await boxOf(page.locator(".answer"));
          const steps = await boxesOf(page.locator(".stage > span"));
          const fits = steps.every((step) => isInside(step, card));
          ok(steps.length > 0 && fits, `${language} at ${width}: ${stage}`);
        }
      }
    }
  },
  { env: { LIMIT_FACTOR: "10" } },
);

test("focusing a map by keyboard loads it", async ({ app, visit }) => {
  // Pushes the map far below the viewport.
  const description = "A line of the history. ".repeat(60);
  await addParcel(app.kv, ON_MAP, { description });
  const { page, errors } = await visit(PATH, LOW_PHONE);
  const map = page.locator(".map");
  await map.waitFor({ state: "attached" });
  equal(await page.locator(".leaflet-tile").count(), 0);
  await page.getByRole("button", { name: "Print" }).focus();
  await page.keyboard.press("Tab");
  ok(await isFocused(map));
  await page.locator(".leaflet-tile-loaded").first().waitFor();
  ok(await isFocused(map));
  await page.keyboard.press("Tab");
  ok(await isFocused(page.getByRole("button", { name: "Zoom in" })));
  deepEqual(errors, []);
});

test("the map loads only near the viewport and only if the parcel shows one, and fits every marker", async ({ app, visit }) => {
  await addParcel(app.kv, { ...ON_MAP, status: "In transit" });
  await addParcel(app.kv, { tracking_code: "WB-2222" });
  const without = await visit("/track.html?code=WB-2222");
  await waitForTools(without.page);
  equal(await without.page.getByRole("heading", { name: "Map" }).count(), 0);
  ok(!without.scripts.some((path) => path.includes("map")));

  const { page, scripts, errors } = await visit(PATH, LOW_PHONE);
  const map = page.locator(".map");
  await map.waitFor({ state: "attached" });
  ok(!scripts.some((path) => /\/map-/.test(path)), "not before it comes near");
  await map.scrollIntoViewIfNeeded();
  const tile = page.locator(".leaflet-tile-loaded").first();
  await tile.waitFor();
  for (const place of ["Pickup Location", "Current Location", "Destination"]) {
    equal(await map.getByText(place, { exact: true }).count(), 1, place);
  }
  const frame = await boxOf(map);
  for (const pin of await boxesOf(map.locator(".marker .pin, .pin-label"))) {
    ok(isInside(pin, frame));
  }
  equal(await map.getByText("Natural Earth").count(), 1);
  const before = await tile.getAttribute("src");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.waitForFunction((before) => {
    const tile = document.querySelector(".leaflet-tile-loaded");
    return tile?.getAttribute("src") !== before;
  }, before);
  deepEqual(errors, []);
});

test("a page left open during an upgrade lists the places if the map's script is gone", async ({ app, visit }) => {
  await addParcel(app.kv, ON_MAP);
  const { page, errors } = await visit(PATH, LOW_PHONE);
  const map = page.locator(".map");
  await map.waitFor({ state: "attached" });
  const script = /\/map-[^/]*\.js/;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await map.scrollIntoViewIfNeeded();
  await map.waitFor({ state: "detached" });
  equal(await page.locator(".map-hint").count(), 0);
  equal(await page.locator(".places .place").count(), 3);
  deepEqual(unexpectedErrors(errors, 404), []);
});

test("the map cannot be zoomed beyond its tiles", async ({ app, visit }) => {
  await addParcel(app.kv, {
    show_map: "yes",
    map_zoom: 19,
    map_current_latitude: 45.8,
    map_current_longitude: 4.8,
  });
  const { page } = await visit(PATH);
  await page.locator(".map").scrollIntoViewIfNeeded();
  await page.locator(".leaflet-tile-loaded").first().waitFor();
  const closer = page.getByRole("button", { name: "Zoom in" });
  for (const disabled of ["false", "true"]) {
    await closer.click();
    equal(await closer.getAttribute("aria-disabled"), disabled);
  }
});

test("without JavaScript the tracking page shows the whole result and nothing that needs a script", async ({ app, visit }) => {
  await addParcel(app.kv, { ...ON_MAP, current_location: "Lyon" });
  const { page } = await visit("/track.html", { javaScriptEnabled: false });
  await searchField(page).fill("wb-1111");
  await page.getByRole("button", { name: "Track", exact: true }).click();
  await page.getByTestId("activity").getByText("Event of WB-1111").waitFor();
  equal(await page.locator(".places .place").count(), 3);
  equal(await page.locator(".map").count(), 0);
  equal(await page.locator(".result-tools").isVisible(), false);
});

test("a printed result has no buttons and no map, and shows its URL", async ({ app, origin, visit }) => {
  await addParcel(app.kv, { ...ON_MAP });
  const { page } = await visit(PATH, { colorScheme: "dark" });
  await waitForTools(page);
  await page.emulateMedia({ media: "print" });
  for (
    const part of [
      "header-nav",
      "search-bar",
      "result-tools",
      "result-map",
      "footer",
    ]
  ) {
    equal(await page.locator(`.${part}`).first().isVisible(), false, part);
  }
  await see(page, origin + PATH);
  equal(await styleOf(page, "body", "color"), "rgb(0, 0, 0)");
});

test(
  "the scripts of a result without a map weigh at most 15.5 kB",
  async ({ app, visit }) => {
    await addParcel(app.kv, {});
    const { page, scripts } = await visit(PATH);
    await waitForTools(page);
    let bytes = 0;
    for (const path of scripts) {
      const headers = { "accept-encoding": "br" };
      const response = await app.client().open(path, { headers });
      const { length } = await response.bytes();
      const isCompressed = response.headers.get("content-encoding") === "br";
      ok(isCompressed || length < 1_000, path);
      bytes += length;
    }
    ok(bytes > 0 && bytes <= 15_500, `${bytes} bytes`);
  },
  // Genuine Fresh sends its own client, which is larger.
  { ignore: ON_GENUINE },
);

/** Returns the current boxes of all elements of a locator. */
function boxesOf(locator: Locator): Promise<Box[]> {
  return locator.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x, y, width, height };
    })
  );
}

function isInside(inner: Box, outer: Box): boolean {
  return inner.x >= outer.x && inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height;
}
