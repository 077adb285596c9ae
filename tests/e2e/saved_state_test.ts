import { deepEqual, equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { updateSettings } from "@/lib/settings/settings.ts";
import { publicSettings } from "@/lib/settings/schema.ts";
import { ADMIN } from "../helpers/admin.ts";
import { browserTest, type Story } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addRecords } from "../helpers/records.ts";

/** What the browser has saved of the site (spec section 3). */
interface SavedState {
  admin: { email: string } | false;
  pages: { slug: string; content: string }[];
  reviews: { name: string }[];
  settings: Record<string, unknown> | null;
}

/** Waits until the saved state contains this, and returns it. */
async function saved(page: Page, part: string): Promise<SavedState> {
  const text = await page.waitForFunction((part) => {
    const text = localStorage.getItem("state");
    return text?.includes(part) ? text : null;
  }, part);
  return JSON.parse((await text.jsonValue())!);
}

/** How often the graph was asked for. */
function asked({ app }: Story): number {
  return app.lines.filter(({ route }) => route === "/api/graph").length;
}

browserTest(
  "the first page of a visit saves the graph, and later pages fetch nothing",
  async (story) => {
    const { app, origin, visit } = story;
    await addRecords(app);
    await updateSettings(app.kv, { company_name: "Harbour & Sons" });
    const { page, errors } = await visit("/");
    const state = await saved(page, "Harbour & Sons");
    const contents = state.pages.map(({ slug, content }) => [slug, content]);
    deepEqual(contents, [["rail-freight", "By rail."]]);
    deepEqual(state.reviews.map(({ name }) => name), ["Ann"]);
    equal(state.admin, false);

    await updateSettings(app.kv, { company_name: "Quay & Daughters" });
    await page.getByRole("link", { name: "Contact Us" }).first().click();
    await page.waitForURL(`${origin}/contact.html`);
    await page.waitForLoadState("networkidle");
    equal(asked(story), 1);
    await saved(page, "Harbour & Sons");

    await page.goto(origin);
    await saved(page, "Quay & Daughters");
    deepEqual(errors, []);
  },
);

browserTest(
  "the saved theme is the one that is shown: that of the system, then the chosen one",
  async ({ visit }) => {
    const { page } = await visit("/", { colorScheme: "dark" });
    await saved(page, '"theme":"DARK"');
    await page.getByRole("button", { name: "Switch to light theme" }).click();
    await saved(page, '"theme":"LIGHT"');
    await page.reload();
    await page.waitForLoadState("networkidle");
    await saved(page, '"theme":"LIGHT"');
  },
);

browserTest(
  "the saved state names the administrator from the panel to the sign-out, and no setting that visitors do not see",
  async (story) => {
    const chat_code = "<script></script>";
    await updateSettings(story.app.kv, { chat_code });
    const { page } = await visitPanel(story, "/control/index.html");
    const { settings } = await saved(page, ADMIN.email);
    deepEqual(
      Object.keys(settings!).sort(),
      Object.keys(publicSettings.shape).sort(),
    );

    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(/signin/);
    await saved(page, '"admin":false');
  },
);
