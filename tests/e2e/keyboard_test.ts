import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { messages } from "@/lib/messages/messages.ts";
import { ADMIN } from "../helpers/admin.ts";
import { browserTest } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";

browserTest(
  "the keyboard alone skips the navigation, searches and copies the code",
  async ({ app, visit }) => {
    await addParcel(app.kv, {});
    const { page, errors } = await visit("/track.html", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.keyboard.press("Tab");
    equal(await focusedText(page), "Skip to content");
    await checkFocusShows(page);
    await page.keyboard.press("Enter");
    await tabTo(page, "Tracking code");
    await page.keyboard.type("wb1111");
    await page.keyboard.press("Enter");
    await page.getByTestId("tracking-result").waitFor();

    await tabTo(page, "Copy code");
    await checkFocusShows(page);
    await page.keyboard.press("Enter");
    await page.locator(".copy-hint").getByText("Copied").waitFor();
    equal(await page.evaluate(() => navigator.clipboard.readText()), "WB-1111");
    deepEqual(errors, []);
  },
);

browserTest(
  "the keyboard alone opens and closes the menu and the languages",
  async ({ visit, origin }) => {
    const { page } = await visit("/contact.html");
    for (
      const [button, panel] of [["Menu", "#menu"], ["English", "#languages"]]
    ) {
      await tabTo(page, button!);
      await checkFocusShows(page);
      await page.keyboard.press("Enter");
      await page.locator(panel!).waitFor();
      await page.keyboard.press("Escape");
      await page.locator(panel!).waitFor({ state: "hidden" });
      ok((await focusedText(page)).includes(button!), "the focus comes back");
    }
    await page.keyboard.press("Enter");
    await tabTo(page, "Deutsch");
    await checkFocusShows(page);
    await page.keyboard.press("Enter");
    await page.locator("html[lang=de]").waitFor();
    equal(page.url(), `${origin}/contact.html`);
  },
);

browserTest(
  "a menu closes when the keyboard leaves it, and opens again",
  async ({ visit }) => {
    const { page } = await visit("/contact.html");
    await tabTo(page, "Menu");
    await page.keyboard.press("Enter");
    const menu = page.locator("#menu");
    await menu.waitFor();
    for (let stops = 0; stops < 30 && await menu.isVisible(); stops++) {
      await page.keyboard.press("Tab");
    }
    equal(await menu.isVisible(), false);
    equal(await page.evaluate(isFocusUncovered), true);
    await page.keyboard.press("Shift+Tab");
    await menu.waitFor();
    ok((await focusedText(page)).includes("Menu"));
  },
);

/** Runs in the page. */
function isFocusUncovered(): boolean {
  const focused = document.activeElement!;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return focused.contains(found);
}

browserTest(
  "every tab stop has a visible focus, in both themes",
  async ({ app, visit, origin }) => {
    await addParcel(app.kv, {});
    for (const colorScheme of ["light", "dark"] as const) {
      const { page } = await visit("/", { colorScheme });
      for (const path of ["/", "/track.html?code=WB-1111", "/nowhere"]) {
        await page.goto(origin + path);
        let stops = 0;
        do {
          await page.keyboard.press("Tab");
          if (await isBodyFocused(page)) break;
          await checkFocusShows(page);
          stops++;
        } while (stops < 100);
        ok(stops > 1 && stops < 100, `${stops} stops on ${path}`);
      }
    }
  },
);

browserTest(
  "the keyboard alone opens a mail sample, and skips previews",
  async (story) => {
    const { page } = await visitPanel(story, "/control/settings/mail");
    await tabTo(page, "html1");
    await page.keyboard.press("Tab");
    match(await focusedText(page), /^html2:/);
    await follow(page, "html2");
    match(page.url(), /\/preview\/html2/);
  },
);

browserTest(
  "the keyboard alone signs in, creates a parcel, posts an update and deletes the parcel",
  async ({ app, visit, origin }) => {
    await app.signedIn();
    const { page, errors } = await visit("/control/signin.html");
    await type(page, "Email", ADMIN.email);
    await type(page, "Password", ADMIN.password);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${origin}/control/index.html`);
    await follow(page, "Parcels");
    await follow(page, "New Parcel");
    await type(page, "Recipient name", "Ada Lovelace");
    await type(page, "Destination", "12 St James Square, London");
    await page.keyboard.press("Enter");
    await page.getByText("Ada Lovelace").waitFor();
    // The box of the row comes before its link.
    await tabTo(page, "WAY-");
    await page.keyboard.press("Tab");
    await follow(page, "WAY-");
    await follow(page, "Post Update");
    await type(page, "Status", "Delivered");
    await type(page, "Description", "Handed over at the door.");
    await follow(page, "Post Update");
    await page.getByText("Handed over at the door.").first().waitFor();

    await page.goto(`${origin}/control/parcels/list.html`, {
      waitUntil: "networkidle",
    });
    await tabTo(page, "WAY-");
    await checkFocusShows(page);
    await page.keyboard.press("Space");
    await tabTo(page, "Move to Trash");
    await page.keyboard.press("Enter");
    await page.getByText("1 parcel is in the trash.").waitFor();
    await page.getByText("No parcels yet").waitFor();
    // The message has the focus, and its button comes next.
    await tabTo(page, "Undo");
    await page.keyboard.press("Enter");
    await page.getByText("1 parcel has been restored.").waitFor();
    deepEqual(errors, []);
  },
);

browserTest(
  "the keyboard alone stops the pictures, opens a question, changes the theme and writes to the company",
  async ({ app, visit, origin }) => {
    const { page, errors } = await visit("/", {
      reducedMotion: "no-preference",
    });
    await page.locator(".carousel .slider-button").first().waitFor();
    await tabTo(page, "Stop the pictures");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Start the pictures" }).waitFor();
    await tabTo(page, "How do I get support?");
    await checkFocusShows(page);
    await page.keyboard.press("Enter");
    ok(await page.locator("details").last().locator("p").isVisible());

    await page.goto(`${origin}/contact.html`, { waitUntil: "networkidle" });
    await tabTo(page, "Switch to dark theme");
    await page.keyboard.press("Enter");
    await page.locator("html[data-theme=dark]").waitFor();
    await type(page, "Subject", "A pallet to Oslo");
    await type(page, "Message", "When does the next truck leave?");
    await tabTo(page, "Send Message");
    await checkFocusShows(page);
    await page.keyboard.press("Enter");
    await page.getByText("Your message has been received.").waitFor();
    const { data } = await messages.list(app.kv, { page: 1, per_page: 15 });
    deepEqual(data.map(({ subject }) => subject), ["A pallet to Oslo"]);
    deepEqual(errors, []);
  },
);

/** Goes to a field by the Tab key and types into it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await checkFocusShows(page);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

/** Goes to a link or button by the Tab key and presses Enter. */
async function follow(page: Page, text: string): Promise<void> {
  await tabTo(page, text);
  await checkFocusShows(page);
  const before = page.url();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.href !== before);
}

/** What a screen reader would say of the focused element, in short. */
function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement;
    // Where a script has put the focus, the Tab key has not come to yet.
    if (focused.tabIndex < 0) return "";
    const texts = [
      focused.ariaLabel,
      focused.labels?.[0]?.textContent,
      focused.textContent,
    ];
    return texts.find((text) => text)?.trim() ?? "";
  });
}

function isBodyFocused(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body);
}

async function tabTo(page: Page, text: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if ((await focusedText(page)).includes(text)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key never comes to "${text}"`);
}

/** Looks for an outline on the focused element or on what frames it, and for the element on the screen. */
async function checkFocusShows(page: Page): Promise<void> {
  const { html, outlined, onScreen } = await page.evaluate(() => {
    const focused = document.activeElement!;
    const { top, left, bottom, right } = focused.getBoundingClientRect();
    return {
      html: focused.outerHTML.slice(0, 200),
      outlined: [focused, focused.closest(".search-bar") ?? focused].some(
        (each) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(each);
          return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
        },
      ),
      onScreen: bottom > 0 && right > 0 && top < innerHeight &&
        left < innerWidth && right > left,
    };
  });
  ok(outlined, `no outline: ${html}`);
  ok(onScreen, `not on the screen: ${html}`);
}
