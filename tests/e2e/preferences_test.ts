import { deepEqual, equal, ok } from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import type { TestApp } from "../helpers/app.ts";
import { test } from "../helpers/browser.ts";
import { fillSite } from "../helpers/filled_site.ts";
import { addParcel } from "../helpers/parcels.ts";
import { hold, press, search, see, styleOf } from "../helpers/screen.ts";

const BLACK = "rgb(0, 0, 0)";
const LIGHT = { colorScheme: "light" } as const;

async function switchToDark(page: Page): Promise<void> {
  await press(page, "Switch to dark theme");
  await page.waitForSelector("html[data-theme=dark]");
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await press(page, "Choose language: English");
  await press(page, name);
}

test("the theme toggle switches immediately, and the next page keeps the theme", async ({ visit, origin }) => {
  const { page, errors } = await visit("/", LIGHT);
  await switchToDark(page);
  equal(page.url(), `${origin}/`);
  const paper = await styleOf(page, "body", "background-color");

  await page.goto(`${origin}/contact.html`);
  equal(await page.getAttribute("html", "data-theme"), "dark");
  equal(await styleOf(page, "body", "background-color"), paper);
  const toggle = page.getByRole("button", { name: "Switch to light theme" });
  ok(await toggle.isVisible());
  deepEqual(errors, []);
});

test("the theme toggle keeps the focus, so that pressing it again switches back", async ({ visit }) => {
  const { page } = await visit("/contact.html", LIGHT);
  await page.getByRole("button", { name: "Switch to dark theme" }).focus();
  for (const theme of ["dark", "light"]) {
    await page.keyboard.press("Space");
    await page.waitForSelector(`html[data-theme=${theme}]`);
  }
});

test("printed pages are black on white in either theme, without hero pictures, buttons or fields", async ({ app, visit, origin }) => {
  await fillSite(app);
  for (const colorScheme of ["light", "dark"] as const) {
    const { page } = await visit("/", { colorScheme });
    await page.emulateMedia({ media: "print" });
    const checkBlack = async (part: string, path = "/") =>
      equal(await styleOf(page, part, "color"), BLACK, path);
    await checkBlack(".gauges h2");
    await checkBlack(".gauge-figure");
    for (const path of ["/", "/pages/about-us", "/contact.html", "/lost"]) {
      await page.goto(origin + path);
      await checkBlack("h1", path);
      await checkBlack("h1 + p", path);
      const parts = page.locator(".scene, form, button, .button");
      equal(await parts.filter({ visible: true }).count(), 0, path);
    }
    await page.goto(`${origin}/contact.html`);
    ok(await page.locator(".contact-list").isVisible());
  }
});

test("a page restored from the back/forward cache applies the theme chosen since", async ({ visit }) => {
  const { page } = await visit("/contact.html", LIGHT);
  await switchToDark(page);
  await page.evaluate(() => {
    document.cookie = "theme=light; path=/";
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  equal(await page.getAttribute("html", "data-theme"), "light");
  const toggle = page.getByRole("button", { name: "Switch to dark theme" });
  ok(await toggle.isVisible());
});

for (const [id, path] of [["menu", "/contact.html"], ["languages", "/"]]) {
  test(`a page entering the back/forward cache closes its open "${id}"`, async ({ visit }) => {
    const { page } = await visit(path!);
    // Waits for the scripts, which close it.
    await page.waitForLoadState("networkidle");
    await page.locator(`[popovertarget=${id}]`).first().click();
    const menu = page.locator(`#${id}`);
    await menu.waitFor();
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    });
    await menu.waitFor({ state: "hidden" });
  });
}

test("going back shows each page in the language chosen since", async ({ visit, origin }) => {
  const options = { javaScriptEnabled: false };
  const { page } = await visit("/?from=a-letter", options);
  await page.goto(`${origin}/resolution.html`);
  await page.goto(`${origin}/contact.html`);
  await chooseLanguage(page, "Deutsch");
  // Going back earlier would cancel the navigation.
  await page.waitForSelector("html[lang=de]");
  for (const path of ["/contact.html", "/resolution.html", "/?from="]) {
    await page.goBack();
    ok(page.url().startsWith(origin + path), page.url());
    equal(await page.getAttribute("html", "lang"), "de", path);
  }
});

test("forced colors keep the marker of the current page", async ({ visit }) => {
  const { page } = await visit("/contact.html", { forcedColors: "active" });
  const lines = await page.locator(".header-link").evaluateAll((links) =>
    links.map((link) => {
      const line = getComputedStyle(link, "::after");
      return `${line.borderBlockEndStyle} ${line.opacity}`;
    })
  );
  deepEqual(lines, ["solid 0", "solid 1", "solid 0"]);
});

test("over https the theme toggle writes the cookie that the server reads", async ({ app, visit }) => {
  const { page, errors } = await visit("/healthz", LIGHT);
  await answerOverHttps(app, page);
  await page.goto(`${HTTPS}/`);
  await switchToDark(page);
  const [cookie, ...others] = await page.context().cookies();
  const { name, value, secure, path, sameSite } = cookie!;
  equal(`${name}=${value}`, "__Host-theme=dark");
  deepEqual([secure, path, sameSite], [true, "/", "Lax"]);
  deepEqual(others, []);

  await page.goto(`${HTTPS}/contact.html`);
  equal(await page.getAttribute("html", "data-theme"), "dark");
  deepEqual(errors, []);
});

test("without a choice the theme follows the system", async ({ visit }) => {
  const papers = [];
  for (
    const [colorScheme, other] of [["dark", "light"], [
      "light",
      "dark",
    ]] as const
  ) {
    const { page } = await visit("/", { colorScheme });
    const name = `Switch to ${other} theme`;
    ok(await page.getByRole("button", { name }).isVisible());
    papers.push(await styleOf(page, "body", "background-color"));
  }
  ok(papers[0] !== papers[1]);
});

test("a reloaded page has the chosen theme from its first paint, before scripts load and without JavaScript", async ({ visit }) => {
  const { page } = await visit("/contact.html", LIGHT);
  const light = await corner(page);
  await switchToDark(page);
  const dark = await corner(page);
  ok(light !== dark);

  const release = await hold(page, "**/*.js");
  await page.reload({ waitUntil: "commit" });
  equal(await corner(page), dark);
  release();
  await page.waitForLoadState();
  equal(await corner(page), dark);

  const storageState = await page.context().storageState();
  const options = { storageState, javaScriptEnabled: false };
  const plain = await visit("/contact.html", options);
  equal(await plain.page.getAttribute("html", "data-theme"), "dark");
  equal(await corner(plain.page), dark);
});

test("without JavaScript the theme and language forms return to the page", async ({ visit, origin }) => {
  const path = "/track.html?code=WB-1";
  const { page } = await visit(path, { javaScriptEnabled: false });
  await press(page, "Switch to dark theme");
  equal(page.url(), origin + path);
  equal(await page.getAttribute("html", "data-theme"), "dark");

  await chooseLanguage(page, "فارسی");
  equal(page.url(), origin + path);
  equal(await page.getAttribute("html", "lang"), "fa");
  equal(await page.getAttribute("html", "dir"), "rtl");
});

test("after a search in place, changing the theme or language returns to the result", async ({ app, visit, origin }) => {
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  await addParcel(app.kv, { tracking_code: "WB-2222" });
  const { page } = await visit("/track.html?code=WB-1111");
  await search(page, "WB-2222");
  await see(page, "Event of WB-2222");
  await chooseLanguage(page, "Français");
  await page.waitForSelector("html[lang=fr]");
  equal(page.url(), `${origin}/track.html?code=WB-2222`);
  await see(page, "Event of WB-2222");

  await page.locator(".search-bar input").fill("WB-1111");
  await page.keyboard.press("Enter");
  await see(page, "Event of WB-1111");
  const loaded = page.waitForEvent("load");
  // Submits the form as a click would before the toggle's script has loaded.
  await page.locator("#preferences").evaluate((form: HTMLFormElement) => {
    form.submit();
  });
  await loaded;
  equal(page.url(), `${origin}/track.html?code=WB-1111`);
});

test("without JavaScript the side navigation opens, and Escape closes it", async ({ visit, origin }) => {
  const { page } = await visit("/", { javaScriptEnabled: false });
  const menu = page.getByRole("navigation", { name: "Site menu" });
  equal(await menu.isVisible(), false);
  await press(page, "Menu");
  ok(await menu.isVisible());
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });

  await press(page, "Menu");
  await menu.getByRole("link", { name: "Contact Us" }).click();
  equal(page.url(), `${origin}/contact.html`);
});

test("the home page's search opens the tracking page with the typed code", async ({ visit }) => {
  const { page } = await visit("/");
  await search(page, "wb 1985");
  await page.waitForURL(/\/track\.html\?code=wb\+1985$/);
});

test.withAndWithoutJavaScript("the not-found page links back to the previous page", async ({ visit, origin }) => {
  const { page } = await visit("/contact.html");
  await page.evaluate(() => location.assign("/pages/nowhere?x=1"));
  await page.waitForURL(/nowhere/, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Go Back" }).click();
  await page.waitForURL(`${origin}/contact.html`);
});

test("the not-found page links to the home page if there is no previous page", async ({ visit, origin }) => {
  const { page } = await visit("/nowhere");
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Go Back" }).click();
  await page.waitForURL(`${origin}/`);
});

const HTTPS = "https://www.example.com";

/** Serves the page's https requests by the app, with the browser's cookies for that site. */
async function answerOverHttps({ handler }: TestApp, page: Page) {
  const remoteAddr = { transport: "tcp", hostname: "::1", port: 1 } as const;
  const info = { remoteAddr, completed: Promise.resolve() };
  await page.route(`${HTTPS}/**`, async (route) => {
    const request = route.request();
    const cookies = await page.context().cookies(request.url());
    const pairs = cookies.map(({ name, value }) => `${name}=${value}`);
    const { accept = "*/*" } = request.headers();
    const headers = { accept, cookie: pairs.join("; ") };
    const response = await handler(
      new Request(request.url(), { headers }),
      info,
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.bytes()),
    });
  });
}

/** Returns the color painted in the page's bottom left corner, which no picture covers. */
async function corner(page: Page): Promise<string> {
  await page.waitForSelector("footer");
  const { height } = page.viewportSize()!;
  const clip = { x: 0, y: height - 1, width: 1, height: 1 };
  const paint = await page.screenshot({ clip });
  return paint.toString("base64");
}
