import { deepEqual, equal, ok } from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, ON_MAP, WHOLE_PARCEL } from "../helpers/parcels.ts";
import { boxOf } from "../helpers/screen.ts";

/** A text of the maximum length without a space to break at. */
const LONG = "W".repeat(300);
const LONG_CODE = "W".repeat(40);
/** Only one generated code in a thousand is as wide. */
const WIDE_CODE = "WAY-NQMV-WW7X-NZ7N";

const LONG_PARCEL = {
  ...ON_MAP,
  weight: LONG,
  status: LONG,
  current_location: LONG,
  recipient_name: LONG,
  recipient_phone_number: LONG,
  destination: LONG,
  sender_name: LONG,
  pickup_location: LONG,
};

const LONG_SCREENS = [
  "/control/index.html",
  "/control/parcels/list.html",
  `/control/parcels/${LONG_CODE}`,
  `/control/parcels/${LONG_CODE}/update`,
  `/control/parcels/${LONG_CODE}/post`,
  `/control/parcels/${LONG_CODE}/activities`,
  "/control/invoices/list.html",
  "/control/messages/list.html",
  "/control/journal.html",
  "/control/trash.html",
  "/control/reports.html",
  "/control/team/list.html",
];

for (const width of [320, 390, 1280]) {
  test(`a result with texts of 300 characters fits ${width} pixels`, async ({ app, visit }) => {
    await addParcel(app.kv, LONG_PARCEL, { title: LONG, description: LONG });
    const viewport = { width, height: 800 };
    const { page } = await visit("/track.html?code=WB-1111", { viewport });
    deepEqual(await tooWide(page), []);
    await page.emulateMedia({ media: "print" });
    deepEqual(await tooWide(page), []);
  });
}

for (const width of [390, 1440]) {
  const viewport = { width, height: 800 };

  test(`the panel with texts of 300 characters and a code of 40 fits ${width} pixels`, async (story) => {
    const { kv } = story.app;
    const parcel = { ...LONG_PARCEL, tracking_code: LONG_CODE };
    await addParcel(kv, parcel, { title: LONG });
    const texts = { subject: LONG, body: LONG, name: LONG };
    await createMessage(kv, { ...texts, email: null });
    const { url } = await createInvoice(kv, { product: LONG_CODE });
    const email = `${"w".repeat(60)}@${"w".repeat(60)}.example`;
    const body = { email, name: LONG, role: "clerk" };
    const owner = await story.app.signedIn();
    const { data: { id } } =
      (await owner.api("POST", "/admins", { body })).body;
    const dashboard = "/control/index.html";
    const { page } = await visitPanel(story, dashboard, { viewport });
    for (const path of [...LONG_SCREENS, url, `/control/team/${id}`]) {
      await page.goto(story.origin + path);
      deepEqual(await tooWide(page), [], path);
      deepEqual(await underDelete(page), [], path);
    }
  });

  for (const locale of ["en", "ar"]) {
    test(`a generated code stays on one line at ${width} pixels (${locale})`, async (story) => {
      const fields = { tracking_code: WIDE_CODE, status: "In transit" };
      await addParcel(story.app.kv, fields);
      for (const screen of ["index.html", "parcels/list.html"]) {
        const options = { locale, viewport };
        const path = `/control/${screen}`;
        const { page } = await visitPanel(story, path, options);
        const code = page.locator(".record-title");
        equal(await code.textContent(), WIDE_CODE);
        equal(await countLines(code), 1, path);
      }
    });
  }
}

test("a long company name leaves room for the links of the header", async ({ app, visit }) => {
  await updateSettings(app.kv, { company_name: "Northern Lines ".repeat(9) });
  const { page } = await visit("/contact.html");
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await boxesOf(page.locator(".header-link"));
    // A second line of links would be cut off.
    const lines = new Set(boxes.map(({ y }) => y));
    deepEqual([boxes.length, lines.size], [3, 1], `at ${width}`);
  }
});

test("the notes next to the mail form stay wide enough to read", async (story) => {
  const { page } = await visitPanel(story, "/control/email/send.html");
  for (const width of [1151, 1152, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const notes = await boxesOf(page.locator(".mail-way dd"));
    equal(notes.length, 3);
    ok(notes.every(({ width }) => width > 150), `at ${width}`);
  }
});

test("text at 200 % fits a phone, with a parcel's steps stacked", async (story) => {
  await addParcel(story.app.kv, { ...WHOLE_PARCEL, show_map: "no" });
  const code = WHOLE_PARCEL.tracking_code;
  const result = `/track.html?code=${code}`;
  const parcel = `/control/parcels/${code}`;
  // Text at 200 % has the same space as normal text on a screen half as wide.
  const viewport = { width: 195, height: 422 };
  const dashboard = "/control/index.html";
  const { page } = await visitPanel(story, dashboard, { viewport });
  for (
    const path of [
      ...["/", "/contact.html", `${dashboard}?lang=de`],
      ...[parcel, `${parcel}/post`, `${parcel}/update`, result],
    ]
  ) {
    await page.goto(story.origin + path);
    const excess = await page.evaluate(() =>
      document.documentElement.scrollWidth - innerWidth
    );
    equal(excess, 0, path);
  }
  const steps = await boxesOf(page.locator(".stage"));
  ok(steps.length > 1);
  for (const [at, step] of steps.slice(1).entries()) {
    ok(step.y >= steps[at]!.y + steps[at]!.height);
  }
});

test("a status's icon stays next to its first line", async ({ app, visit }) => {
  const status = "Held at the customs office. ".repeat(9);
  await addParcel(app.kv, { status });
  const viewport = { width: 390, height: 800 };
  const { page } = await visit("/track.html?code=WB-1111", { viewport });
  const icon = await boxOf(page.locator(".answer-status .answer-mark"));
  const text = await boxOf(page.locator(".answer-status bdi"));
  ok(Math.abs(icon.y - text.y) < 8, `${icon.y} and ${text.y}`);
  ok(text.height < 500, `${text.height} pixels high`);
});

test("hydration does not shift the tracking result", async ({ app, visit }) => {
  await addParcel(app.kv, { ...WHOLE_PARCEL, show_map: "no" });
  const path = `/track.html?code=${WHOLE_PARCEL.tracking_code}`;
  for (const width of [320, 390, 1280]) {
    const viewport = { width, height: 800 };
    const alive = await visit(path, { viewport });
    await alive.page.getByRole("button", { name: "Print" }).waitFor();
    const early = await visit("/contact.html", { viewport });
    // Shows the page as a slow network does, before the scripts arrive.
    await early.page.route("**/*.js", (route) => route.abort());
    await early.page.goto(alive.page.url());
    equal(await topOfFacts(early.page), await topOfFacts(alive.page));
  }
});

async function boxesOf(elements: Locator) {
  return await Promise.all((await elements.all()).map(boxOf));
}

async function topOfFacts(page: Page): Promise<number> {
  return (await boxOf(page.locator(".answer-facts"))).y;
}

/** Returns the elements that extend beyond the right edge of the page, by class or tag. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((part) => part.closest(".map") === null)
      .filter((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        return [part, text].some((box) =>
          box.getBoundingClientRect().right > document.body.clientWidth + 1
        );
      })
      .map((part) => part.className.toString() || part.localName)
  );
}

/** Returns the titles of records that overlap their delete button. */
function underDelete(page: Page): Promise<string[]> {
  return page.locator(".record:has(.record-delete)").evaluateAll((records) =>
    records.flatMap((record) => {
      const text = document.createRange();
      text.selectNodeContents(record.querySelector(".record-link")!);
      const button = record.querySelector(".record-delete")!;
      const isUnder = text.getBoundingClientRect().right >
        button.getBoundingClientRect().left;
      return isUnder ? [record.textContent!.slice(0, 40)] : [];
    })
  );
}

function countLines(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}
