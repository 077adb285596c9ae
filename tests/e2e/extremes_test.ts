import { deepEqual, equal, ok } from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { TestApp } from "../helpers/app.ts";
import { browserTest } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, ON_MAP, WHOLE_PARCEL } from "../helpers/parcels.ts";

const LONG = "W".repeat(300);

const LONG_CODE = "W".repeat(40);

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

const LONG_MESSAGE = { subject: LONG, body: LONG, name: LONG, email: null };

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

/** Invites a person with a long name and address. */
async function inviteLong(app: TestApp): Promise<{ id: string }> {
  const owner = await app.signedIn();
  const email = `${"w".repeat(60)}@${"w".repeat(60)}.example`;
  const body = { email, name: LONG, role: "clerk" };
  return (await owner.api("POST", "/admins", { body })).body.data;
}

/** As wide as one generated code in a thousand is. */
const WIDE_CODE = "WAY-NQMV-WW7X-NZ7N";

for (const width of [320, 390, 1280]) {
  browserTest(
    `texts of 300 characters without a space break within a page of ${width} pixels`,
    async ({ app, visit }) => {
      await addParcel(app.kv, LONG_PARCEL, { title: LONG, description: LONG });
      const { page } = await visit("/track.html?code=WB-1111", {
        viewport: { width, height: 800 },
      });
      deepEqual(await tooWide(page), []);
      await page.emulateMedia({ media: "print" });
      deepEqual(await tooWide(page), []);
    },
  );
}

for (const width of [390, 1440]) {
  browserTest(
    `texts of 300 characters and a code of 40 break within the panel at ${width} pixels`,
    async (story) => {
      const { kv } = story.app;
      const code = { tracking_code: LONG_CODE, ...ON_MAP };
      await addParcel(kv, { ...LONG_PARCEL, ...code }, { title: LONG });
      await createMessage(kv, LONG_MESSAGE);
      const { url } = await createInvoice(kv, { product: LONG_CODE });
      const { id } = await inviteLong(story.app);
      const { page } = await visitPanel(story, "/control/index.html", {
        viewport: { width, height: 800 },
      });
      const member = `/control/team/${id}`;
      for (const path of [...LONG_SCREENS, url, member]) {
        await page.goto(story.origin + path);
        deepEqual(await tooWide(page), [], path);
        deepEqual(await underDelete(page), [], path);
      }
    },
  );

  for (const locale of ["en", "ar"]) {
    browserTest(
      `a generated code stands on one line at ${width} pixels (${locale})`,
      async (story) => {
        const fields = { tracking_code: WIDE_CODE, status: "In transit" };
        await addParcel(story.app.kv, fields);
        for (const path of ["index.html", "parcels/list.html"]) {
          const { page } = await visitPanel(story, `/control/${path}`, {
            ...{ locale, viewport: { width, height: 800 } },
          });
          const code = page.locator(".record-title");
          equal(await code.textContent(), WIDE_CODE);
          equal(await lines(code), 1, path);
        }
      },
    );
  }
}

browserTest(
  "a company's long name leaves the links of the header their room",
  async ({ app, visit }) => {
    await updateSettings(app.kv, { company_name: "Northern Lines ".repeat(9) });
    const { page } = await visit("/contact.html");
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const links = await page.locator(".header-link").all();
      const boxes = await Promise.all(links.map((link) => link.boundingBox()));
      // The second line of links is cut off.
      const lines = new Set(boxes.map((box) => box!.y));
      deepEqual([boxes.length, lines.size], [3, 1], `at ${width}`);
    }
  },
);

browserTest(
  "notes beside the mail form are readable at once",
  async (story) => {
    const { page } = await visitPanel(story, "/control/email/send.html");
    for (const width of [1151, 1152, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const values = await page.locator(".mail-way dd").all();
      equal(values.length, 3);
      for (const value of values) {
        ok((await value.boundingBox())!.width > 150, `at ${width}`);
      }
    }
  },
);

browserTest(
  "text of twice the size breaks within a phone's page, with a parcel's steps below each other",
  async (story) => {
    const { kv } = story.app;
    await addParcel(kv, { ...WHOLE_PARCEL, show_map: "no" });
    const code = WHOLE_PARCEL.tracking_code;
    // Half the width at the usual size is what letters of twice the size leave.
    const { page } = await visitPanel(story, "/control/index.html", {
      viewport: { width: 195, height: 422 },
    });
    for (
      const path of [
        ...["/", "/contact.html", `/track.html?code=${code}`],
        "/control/index.html?lang=de",
        ...["", "/post", "/update"].map((below) =>
          `/control/parcels/${code}${below}`
        ),
      ]
    ) {
      await page.goto(story.origin + path);
      const excess = await page.evaluate(() =>
        document.documentElement.scrollWidth - innerWidth
      );
      equal(excess, 0, path);
    }
    await page.goto(`${story.origin}/track.html?code=${code}`);
    const steps = await page.locator(".stage").all();
    const boxes = await Promise.all(steps.map((step) => step.boundingBox()));
    ok(boxes.length > 1);
    for (const [i, box] of boxes.slice(1).entries()) {
      ok(box!.y >= boxes[i]!.y + boxes[i]!.height);
    }
  },
);

browserTest(
  "the icon of a status stays beside its first line",
  async ({ app, visit }) => {
    await addParcel(app.kv, {
      status: "Held at the customs office. ".repeat(9),
    });
    const { page } = await visit("/track.html?code=WB-1111", {
      viewport: { width: 390, height: 800 },
    });
    const status = page.locator(".answer-status");
    const sign = (await status.locator(".answer-mark").boundingBox())!;
    const text = (await status.locator("bdi").boundingBox())!;
    ok(Math.abs(sign.y - text.y) < 8, `${sign.y} and ${text.y}`);
    ok(text.height < 500, `${text.height} pixels high`);
  },
);

browserTest(
  "hydration does not shift a result",
  async ({ app, visit }) => {
    await addParcel(app.kv, { ...WHOLE_PARCEL, show_map: "no" });
    const path = `/track.html?code=${WHOLE_PARCEL.tracking_code}`;
    for (const width of [320, 390, 1280]) {
      const viewport = { width, height: 800 };
      const alive = await visit(path, { viewport });
      await alive.page.getByRole("button", { name: "Print" }).waitFor();
      const early = await visit("/contact.html", { viewport });
      // So a result looks while a slow network still brings the scripts.
      await early.page.route("**/*.js", (route) => route.abort());
      await early.page.goto(alive.page.url());
      equal(await top(early.page), await top(alive.page), `at ${width}`);
    }
  },
);

/** What reaches over the right edge of the page, its text included; none when all breaks. */
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

/** The titles of records that run under the button which deletes them. */
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

/** On how many lines a text stands. */
function lines(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}

function top(page: Page): Promise<number> {
  return page.locator(".answer-facts").evaluate((facts) =>
    facts.getBoundingClientRect().top
  );
}
