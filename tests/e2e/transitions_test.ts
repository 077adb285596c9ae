import { equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { test } from "../helpers/browser.ts";
import { ON_GENUINE } from "../helpers/framework.ts";

interface Reveal {
  /** Milliseconds that each part of the transition takes; empty without a transition. */
  durations: number[];
  /** Whether the browser had no time for the transition. */
  isSkipped: boolean;
}

test("pages fade for 300 ms and start at the top", async ({ origin, visit }) => {
  const { page } = await visit("/healthz", {
    reducedMotion: "no-preference",
  });
  await page.addInitScript(noteReveal);
  let reveal: Reveal;
  // Genuine Fresh's styles are several files: a browser may show a page before it has read in them that pages fade.
  const isEarly = () => ON_GENUINE && reveal.durations.length === 0;
  do {
    await page.goto(origin);
    await toContact(page);
    reveal = await revealed(page);
  } while (reveal.isSkipped || isEarly());
  equal([...new Set(reveal.durations)].join(), "300");
  equal(await page.evaluate(() => scrollY), 0);
});

test("under reduced motion pages change without a transition", async ({ origin, visit }) => {
  const { page } = await visit("/healthz", { reducedMotion: "reduce" });
  await page.addInitScript(noteReveal);
  await page.goto(origin);
  await toContact(page);
  equal((await revealed(page)).durations.length, 0);
  equal(await page.evaluate(() => scrollY), 0);
});

/** Leaves by a link at the foot of a page that was scrolled. */
async function toContact(page: Page): Promise<void> {
  const link = page.locator("footer").getByRole("link", { name: "Contact Us" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL(/contact\.html$/);
}

async function revealed(page: Page): Promise<Reveal> {
  const handle = await page.waitForFunction("window.reveal");
  return await handle.jsonValue() as Reveal;
}

/** Runs in the page: records the animations of its appearance. */
function noteReveal(): void {
  addEventListener("pagereveal", async (event) => {
    const { viewTransition } = event as PageRevealEvent;
    const isSkipped = await viewTransition?.ready
      .then(() => false, () => true) ?? false;
    const animations = viewTransition ? document.getAnimations() : [];
    const durations = animations
      .filter(({ effect }) =>
        (effect as KeyframeEffect).pseudoElement?.startsWith("::view-tran")
      )
      .map(({ effect }) => Number(effect!.getComputedTiming().duration));
    Object.assign(globalThis, { reveal: { durations, isSkipped } });
  });
}
