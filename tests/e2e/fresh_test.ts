import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Browser, Page } from "playwright-core";
import { attach, loadAssets } from "fresh/server";
import { app } from "../fixtures/fresh/app.ts";
import { manifest } from "../fixtures/fresh/fresh.gen.ts";
import { launchChromium, RUNS_BROWSERS } from "../helpers/chromium.ts";

Deno.test({
  name: "islands live in Chromium, under a policy without inline scripts",
  ignore: !RUNS_BROWSERS,
  async fn(t) {
    await using site = await startSite();
    const browser = await launchChromium();
    try {
      await t.step(
        "a page without islands loads no script",
        () => checkPlain(browser, site),
      );
      await t.step(
        "a page without signals loads no signals",
        () => checkSmall(browser, site),
      );
      await t.step(
        "fields keep what was typed before their island came alive",
        () => checkEarly(browser, site),
      );
      const visit = await open(browser, site.origin + "/");
      for (const [name, check] of CHECKS) {
        await t.step(name, () => check(visit));
      }
    } finally {
      await browser.close();
    }
  },
});

const CHECKS: [name: string, check: (visit: Visit) => Promise<void>][] = [
  ["a page preloads exactly the scripts it loads at once", preloadsWhatItLoads],
  ["islands share the signals of their props", sharesSignals],
  ["import() loads its chunk only when asked", loadsLazily],
  ["a React-style island hydrates", hydratesReactStyle],
  ["an island that throws keeps its HTML and stops no other", survivesThrower],
  ["children from the server come and go with their island", togglesChildren],
  ["children that were hidden at first can be shown", showsHiddenChildren],
  ["asset() gives an island the URL the server gave", findsAssets],
];

interface Visit {
  page: Page;
  /** The paths of all scripts the page loaded. */
  scripts: string[];
  /** Errors in the console, violations of the policy included. */
  errors: string[];
}

interface Site extends AsyncDisposable {
  origin: string;
}

async function checkPlain(browser: Browser, { origin }: Site) {
  const { page, scripts } = await open(browser, origin + "/plain.html");
  equal(await page.title(), "Plain");
  equal(await page.locator("script, link[rel=modulepreload]").count(), 0);
  deepEqual(scripts, []);
}

async function checkSmall(browser: Browser, { origin }: Site) {
  const { page, scripts, errors } = await open(browser, origin + "/small");
  await page.locator("#only:enabled").click();
  equal(await page.locator("#only").textContent(), "only 1");
  ok(scripts.length > 0);
  equal(scripts.some((path) => path.includes("signals")), false);
  deepEqual(errors, []);
}

async function checkEarly(browser: Browser, { origin }: Site) {
  const page = await browser.newPage();
  const released = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(origin + "/", { waitUntil: "commit" });
  const field = page.locator("#field");
  await field.fill("typed");
  await page.locator("#box").uncheck();
  released.resolve();
  await page.locator("#inside:enabled").waitFor();
  equal(await field.inputValue(), "typed");
  equal(await field.getAttribute("value"), "begun");
  equal(await page.locator("#box").isChecked(), false);
}

async function preloadsWhatItLoads({ page, scripts }: Visit) {
  const preloaded = await page.locator("link[rel=modulepreload]").evaluateAll(
    (links) => links.map((link) => link.getAttribute("href")),
  );
  deepEqual([...new Set(scripts)].sort(), preloaded.sort());
}

async function sharesSignals({ page }: Visit) {
  await page.locator("#counter").click();
  equal(await page.locator("#double").textContent(), "8");
  equal(await page.locator("#counter").textContent(), "4 since 1970");
}

async function loadsLazily({ page, scripts }: Visit) {
  equal(scripts.some((path) => path.includes("lazy_text")), false);
  await page.locator("#lazy").click();
  await page.getByText("loaded later").waitFor();
}

async function hydratesReactStyle({ page }: Visit) {
  await page.locator("#react").pressSequentially("typed");
  equal(await page.locator("#echo").textContent(), "typed");
}

async function survivesThrower({ page, errors }: Visit) {
  equal(await page.locator("#thrower").textContent(), "As the server made it");
  equal(errors.length, 1, errors.join("\n"));
  match(errors[0] ?? "", /Thrown on purpose/);
}

async function togglesChildren({ page }: Visit) {
  await page.locator("#inside").click();
  const text = await page.locator("#open .server").textContent();
  equal(text?.trim(), "From the server inside 1");
  await page.locator("#open > button").click();
  equal(await page.locator("#open .content").count(), 0);
  await page.locator("#open > button").click();
  equal(await page.locator("#open em").textContent(), "server");
}

async function showsHiddenChildren({ page }: Visit) {
  equal(await page.locator("#hidden").count(), 0);
  await page.locator("#closed > button").click();
  ok(await page.locator("#closed input").isChecked());
  ok(await page.locator("#closed input").isDisabled());
  await page.locator("#hidden").click();
  equal(await page.locator("#hidden").textContent(), "hidden 1");
}

async function findsAssets({ page }: Visit) {
  const source = await page.locator("#picture").getAttribute("src");
  match(source ?? "", /^\/_fresh\/dot-[0-9a-f]{12}\.svg$/);
}

async function startSite(): Promise<Site> {
  const root = new URL("../fixtures/fresh", import.meta.url).pathname;
  attach(app, manifest, await loadAssets({ root }));
  const options = { port: 0, hostname: "127.0.0.1", onListen() {} };
  const server = Deno.serve(options, app.handler());
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

async function open(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage();
  const visit: Visit = { page, scripts: [], errors: [] };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "script") visit.scripts.push(pathname);
  });
  page.on("console", (message) => {
    if (message.type() === "error") visit.errors.push(message.text());
  });
  page.on("pageerror", (error) => visit.errors.push(String(error)));
  await page.goto(url, { waitUntil: "networkidle" });
  return visit;
}
