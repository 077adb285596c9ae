import { deepEqual, doesNotMatch, equal, ok } from "node:assert/strict";
import type { Locator } from "playwright-core";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import { browserTest } from "../helpers/browser.ts";
import { stopClock } from "../helpers/clock.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { addParcel, ON_MAP, WHOLE_PARCEL } from "../helpers/parcels.ts";

browserTest(
  "a visitor searches twice without leaving the page, and goes back and forward",
  async ({ app, visit, origin }) => {
    await addParcel(app.kv, { tracking_code: "WB-1111", status: "In transit" });
    await addParcel(app.kv, { tracking_code: "WB-2222", status: "Delivered" });
    const { page, errors } = await visit("/track.html");
    const title = await page.title();
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const field = page.getByPlaceholder("Enter Your Tracking Code");
    const result = page.getByTestId("tracking-result");
    const status = result.locator(".answer-status");

    await field.fill("wb 1111");
    await field.press("Enter");
    await status.getByText("In transit").waitFor();
    await page.waitForURL(`${origin}/track.html?code=WB-1111`);
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
      "the page was never loaded anew",
    );
    deepEqual(errors, []);
  },
);

browserTest(
  "the lines of a description stay lines in the history",
  async ({ app, visit }) => {
    const description = "Left at the desk.\nSigned by J. Smith.";
    await addParcel(app.kv, {}, { description });
    const { page } = await visit("/track.html?code=WB-1111");
    equal(await page.locator(".event-text").innerText(), description);
  },
);

browserTest(
  "the field shows the code of the address after going back and forward, also before any search on the page",
  async ({ app, visit, origin }) => {
    await addParcel(app.kv, { tracking_code: "WB-1111", status: "In transit" });
    await addParcel(app.kv, { tracking_code: "WB-2222", status: "Delivered" });
    const { page } = await visit("/contact.html");
    const field = page.getByPlaceholder("Enter Your Tracking Code");
    await page.goto(`${origin}/track.html?code=WB-1111`);
    await field.fill("WB-2222");
    await field.press("Enter");
    await page.getByText("Event of WB-2222").waitFor();
    await page.goBack();
    await page.getByText("Event of WB-1111").waitFor();
    await page.goBack();
    await page.waitForURL("**/contact.html");
    await page.goForward();
    await page.getByText("Event of WB-1111").waitFor();
    equal(await field.inputValue(), "WB-1111");
    // The page is there before its script, which takes the next step.
    await page.getByRole("button", { name: "Print" }).waitFor();
    await page.goForward();
    await page.getByText("Event of WB-2222").waitFor();
    equal(await field.inputValue(), "WB-2222");
  },
);

browserTest(
  "a search puts the parcel's own code into the address",
  async ({ app, visit, origin }) => {
    await addParcel(app.kv, { tracking_code: "WB-1111" });
    const { page } = await visit("/track.html?code=++wb++1111+");
    await page.waitForURL(`${origin}/track.html?code=WB-1111`);
    const field = page.getByPlaceholder("Enter Your Tracking Code");
    equal(await field.inputValue(), "WB-1111");
    await field.fill("  no   where ");
    await field.press("Enter");
    await page.getByRole("heading", { name: "PARCEL NOT FOUND" }).waitFor();
    equal(page.url(), `${origin}/track.html?code=no+where`);
  },
);

browserTest(
  "a page in the language of its address keeps it across searches and reloads",
  async ({ app, visit, origin }) => {
    await addParcel(app.kv, { tracking_code: "WB-1111" });
    await addParcel(app.kv, { tracking_code: "WB-2222" });
    const { page } = await visit("/track.html?lang=de&code=wb1111");
    await page.waitForURL(`${origin}/track.html?lang=de&code=WB-1111`);
    await page.locator("[name=code]").fill("WB-2222");
    await page.locator("[name=code]").press("Enter");
    await page.getByText("Event of WB-2222").waitFor();
    equal(page.url(), `${origin}/track.html?lang=de&code=WB-2222`);
    await page.reload();
    equal(await page.locator("html").getAttribute("lang"), "de");
  },
);

browserTest(
  "a search shows its progress, and errors of unknown codes and failed calls",
  async ({ visit }) => {
    const { page } = await visit("/track.html");
    const field = page.getByPlaceholder("Enter Your Tracking Code");
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/parcels/**", async (route) => {
      await answered.promise;
      await route.continue();
    });
    await field.fill("NOBODY-1");
    await field.press("Enter");
    await page.getByText("TRACKING...").waitFor();
    answered.resolve();
    await page.getByRole("heading", { name: "PARCEL NOT FOUND" }).waitFor();
    await page.getByText("TRACKING...").waitFor({ state: "detached" });
    await page.waitForFunction(() =>
      document.title.startsWith("Parcel not found")
    );
    const rule = page.getByText("A tracking code has 4 to 40 characters");
    equal(await rule.count(), 0);
    await field.fill("AB");
    await field.press("Enter");
    await rule.waitFor();

    await page.unroute("**/api/parcels/**");
    await page.route("**/api/parcels/**", (route) => route.abort());
    await field.press("Enter");
    await page.getByRole("heading", { name: "INVALID JSON" }).waitFor();
    await page.getByText("Check that you are online").waitFor();
    equal(await field.inputValue(), "AB");
  },
);

browserTest(
  "a slow answer leaves the focus of a visitor who types on or moves elsewhere",
  async ({ app, visit }) => {
    await addParcel(app.kv, { tracking_code: "WB-1111" });
    const { page } = await visit("/track.html");
    const field = page.getByPlaceholder("Enter Your Tracking Code");
    const back = page.getByRole("link", { name: "Back to the home page" });
    const result = page.getByText("Event of WB-1111");
    let answered = Promise.withResolvers<void>();
    await page.route("**/api/parcels/WB-1111", async (route) => {
      await answered.promise;
      await route.continue();
    });
    async function search(): Promise<void> {
      answered = Promise.withResolvers<void>();
      await field.fill("WB-1111");
      await field.press("Enter");
      await page.getByText("TRACKING...").waitFor();
    }
    async function answer(): Promise<void> {
      answered.resolve();
      await result.waitFor();
      await page.waitForFunction(() => document.title.startsWith("WB-1111"));
    }
    await search();
    await field.fill("WB-2");
    await answer();
    await page.keyboard.type("222");
    equal(await field.inputValue(), "WB-2222");

    await search();
    await back.focus();
    await answer();
    ok(await back.evaluate((link) => link === document.activeElement));
  },
);

browserTest(
  "the saved state keeps the look-up without the people of the parcel",
  async ({ app, visit }) => {
    await addParcel(app.kv, { sender_name: "Bob Jones", status: "Customs" });
    const { page } = await visit("/track.html?code=WB-1111");
    await page.waitForFunction(() =>
      localStorage.getItem("state")?.includes("Customs")
    );
    const state = await page.evaluate(() => localStorage.getItem("state")!);
    equal(JSON.parse(state).parcel.data.tracking_code, "WB-1111");
    doesNotMatch(state, /Ann Smith|Bob Jones|Nantes|recipient_|sender_/);
  },
);

browserTest(
  "the copy button copies the code and says so for a second",
  async (story) => {
    await addParcel(story.app.kv, {});
    const { page } = await story.visit("/track.html?code=wb1111", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const copy = page.getByRole("button", { name: "Copy code" });
    await stopClock(page, copy);
    await copy.click();
    const hint = page.locator(".copy-hint");
    await hint.getByText("Copied").waitFor();
    equal(await page.evaluate(() => navigator.clipboard.readText()), "WB-1111");
    await page.clock.runFor(1000);
    await hint.getByText("Copied").waitFor({ state: "detached" });
  },
);

browserTest(
  "the copy button stays silent when the browser refuses, and a second click is seen for a whole second",
  async (story) => {
    await addParcel(story.app.kv, {});
    const { page, errors } = await story.visit("/track.html?code=wb1111", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const button = page.getByRole("button", { name: "Copy code" });
    await stopClock(page, button);
    const hint = page.locator(".copy-hint");
    await button.click();
    await hint.getByText("Copied").waitFor();
    await page.clock.runFor(600);
    await page.evaluate(() => navigator.clipboard.writeText(""));
    await button.click();
    // The second click counts from when the browser has copied.
    await page.waitForFunction(async () =>
      await navigator.clipboard.readText() !== ""
    );
    await page.clock.runFor(900);
    equal(await hint.textContent(), "Copied");
    await page.clock.runFor(100);
    await hint.getByText("Copied").waitFor({ state: "detached" });

    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, "writeText", {
        value: () => Promise.reject(new Error("denied")),
      })
    );
    await button.click();
    await page.clock.runFor(100);
    equal(await hint.textContent(), "");
    deepEqual(errors, []);
  },
);

browserTest(
  "a map whose script loads after its result is gone is not drawn",
  async ({ app, visit }) => {
    await addParcel(app.kv, ON_MAP);
    await addParcel(app.kv, { tracking_code: "WB-2222" });
    const { page, errors } = await visit("/track.html");
    const released = Promise.withResolvers<void>();
    await page.route(/near_map/, async (route) => {
      await released.promise;
      await route.continue();
    });
    const field = page.getByPlaceholder("Enter Your Tracking Code");
    const arrived = page.waitForResponse(/near_map/);
    await field.fill("WB-1111");
    await field.press("Enter");
    await page.locator(".map").waitFor({ state: "attached" });
    await field.fill("WB-2222");
    await field.press("Enter");
    await page.locator(".map").waitFor({ state: "detached" });
    released.resolve();
    await (await arrived).finished();
    // The page asks for the same script again, and goes on after all who waited for it.
    await page.evaluate(
      (url) => import(url).then(() => undefined),
      (await arrived).url(),
    );
    deepEqual(errors, []);
  },
);

browserTest(
  "on a phone status and day come first, and the buttons share one line, in every language",
  async ({ app, visit, origin }) => {
    await addParcel(app.kv, { ...WHOLE_PARCEL, show_map: "no" });
    const viewport = { width: 390, height: 844 };
    const { page } = await visit("/track.html", { viewport });
    for (const language of LOCALE_CODES) {
      const query = `lang=${language}&code=${WHOLE_PARCEL.tracking_code}`;
      await page.goto(`${origin}/track.html?${query}`);
      const status = await box(page.locator(".answer-status dd"));
      ok(status.y < 360, `${language}: ${status.y}`);
      const day = await box(page.locator(".answer-when dd"));
      ok(day.y < 480, `${language}: ${day.y}`);
      const tools = await boxes(page.locator(".result-tools .button"));
      equal(new Set(tools.map(({ y }) => y)).size, 1, language);
      ok(tools.every(({ height }) => height >= 44), language);
      ok(tools[0]!.y > day.y, language);
    }
  },
);

browserTest(
  "the steps of a parcel stay within their card on the narrowest screens, in every language",
  async ({ app, visit, origin }) => {
    const stages = ["Customs", "Ready for pickup"];
    for (const [index, status] of stages.entries()) {
      await addParcel(app.kv, { tracking_code: `WB-111${index}`, status });
    }
    const { page } = await visit("/track.html", { javaScriptEnabled: false });
    for (const language of LOCALE_CODES) {
      for (const [index, stage] of stages.entries()) {
        await page.goto(
          `${origin}/track.html?lang=${language}&code=WB-111${index}`,
        );
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 800 });
          const [outer] = await boxes(page.locator(".answer"));
          const steps = await boxes(page.locator(".stage > span"));
          ok(
            steps.length > 0 && steps.every((step) => isInside(step, outer!)),
            `${language} at ${width}: ${stage}`,
          );
        }
      }
    }
  },
  { env: { LIMIT_FACTOR: "10" } },
);

browserTest(
  "focusing a map by keyboard loads it",
  async ({ app, visit }) => {
    // The map is far below.
    const description = "A line of the history. ".repeat(60);
    await addParcel(app.kv, ON_MAP, { description });
    const { page, errors } = await visit("/track.html?code=WB-1111");
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
  },
);

browserTest(
  "the map is loaded near the viewport, and only where the parcel shows one",
  async ({ app, visit }) => {
    await addParcel(app.kv, { ...ON_MAP, status: "In transit" });
    await addParcel(app.kv, { tracking_code: "WB-2222" });
    const without = await visit("/track.html?code=WB-2222");
    await without.page.getByRole("button", { name: "Print" }).waitFor();
    equal(await without.page.getByRole("heading", { name: "Map" }).count(), 0);
    ok(!without.scripts.some((path) => path.includes("map")));

    const { page, scripts, errors } = await visit("/track.html?code=WB-1111", {
      viewport: { width: 390, height: 300 },
    });
    const map = page.locator(".map");
    await map.waitFor({ state: "attached" });
    ok(
      !scripts.some((path) => /\/map-/.test(path)),
      "not before it comes near",
    );
    await map.scrollIntoViewIfNeeded();
    await page.locator(".leaflet-tile-loaded").first().waitFor();
    for (
      const place of ["Pickup Location", "Current Location", "Destination"]
    ) {
      equal(await map.getByText(place, { exact: true }).count(), 1, place);
    }
    const frame = await box(map);
    for (const pin of await map.locator(".marker .pin, .pin-label").all()) {
      ok(isInside(await box(pin), frame), "the first view holds every marker");
    }
    equal(await map.getByText("Natural Earth").count(), 1);
    const before = await page.locator(".leaflet-tile-loaded").first()
      .getAttribute("src");
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.waitForFunction(
      (src) =>
        document.querySelector(".leaflet-tile-loaded")?.getAttribute("src") !==
          src,
      before,
    );
    deepEqual(errors, []);
  },
);

browserTest(
  "a page left open over an upgrade lists its places if the map's script is gone",
  async ({ app, visit }) => {
    await addParcel(app.kv, ON_MAP);
    const { page, errors } = await visit("/track.html?code=WB-1111", {
      viewport: { width: 390, height: 300 },
    });
    const map = page.locator(".map");
    await map.waitFor({ state: "attached" });
    await page.route(
      /\/map-[^/]*\.js/,
      (route) => route.fulfill({ status: 404 }),
    );
    await map.scrollIntoViewIfNeeded();
    await map.waitFor({ state: "detached" });
    equal(await page.locator(".map-hint").count(), 0);
    equal(await page.locator(".places .place").count(), 3);
    const others = errors.filter((text) => !/Failed to load/.test(text));
    deepEqual(others, []);
  },
);

browserTest(
  "the map cannot be zoomed so far that its tiles show nothing",
  async ({ app, visit }) => {
    await addParcel(app.kv, {
      show_map: "yes",
      map_zoom: 19,
      map_current_latitude: 45.8,
      map_current_longitude: 4.8,
    });
    const { page } = await visit("/track.html?code=WB-1111", {
      reducedMotion: "reduce",
    });
    await page.locator(".map").scrollIntoViewIfNeeded();
    await page.locator(".leaflet-tile-loaded").first().waitFor();
    const closer = page.getByRole("button", { name: "Zoom in" });
    await closer.click();
    equal(await closer.getAttribute("aria-disabled"), "false");
    await closer.click();
    equal(await closer.getAttribute("aria-disabled"), "true");
  },
);

browserTest(
  "the tracking page works and reads whole without JavaScript",
  async ({ app, visit }) => {
    await addParcel(app.kv, { ...ON_MAP, current_location: "Lyon" });
    const { page } = await visit("/track.html", { javaScriptEnabled: false });
    await page.getByPlaceholder("Enter Your Tracking Code").fill("wb-1111");
    await page.getByRole("button", { name: "Track", exact: true }).click();
    await page.getByTestId("tracking-result").waitFor();
    await page.getByTestId("activity").getByText("Event of WB-1111").waitFor();
    equal(await page.locator(".places .place").count(), 3);
    equal(await page.locator(".map").count(), 0);
    equal(await page.locator(".result-tools").isVisible(), false);
  },
);

browserTest(
  "on paper a result has no buttons and no map, and says its address",
  async (story) => {
    await addParcel(story.app.kv, { ...ON_MAP });
    const { page } = await story.visit("/track.html?code=WB-1111", {
      colorScheme: "dark",
    });
    await page.getByRole("button", { name: "Print" }).waitFor();
    await page.emulateMedia({ media: "print" });
    for (
      const hidden of [
        ".header-nav",
        ".search-bar",
        ".result-tools",
        ".result-map",
        ".footer",
      ]
    ) {
      equal(await page.locator(hidden).first().isVisible(), false, hidden);
    }
    await page.getByText(`${story.origin}/track.html?code=WB-1111`).waitFor();
    const color = await page.evaluate(() =>
      getComputedStyle(document.body).color
    );
    equal(color, "rgb(0, 0, 0)");
  },
);

browserTest(
  "the scripts of a result without a map weigh at most 15.5 kB",
  async (story) => {
    await addParcel(story.app.kv, {});
    const { page, scripts } = await story.visit("/track.html?code=WB-1111");
    await page.getByRole("button", { name: "Print" }).waitFor();
    let bytes = 0;
    for (const path of scripts) {
      const request = new Request(story.origin + path, {
        headers: { "accept-encoding": "br" },
      });
      const remoteAddr = {
        transport: "tcp",
        hostname: "127.0.0.1",
        port: 1,
      } as const;
      const response = await story.app.handler(request, {
        remoteAddr,
        completed: Promise.resolve(),
      });
      const { length } = await response.bytes();
      const isCompressed = response.headers.get("content-encoding") === "br";
      ok(isCompressed || length < 1_000, path);
      bytes += length;
    }
    ok(bytes > 0 && bytes <= 15_500, `${bytes} bytes`);
  },
  // The genuine framework sends its own client, which weighs more.
  { ignore: ON_GENUINE },
);

type Box = { x: number; y: number; width: number; height: number };

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

async function box(locator: Locator): Promise<Box> {
  return (await locator.boundingBox())!;
}

/** Returns where all elements of a locator are at this moment. */
function boxes(locator: Locator): Promise<Box[]> {
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
