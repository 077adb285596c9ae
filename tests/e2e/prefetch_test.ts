import { deepEqual, equal } from "node:assert/strict";
import { testApp } from "../helpers/app.ts";
import { type Story, test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";

const SCREEN = "/control/invoices/list.html";

/** Counts the requests for a route. */
function countRequests({ app }: Story, route: string): number {
  return app.lines.filter((line) =>
    line.event === "request" && line.route === route
  ).length;
}

test("a screen is prefetched while the pointer is on its link", async (story) => {
  const { page, errors } = await visitPanel(story, "/control/index.html");
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("navigation").getByRole("link", {
    name: "Invoices",
  });
  // Chromium ignores a link hovered before the rules arrive until the pointer leaves it.
  while (countRequests(story, SCREEN) === 0) {
    await page.mouse.move(0, 0);
    await link.hover();
    for (
      let turn = 0;
      turn < 50 && countRequests(story, SCREEN) === 0;
      turn++
    ) {
      await page.waitForTimeout(10);
    }
  }
  await link.click();
  await page.getByText("No invoices yet").waitFor();
  const { deliveryType } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return { deliveryType: Reflect.get(entry!, "deliveryType") };
  });
  equal(deliveryType, "navigational-prefetch");
  equal(countRequests(story, SCREEN), 1);
  deepEqual(errors, []);
});

Deno.test("only members' pages have Speculation-Rules, and a write clears the prefetch cache", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const shown = await admin.get("/control/index.html");
  const named = shown.headers.get("speculation-rules");
  equal(named, '"/control/prefetch.json"');
  const rules = await admin.get(JSON.parse(named!));
  equal(rules.headers.get("content-type"), "application/speculationrules+json");
  const [rule] = JSON.parse(rules.text).prefetch;
  deepEqual(rule.where, {
    and: [
      { href_matches: "/control/*" },
      { not: { href_matches: "/control/messages/*" } },
    ],
  });
  for (const path of ["/", "/track.html", "/control/signin.html"]) {
    const { headers } = await app.client().get(path);
    equal(headers.get("speculation-rules"), null, path);
  }
  const EMPTIES = '"prefetchCache"';
  const posted = await admin.form("/control/email/send.html", {});
  equal(posted.headers.get("clear-site-data"), EMPTIES);
  const called = await admin.api("DELETE", "/reviews", { body: { id: "x" } });
  equal(called.headers.get("clear-site-data"), EMPTIES);
  const read = await admin.api("GET", "/parcels");
  equal(read.headers.get("clear-site-data"), null);
});
