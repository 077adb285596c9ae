// The small one: it is read by every page that is looked at.
// @ts-types="axe-core"
import axe from "axe-core/axe.min.js";
import { equal } from "node:assert/strict";
import type { Page } from "playwright-core";

/** WCAG 2.2 AA, and what is good practice beside it. */
const ALL: axe.RunOnly = {
  type: "tag",
  values: [
    ...["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "best-practice",
  ],
};

/** What depends on the theme. */
const COLORS: axe.RunOnly = {
  type: "rule",
  values: ["color-contrast", "link-in-text-block"],
};

/**
 * Looks for violations in the page as it is, `where` in the test; goes into no frame, as a mail shown in one runs no script.
 */
export function checkAxe(page: Page, where: string): Promise<void> {
  return checkRules(page, where, ALL);
}

/** The same for a page under both themes, of which it is left in the light one. */
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
    // The pages that follow in this browser have it from the start: it is long to send.
    await page.context().addInitScript(axe.source);
  }
  const found = await page.evaluate(findViolations, rules);
  equal(found.join("\n"), "", `${where}: ${found.join("\n")}`);
}

/** Runs in the page, where `axe` is a global. */
async function findViolations(rules: axe.RunOnly): Promise<string[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  // A colour on its way from one theme to the other belongs to neither; one that has arrived may set others on their way.
  const onTheirWay = () =>
    document.getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
  for (let moving = onTheirWay(); moving.length > 0; moving = onTheirWay()) {
    moving.forEach((transition) => transition.finish());
  }
  const { violations } = await inPage.run({ exclude: ["iframe"] }, {
    runOnly: rules,
    // Good practice that axe leaves out unless it is asked for by name.
    rules: {
      "p-as-heading": { enabled: true },
      "focus-order-semantics": { enabled: true },
    },
    // What passes is not told in detail, which takes longer than to find it.
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`)
  );
}
