import { deepEqual, equal, match, ok } from "node:assert/strict";
import { attach, loadAssets } from "fresh/server";
import { app } from "../fixtures/fresh/app.ts";
import { manifest } from "../fixtures/fresh/fresh.gen.ts";
import { serve, type Visit, visit } from "../helpers/browser.ts";
import { RUNS_BROWSERS } from "../helpers/chromium.ts";
import { hold } from "../helpers/screen.ts";

Deno.test({
  name: "islands work in Chromium under a policy without inline scripts",
  ignore: !RUNS_BROWSERS,
  // The browser is shared and outlives the test.
  sanitizeOps: false,
  sanitizeResources: false,
  async fn(t) {
    const root = new URL("../fixtures/fresh", import.meta.url).pathname;
    attach(app, manifest, await loadAssets({ root }));
    await using site = serve(app.handler());
    const visits = new Map<string, Promise<Visit>>();
    for (const [name, path, check] of CHECKS) {
      const visited = visits.getOrInsertComputed(path, async () => {
        const visited = await visit(site.origin + path);
        await visited.page.waitForLoadState("networkidle");
        return visited;
      });
      await t.step(name, async () => await check(await visited));
    }
    for (const visited of visits.values()) {
      await (await visited).page.context().close();
    }
  },
});

const CHECKS: [
  name: string,
  path: string,
  check: (visit: Visit) => Promise<void>,
][] = [
  ["a page without islands loads no script", "/plain.html", loadsNothing],
  ["a page without signals loads no signals", "/small", loadsNoSignals],
  ["input before hydration survives it", "/plain.html", keepsEarlyInput],
  ["a page preloads exactly its first scripts", "/", preloadsWhatItLoads],
  ["islands share the signals of their props", "/", sharesSignals],
  ["import() loads its chunk only when asked", "/", loadsLazily],
  ["a React-style island hydrates", "/", hydratesReactStyle],
  ["a throwing island keeps its HTML, and others live", "/", survivesThrower],
  ["server children come and go with their island", "/", togglesChildren],
  ["children hidden at first can be shown", "/", showsHiddenChildren],
  ["asset() gives an island the server's URL", "/", findsAssets],
];

async function loadsNothing({ page, scripts }: Visit) {
  equal(await page.title(), "Plain");
  equal(await page.locator("script, link[rel=modulepreload]").count(), 0);
  deepEqual(scripts, []);
}

async function loadsNoSignals({ page, scripts, errors }: Visit) {
  await page.locator("#only:enabled").click();
  equal(await page.locator("#only").textContent(), "only 1");
  ok(scripts.length > 0);
  equal(scripts.some((path) => path.includes("signals")), false);
  deepEqual(errors, []);
}

async function keepsEarlyInput({ page }: Visit) {
  const release = await hold(page, "**/*.js");
  await page.goto(new URL("/", page.url()).href, { waitUntil: "commit" });
  const field = page.locator("#field");
  await field.fill("typed");
  await page.locator("#box").uncheck();
  release();
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
