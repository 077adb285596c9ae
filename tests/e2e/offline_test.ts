import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "../helpers/browser.ts";
import { addParcel } from "../helpers/parcels.ts";

const GERMAN = {
  name: "googtrans",
  value: "/en/de",
  domain: "127.0.0.1",
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax",
} as const;

/** The offline page and its files; genuine Fresh does not hash their names. */
const OWN_PATHS = /^\/(offline\.html$|_fresh\/|styles\/|fonts\/|images\/)/;

test("without a connection the offline page appears in the visitor's language and retries", async ({ app, origin, visit }) => {
  await addParcel(app.kv, {});
  const { page, errors } = await visit("/", {
    serviceWorkers: "allow",
    storageState: { cookies: [GERMAN], origins: [] },
  });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const tracking = `${origin}/track.html?code=WB-1111`;
  await page.goto(tracking);
  await page.getByTestId("tracking-result").waitFor();

  await page.context().setOffline(true);
  await page.reload();
  equal(page.url(), tracking);
  equal(await page.innerText("h1"), "Sie sind offline");
  const font = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.fonts.check("16px Inter");
  });
  ok(font);
  const kept = await page.evaluate(async () => {
    const cache = await caches.open("offline");
    const requests = await cache.keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  deepEqual(await page.evaluate(() => caches.keys()), ["offline"]);
  ok(kept.every((path) => OWN_PATHS.test(path)), kept.join());

  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await page.getByTestId("tracking-result").waitFor();
  equal(page.url(), tracking);
  const faults = errors.filter((error) => !/ERR_INTERNET/.test(error));
  deepEqual(faults, []);
});

test("a failed cache update keeps the cached offline page", async ({ visit }) => {
  const { page } = await visit("/", { serviceWorkers: "allow" });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const context = page.context();
  await context.addCookies([{ ...GERMAN }]);
  await context.route(/\/offline\.html/, (route) => route.abort());
  const asked = context.waitForEvent("requestfailed");
  await page.reload();
  await asked;
  await page.waitForFunction(async () => {
    const { installing } = (await navigator.serviceWorker.getRegistration())!;
    return installing === null;
  });
  await context.setOffline(true);
  await page.goto(page.url()).catch(() => null);
  equal(await page.innerText("h1"), "You are offline");
});
