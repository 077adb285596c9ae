import { deepEqual, equal } from "node:assert/strict";
import { test } from "../helpers/browser.ts";
import {
  CLIPBOARD,
  clipboard,
  copyUntilHintEnds,
  see,
} from "../helpers/screen.ts";

test("the resolution page follows the window's size, and copying its text shows a hint for a second", async ({ origin, visit }) => {
  const { page, errors } = await visit("/debug.html", {
    viewport: { width: 800, height: 600 },
    userAgent: "Tester/1.0",
    ...CLIPBOARD,
  });
  equal(page.url(), `${origin}/resolution.html`);
  await see(page, "800 px");
  await page.setViewportSize({ width: 640, height: 480 });
  await see(page, "640 px");

  await copyUntilHintEnds(page);
  equal(
    await clipboard(page),
    "Window width: 640 px\nWindow height: 480 px\nUser agent: Tester/1.0",
  );
  deepEqual(errors, []);
});
