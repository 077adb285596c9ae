import { deepEqual, equal, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { setupToken } from "../helpers/admin.ts";
import { test } from "../helpers/browser.ts";
import { fillSite, LOOKS, showMap } from "../helpers/filled_site.ts";
import { WHOLE_PARCEL } from "../helpers/parcels.ts";

const WITH_MAP = `/track.html?code=${WHOLE_PARCEL.tracking_code}`;

const SCREENS = [
  "/",
  "/contact.html",
  "/track.html",
  WITH_MAP,
  "/track.html?code=WB-1111",
  "/track.html?code=WB-9999",
  "/pages/air-freight",
  "/pages/customs",
  "/resolution.html",
  "/offline.html",
  "/nowhere",
  "/control/signin.html",
  "/control/password.html",
  "/control/password.html?step=2&done=sent",
  "/control/invite.html",
];

for (const { look, options, check } of LOOKS) {
  test(`every public screen is accessible ${look}, with menus open or closed`, async ({ app, origin, visit }) => {
    await fillSite(app);
    const signUp = `/control/signup.html?token=${await setupToken(app.kv)}`;
    const { page } = await visit(signUp, options);
    await check(page, signUp);
    for (const path of SCREENS) {
      await page.goto(origin + path);
      if (path === WITH_MAP) await showMap(page);
      await check(page, path);
    }
    await page.goto(origin);
    for (const panel of ["menu", "languages"]) {
      await page.locator(`[popovertarget=${panel}]`).first().click();
      await check(page, `the open ${panel}`);
      await page.keyboard.press("Escape");
    }
  });
}

test("with reduced motion nothing moves by itself", async ({ app, origin, visit }) => {
  await fillSite(app);
  const { page } = await visit("/");
  for (const path of SCREENS) {
    await page.goto(origin + path);
    if (path === WITH_MAP) await showMap(page);
    deepEqual(await listAnimations(page), [], path);
  }
  await page.goto(origin);
  for (const panel of ["menu", "languages"]) {
    await page.locator(`[popovertarget=${panel}]`).first().click();
    deepEqual(await listAnimations(page), [], panel);
    await page.keyboard.press("Escape");
  }
});

test("without reduced motion the menu slides in", async ({ visit }) => {
  const { page } = await visit("/contact.html", {
    reducedMotion: "no-preference",
  });
  await page.locator("[popovertarget=menu]").first().click();
  ok((await listAnimations(page)).includes("transform of .drawer"));
});

test("a page without islands loads no scripts", async ({ visit }) => {
  const { page, scripts } = await visit("/offline.html");
  await page.waitForLoadState("networkidle");
  deepEqual(scripts, []);
  equal(await page.locator("script, link[rel=modulepreload]").count(), 0);
});

/** Returns the running animations, such as "transform of .drawer", except color fades and those driven by scrolling. */
function listAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .flatMap((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const { transitionProperty, animationName } = animation as
          & CSSTransition
          & CSSAnimation;
        return `${transitionProperty ?? animationName} of .${
          effect.target!.classList[0]
        }`;
      })
      .filter((name) => !/color|box-shadow/.test(name))
  );
}
