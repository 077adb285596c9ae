import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { messages } from "@/lib/messages/messages.ts";
import { ADMIN } from "../helpers/admin.ts";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";
import { CLIPBOARD, clipboard, see } from "../helpers/screen.ts";

test("a keyboard user skips the navigation, searches and copies the code", async ({ app, visit }) => {
  await addParcel(app.kv, {});
  const { page, errors } = await visit("/track.html", CLIPBOARD);
  await page.keyboard.press("Tab");
  equal(await focusedText(page), "Skip to content");
  await checkFocusShows(page);
  await page.keyboard.press("Enter");
  await tabTo(page, "Tracking code");
  await page.keyboard.type("wb1111");
  await page.keyboard.press("Enter");
  await page.getByTestId("tracking-result").waitFor();

  await activate(page, "Copy code");
  await page.locator(".copy-hint").getByText("Copied").waitFor();
  equal(await clipboard(page), "WB-1111");
  deepEqual(errors, []);
});

test("a keyboard user opens and closes the menu and the language list", async ({ visit, origin }) => {
  const { page } = await visit("/contact.html");
  for (const [name, id] of [["Menu", "#menu"], ["English", "#languages"]]) {
    await activate(page, name!);
    const panel = page.locator(id!);
    await panel.waitFor();
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    ok((await focusedText(page)).includes(name!), "the focus comes back");
  }
  await page.keyboard.press("Enter");
  await activate(page, "Deutsch");
  await page.locator("html[lang=de]").waitFor();
  equal(page.url(), `${origin}/contact.html`);
});

test("a menu closes when the focus leaves it, and reopens when the focus returns", async ({ visit }) => {
  const { page } = await visit("/contact.html");
  await activate(page, "Menu");
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
});

test("every tab stop has a visible focus indicator in both themes", async ({ app, visit, origin }) => {
  await addParcel(app.kv, {});
  for (const colorScheme of ["light", "dark"] as const) {
    const { page } = await visit("/", { colorScheme });
    for (const path of ["/", "/track.html?code=WB-1111", "/nowhere"]) {
      await page.goto(origin + path);
      let stops = 0;
      do {
        await page.keyboard.press("Tab");
        const isOver = () => document.activeElement === document.body;
        if (await page.evaluate(isOver)) break;
        await checkFocusShows(page);
        stops++;
      } while (stops < 100);
      ok(stops > 1 && stops < 100, `${stops} stops on ${path}`);
    }
  }
});

test("a keyboard user opens a mail sample without tabbing through the previews", async (story) => {
  const { page } = await visitPanel(story, "/control/settings/mail");
  await tabTo(page, "html1");
  await page.keyboard.press("Tab");
  match(await focusedText(page), /^html2:/);
  await follow(page, "html2");
  match(page.url(), /\/preview\/html2/);
});

test("a keyboard user signs in, creates a parcel, posts an update, trashes the parcel and restores it", async ({ app, visit, origin }) => {
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
  await see(page, "Ada Lovelace");
  // The confirmation links to the parcel.
  await follow(page, "WAY-");
  await follow(page, "Post Update");
  await type(page, "Status", "Delivered");
  await type(page, "Description", "Handed over at the door.");
  await follow(page, "Post Update");
  await page.getByText("Handed over at the door.").first().waitFor();

  const list = `${origin}/control/parcels/list.html`;
  await page.goto(list, { waitUntil: "networkidle" });
  await tabTo(page, "WAY-");
  await checkFocusShows(page);
  await page.keyboard.press("Space");
  await activate(page, "Move to Trash");
  await see(page, "1 parcel is in the trash.");
  await see(page, "No parcels yet");
  // The message has the focus and its button is the next tab stop.
  await activate(page, "Undo");
  await see(page, "1 parcel has been restored.");
  deepEqual(errors, []);
});

test("a keyboard user stops the pictures, opens a question, changes the theme and sends a message", async ({ app, visit, origin }) => {
  const motion = { reducedMotion: "no-preference" } as const;
  const { page, errors } = await visit("/", motion);
  await page.locator(".carousel .slider-button").first().waitFor();
  await activate(page, "Stop the pictures");
  await page.getByRole("button", { name: "Start the pictures" }).waitFor();
  await activate(page, "How do I get support?");
  ok(await page.locator("details").last().locator("p").isVisible());

  await page.goto(`${origin}/contact.html`, { waitUntil: "networkidle" });
  await activate(page, "Switch to dark theme");
  await page.locator("html[data-theme=dark]").waitFor();
  await type(page, "Subject", "A pallet to Oslo");
  await type(page, "Message", "When does the next truck leave?");
  await activate(page, "Send Message");
  await see(page, "Your message has been received.");
  const { data } = await messages.list(app.kv, { page: 1, per_page: 15 });
  deepEqual(data.map(({ subject }) => subject), ["A pallet to Oslo"]);
  deepEqual(errors, []);
});

/** Moves to a field with the Tab key and types into it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await checkFocusShows(page);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

/** Moves to a link or button with the Tab key and presses Enter. */
async function activate(page: Page, text: string): Promise<void> {
  await tabTo(page, text);
  await checkFocusShows(page);
  await page.keyboard.press("Enter");
}

/** Activates a link or button and waits for the navigation. */
async function follow(page: Page, text: string): Promise<void> {
  const before = page.url();
  await activate(page, text);
  await page.waitForURL((url) => url.href !== before);
}

/** Returns roughly what a screen reader announces for the focused element. */
function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement;
    // Focused by a script; the Tab key has not reached an element yet.
    if (focused.tabIndex < 0) return "";
    const texts = [
      focused.ariaLabel,
      focused.labels?.[0]?.textContent,
      focused.textContent,
    ];
    return texts.find((text) => text)?.trim() ?? "";
  });
}

async function tabTo(page: Page, text: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if ((await focusedText(page)).includes(text)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key never reaches "${text}"`);
}

/** Runs in the page: reports whether nothing covers the focused element. */
function isFocusUncovered(): boolean {
  const focused = document.activeElement!;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return focused.contains(found);
}

/** Checks that the focused element, or its frame, has an outline and is within the screen. */
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
