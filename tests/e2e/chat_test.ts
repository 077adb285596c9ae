import { deepEqual, equal, ok } from "node:assert/strict";
import { updateSettings } from "@/lib/settings/settings.ts";
import { test } from "../helpers/browser.ts";
import { addParcel } from "../helpers/parcels.ts";

/** A provider on another origin: its loader brings a script, styles and a frame, and calls home. */
function provider(): { origin: string } & AsyncDisposable {
  const server = Deno.serve(
    { port: 0, hostname: "localhost", onListen: () => undefined },
    (req) => {
      const { pathname } = new URL(req.url);
      const body = pathname === "/loader.js"
        ? `const next = document.createElement("script");
           next.src = new URL("widget.js", document.currentScript.src).href;
           document.head.append(next);`
        : `const widget = document.createElement("div");
           widget.id = "widget";
           widget.style.position = "fixed";
           widget.textContent = "Chat with us";
           document.body.append(widget);`;
      return new Response(body, {
        headers: { "content-type": "text/javascript" },
      });
    },
  );
  return {
    origin: `http://localhost:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

function chatCode(origin: string): string {
  return `<!-- Chat --><p id="slot" style="color: green">Ask us</p>
<script>window.chatSettings = { color: "navy" };</script>
<script async src="${origin}/loader.js"></script>`;
}

test("the owner's chat loads its scripts, and islands keep working beside it", async ({ app, origin, visit }) => {
  await using chat = provider();
  await updateSettings(app.kv, { chat_code: chatCode(chat.origin) });
  await addParcel(app.kv, {});
  const { page, errors } = await visit("/", { colorScheme: "light" });
  await page.locator("#widget").waitFor();
  equal(await page.evaluate("chatSettings.color"), "navy");
  const color = await page.locator("#slot").evaluate((slot) =>
    getComputedStyle(slot).color
  );
  equal(color, "rgb(0, 128, 0)");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await page.waitForSelector("html[data-theme=dark]");
  equal(page.url(), `${origin}/`);
  deepEqual(errors, []);

  // The search of this page leads to one without the chat.
  await page.goto(`${origin}/track.html`);
  await page.locator("#widget").waitFor();
  await page.getByPlaceholder("Enter Your Tracking Code").fill("wb-1111");
  await page.keyboard.press("Enter");
  await page.getByTestId("tracking-result").waitFor();
  equal(await page.locator("#slot, #widget").count(), 0);
  // Where the chat runs next, it finds nothing of the look-up.
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.locator("#widget").waitFor();
  equal(await page.evaluate("document.referrer"), `${origin}/`);
  const saved = await page.evaluate("JSON.parse(localStorage.state).parcel");
  deepEqual(saved, { data: null, errors: [], fetching: false });
  deepEqual(errors, []);
});

test("beside the owner's chat a script without the nonce does not run", async ({ app, visit }) => {
  await updateSettings(app.kv, {
    chat_code: '<img src="/none.png" onerror="window.bad = 1"><p id="end">',
  });
  const { page, errors } = await visit("/contact.html");
  await page.locator("#end").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  equal(await page.evaluate("window.bad"), undefined);
  ok(errors.some((error) => error.includes("Content Security Policy")));
});
