import { deepEqual, doesNotMatch, equal, ok } from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { createMessage, messages } from "@/lib/messages/messages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { LIMITS } from "@/lib/site/limits.ts";
import { de } from "@/lib/i18n/dictionaries/de.ts";
import { en } from "@/lib/i18n/dictionaries/en.ts";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";
import { messageCreate } from "@/lib/messages/schema.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";
import type { TestApp } from "../helpers/app.ts";
import { test } from "../helpers/browser.ts";
import { importScreens } from "../helpers/imports.ts";
import { bulkScreens, jobScreens } from "../helpers/jobs.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addOffered, fillReports } from "../helpers/reports.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";
import { boxOf, leaveUnpainted, see } from "../helpers/screen.ts";
import { teamScreens } from "../helpers/team.ts";

/** The narrowest phones. */
const NARROW = { viewport: { width: 320, height: 640 } };
const DASHBOARD = "/control/index.html";
const PARCEL = `/control/parcels/${WHOLE_PARCEL.tracking_code}`;
const RESULT = `/track.html?code=${WHOLE_PARCEL.tracking_code}`;

const SCREENS = [
  "/",
  RESULT,
  "/track.html?code=WB-9999",
  "/contact.html",
  "/pages/privacy-policy",
  "/resolution.html",
  "/offline.html",
  "/control/signin.html",
  "/control/invite.html",
];

/** The panel's screens with the longest lines. */
const PANEL = [
  DASHBOARD,
  "/control/parcels/list.html",
  PARCEL,
  `${PARCEL}/post`,
  "/control/parcels/bulk.html",
  `${PARCEL}/update-map`,
  `${PARCEL}/activities`,
  "/control/settings",
  "/control/settings/company",
  "/control/journal.html",
  "/control/trash.html",
  "/control/reports.html",
];

/** Screens whose heading is one long word in some languages. */
const SPARSE = ["/offline.html", "/nowhere", "/control/password.html"];

/** Elements that leave little room for translated words. */
const CRAMPED = [
  ...[".stage", ".control-name", ".picker-choice", ".field-label"],
  ...[".settings-menu a", "main th"],
].join();

const KEYS = new Set<string>(Object.keys(en));

/** Texts that are too long to be identical in another language by chance. */
const ENGLISH = Object.values(en).filter((text) =>
  text.split(" ").length >= 4 && !text.includes("{")
);

test("every public screen fits 320 pixels in each of the 16 languages without breaking a word", async ({ app, origin, visit }) => {
  await fillSite(app);
  const { page } = await visit("/offline.html", NARROW);
  await checkAll(page, origin, SCREENS);
});

test("every screen of the panel fits 320 pixels in each of the 16 languages without breaking a word", async (story) => {
  const { app, origin } = story;
  await fillSite(app, { declared_value: "9".repeat(60) });
  await fillReports(app.kv, 40);
  const product = WHOLE_PARCEL.tracking_code;
  const { url } = await createInvoice(app.kv, { product });
  const { page } = await visitPanel(story, DASHBOARD, NARROW);
  const [running] = await jobScreens(app.kv);
  const imports = await importScreens(app);
  const team = (await teamScreens(app)).slice(0, 3);
  await checkAll(page, origin, [
    ...[...PANEL, url, running!, ...imports, ...team],
    ...await bulkScreens(app.kv),
    "/control/jobs/list.html",
    await addOffered(app.kv),
  ]);
});

test("short pages with WCAG text spacing fit 320 pixels in each of the 16 languages", async ({ origin, visit }) => {
  const { page } = await visit("/offline.html", NARROW);
  await leaveUnpainted(page);
  for (const code of LOCALE_CODES) {
    await chooseLanguage(page, origin, code);
    for (const path of SPARSE) {
      await page.goto(origin + path);
      await spaceText(page);
      const { excessWidth, cutOff } = await readLayout(page);
      deepEqual([excessWidth, cutOff], [0, []], `${path} in ${code}`);
    }
  }
});

test("the panel's header shows the whole company name with WCAG text spacing", async (story) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const { page } = await visitPanel(story, DASHBOARD, phone);
  await spaceText(page);
  const header = page.locator(".control-header");
  const { y, height } = await boxOf(header);
  const brand = await boxOf(header.locator(".brand > span").first());
  ok(brand.y >= y && brand.y + brand.height <= y + height);
});

test("the header's links fit the narrowest phones in each of the 16 languages", async ({ origin, visit }) => {
  const { page } = await visit("/", NARROW);
  const links = page.locator(".header-link:visible");
  for (const code of LOCALE_CODES) {
    await chooseLanguage(page, origin, code);
    await page.goto(origin);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const found = [await areFullyVisible(links), await countLines(links)];
      const wanted = [[true, true], [1, 1]];
      deepEqual(found, wanted, `${code} at ${width}`);
    }
  }
});

test("the smallest texts in Arabic, Persian and Hindi have at least 13 pixels, because small marks tell letters apart", async ({ origin, visit }) => {
  const { page } = await visit("/offline.html", NARROW);
  await leaveUnpainted(page);
  for (const code of ["ar", "fa", "in"]) {
    await chooseLanguage(page, origin, code);
    await page.goto(origin);
    for (const width of [320, 360, 390, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      const size = await smallestText(page);
      ok(size >= 13, `${code} at ${width}: ${size} pixels`);
    }
  }
});

for (
  const [name, path, element] of [
    ["the tiles of the panel", DASHBOARD, ".tile-name"],
    ["choices of a page", "/control/pages/create.html", ".picker-choice"],
    ["choices of an update", `${PARCEL}/post`, ".picker-choice"],
  ] as const
) {
  test(`no word breaks in ${name}, in any language at any width`, async (story) => {
    await addParcel(story.app.kv, WHOLE_PARCEL);
    const { page } = await visitPanel(story, path);
    await leaveUnpainted(page);
    for (const code of LOCALE_CODES) {
      await chooseLanguage(page, story.origin, code);
      await page.reload();
      for (const width of [320, 360, 544, 736, 900, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        await page.locator("details").evaluateAll((folded) =>
          folded.forEach((each) => (each as HTMLDetailsElement).open = true)
        );
        const broken = await brokenWords(page, element);
        deepEqual(broken, [], `${code} at ${width}`);
      }
    }
  });
}

for (const code of ["ar", "fa"] as const) {
  test(`"${code}" is laid out from right to left; codes, phone numbers and e-mail addresses read from left to right`, async ({ app, origin, visit }) => {
    await fillSite(app);
    const { page } = await visit("/");
    await chooseLanguage(page, origin, code);
    await page.goto(origin);
    const menu = page.locator(".header [popovertarget=menu]");
    await checkOrder(page, ".theme-buttons", ".header [popovertarget=menu]");
    await checkOrder(page, ".header-nav", ".brand");
    await menu.click();
    ok(
      (await horizontalMiddle(page.locator(".drawer"))) > 0.5,
      "the drawer's side",
    );

    await page.goto(origin + RESULT);
    await checkOrder(page, "h1", ".tracking-title .tool");
    await checkOrder(page, ".event-title", ".event-mark");
    await checkOrder(page, ".result-parties", ".result-columns > section");
    for (const icon of [".tracking-title .icon", ".event-mark .icon"]) {
      const transform = await page.locator(icon).first().evaluate((icon) =>
        getComputedStyle(icon).transform
      );
      equal(transform, "matrix(-1, 0, 0, 1, 0, 0)", icon);
    }
    const { tracking_code, recipient_email, recipient_phone_number } =
      WHOLE_PARCEL;
    for (
      const text of [tracking_code, recipient_email, recipient_phone_number]
    ) await checkReadsFromLeft(page.getByText(text, { exact: true }));
    const texts = (await readTexts(page)).join();
    doesNotMatch(texts, /[٠-٩۰-۹]/, "digits of another script");

    await page.goto(`${origin}/contact.html`);
    for (const text of ["+44 20 7946 0128", "hello@waybill.example"]) {
      await checkReadsFromLeft(page.getByText(text).first());
    }
  });
}

test("in a right-to-left panel the sender's e-mail address aligns with the name", async (story) => {
  const { kv } = story.app;
  const message = {
    name: "Ann Smith",
    email: "ann@example.com",
    subject: "Hello",
    body: "Where is it?",
  };
  await createMessage(kv, messageCreate.parse(message), {});
  const { data } = await messages.list(kv, { page: 1, per_page: 1 });
  const screen = `/control/messages/${data[0]!.id}?lang=ar`;
  const { page } = await visitPanel(story, screen);
  const facts = page.locator(".message-sheet .facts");
  const address = await rightEnd(facts.getByText(message.email));
  equal(address, await rightEnd(facts.getByText(message.name)));
});

test("each line of a plain-text sample has the direction of its script", async (story) => {
  const sample = "/control/settings/mail/preview/plain?lang=ar";
  const { page } = await visitPanel(story, sample);
  const [left, right] = await page.locator("pre").evaluate((sheet) => {
    const text = sheet.firstChild as Text;
    const edges = sheet.getBoundingClientRect();
    const boxOfFirst = (line: RegExp) => {
      const range = document.createRange();
      range.setStart(text, text.data.search(line));
      range.setEnd(text, text.data.search(line) + 1);
      return range.getBoundingClientRect();
    };
    return [
      boxOfFirst(/^https:/m).left - edges.left,
      edges.right - boxOfFirst(/^\p{Script=Arabic}/mu).right,
    ];
  });
  deepEqual([left, right], [0, 0]);
});

for (
  const [source, query, options] of [
    ["the browser", "", { locale: "de-DE" }],
    ["the address", "&lang=in", {}],
  ] as const
) {
  test(`the response to a search in place has the language of ${source}`, async ({ app, origin, visit }) => {
    const { page } = await visit(`/track.html?${query}`, options);
    for (const steps of [3, 0]) {
      // The second search exceeds the limit of misses.
      if (steps === 0) {
        await page.goto(`${origin}/track.html?${query}`);
        await exhaustMisses(app);
      }
      await search(page, "NOPE-1234");
      const answer = await readAnswer(page);
      equal(answer.steps, steps);
      await page.goto(`${page.url()}${query}`);
      deepEqual(answer, await readAnswer(page));
    }
  });
}

test("the panel confirms changes in the page's language", async (story) => {
  for (const subject of ["One", "Two"]) {
    const message = { subject, body: "Hello", name: null, email: null };
    await createMessage(story.app.kv, message);
  }
  const list = "/control/messages/list.html?lang=de";
  const { page } = await visitPanel(story, list);
  await page.waitForLoadState("networkidle");
  await page.locator("a[data-delete]").first().click();
  await page.locator("dialog .button-danger").click();
  await see(page, de["message.messageDeleted"]);
});

test("Load more returns rows in the page's language", async (story) => {
  for (let turn = 0; turn <= 30; turn++) {
    await addParcel(story.app.kv, { tracking_code: `WB-10${turn}` });
  }
  const list = "/control/parcels/list.html?lang=de&per_page=15";
  const { page } = await visitPanel(story, list);
  await page.waitForLoadState("networkidle");
  for (const count of [30, 31]) {
    await page.getByText(de["control.list.more"], { exact: true }).click();
    await page.locator(".record").nth(count - 1).waitFor();
    const names = page.locator(".parcel-event .cell-name");
    const labels = await names.allTextContents();
    deepEqual(labels, Array(count).fill(de["control.parcels.lastEvent"]));
  }
  await see(page, de["control.list.newest"]);
});

async function search(page: Page, code: string): Promise<void> {
  // Before its script has loaded, the form would navigate.
  await page.waitForLoadState("networkidle");
  await page.locator(".search-bar-input").fill(code);
  await page.locator(".search-bar-input").press("Enter");
  // The heading gets the focus once the whole response is rendered.
  await page.locator(".failure h2:focus").waitFor();
}

/** Returns the tracking page's response to a failed search. */
async function readAnswer(page: Page) {
  return {
    text: await page.locator(".tracking-area").innerText(),
    title: await page.title(),
    steps: await page.locator(".failure-steps li").count(),
  };
}

/** Looks up unknown codes from the browser's IP address until the limit is reached. */
async function exhaustMisses(app: TestApp): Promise<void> {
  const visitor = app.client({ ip: "127.0.0.1" });
  for (let turn = 0; turn < LIMITS.misses.max; turn++) {
    await visitor.api("GET", `/parcels/GUESS-${turn}`);
  }
}

async function fillSite({ kv }: TestApp, fields: Partial<ParcelCreate> = {}) {
  await updateSettings(kv, {
    contact_email: "hello@waybill.example",
    contact_phone: "+44 20 7946 0128",
    contact_address: "Berth 14, Ocean Gate, Southampton",
  });
  await writeFirstPages(kv);
  const parcel = { ...WHOLE_PARCEL, ...fields };
  await addParcel(kv, parcel, { description: "By van" });
}

async function chooseLanguage(page: Page, url: string, code: string) {
  const value = `/en/${code}`;
  await page.context().addCookies([{ name: "googtrans", value, url }]);
}

/** Checks every screen in every language. */
async function checkAll(page: Page, origin: string, screens: string[]) {
  const sound = { excessWidth: 0, cutOff: [], untranslated: [], broken: [] };
  await leaveUnpainted(page);
  for (const code of LOCALE_CODES) {
    await chooseLanguage(page, origin, code);
    const { tag: lang, dir } = LOCALES[code];
    for (const path of screens) {
      await page.goto(origin + path);
      const found = await inspect(page, code);
      deepEqual(found, { lang, dir, ...sound }, `${path} in ${code}`);
    }
  }
}

/** Returns a page's layout and translation faults. */
async function inspect(page: Page, code: string) {
  const [layout, texts, broken] = await Promise.all([
    readLayout(page),
    readTexts(page),
    brokenWords(page, CRAMPED),
  ]);
  return { ...layout, broken, untranslated: findUntranslated(texts, code) };
}

/**
 * Returns how a page fits the screen. An element counts as cut off if it extends beyond the left or right edge, unless it is in
 * a closed menu, in the map or a later item of a list that scrolls sideways.
 */
function readLayout(page: Page) {
  return page.evaluate(() => {
    const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
    const parts =
      "h1, h2, h3, p, a, dt, dd, th, td, form, input, button, label";
    const hidden = "[popover], .map, .slide ~ .slide, .strip-list > li ~ li";
    const cutOff = [...document.querySelectorAll(parts)]
      .filter((part) => part.closest(hidden) === null)
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map((part) => part.outerHTML.slice(0, 120));
    return { lang, dir, excessWidth: scrollWidth - clientWidth, cutOff };
  });
}

/** Applies the text spacing of WCAG 1.4.12. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Returns the words of the given elements that break or extend beyond their element. */
function brokenWords(page: Page, elements: string): Promise<string[]> {
  return page.evaluate((elements) => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(elements)) {
      const edges = element.getBoundingClientRect();
      const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.referenceNode as Text;
        if (text.parentElement!.matches(".visually-hidden")) continue;
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const [line, ...more] = range.getClientRects();
          const isHeld = line === undefined ||
            more.length === 0 && line.left >= edges.left &&
              line.right <= edges.right;
          if (!isHeld) broken.push(word);
        }
      }
    }
    return broken;
  }, elements);
}

/** Returns all texts of a page: the title, the content and attributes with text alternatives. */
async function readTexts(page: Page): Promise<string[]> {
  // One long text crosses from the browser faster than a list.
  const texts = await page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof Text) {
        if (node.parentElement!.tagName !== "SCRIPT") texts.push(node.data);
        continue;
      }
      for (const name of ["aria-label", "title", "alt", "placeholder"]) {
        texts.push((node as Element).getAttribute(name) ?? "");
      }
    }
    return JSON.stringify(texts);
  });
  return JSON.parse(texts);
}

/** Returns the texts that are dictionary keys, or English sentences on a page in another language. */
function findUntranslated(texts: string[], code: string): string[] {
  const keys = texts.filter((text) => KEYS.has(text.trim()));
  if (code === "en") return keys;
  const all = texts.join("\n");
  return [...keys, ...ENGLISH.filter((sentence) => all.includes(sentence))];
}

/** Returns the x position of the right end of an element's text, in pixels. */
function rightEnd(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
}

/** Returns the horizontal middle of an element, from 0 at the left edge of the screen to 1 at the right edge. */
async function horizontalMiddle(locator: Locator): Promise<number> {
  const { x, width } = await boxOf(locator);
  return (x + width / 2) / locator.page().viewportSize()!.width;
}

/** Checks that one element is to the left of another. */
async function checkOrder(page: Page, left: string, right: string) {
  const [one, other] = await Promise.all(
    [left, right].map((selector) =>
      horizontalMiddle(page.locator(selector).first())
    ),
  );
  ok(one! < other!, `${left} is to the left of ${right}`);
}

async function checkReadsFromLeft(locator: Locator): Promise<void> {
  const offsets = await locator.evaluate((element) => {
    const text = element.firstChild!;
    return [...text.textContent!].map((_, index) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().x;
    });
  });
  deepEqual(offsets, offsets.toSorted((a, b) => a - b));
}

/** Counts the lines of each link's text. */
function countLines(links: Locator): Promise<number[]> {
  return links.evaluateAll((all) =>
    all.map((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      const tops = [...text.getClientRects()].map(({ top }) => top);
      return new Set(tops).size;
    })
  );
}

/** Returns the font size of the smallest text on a page, except in pictures. */
function smallestText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = document.createNodeIterator(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    let smallest = Infinity;
    while (texts.nextNode()) {
      const text = texts.referenceNode as Text;
      const element = text.parentElement!;
      if (text.data.trim() === "" || element.closest("svg, script, style")) {
        continue;
      }
      const size = parseFloat(getComputedStyle(element).fontSize);
      smallest = Math.min(smallest, size);
    }
    return smallest;
  });
}

/** Reports for each link whether all its text is visible and its middle can be clicked. */
function areFullyVisible(links: Locator): Promise<boolean[]> {
  return links.evaluateAll((all) =>
    all.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return link.contains(hit) && link.scrollWidth <= link.clientWidth &&
        link.scrollHeight <= link.clientHeight;
    })
  );
}
