import { deepEqual, equal, match, ok } from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Locator, Page } from "playwright-core";
import type { TestApp } from "../helpers/app.ts";
import { browserTest } from "../helpers/browser.ts";
import { fillSite } from "../helpers/filled_site.ts";
import { addParcel } from "../helpers/parcels.ts";

const BLACK = "rgb(0, 0, 0)";

const GONE_ON_PAPER = ".scene, form, button, .button";

browserTest(
  "the theme toggle switches at once and the next page keeps the theme",
  async ({ visit, origin }) => {
    const { page, errors } = await visit("/", { colorScheme: "light" });
    await page.getByRole("button", { name: "Switch to dark theme" }).click();
    await page.waitForSelector("html[data-theme=dark]");
    equal(page.url(), `${origin}/`);
    const paper = await background(page);

    await page.goto(`${origin}/contact.html`);
    equal(await page.getAttribute("html", "data-theme"), "dark");
    equal(await background(page), paper);
    ok(
      await page.getByRole("button", { name: "Switch to light theme" })
        .isVisible(),
    );
    deepEqual(errors, []);
  },
);

browserTest(
  "the theme toggle keeps the focus, so that the next press switches back",
  async ({ visit }) => {
    const { page } = await visit("/contact.html", { colorScheme: "light" });
    await page.getByRole("button", { name: "Switch to dark theme" }).focus();
    await page.keyboard.press("Space");
    await page.waitForSelector("html[data-theme=dark]");
    await page.keyboard.press("Space");
    await page.waitForSelector("html[data-theme=light]");
  },
);

browserTest(
  "print is black on white in either theme, without hero pictures, buttons and fields",
  async ({ app, visit, origin }) => {
    await fillSite(app);
    for (const colorScheme of ["light", "dark"] as const) {
      const { page } = await visit("/", { colorScheme });
      await page.emulateMedia({ media: "print" });
      equal(await colorOf(page.locator(".gauges h2")), BLACK);
      equal(await colorOf(page.locator(".gauge-figure").first()), BLACK);
      for (const path of ["/", "/pages/about-us", "/contact.html", "/lost"]) {
        await page.goto(origin + path);
        equal(await colorOf(page.locator("h1")), BLACK, path);
        const text = page.locator("h1 + p");
        equal(await colorOf(text), BLACK, path);
        const gone = page.locator(GONE_ON_PAPER).filter({ visible: true });
        equal(await gone.count(), 0, path);
      }
      await page.goto(`${origin}/contact.html`);
      ok(await page.locator(".contact-list").isVisible());
    }
  },
);

browserTest(
  "a page restored by the browser takes the theme chosen since",
  async ({ visit }) => {
    const { page } = await visit("/contact.html", { colorScheme: "light" });
    const toDark = page.getByRole("button", { name: "Switch to dark theme" });
    await toDark.click();
    await page.waitForSelector("html[data-theme=dark]");
    await page.evaluate(() => {
      document.cookie = "theme=light; path=/";
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    equal(await page.getAttribute("html", "data-theme"), "light");
    ok(await toDark.isVisible());
  },
);

for (const [what, path] of [["menu", "/contact.html"], ["languages", "/"]]) {
  browserTest(
    `a page that comes back from the browser's memory has its "${what}" closed`,
    async ({ visit }) => {
      const { page } = await visit(path!);
      // What closes it comes with the scripts.
      await page.waitForLoadState("networkidle");
      await page.locator(`[popovertarget=${what}]`).first().click();
      const menu = page.locator(`#${what}`);
      await menu.waitFor();
      await page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      });
      await menu.waitFor({ state: "hidden" });
    },
  );
}

browserTest(
  "going back shows pages in the language chosen since",
  async ({ visit, origin }) => {
    const { page } = await visit("/?from=a-letter", {
      javaScriptEnabled: false,
    });
    await page.goto(`${origin}/resolution.html`);
    await page.goto(`${origin}/contact.html`);
    await page.getByRole("button", { name: "Choose language: English" })
      .click();
    await page.getByRole("button", { name: "Deutsch" }).click();
    // Who goes back sooner leaves no page, but one that is on its way.
    await page.waitForSelector("html[lang=de]");
    for (const path of ["/contact.html", "/resolution.html", "/?from="]) {
      await page.goBack();
      ok(page.url().startsWith(origin + path), page.url());
      equal(await page.getAttribute("html", "lang"), "de", path);
    }
  },
);

browserTest(
  "with forced colours the current page is still marked",
  async ({ visit }) => {
    const { page } = await visit("/contact.html", { forcedColors: "active" });
    const lines = await page.locator(".header-link").evaluateAll((links) =>
      links.map((link) => {
        const line = getComputedStyle(link, "::after");
        return `${line.borderBlockEndStyle} ${line.opacity}`;
      })
    );
    deepEqual(lines, ["solid 0", "solid 1", "solid 0"]);
  },
);

browserTest(
  "over https the theme toggle writes the cookie that the server reads",
  async ({ app, visit }) => {
    const { page, errors } = await visit("/healthz", { colorScheme: "light" });
    await answerOverHttps(app, page);
    await page.goto(`${HTTPS}/`);
    await page.getByRole("button", { name: "Switch to dark theme" }).click();
    await page.waitForSelector("html[data-theme=dark]");
    const cookies = await page.context().cookies();
    const found = cookies.map(({ name, value, secure, path, sameSite }) => (
      { name, value, secure, path, sameSite }
    ));
    deepEqual(found, [{
      ...{ name: "__Host-theme", value: "dark" },
      ...{ secure: true, path: "/", sameSite: "Lax" },
    }]);

    await page.goto(`${HTTPS}/contact.html`);
    equal(await page.getAttribute("html", "data-theme"), "dark");
    deepEqual(errors, []);
  },
);

browserTest(
  "without a choice the theme follows the system",
  async ({ visit }) => {
    const dark = await visit("/", { colorScheme: "dark" });
    ok(
      await dark.page.getByRole("button", { name: "Switch to light theme" })
        .isVisible(),
    );
    const light = await visit("/", { colorScheme: "light" });
    ok(
      await light.page.getByRole("button", { name: "Switch to dark theme" })
        .isVisible(),
    );
    ok(await background(dark.page) !== await background(light.page));
  },
);

browserTest(
  "the first paint of a reloaded page has the chosen theme, before any script and without one",
  async ({ visit }) => {
    const { page } = await visit("/contact.html", { colorScheme: "light" });
    const light = await corner(page);
    await page.getByRole("button", { name: "Switch to dark theme" }).click();
    await page.waitForSelector("html[data-theme=dark]");
    const dark = await corner(page);
    ok(light !== dark);

    const held = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    equal(await corner(page), dark);
    held.resolve();
    await page.waitForLoadState();
    equal(await corner(page), dark);

    const storageState = await page.context().storageState();
    const plain = await visit("/contact.html", {
      storageState,
      javaScriptEnabled: false,
    });
    equal(await plain.page.getAttribute("html", "data-theme"), "dark");
    equal(await corner(plain.page), dark);
  },
);

browserTest(
  "without JavaScript theme and language are forms that lead back",
  async ({ visit, origin }) => {
    const { page } = await visit("/track.html?code=WB-1", {
      javaScriptEnabled: false,
    });
    await page.getByRole("button", { name: "Switch to dark theme" }).click();
    equal(page.url(), `${origin}/track.html?code=WB-1`);
    equal(await page.getAttribute("html", "data-theme"), "dark");

    await page.getByRole("button", { name: "Choose language: English" })
      .click();
    await page.getByRole("button", { name: "فارسی" }).click();
    equal(page.url(), `${origin}/track.html?code=WB-1`);
    equal(await page.getAttribute("html", "lang"), "fa");
    equal(await page.getAttribute("html", "dir"), "rtl");
  },
);

browserTest(
  "after a search in place theme and language lead back to the result",
  async ({ app, visit, origin }) => {
    await addParcel(app.kv, { tracking_code: "WB-1111" });
    await addParcel(app.kv, { tracking_code: "WB-2222" });
    const { page } = await visit("/track.html?code=WB-1111");
    const field = page.getByPlaceholder("Enter Your Tracking Code");
    await field.fill("WB-2222");
    await field.press("Enter");
    await page.getByText("Event of WB-2222").waitFor();
    await page.getByRole("button", { name: "Choose language: English" })
      .click();
    await page.getByRole("button", { name: "Français" }).click();
    await page.waitForSelector("html[lang=fr]");
    equal(page.url(), `${origin}/track.html?code=WB-2222`);
    await page.getByText("Event of WB-2222").waitFor();

    await page.locator(".search-bar input").fill("WB-1111");
    await page.locator(".search-bar input").press("Enter");
    await page.getByText("Event of WB-1111").waitFor();
    const loaded = page.waitForEvent("load");
    // As it is sent where the script of the toggle has not come.
    await page.locator("#preferences").evaluate((form: HTMLFormElement) => {
      form.submit();
    });
    await loaded;
    equal(page.url(), `${origin}/track.html?code=WB-1111`);
  },
);

browserTest(
  "the side navigation opens without JavaScript and Esc closes it",
  async ({ visit, origin }) => {
    const { page } = await visit("/", { javaScriptEnabled: false });
    const menu = page.getByRole("navigation", { name: "Site menu" });
    equal(await menu.isVisible(), false);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    ok(await menu.isVisible());
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });

    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await menu.getByRole("link", { name: "Contact Us" }).click();
    equal(page.url(), `${origin}/contact.html`);
  },
);

browserTest(
  "the home page leads to the tracking page with the typed code",
  async ({ visit }) => {
    const { page } = await visit("/");
    await page.getByPlaceholder("Enter Your Tracking Code").fill("wb 1985");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/track\.html\?code=wb\+1985$/);
  },
);

browserTest(
  "an unknown address shows the 404 screen, which leads back without a script",
  async ({ visit, origin }) => {
    const { page } = await visit("/contact.html", { javaScriptEnabled: false });
    await page.evaluate(() => location.assign("/pages/nowhere?x=1"));
    await page.waitForURL(/nowhere/);
    equal(await page.title(), "404 Not Found | Waybill Logistics");
    match(
      await page.innerText("main"),
      /Resource Not Found[^]*\/pages\/nowhere\?x=1/,
    );
    await page.getByRole("link", { name: "Go Back" }).click();
    equal(page.url(), `${origin}/contact.html`);
  },
);

browserTest(
  "an unknown address leads back to the previous page, or home",
  async ({ visit, origin }) => {
    const { page } = await visit("/contact.html");
    await page.goto(`${origin}/nowhere`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Go Back" }).click();
    await page.waitForURL(`${origin}/contact.html`);
    const first = await visit("/nowhere");
    await first.page.waitForLoadState("networkidle");
    await first.page.getByRole("link", { name: "Go Back" }).click();
    await first.page.waitForURL(`${origin}/`);
  },
);

const HTTPS = "https://www.example.com";

/** Lets the app answer what the page asks of a site over https, with the cookies that the browser has for it. */
async function answerOverHttps({ handler }: TestApp, page: Page) {
  const remoteAddr = { transport: "tcp", hostname: "::1", port: 1 } as const;
  const info = { remoteAddr, completed: Promise.resolve() };
  await page.route(`${HTTPS}/**`, async (route) => {
    const request = route.request();
    const cookies = await page.context().cookies(request.url());
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`);
    const { accept = "*/*" } = request.headers();
    const response = await handler(
      new Request(request.url(), {
        headers: { accept, cookie: cookie.join("; ") },
      }),
      info,
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.bytes()),
    });
  });
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** The colour that is painted in the page's lowest left corner, where no picture is. */
async function corner(page: Page): Promise<string> {
  await page.waitForSelector("footer");
  const { height } = page.viewportSize()!;
  const clip = { x: 0, y: height - 1, width: 1, height: 1 };
  const paint = await page.screenshot({ clip });
  return paint.toString("base64");
}

function colorOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).color);
}
