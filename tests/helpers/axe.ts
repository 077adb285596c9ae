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
 * Checks the current page for violations; `where` names the page in the error. Skips frames, because a mail in a frame runs no
 * scripts.
 */
export function checkAxe(page: Page, where: string): Promise<void> {
  return checkRules(page, where, ALL);
}

/** Checks the current page again after checkAxe(), in another theme or language. */
export function checkAxeAgain(page: Page, where: string): Promise<void> {
  return checkRules(page, where, LOOK);
}

/** Checks a page in both themes and leaves it in the light theme. */
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
    // Makes later pages of this context load axe by themselves, because it takes long to send.
    await page.context().addInitScript(axe.source);
  }
  const found = await page.evaluate(findViolations, rules);
  equal(found.join("\n"), "", `${where}: ${found.join("\n")}`);
}

/** Runs in the page, where `axe` is a global. */
async function findViolations(rules: axe.RunOnly): Promise<string[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  // During a transition colors belong to neither theme, and the end of one transition may start another.
  const onTheirWay = () =>
    document.getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
  for (let moving = onTheirWay(); moving.length > 0; moving = onTheirWay()) {
    moving.forEach((transition) => transition.finish());
  }
  const { violations } = await inPage.run({ exclude: ["iframe"] }, {
    runOnly: rules,
    // Best practices that axe runs only if named.
    rules: {
      "p-as-heading": { enabled: true },
      "focus-order-semantics": { enabled: true },
    },
    // Collecting details of passed rules takes longer than the checks.
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`)
  );
}
