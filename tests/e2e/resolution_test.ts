import { deepEqual, equal, match } from "node:assert/strict";
import { browserTest } from "../helpers/browser.ts";
import { stopClock } from "../helpers/clock.ts";

browserTest(
  "the resolution page follows the window and copies its text; its hint closes by itself",
  async ({ origin, visit }) => {
    const { page, errors } = await visit("/debug.html", {
      viewport: { width: 800, height: 600 },
      permissions: ["clipboard-read", "clipboard-write"],
      userAgent: "Tester/1.0",
    });
    equal(page.url(), `${origin}/resolution.html`);
    await page.getByText("800 px").waitFor();
    await page.setViewportSize({ width: 640, height: 480 });
    await page.getByText("640 px").waitFor();

    const copy = page.getByRole("button", { name: "Copy" });
    await stopClock(page, copy);
    await copy.click();
    const hint = page.getByText("Copied", { exact: true });
    await hint.waitFor();
    await page.clock.runFor(1000);
    await hint.waitFor({ state: "detached" });
    equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      "Window width: 640 px\nWindow height: 480 px\nUser agent: Tester/1.0",
    );
    deepEqual(errors, []);
  },
);

browserTest(
  "without JavaScript the resolution page shows the user agent and what is missing",
  async ({ origin, visit }) => {
    const { page } = await visit("/resolution.html", {
      javaScriptEnabled: false,
      userAgent: "Tester/1.0",
    });
    const text = await page.innerText("main");
    match(text, /Tester\/1\.0/);
    match(text, /Turn on JavaScript/);
    await page.locator("main").getByRole("link", { name: "Contact Us" })
      .click();
    equal(page.url(), `${origin}/contact.html`);
  },
);
