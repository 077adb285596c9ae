import { deepEqual, equal, ok } from "node:assert/strict";
import { updateSettings } from "@/lib/settings/settings.ts";
import { serve, test } from "../helpers/browser.ts";
import { addParcel } from "../helpers/parcels.ts";
import { press, search, styleOf } from "../helpers/screen.ts";

const HEADERS = { "content-type": "text/javascript" };
const LOADER = `const next = document.createElement("script");
next.src = new URL("widget.js", document.currentScript.src).href;
document.head.append(next);`;
const WIDGET = `const widget = document.createElement("div");
widget.id = "widget";
widget.style.position = "fixed";
widget.textContent = "Chat with us";
document.body.append(widget);`;

/** Serves a chat provider on another origin: a loader that adds a script with styles. */
function provider() {
  return serve(({ url }) => {
    const body = url.endsWith("/loader.js") ? LOADER : WIDGET;
    return new Response(body, { headers: HEADERS });
  }, "localhost");
}

function chatCode(origin: string): string {
  return `<!-- Chat --><p id="slot" style="color: green">Ask us</p>
<script>window.chatSettings = { color: "navy" };</script>
<script async src="${origin}/loader.js"></script>`;
}

test("the owner's chat loads its scripts, and islands keep working", async ({ app, origin, visit }) => {
  await using chat = provider();
  await updateSettings(app.kv, { chat_code: chatCode(chat.origin) });
  await addParcel(app.kv, {});
  const { page, errors } = await visit("/", { colorScheme: "light" });
  await page.locator("#widget").waitFor();
  equal(await page.evaluate("chatSettings.color"), "navy");
  equal(await styleOf(page, "#slot", "color"), "rgb(0, 128, 0)");
  await press(page, "Switch to dark theme");
  await page.waitForSelector("html[data-theme=dark]");
  equal(page.url(), `${origin}/`);
  deepEqual(errors, []);

  // A search on this page leads to a page without the chat.
  await page.goto(`${origin}/track.html`);
  await page.locator("#widget").waitFor();
  await search(page, "wb-1111");
  await page.getByTestId("tracking-result").waitFor();
  equal(await page.locator("#slot, #widget").count(), 0);
  // The next page that runs the chat reveals nothing about the lookup to it.
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.locator("#widget").waitFor();
  equal(await page.evaluate("document.referrer"), `${origin}/`);
  const saved = await page.evaluate("JSON.parse(localStorage.state).parcel");
  deepEqual(saved, { data: null, errors: [], fetching: false });
  deepEqual(errors, []);
});

test("a page with the owner's chat blocks scripts without the nonce", async ({ app, visit }) => {
  await updateSettings(app.kv, {
    chat_code: '<img src="/none.png" onerror="window.bad = 1"><p id="end">',
  });
  const { page, errors } = await visit("/contact.html");
  await page.locator("#end").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  equal(await page.evaluate("window.bad"), undefined);
  ok(errors.some((error) => error.includes("Content Security Policy")));
});
