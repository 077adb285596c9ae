// The minified one, because every page parses it.
// @ts-types="axe-core"
import axe from "axe-core/axe.min.js";
import { equal } from "node:assert/strict";
import type { Page } from "playwright-core";

/** WCAG 2.2 AA and best practices. */
const ALL: axe.RunOnly = {
  type: "tag",
  values: [
    ...["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "best-practice",
  ],
};

/** Rules that depend on the theme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
const COLORS: axe.RunOnly = {
  type: "rule",
  values: COLOR_RULES,
};

/** Rules that depend on the theme, or on the language and its direction. */
const LOOK: axe.RunOnly = {
  type: "rule",
  values: [
    ...COLOR_RULES,
    ...["html-has-lang", "html-lang-valid", "valid-lang"],
    ...["scrollable-region-focusable", "target-size"],
  ],
};

/**
 * Checks the current page for violations; `where` names it in the test. Skips frames, because a mail shown in one runs no
 * script.
 */
export function checkAxe(page: Page, where: string): Promise<void> {
  return checkRules(page, where, ALL);
}

/** Checks the current page, which has passed checkAxe() in another theme and language. */
export function checkAxeAgain(page: Page, where: string): Promise<void> {
  return checkRules(page, where, LOOK);
}

/** Checks a page under both themes and leaves it in the light one. */
export async function checkAxeInBothThemes(
  page: Page,
  where: string,
): Promise<void> {
  for (
    const [colorScheme, rules] of [["dark", COLORS], ["light", ALL]] as const
  ) {
    await page.emulateMedia({ colorScheme });
    await checkRules(page, `${where} in the ${colorScheme} theme`, rules);
  }
}

async function checkRules(
  page: Page,
  where: string,
  rules: axe.RunOnly,
): Promise<void> {
  if (!await page.evaluate(() => "axe" in globalThis)) {
    await page.evaluate(axe.source);
    // Later pages of this browser then have it from the start: it is long to send.
    await page.context().addInitScript(axe.source);
  }
  const found = await page.evaluate(findViolations, rules);
  equal(found.join("\n"), "", `${where}: ${found.join("\n")}`);
}

/** Runs in the page, where `axe` is a global. */
async function findViolations(rules: axe.RunOnly): Promise<string[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  // During a transition colours belong to neither theme, and its end may start others.
  const onTheirWay = () =>
    document.getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
  for (let moving = onTheirWay(); moving.length > 0; moving = onTheirWay()) {
    moving.forEach((transition) => transition.finish());
  }
  const { violations } = await inPage.run({ exclude: ["iframe"] }, {
    runOnly: rules,
    // Best practices that axe runs only by name.
    rules: {
      "p-as-heading": { enabled: true },
      "focus-order-semantics": { enabled: true },
    },
    // Details of passed rules take longer than the checks.
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`)
  );
}
