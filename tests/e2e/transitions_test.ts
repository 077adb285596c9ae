import { equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { test } from "../helpers/browser.ts";

/** Navigations until the browser has time for a transition. */
const MOST_TRIES = 10;

interface Reveal {
  /** Duration of each part of the transition in milliseconds; empty if there was none. */
  durations: number[];
}

test("pages fade in over 300 ms and start at the top", async ({ origin, visit }) => {
  const { page } = await visit("/healthz", {
    reducedMotion: "no-preference",
  });
  await page.addInitScript(recordReveal);
  let reveal: Reveal = { durations: [] };
  // A busy browser skips transitions, and genuine Fresh may show a page before the styles of the transition have loaded.
  for (let tries = 0; tries < MOST_TRIES && !reveal.durations.length; tries++) {
    await page.goto(origin);
    await toContact(page);
    reveal = await waitForReveal(page);
  }
  equal([...new Set(reveal.durations)].join(), "300");
  equal(await page.evaluate(() => scrollY), 0);
});

test("with reduced motion pages change without a transition", async ({ origin, visit }) => {
  const { page } = await visit("/healthz", { reducedMotion: "reduce" });
  await page.addInitScript(recordReveal);
  await page.goto(origin);
  await toContact(page);
  equal((await waitForReveal(page)).durations.length, 0);
  equal(await page.evaluate(() => scrollY), 0);
});

/** Scrolls to the foot of the page and follows a link there. */
async function toContact(page: Page): Promise<void> {
  const link = page.locator("footer").getByRole("link", { name: "Contact Us" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(/contact\.html$/);
}

async function waitForReveal(page: Page): Promise<Reveal> {
  const handle = await page.waitForFunction(() =>
    (globalThis as { reveal?: Reveal }).reveal
  );
  return await handle.jsonValue() as Reveal;
}

/** Runs in the page: records the animations of the transition to it. */
function recordReveal(): void {
  addEventListener("pagereveal", async (event) => {
    const { viewTransition } = event as PageRevealEvent;
    // A skipped transition has no animations.
    await viewTransition?.ready.catch(() => {});
    const animations = viewTransition ? document.getAnimations() : [];
    const durations = animations
      .filter(({ effect }) =>
        (effect as KeyframeEffect).pseudoElement?.startsWith("::view-tran")
      )
      .map(({ effect }) => Number(effect!.getComputedTiming().duration));
    Object.assign(globalThis, { reveal: { durations } });
  });
}
