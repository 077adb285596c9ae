import { deepEqual, equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { updateSettings } from "@/lib/settings/settings.ts";
import { publicSettings } from "@/lib/settings/schema.ts";
import { ADMIN } from "../helpers/admin.ts";
import { type Story, test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addRecords } from "../helpers/records.ts";
import { press } from "../helpers/screen.ts";

/** The site's state as stored by the browser (spec section 3). */
interface SavedState {
  admin: { email: string } | false;
  pages: { slug: string; content: string }[];
  reviews: { name: string }[];
  settings: Record<string, unknown> | null;
}

/** Waits until the saved state contains a text and returns the state. */
async function waitForState(page: Page, part: string): Promise<SavedState> {
  const text = await page.waitForFunction((part) => {
    const text = localStorage.getItem("state");
    return text?.includes(part) ? text : null;
  }, part);
  return JSON.parse((await text.jsonValue())!);
}

/** Counts the requests for the graph. */
function graphRequests({ app }: Story): number {
  return app.lines.filter(({ route }) => route === "/api/graph").length;
}

test("the first page of a visit saves the graph, and the next pages reuse it", async (story) => {
  const { app, origin, visit } = story;
  await addRecords(app);
  await updateSettings(app.kv, { company_name: "Harbour & Sons" });
  const { page, errors } = await visit("/");
  const state = await waitForState(page, "Harbour & Sons");
  const contents = state.pages.map(({ slug, content }) => [slug, content]);
  deepEqual(contents, [["rail-freight", "By rail."]]);
  deepEqual(state.reviews.map(({ name }) => name), ["Ann"]);
  equal(state.admin, false);

  await updateSettings(app.kv, { company_name: "Quay & Daughters" });
  await page.getByRole("link", { name: "Contact Us" }).first().click();
  await page.waitForURL(`${origin}/contact.html`);
  await page.waitForLoadState("networkidle");
  equal(graphRequests(story), 1);
  await waitForState(page, "Harbour & Sons");

  await page.goto(origin);
  await waitForState(page, "Quay & Daughters");
  deepEqual(errors, []);
});

test("the saved theme is the system's until the visitor chooses one", async ({ visit }) => {
  const { page } = await visit("/", { colorScheme: "dark" });
  await waitForState(page, '"theme":"DARK"');
  await press(page, "Switch to light theme");
  await waitForState(page, '"theme":"LIGHT"');
  await page.reload();
  await page.waitForLoadState("networkidle");
  await waitForState(page, '"theme":"LIGHT"');
});

test("the saved state names the member until the sign-out and has only public settings", async (story) => {
  const chat_code = "<script></script>";
  await updateSettings(story.app.kv, { chat_code });
  const { page } = await visitPanel(story, "/control/index.html");
  const { settings } = await waitForState(page, ADMIN.email);
  const names = Object.keys(publicSettings.shape).sort();
  deepEqual(Object.keys(settings!).sort(), names);

  await press(page, "Sign Out");
  await page.waitForURL(/signin/);
  await waitForState(page, '"admin":false');
});
