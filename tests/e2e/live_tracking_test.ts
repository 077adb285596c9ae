import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import {
  createParcel,
  findParcelId,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { eraseParcel } from "@/lib/parcels/trash.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { TestApp } from "../helpers/app.ts";
import { checkAxeInBothThemes } from "../helpers/axe.ts";
import { browserTest, type Story } from "../helpers/browser.ts";
import { nextFrame, stopClock } from "../helpers/clock.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";
import { until } from "../helpers/until.ts";

const CODE = "WB-1111";
const PATH = `/track.html?code=${CODE}`;
/** Half a minute before midnight. */
const CLOCK = { ms: Date.parse("2026-11-24T23:59:30Z") };

/** Posts an update the way the operator's own program does. */
async function postUpdate(app: TestApp, fields: object): Promise<void> {
  const admin = await app.signedIn();
  const found = await admin.api("GET", `/parcels/${CODE}`);
  const body = { parcel_id: found.body.data.id, ...fields };
  const { status, text } = await admin.api("POST", "/activities", {
    body: {
      description: "By van",
      icon: "local_shipping",
      color: "green",
      ...body,
    },
  });
  equal(status, 200, text);
}

async function deleteIt(app: TestApp): Promise<void> {
  const id = await findParcelId(app.kv, CODE);
  await eraseParcel(app.kv, id!);
}

/** Says where the parcel is, without an entry in its history. */
async function moveTo(app: TestApp, current_location: string): Promise<void> {
  const id = (await findParcelId(app.kv, CODE))!;
  await updateParcel(app.kv, { id, current_location });
}

/** Waits until so many pages are live. */
async function live(app: TestApp, pages: number): Promise<void> {
  await until(`${pages} pages are live`, () => app.live.size === pages);
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", {
      value: hidden,
      configurable: true,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

browserTest(
  "an open result uses the current zoom of its map",
  async ({ app, visit }) => {
    await addParcel(app.kv, {
      ...{ tracking_code: CODE, show_map: "yes", map_zoom: 3 },
      ...{ map_current_latitude: 45.8, map_current_longitude: 4.8 },
    });
    const { page } = await visit(PATH);
    await page.locator(".map").scrollIntoViewIfNeeded();
    await page.locator(".leaflet-tile[src*='/3/']").first().waitFor();
    await live(app, 1);
    const id = (await findParcelId(app.kv, CODE))!;
    await updateParcel(app.kv, { id, map_zoom: 6 });
    await page.locator(".leaflet-tile[src*='/6/']").first().waitFor();
  },
);

browserTest(
  "an open result keeps the map's view when a place is renamed",
  async ({ app, visit }) => {
    await addParcel(app.kv, { ...ON_MAP, current_location: "First port" });
    const { page } = await visit(PATH);
    await page.locator(".map").scrollIntoViewIfNeeded();
    const closer = page.getByRole("button", { name: "Zoom in" });
    await closer.press("Enter");
    await page.locator(".leaflet-tile-loaded[src*='/4/']").first().waitFor();
    await live(app, 1);
    await moveTo(app, "Second port");
    await page.locator(".places").getByText("Second port").waitFor();
    equal(await page.locator(".leaflet-tile[src*='/4/']").count() > 0, true);
    ok(await isFocused(closer));
  },
);

browserTest(
  "a map fits the whole journey when the parcel moves, and keeps the focus",
  async ({ app, visit }) => {
    await addParcel(app.kv, ON_MAP);
    const { page, errors } = await visit(PATH);
    await page.locator(".map").scrollIntoViewIfNeeded();
    const closer = page.getByRole("button", { name: "Zoom in" });
    await closer.press("Enter");
    await live(app, 1);
    const id = (await findParcelId(app.kv, CODE))!;
    await updateParcel(app.kv, { id, map_current_longitude: 80 });
    await page.waitForFunction(() => {
      const [, east] = document.querySelectorAll(".map .marker");
      const frame = document.querySelector(".map")!.getBoundingClientRect();
      const middle = frame.x + frame.width / 2;
      return east !== undefined && east.getBoundingClientRect().x > middle;
    });
    equal(await page.locator(".map .marker").count(), 3);
    ok(await isFocused(closer));
    deepEqual(errors, []);
  },
);

browserTest(
  "an administrator sees the visitor's view on the tracking page",
  async (story) => {
    await addParcel(story.app.kv, {
      ...{ tracking_code: CODE, recipient_name: "Ann Smith" },
    });
    await updateSettings(story.app.kv, { tracking_privacy: "masked" });
    const { page } = await visitPanel(story, "/control/index.html");
    await page.waitForFunction(() =>
      localStorage.getItem("state")?.includes('"admin":{')
    );
    await page.goto(story.origin + PATH);
    const name = page.getByTestId("tracking-result").getByText("A. S.");
    await name.waitFor();
    await page.goto(`${story.origin}/track.html`);
    await page.getByPlaceholder("Enter Your Tracking Code").fill(CODE);
    await page.keyboard.press("Enter");
    await name.waitFor();
    equal(await page.getByText("Ann Smith").count(), 0);
  },
);

browserTest(
  "an open result updates itself, announces the change and keeps the focus",
  async ({ app, visit }) => {
    await addParcel(app.kv, { tracking_code: CODE, status: "Picked up" });
    const { page, errors } = await visit(PATH);
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    await page.getByRole("button", { name: "Print" }).focus();
    await live(app, 1);
    await postUpdate(app, { title: "Left Lyon", status: "In transit" });
    const entries = page.getByTestId("activity");
    await entries.getByText("Left Lyon").waitFor();
    equal(await entries.count(), 2);
    const current = page.locator(".stages [aria-current=step]");
    equal(await current.textContent(), "In transit");
    match(await page.title(), /^WB-1111 \| In transit/);
    const said = page.locator("[aria-live=polite]");
    equal(await said.innerText(), "In transit. Left Lyon. By van");
    const focused = await page.evaluate(() =>
      document.activeElement?.textContent
    );
    equal(focused, "Print");
    ok(await page.evaluate(() => "stayed" in globalThis));

    await postUpdate(app, { title: "Handed over", status: "Delivered" });
    await entries.getByText("Handed over").waitFor();
    deepEqual(errors, []);
  },
);

browserTest(
  "an open result says that its parcel is delayed when the day of the site changes",
  async ({ app, visit }) => {
    await addParcel(app.kv, {
      ...{ tracking_code: CODE, status: "In transit" },
      max_expected_delivery_date: "2026-11-24",
    });
    const { page, errors } = await visit(PATH);
    await live(app, 1);
    equal(await page.getByText("Delayed").count(), 0);
    CLOCK.ms += 60_000;
    await page.locator(".answer-when").getByText("Delayed").waitFor();
    equal(
      await page.locator("[aria-live=polite]").innerText(),
      "Delayed",
    );
    deepEqual(errors, []);
  },
  { clock: CLOCK },
);

browserTest(
  "a result of a search in place equals the server's page",
  async ({ app, visit, origin }) => {
    await addParcel(app.kv, {
      ...{ tracking_code: CODE, status: "On hold" },
      max_expected_delivery_date: "2020-11-24",
    }, { title: "In transit" });
    const { page } = await visit(`${PATH}&lang=de`);
    const result = page.getByTestId("tracking-result");
    const shown = () =>
      result.locator(".answer-facts, .timeline").allInnerTexts();
    const rendered = await shown();
    match(rendered.join(), /Verspätet[^]*Unterwegs/);
    await page.goto(`${origin}/track.html?lang=de`);
    await page.locator("[name=code]").fill(CODE);
    await page.keyboard.press("Enter");
    await result.waitFor();
    deepEqual(await shown(), rendered);
  },
);

browserTest(
  "the first news of a parcel is announced",
  async ({ app, visit }) => {
    await createParcel(app.kv, {
      ...{ tracking_code: CODE, recipient_name: "Ann Smith" },
      destination: "Nantes",
    });
    const { page } = await visit(PATH);
    await page.getByText("Nothing has been recorded yet").waitFor();
    await live(app, 1);
    const regions = await page.locator("[aria-live=polite]").elementHandles();
    await postUpdate(app, { title: "Left Lyon", status: "In transit" });
    await page.getByTestId("activity").waitFor();
    const said = await Promise.all(
      regions.map((region) => region.textContent()),
    );
    deepEqual(said, ["In transit. Left Lyon. By van"]);
  },
);

browserTest(
  "a late answer does not replace a newer one",
  async ({ app, visit }) => {
    await addParcel(app.kv, { tracking_code: CODE });
    const { page } = await visit(PATH);
    await live(app, 1);
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route(/\/api\/parcels\/WB-1111$/, async (route) => {
      const response = await route.fetch();
      held.resolve();
      await released.promise;
      await route.fulfill({ response });
    }, { times: 1 });
    await moveTo(app, "First port");
    await held.promise;
    await moveTo(app, "Second port");
    await page.getByTestId("tracking-result").getByText("Second port")
      .waitFor();
    const late = page.waitForEvent("requestfinished");
    released.resolve();
    await late;
    await page.evaluate(() =>
      new Promise((shown) =>
        requestAnimationFrame(() => requestAnimationFrame(shown))
      )
    );
    equal(await page.locator(".answer-where bdi").innerText(), "Second port");
  },
);

browserTest(
  "without a stream a visible page polls and a hidden one does not",
  async ({ app, visit, origin }) => {
    await addParcel(app.kv, { tracking_code: CODE });
    const { page } = await visit("/track.html");
    let refused = 0;
    await page.route(/\/events\?seen=\w+$/, async (route) => {
      refused += 1;
      await route.fulfill({ status: 503 });
    });
    await page.goto(origin + PATH);
    await page.waitForResponse(/\/events\?seen=\w+&once$/);
    await postUpdate(app, { title: "Left Lyon" });
    await page.getByTestId("activity").getByText("Left Lyon").waitFor();
    ok(refused > 0);

    await page.clock.install();
    await setHidden(page, true);
    const before = refused;
    await page.clock.runFor(60_000);
    equal(refused, before);
    equal(app.live.size, 0);
  },
);

browserTest(
  "a page streams while it is visible, for the parcel that it shows",
  async ({ app, visit }) => {
    await addParcel(app.kv, { tracking_code: CODE });
    await addParcel(app.kv, { tracking_code: "WB-2222" });
    const { page } = await visit(PATH);
    await live(app, 1);
    await setHidden(page, true);
    await live(app, 0);
    await postUpdate(app, { title: "While nobody looked" });
    await setHidden(page, false);
    await page.getByTestId("tracking-result").getByText("While nobody looked")
      .waitFor();
    await live(app, 1);

    const field = page.getByPlaceholder("Enter Your Tracking Code");
    const listens = page.waitForRequest(/WB-2222\/events/);
    await field.fill("WB-2222");
    await field.press("Enter");
    await listens;
    await live(app, 1);
    await field.fill("NOBODY-1");
    await field.press("Enter");
    await page.getByRole("heading", { name: "PARCEL NOT FOUND" }).waitFor();
    await live(app, 0);
  },
);

browserTest(
  "a hidden page whose parcel was deleted says so and stops polling",
  async ({ app, visit }) => {
    await addParcel(app.kv, { tracking_code: CODE });
    const { page } = await visit(PATH);
    await live(app, 1);
    await setHidden(page, true);
    await live(app, 0);
    await deleteIt(app);
    const asked: string[] = [];
    page.on(
      "request",
      (request) => asked.push(new URL(request.url()).pathname),
    );
    await setHidden(page, false);
    await page.getByRole("heading", { name: "PARCEL NOT FOUND" }).waitFor();
    await nextFrame(page);
    equal(asked.at(-1), `/api/parcels/${CODE}`);
  },
);

browserTest(
  "a page whose parcel is deleted says so, and one whose request is refused keeps its result",
  async ({ app, visit }) => {
    await addParcel(app.kv, { tracking_code: CODE });
    const { page } = await visit(PATH);
    await live(app, 1);
    await page.route("**/api/parcels/*", (route) => route.abort());
    const asked = page.waitForRequest(/\/api\/parcels\/WB-1111$/);
    await postUpdate(app, { title: "Left Lyon" });
    await asked;
    await page.getByText("Event of WB-1111").waitFor();
    equal(await page.getByRole("alert").count(), 0);
    await page.unroute("**/api/parcels/*");
    await page.getByTestId("tracking-result").getByText("Left Lyon").waitFor();

    await deleteIt(app);
    await page.getByRole("heading", { name: "PARCEL NOT FOUND" }).waitFor();
  },
);

browserTest(
  "a page whose parcel is deleted says so in its own language, with what to do next",
  async ({ app, visit }) => {
    await addParcel(app.kv, { tracking_code: CODE });
    const { page } = await visit(PATH, { locale: "de-DE" });
    await live(app, 1);
    await deleteIt(app);
    await page.getByRole("alert").getByText("SENDUNG NICHT GEFUNDEN").waitFor();
    equal(await page.locator(".failure-steps li").count(), 3);
  },
);

async function masked({ app }: Story): Promise<void> {
  await updateSettings(app.kv, { tracking_privacy: "masked" });
  for (const tracking_code of [CODE, "WB-2222"]) {
    await addParcel(app.kv, {
      tracking_code,
      recipient_email: "ann@example.com",
      recipient_phone_number: "+33 1 99 00 12 34",
    });
  }
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  browserTest(
    `the recipient of a masked parcel confirms by the keyboard and sees all of it, ${how} JavaScript`,
    async (story) => {
      await masked(story);
      const { page } = await story.visit(PATH, { javaScriptEnabled });
      const field = page.getByLabel("Recipient’s email, or the last 4 digits");
      await page.getByText("A. S.").waitFor();
      await field.focus();
      await page.keyboard.type("0000");
      await page.keyboard.press("Enter");
      const alert = page.getByRole("alert");
      await alert.getByText("That does not match").waitFor();
      equal(await field.inputValue(), "0000");
      equal(await field.getAttribute("aria-invalid"), "true");
      match(await page.title(), /^Error: WB-1111/);
      await field.fill("1234");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByText("Ann Smith").waitFor();
      equal(page.url(), `${story.origin}${PATH}#destination`);
      equal(await field.count(), 0);
      await page.goto(`${story.origin}/track.html?code=WB-2222`);
      await page.getByText("A. S.").waitFor();
    },
  );
}

browserTest(
  "a masked result of a search in place has an empty form",
  async (story) => {
    await masked(story);
    const { page, errors } = await story.visit(PATH);
    await page.getByLabel("Recipient’s email").fill("0000");
    await page.getByRole("button", { name: "Show details" }).click();
    await page.getByRole("alert").waitFor();
    const field = page.getByPlaceholder("Enter Your Tracking Code");
    await field.fill("WB-2222");
    await field.press("Enter");
    await page.getByText("Event of WB-2222").waitFor();
    equal(await page.getByRole("alert").count(), 0);
    await page.getByLabel("Recipient’s email").fill("ann@example.com");
    await page.getByRole("button", { name: "Show details" }).click();
    await page.getByText("Ann Smith").waitFor();
    equal(page.url(), `${story.origin}/track.html?code=WB-2222#destination`);
    deepEqual(errors.filter((error) => !error.includes("422")), []);
  },
);

browserTest(
  "input after a refused proof survives updates of the parcel",
  async (story) => {
    await masked(story);
    const { page } = await story.visit(PATH);
    const field = page.getByLabel("Recipient’s email");
    await field.fill("0000");
    await page.getByRole("button", { name: "Show details" }).click();
    await page.getByRole("alert").waitFor();
    await live(story.app, 1);
    await field.fill("12");
    await moveTo(story.app, "Second port");
    await page.getByTestId("tracking-result").getByText("Second port")
      .waitFor();
    await page.keyboard.type("34");
    equal(await field.inputValue(), "1234");
    equal(await page.getByRole("alert").count(), 1);
  },
);

browserTest(
  "a masked result is accessible, with a refused proof and on a phone",
  async (story) => {
    await masked(story);
    const { page } = await story.visit(PATH, {
      viewport: { width: 390, height: 844 },
    });
    await check(page, "masked");
    await page.getByLabel("Recipient’s email").fill("0000");
    await page.getByRole("button", { name: "Show details" }).click();
    await page.getByRole("alert").waitFor();
    await check(page, "refused");
  },
);

async function check(page: Page, said: string): Promise<void> {
  await page.getByRole("button", { name: "Print" }).waitFor();
  await checkAxeInBothThemes(page, said);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  ok(width <= 390, `${said}: ${width}`);
}

browserTest(
  "the link of a result is copied where the browser cannot share, and shared where it can",
  async ({ app, visit, origin }) => {
    await addParcel(app.kv, { tracking_code: CODE });
    const { page, errors } = await visit(PATH, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const copy = page.getByRole("button", { name: "Copy link" });
    await stopClock(page, copy);
    await copy.click();
    const hint = page.locator(".copy-hint");
    await hint.getByText("Copied").waitFor();
    equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      origin + PATH,
    );
    await page.clock.runFor(1000);
    await hint.getByText("Copied").waitFor({ state: "detached" });

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
    await page.getByRole("button", { name: "Share" }).click();
    const shared = await page.evaluate(() => Reflect.get(globalThis, "shared"));
    equal(shared[0].url, origin + PATH);
    match(shared[0].title, /^WB-1111/);
    deepEqual(errors, []);
  },
);

browserTest(
  "a printed result has a QR code, loaded for printing",
  async ({ app, visit }) => {
    await addParcel(app.kv, { tracking_code: CODE });
    const { page, errors } = await visit(PATH);
    const sign = page.locator(".printed-sign");
    equal(await sign.isVisible(), false);
    await page.evaluate(() => {
      Object.assign(globalThis, {
        print: () =>
          Object.assign(globalThis, {
            printed: document.querySelector<HTMLImageElement>(".printed-sign")!
              .naturalWidth,
          }),
      });
    });
    await page.getByRole("button", { name: "Print" }).click();
    await page.waitForFunction(() => Reflect.get(globalThis, "printed") > 0);
    await page.emulateMedia({ media: "print" });
    equal(await sign.isVisible(), true);
    deepEqual(errors, []);
  },
);

browserTest(
  "a missing QR code delays printing by two seconds, and further clicks print nothing more",
  async ({ app, visit }) => {
    await addParcel(app.kv, { tracking_code: CODE });
    const { page } = await visit(PATH);
    // Held for ever.
    await page.route("**/qr/*", () => {});
    await page.evaluate(() => {
      const { dataset } = document.body;
      const print = () => dataset.prints = `${dataset.prints ?? ""}1`;
      Object.assign(globalThis, { print });
    });
    const print = page.getByRole("button", { name: "Print" });
    await stopClock(page, print);
    for (const prints of ["1", "11"]) {
      for (let press = 0; press < 3; press++) await print.click();
      await page.clock.runFor(2000);
      await page.locator(`[data-prints="${prints}"]`).waitFor();
    }
  },
);
