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
import { browserTest } from "../helpers/browser.ts";
import { importScreens } from "../helpers/imports.ts";
import { bulkScreens, jobScreens } from "../helpers/jobs.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addOffered, fillReports } from "../helpers/reports.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";
import { teamScreens } from "../helpers/team.ts";
import { leaveUnpainted } from "../helpers/unpainted.ts";

/** The narrowest phones. */
const NARROW = { viewport: { width: 320, height: 640 } };
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

/** The screens of the panel that have the most to say on one line. */
const PANEL = [
  "/control/index.html",
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

/** Those whose heading is one long word in some languages. */
const SPARSE = ["/offline.html", "/nowhere", "/control/password.html"];

/** Where our own words stand in little room. */
const CRAMPED = [
  ...[".stage", ".control-name", ".picker-choice", ".field-label"],
  ...[".settings-menu a", "main th"],
].join();

const KEYS = new Set<string>(Object.keys(en));

/** Texts long enough that no language can share them with English. */
const ENGLISH = Object.values(en).filter((text) =>
  text.split(" ").length >= 4 && !text.includes("{")
);

browserTest(
  "each of the 16 languages fits every screen at 320 pixels without breaking a word",
  async ({ app, origin, visit }) => {
    await fill(app);
    const { page } = await visit("/offline.html", NARROW);
    await lookAtAll(page, origin, SCREENS);
  },
);

browserTest(
  "each of the 16 languages fits the panel at 320 pixels without breaking a word",
  async (story) => {
    await fill(story.app, { declared_value: "9".repeat(60) });
    await fillReports(story.app.kv, 40);
    const product = WHOLE_PARCEL.tracking_code;
    const { url } = await createInvoice(story.app.kv, { product });
    const { page } = await visitPanel(story, "/control/index.html", NARROW);
    const [running] = await jobScreens(story.app.kv);
    const [team, invite, member] = await teamScreens(story.app);
    const imports = await importScreens(story.app);
    await lookAtAll(page, story.origin, [
      ...[...PANEL, url, running!, ...imports],
      ...[team!, invite!, member!],
      ...await bulkScreens(story.app.kv),
      await addOffered(story.app.kv),
    ]);
  },
);

browserTest(
  "each of the 16 languages fits short pages at 320 pixels with letter spacing",
  async ({ origin, visit }) => {
    const { page } = await visit("/offline.html", NARROW);
    await leaveUnpainted(page);
    for (const code of LOCALE_CODES) {
      await choose(page, origin, code);
      for (const path of SPARSE) {
        await page.goto(origin + path);
        await spaceText(page);
        const { excessWidth, cutOff } = await readLayout(page);
        deepEqual({ path, code, excessWidth, cutOff }, {
          ...{ path, code, excessWidth: 0, cutOff: [] },
        });
      }
    }
  },
);

browserTest(
  "the panel's header shows the whole company name with letter spacing",
  async (story) => {
    const phone = { viewport: { width: 390, height: 844 } };
    const { page } = await visitPanel(story, "/control/index.html", phone);
    await spaceText(page);
    const [header, brand] = await Promise.all(
      [".control-header", ".control-header .brand > span"].map((part) =>
        page.locator(part).first().boundingBox()
      ),
    );
    ok(brand!.y >= header!.y);
    ok(brand!.y + brand!.height <= header!.y + header!.height);
  },
);

browserTest(
  "the header fits Home and Contact Us in each of the 16 languages on the narrowest phones",
  async ({ origin, visit }) => {
    const { page } = await visit("/", NARROW);
    const links = page.locator(".header-link:visible");
    for (const code of LOCALE_CODES) {
      await choose(page, origin, code);
      await page.goto(origin);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 640 });
        const [seen, lines] = [await seenWhole(links), await countLines(links)];
        deepEqual({ code, width, seen, lines }, {
          ...{ code, width, seen: [true, true], lines: [1, 1] },
        });
      }
    }
  },
);

browserTest(
  "the smallest texts are larger in Arabic, Persian and Hindi, whose letters differ by small marks",
  async ({ origin, visit }) => {
    const { page } = await visit("/offline.html", NARROW);
    await leaveUnpainted(page);
    for (const code of ["ar", "fa", "in"]) {
      await choose(page, origin, code);
      await page.goto(origin);
      for (const width of [320, 360, 390, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        const size = await smallestText(page);
        ok(size >= 13, `${code} at ${width}: ${size} pixels`);
      }
    }
  },
);

for (
  const [what, path, element] of [
    ["the tiles of the panel", "/control/index.html", ".tile-name"],
    ["choices of a page", "/control/pages/create.html", ".picker-choice"],
    ["choices of an update", `${PARCEL}/post`, ".picker-choice"],
  ] as const
) {
  browserTest(
    `${what} fit every word of any language at any width`,
    async (story) => {
      await addParcel(story.app.kv, WHOLE_PARCEL);
      const { page } = await visitPanel(story, path);
      await leaveUnpainted(page);
      for (const code of LOCALE_CODES) {
        await choose(page, story.origin, code);
        await page.reload();
        for (const width of [320, 360, 544, 736, 900, 1440]) {
          await page.setViewportSize({ width, height: 640 });
          await page.locator("details").evaluateAll((folded) =>
            folded.forEach((each) => (each as HTMLDetailsElement).open = true)
          );
          const broken = await brokenWords(page, element);
          deepEqual({ width, code, broken }, { width, code, broken: [] });
        }
      }
    },
  );
}

for (const code of ["ar", "fa"] as const) {
  browserTest(
    `"${code}" is laid out from right to left, its codes, phones and addresses from left to right`,
    async ({ app, origin, visit }) => {
      await fill(app);
      const { page } = await visit("/");
      await choose(page, origin, code);
      await page.goto(origin);
      await checkMirrored(
        page,
        ".header [popovertarget=menu]",
        ".theme-buttons",
      );
      await checkMirrored(page, ".brand", ".header-nav");
      await page.locator(".header [popovertarget=menu]").click();
      ok((await middle(page.locator(".drawer"))) > 0.5, "the drawer's side");

      await page.goto(origin + RESULT);
      await checkMirrored(page, ".tracking-title .tool", "h1");
      await checkMirrored(page, ".event-mark", ".event-title");
      await checkMirrored(page, ".result-columns > section", ".result-parties");
      for (const icon of [".tracking-title .icon", ".event-mark .icon"]) {
        const { transform } = await page.locator(icon).first().evaluate(
          (icon) => ({ transform: getComputedStyle(icon).transform }),
        );
        equal(transform, "matrix(-1, 0, 0, 1, 0, 0)", icon);
      }
      const { tracking_code, recipient_email, recipient_phone_number } =
        WHOLE_PARCEL;
      for (
        const text of [tracking_code, recipient_email, recipient_phone_number]
      ) {
        await checkReadsFromLeft(page.getByText(text, { exact: true }));
      }
      doesNotMatch(
        (await readTexts(page)).join(),
        /[٠-٩۰-۹]/,
        "one kind of digits",
      );

      await page.goto(`${origin}/contact.html`);
      for (const text of ["+44 20 7946 0128", "hello@waybill.example"]) {
        await checkReadsFromLeft(page.getByText(text).first());
      }
    },
  );
}

browserTest(
  "in a right-to-left panel a sender's address aligns with the name",
  async (story) => {
    const { kv } = story.app;
    const message = {
      ...{ name: "Ann Smith", email: "ann@example.com" },
      ...{ subject: "Hello", body: "Where is it?" },
    };
    await createMessage(kv, messageCreate.parse(message), {});
    const { data } = await messages.list(kv, { page: 1, per_page: 1 });
    const screen = `/control/messages/${data[0]!.id}?lang=ar`;
    const { page } = await visitPanel(story, screen);
    const facts = page.locator(".message-sheet .facts");
    equal(
      await rightEnd(facts.getByText(message.email)),
      await rightEnd(facts.getByText(message.name)),
    );
  },
);

browserTest(
  "each line of a plain-text sample has the direction of its script",
  async (story) => {
    const sample = "/control/settings/mail/preview/plain?lang=ar";
    const { page } = await visitPanel(story, sample);
    const [left, right] = await page.locator("pre").evaluate((sheet) => {
      const text = sheet.firstChild as Text;
      const edges = sheet.getBoundingClientRect();
      const of = (line: RegExp) => {
        const range = document.createRange();
        range.setStart(text, text.data.search(line));
        range.setEnd(text, text.data.search(line) + 1);
        return range.getBoundingClientRect();
      };
      return [
        of(/^https:/m).left - edges.left,
        edges.right - of(/^\p{Script=Arabic}/mu).right,
      ];
    });
    deepEqual([left, right], [0, 0]);
  },
);

for (
  const [who, query, options] of [
    ["the browser", "", { locale: "de-DE" }],
    ["the address", "&lang=in", {}],
  ] as const
) {
  browserTest(
    `a search in place is answered in the language of ${who}`,
    async ({ app, origin, visit }) => {
      const { page } = await visit(`/track.html?${query}`, options);
      await search(page, "NOPE-1234");
      const unknown = await readAnswer(page);
      equal(unknown.steps, 3);
      await page.goto(`${page.url()}${query}`);
      deepEqual(unknown, await readAnswer(page));

      await page.goto(`${origin}/track.html?${query}`);
      await useUpMisses(app);
      await search(page, "NOPE-1234");
      const limited = await readAnswer(page);
      equal(limited.steps, 0);
      await page.goto(`${page.url()}${query}`);
      deepEqual(limited, await readAnswer(page));
    },
  );
}

browserTest(
  "the panel confirms changes in the language of the page",
  async (story) => {
    for (const subject of ["One", "Two"]) {
      await createMessage(story.app.kv, {
        ...{ subject, body: "Hello", name: null, email: null },
      });
    }
    const list = "/control/messages/list.html?lang=de";
    const { page } = await visitPanel(story, list);
    await page.waitForLoadState("networkidle");
    await page.locator("a[data-delete]").first().click();
    await page.locator("dialog .button-danger").click();
    await page.getByText(de["message.messageDeleted"]).waitFor();
  },
);

browserTest(
  "Load more returns rows in the language of the page",
  async (story) => {
    for (let turn = 0; turn <= 30; turn++) {
      await addParcel(story.app.kv, { tracking_code: `WB-10${turn}` });
    }
    const list = "/control/parcels/list.html?lang=de";
    const { page } = await visitPanel(story, list);
    await page.waitForLoadState("networkidle");
    for (const shown of [30, 31]) {
      await page.getByText(de["control.list.more"], { exact: true }).click();
      await page.locator(".record").nth(shown - 1).waitFor();
      const named = await page.locator(".parcel-event .cell-name")
        .allTextContents();
      equal(named.length, shown);
      deepEqual([...new Set(named)], [de["control.parcels.lastEvent"]]);
    }
    await page.getByText(de["control.list.newest"]).waitFor();
  },
);

async function search(page: Page, code: string): Promise<void> {
  // Before the island is alive, the whole page would come anew.
  await page.waitForLoadState("networkidle");
  await page.locator(".search-bar-input").fill(code);
  await page.locator(".search-bar-input").press("Enter");
  // It takes the focus once all of the answer is there.
  await page.locator(".failure h2:focus").waitFor();
}

/** What the tracking page says about a search without a result. */
async function readAnswer(page: Page) {
  return {
    text: await page.locator(".tracking-area").innerText(),
    title: await page.title(),
    steps: await page.locator(".failure-steps li").count(),
  };
}

/** Asks for unknown codes from the browser's own address until it has to wait. */
async function useUpMisses(app: TestApp): Promise<void> {
  const visitor = app.client({ ip: "127.0.0.1" });
  for (let turn = 0; turn < LIMITS.misses.max; turn++) {
    await visitor.api("GET", `/parcels/GUESS-${turn}`);
  }
}

async function fill(
  app: TestApp,
  fields: Partial<ParcelCreate> = {},
): Promise<void> {
  await updateSettings(app.kv, {
    contact_email: "hello@waybill.example",
    contact_phone: "+44 20 7946 0128",
    contact_address: "Berth 14, Ocean Gate, Southampton",
  });
  await writeFirstPages(app.kv);
  const parcel = { ...WHOLE_PARCEL, ...fields };
  await addParcel(app.kv, parcel, { description: "By van" });
}

async function choose(
  page: Page,
  origin: string,
  code: string,
): Promise<void> {
  await page.context().addCookies([
    { name: "googtrans", value: `/en/${code}`, url: origin },
  ]);
}

/** Looks at every screen in every language. */
async function lookAtAll(
  page: Page,
  origin: string,
  screens: string[],
): Promise<void> {
  const sound = { excessWidth: 0, cutOff: [], untranslated: [], broken: [] };
  await leaveUnpainted(page);
  for (const code of LOCALE_CODES) {
    await choose(page, origin, code);
    const { tag: lang, dir } = LOCALES[code];
    for (const path of screens) {
      await page.goto(origin + path);
      deepEqual(
        { path, code, ...await lookAt(page, code) },
        { path, code, lang, dir, ...sound },
      );
    }
  }
}

/** What can be wrong with a page in a language. */
async function lookAt(page: Page, code: string) {
  const [layout, texts, broken] = await Promise.all([
    readLayout(page),
    readTexts(page),
    brokenWords(page, CRAMPED),
  ]);
  return { ...layout, broken, untranslated: untranslated(texts, code) };
}

/**
 * How a page lies on the screen. Cut off is what stands out over its edges, seen or clipped, outside of closed menus, the map
 * and what comes when a list is moved sideways.
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

/** Spaces lines, letters and words as far as WCAG 1.4.12 lets a reader do it. */
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

/** The words of some elements that do not stand on one line, or stand out over the edge of theirs. */
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

/** Everything that a page says: its title, its texts and what its attributes say in place of one. */
async function readTexts(page: Page): Promise<string[]> {
  // As one text: a list would cross from the browser value by value.
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

/** The names of keys among the texts, and in other languages the sentences of English. */
function untranslated(texts: string[], code: string): string[] {
  const keys = texts.filter((text) => KEYS.has(text.trim()));
  if (code === "en") return keys;
  const all = texts.join("\n");
  return [...keys, ...ENGLISH.filter((sentence) => all.includes(sentence))];
}

/** Where the text of an element ends on the right, in pixels, however wide its box is. */
function rightEnd(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
}

/** Where the middle of something is, from 0 at the left edge of the screen to 1 at the right one. */
async function middle(locator: Locator): Promise<number> {
  const { x, width } = (await locator.boundingBox())!;
  return (x + width / 2) / locator.page().viewportSize()!.width;
}

async function checkMirrored(
  page: Page,
  first: string,
  second: string,
): Promise<void> {
  const [right, left] = await Promise.all(
    [first, second].map((selector) => middle(page.locator(selector).first())),
  );
  ok(right! > left!, `${first} stands to the right of ${second}`);
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

/** The size of the smallest text of a page, pictures aside. */
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

/** Whether each link shows all of its text, and would be hit in its middle. */
function seenWhole(links: Locator): Promise<boolean[]> {
  return links.evaluateAll((all) =>
    all.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return link.contains(hit) && link.scrollWidth <= link.clientWidth &&
        link.scrollHeight <= link.clientHeight;
    })
  );
}
