import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  createParcel,
  findParcelId,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import type { ParcelPatch } from "@/lib/parcels/schema.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { TestApp } from "../helpers/app.ts";
import { checkAxeInBothThemes } from "../helpers/axe.ts";
import { type Story, test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";
import {
  CLIPBOARD,
  clipboard,
  fill,
  isFocused,
  nextFrame,
  press,
  search,
  see,
  seeRefusal,
  stopClock,
  unexpectedErrors,
} from "../helpers/screen.ts";
import { until } from "../helpers/until.ts";

const CODE = "WB-1111";
const PATH = `/track.html?code=${CODE}`;
/** Half a minute before midnight. */
const CLOCK = { ms: Date.parse("2026-11-24T23:59:30Z") };

/** Posts an update through the API, as the operator's own program would. */
async function postUpdate(app: TestApp, fields: object): Promise<void> {
  const admin = await app.signedIn();
  const found = await admin.api("GET", `/parcels/${CODE}`);
  const look = { icon: "local_shipping", color: "green" };
  const { status, text } = await admin.api("POST", "/activities", {
    body: {
      parcel_id: found.body.data.id,
      description: "By van",
      ...look,
      ...fields,
    },
  });
  equal(status, 200, text);
}

async function erase(app: TestApp): Promise<void> {
  await parcelTrash.purge(app.kv, (await findParcelId(app.kv, CODE))!);
}

/** Changes the parcel without adding to its history. */
async function change(app: TestApp, fields: Omit<ParcelPatch, "id">) {
  const id = (await findParcelId(app.kv, CODE))!;
  await updateParcel(app.kv, { id, ...fields });
}

/** Waits until the given number of pages are streaming. */
async function waitForStreams(app: TestApp, pages: number): Promise<void> {
  await until(`${pages} pages stream`, () => app.live.size === pages);
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    const property = { value, configurable: true };
    Object.defineProperty(document, "hidden", property);
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** Waits until the result shows a text. */
async function seeInResult(page: Page, text: string): Promise<void> {
  await page.getByTestId("tracking-result").getByText(text).waitFor();
}

test("an open result applies a changed zoom to its map", async ({ app, visit }) => {
  await addParcel(app.kv, {
    show_map: "yes",
    map_zoom: 3,
    map_current_latitude: 45.8,
    map_current_longitude: 4.8,
  });
  const { page } = await visit(PATH);
  await page.locator(".map").scrollIntoViewIfNeeded();
  await page.locator(".leaflet-tile[src*='/3/']").first().waitFor();
  await waitForStreams(app, 1);
  await change(app, { map_zoom: 6 });
  await page.locator(".leaflet-tile[src*='/6/']").first().waitFor();
});

test("a map keeps its view when a place is renamed, refits when the parcel moves, and keeps the focus", async ({ app, visit }) => {
  await addParcel(app.kv, { ...ON_MAP, current_location: "First port" });
  const { page, errors } = await visit(PATH);
  await page.locator(".map").scrollIntoViewIfNeeded();
  const closer = page.getByRole("button", { name: "Zoom in" });
  await closer.press("Enter");
  await page.locator(".leaflet-tile-loaded[src*='/4/']").first().waitFor();
  await waitForStreams(app, 1);
  await change(app, { current_location: "Second port" });
  await page.locator(".places").getByText("Second port").waitFor();
  ok(await page.locator(".leaflet-tile[src*='/4/']").count() > 0);
  ok(await isFocused(closer));

  await change(app, { map_current_longitude: 80 });
  await page.waitForFunction(() => {
    const [, east] = document.querySelectorAll(".map .marker");
    const frame = document.querySelector(".map")!.getBoundingClientRect();
    const middle = frame.x + frame.width / 2;
    return east !== undefined && east.getBoundingClientRect().x > middle;
  });
  equal(await page.locator(".map .marker").count(), 3);
  ok(await isFocused(closer));
  deepEqual(errors, []);
});

test("a member sees the tracking page as visitors see it", async (story) => {
  await addParcel(story.app.kv, {});
  await updateSettings(story.app.kv, { tracking_privacy: "masked" });
  const { page } = await visitPanel(story, "/control/index.html");
  await page.waitForFunction(() =>
    localStorage.getItem("state")?.includes('"admin":{')
  );
  await page.goto(story.origin + PATH);
  await seeInResult(page, "A. S.");
  await page.goto(`${story.origin}/track.html`);
  await search(page, CODE);
  await seeInResult(page, "A. S.");
  equal(await page.getByText("Ann Smith").count(), 0);
});

test("an open result updates itself, announces the change and keeps the focus", async ({ app, visit }) => {
  await addParcel(app.kv, { status: "Picked up" });
  const { page, errors } = await visit(PATH);
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  const print = page.getByRole("button", { name: "Print" });
  await print.focus();
  await waitForStreams(app, 1);
  await postUpdate(app, { title: "Left Lyon", status: "In transit" });
  const entries = page.getByTestId("activity");
  await entries.getByText("Left Lyon").waitFor();
  equal(await entries.count(), 2);
  const current = page.locator(".stages [aria-current=step]");
  equal(await current.textContent(), "In transit");
  match(await page.title(), /^WB-1111 \| In transit/);
  const announced = page.locator("[aria-live=polite]");
  equal(await announced.innerText(), "In transit. Left Lyon. By van");
  ok(await isFocused(print));
  ok(await page.evaluate(() => "stayed" in globalThis));

  await postUpdate(app, { title: "Handed over", status: "Delivered" });
  await entries.getByText("Handed over").waitFor();
  deepEqual(errors, []);
});

test(
  "an open result becomes delayed at midnight in the site's time zone",
  async ({ app, visit }) => {
    await addParcel(app.kv, {
      status: "In transit",
      max_expected_delivery_date: "2026-11-24",
    });
    const { page, errors } = await visit(PATH);
    await waitForStreams(app, 1);
    equal(await page.getByText("Delayed").count(), 0);
    CLOCK.ms += 60_000;
    await page.locator(".answer-when").getByText("Delayed").waitFor();
    equal(
      await page.locator("[aria-live=polite]").innerText(),
      "Delayed. Was expected by: Tue, Nov 24, 2026",
    );
    deepEqual(errors, []);
  },
  { clock: CLOCK },
);

test("a search in place renders the same result as the server", async ({ app, visit, origin }) => {
  const max_expected_delivery_date = "2020-11-24";
  const parcel = { status: "On hold", max_expected_delivery_date };
  await addParcel(app.kv, parcel, { title: "In transit" });
  const { page } = await visit(`${PATH}&lang=de`);
  const result = page.getByTestId("tracking-result");
  const read = () => result.locator(".answer-facts, .timeline").allInnerTexts();
  const rendered = await read();
  match(rendered.join(), /Verspätet[^]*Unterwegs/);
  await page.goto(`${origin}/track.html?lang=de`);
  await page.locator("[name=code]").fill(CODE);
  await page.keyboard.press("Enter");
  await result.waitFor();
  deepEqual(await read(), rendered);
});

test("the first event of a parcel is announced", async ({ app, visit }) => {
  await createParcel(app.kv, {
    tracking_code: CODE,
    recipient_name: "Ann Smith",
    destination: "Nantes",
  });
  const { page } = await visit(PATH);
  await see(page, "Nothing has been recorded yet");
  await waitForStreams(app, 1);
  const regions = await page.locator("[aria-live=polite]").elementHandles();
  await postUpdate(app, { title: "Left Lyon", status: "In transit" });
  await page.getByTestId("activity").waitFor();
  const texts = regions.map((region) => region.textContent());
  deepEqual(await Promise.all(texts), ["In transit. Left Lyon. By van"]);
});

test("a late response does not replace a newer one", async ({ app, visit }) => {
  await addParcel(app.kv, {});
  const { page } = await visit(PATH);
  await waitForStreams(app, 1);
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/\/api\/parcels\/WB-1111$/, async (route) => {
    const response = await route.fetch();
    held.resolve();
    await released.promise;
    await route.fulfill({ response });
  }, { times: 1 });
  await change(app, { current_location: "First port" });
  await held.promise;
  await change(app, { current_location: "Second port" });
  await seeInResult(page, "Second port");
  const late = page.waitForEvent("requestfinished");
  released.resolve();
  await late;
  await nextFrame(page);
  equal(await page.locator(".answer-where bdi").innerText(), "Second port");
});

test("without a stream a visible page polls and a hidden page does not", async ({ app, visit, origin }) => {
  await addParcel(app.kv, {});
  const { page } = await visit("/track.html");
  let asked = 0;
  await page.route(/\/events\?seen=\w+$/, async (route) => {
    asked += 1;
    await route.fulfill({ status: 503 });
  });
  await page.goto(origin + PATH);
  await page.waitForResponse(/\/events\?seen=\w+&once$/);
  await postUpdate(app, { title: "Left Lyon" });
  await page.getByTestId("activity").getByText("Left Lyon").waitFor();
  ok(asked > 0);

  await page.clock.install();
  await setHidden(page, true);
  const before = asked;
  await page.clock.runFor(60_000);
  equal(asked, before);
  equal(app.live.size, 0);
});

test("a page streams only while visible, and only for the parcel on display", async ({ app, visit }) => {
  await addParcel(app.kv, {});
  await addParcel(app.kv, { tracking_code: "WB-2222" });
  const { page } = await visit(PATH);
  await waitForStreams(app, 1);
  await setHidden(page, true);
  await waitForStreams(app, 0);
  await postUpdate(app, { title: "While hidden" });
  await setHidden(page, false);
  await seeInResult(page, "While hidden");
  await waitForStreams(app, 1);

  const listens = page.waitForRequest(/WB-2222\/events/);
  await search(page, "WB-2222");
  await listens;
  await waitForStreams(app, 1);
  await search(page, "NOBODY-1");
  await page.getByRole("heading", { name: "PARCEL NOT FOUND" }).waitFor();
  await waitForStreams(app, 0);
});

test("a page whose parcel was deleted while it was hidden says so once visible and does not poll", async ({ app, visit }) => {
  await addParcel(app.kv, {});
  const { page } = await visit(PATH);
  await waitForStreams(app, 1);
  await setHidden(page, true);
  await waitForStreams(app, 0);
  await erase(app);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await setHidden(page, false);
  await page.getByRole("heading", { name: "PARCEL NOT FOUND" }).waitFor();
  await nextFrame(page);
  equal(asked.at(-1), `/api/parcels/${CODE}`);
});

test("a failed request keeps the result; a deleted parcel is reported with the next steps in the page's language", async ({ app, visit }) => {
  await addParcel(app.kv, {});
  const { page } = await visit(PATH, { locale: "de-DE" });
  await waitForStreams(app, 1);
  await page.route("**/api/parcels/*", (route) => route.abort());
  const asked = page.waitForRequest(/\/api\/parcels\/WB-1111$/);
  await postUpdate(app, { title: "Left Lyon" });
  await asked;
  await see(page, "Event of WB-1111");
  equal(await page.getByRole("alert").count(), 0);
  await page.unroute("**/api/parcels/*");
  await seeInResult(page, "Left Lyon");

  await erase(app);
  await seeRefusal(page, "SENDUNG NICHT GEFUNDEN");
  equal(await page.locator(".failure-steps li").count(), 3);
});

const PROOF = "Recipient’s email, or the last 4 digits";

async function addMaskedParcels({ app }: Story): Promise<void> {
  await updateSettings(app.kv, { tracking_privacy: "masked" });
  for (const tracking_code of [CODE, "WB-2222"]) {
    await addParcel(app.kv, {
      tracking_code,
      recipient_email: "ann@example.com",
      recipient_phone_number: "+33 1 99 00 12 34",
    });
  }
}

/** Opens the proof form of a masked result with wrong digits. */
async function failProof(page: Page): Promise<void> {
  await fill(page, { [PROOF]: "0000" });
  await press(page, "Show details");
  await seeRefusal(page, "That does not match");
}

test.withAndWithoutJavaScript("the recipient of a masked parcel proves it by keyboard and sees all details", async (story) => {
  await addMaskedParcels(story);
  const { page } = await story.visit(PATH);
  const field = page.getByLabel(PROOF);
  await see(page, "A. S.");
  await field.focus();
  await page.keyboard.type("0000");
  await page.keyboard.press("Enter");
  await seeRefusal(page, "That does not match");
  equal(await field.inputValue(), "0000");
  equal(await field.getAttribute("aria-invalid"), "true");
  match(await page.title(), /^Error: WB-1111/);
  await field.fill("1234");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await see(page, "Ann Smith");
  equal(page.url(), `${story.origin}${PATH}#destination`);
  equal(await field.count(), 0);
  await page.goto(`${story.origin}/track.html?code=WB-2222`);
  await see(page, "A. S.");
});

test("a search in place for another masked parcel resets the proof form and its error", async (story) => {
  await addMaskedParcels(story);
  const { page, errors } = await story.visit(PATH);
  await failProof(page);
  await search(page, "WB-2222");
  await see(page, "Event of WB-2222");
  equal(await page.getByRole("alert").count(), 0);
  equal(await page.getByLabel(PROOF).inputValue(), "");
  await fill(page, { [PROOF]: "ann@example.com" });
  await press(page, "Show details");
  await see(page, "Ann Smith");
  equal(page.url(), `${story.origin}/track.html?code=WB-2222#destination`);
  deepEqual(unexpectedErrors(errors, 422), []);
});

test("input after a rejected proof survives updates of the parcel", async (story) => {
  await addMaskedParcels(story);
  const { page } = await story.visit(PATH);
  await failProof(page);
  await waitForStreams(story.app, 1);
  await fill(page, { [PROOF]: "12" });
  await change(story.app, { current_location: "Second port" });
  await seeInResult(page, "Second port");
  await page.keyboard.type("34");
  equal(await page.getByLabel(PROOF).inputValue(), "1234");
  equal(await page.getByRole("alert").count(), 1);
});

test("a masked result is accessible on a phone, also after a rejected proof", async (story) => {
  await addMaskedParcels(story);
  const viewport = { width: 390, height: 844 };
  const { page } = await story.visit(PATH, { viewport });
  const check = async (state: string) => {
    await page.getByRole("button", { name: "Print" }).waitFor();
    await checkAxeInBothThemes(page, state);
    const all = await page.evaluate(() => document.documentElement.scrollWidth);
    ok(all <= viewport.width, `${state}: ${all}`);
  };
  await check("masked");
  await failProof(page);
  await check("refused");
});

test("the link to a result is copied, or shared if the browser supports it", async ({ app, visit, origin }) => {
  await addParcel(app.kv, {});
  const { page, errors } = await visit(PATH, CLIPBOARD);
  const copy = page.getByRole("button", { name: "Copy link" });
  await stopClock(page, copy);
  await copy.click();
  const hint = page.locator(".copy-hint").getByText("Copied");
  await hint.waitFor();
  equal(await clipboard(page), origin + PATH);
  await page.clock.runFor(1000);
  await hint.waitFor({ state: "detached" });

  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(Navigator.prototype, "share", {
      value(data: ShareData) {
        shared.push(data);
        return Promise.reject(new Error("cancelled"));
      },
    });
  });
  await page.clock.resume();
  await page.reload();
  await press(page, "Share");
  const shared = await page.evaluate(() => Reflect.get(globalThis, "shared"));
  equal(shared[0].url, origin + PATH);
  match(shared[0].title, /^WB-1111/);
  deepEqual(errors, []);
});

test("the QR code of a result is loaded for printing", async ({ app, visit }) => {
  await addParcel(app.kv, {});
  const { page, errors } = await visit(PATH);
  const code = page.locator(".printed-sign");
  equal(await code.isVisible(), false);
  await page.evaluate(() => {
    const code = document.querySelector<HTMLImageElement>(".printed-sign")!;
    const print = () => document.body.dataset.width = `${code.naturalWidth}`;
    Object.assign(globalThis, { print });
  });
  await press(page, "Print");
  await page.locator("[data-width]:not([data-width='0'])").waitFor();
  await page.emulateMedia({ media: "print" });
  equal(await code.isVisible(), true);
  deepEqual(errors, []);
});

test("a QR code that does not load delays printing by two seconds, and further clicks print only once", async ({ app, visit }) => {
  await addParcel(app.kv, {});
  const { page } = await visit(PATH);
  // Never answers.
  await page.route("**/qr/*", () => {});
  await page.evaluate(() => {
    const { dataset } = document.body;
    const print = () => dataset.prints = `${dataset.prints ?? ""}1`;
    Object.assign(globalThis, { print });
  });
  const print = page.getByRole("button", { name: "Print" });
  await stopClock(page, print);
  for (const prints of ["1", "11"]) {
    for (let click = 0; click < 3; click++) await print.click();
    await page.clock.runFor(2000);
    await page.locator(`[data-prints="${prints}"]`).waitFor();
  }
});
