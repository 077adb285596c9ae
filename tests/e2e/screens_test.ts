import { AxeBuilder } from "@axe-core/playwright";
import { deepEqual, equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { setupToken } from "../helpers/admin.ts";
import { browserTest } from "../helpers/browser.ts";

const SCREENS = [
  "/",
  "/contact.html",
  "/track.html",
  "/control/signin.html",
  "/nowhere",
];
const RULES = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

for (const colorScheme of ["light", "dark"] as const) {
  browserTest(
    `every screen is accessible in the ${colorScheme} theme`,
    async ({ app, origin, visit }) => {
      const signUp = `/control/signup.html?token=${await setupToken(app.kv)}`;
      const { page } = await visit("/", { colorScheme });
      for (const path of [...SCREENS, signUp]) {
        await page.goto(origin + path);
        deepEqual(await violations(page), [], path);
      }
    },
  );
}

browserTest(
  "no screen scrolls sideways at 320 pixels, in any direction of writing",
  async ({ origin, visit }) => {
    for (const locale of ["en", "ar", "de", "ru"]) {
      const { page } = await visit("/", {
        locale,
        viewport: { width: 320, height: 640 },
      });
      for (const path of SCREENS) {
        await page.goto(origin + path);
        const excess = await page.evaluate(() =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth
        );
        equal(excess, 0, `${path} in ${locale}`);
      }
    }
  },
);

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`)
  );
}
