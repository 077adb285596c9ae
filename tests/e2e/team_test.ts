import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { PASSWORD } from "../helpers/team.ts";

const CLERK = "ida@waybill.example";

/** Returns the names in the navigation of the panel. */
async function navigation(page: Page): Promise<string[]> {
  const names = await page.locator(".control-nav .drawer-link").allInnerTexts();
  return names.map((name) => name.trim());
}

async function inviteClerk(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Team" }).first().click();
  await page.getByRole("link", { name: "Invite Member" }).click();
  equal(await page.locator(":focus").getAttribute("name"), "email");
  await page.getByLabel("Email").fill(CLERK);
  await page.getByRole("button", { name: "Invite" }).click();
  match(await page.innerText("[role=status]"), /it is shown only now/);
}

async function signInAsClerk(page: Page): Promise<void> {
  match(await page.innerText("[role=status]"), /Your account is ready/);
  await page.getByLabel("Email").fill(CLERK);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  // Without a script, browsers carry the used token along.
  await page.waitForURL(/\/control\/index\.html/);
}

const OFFICE = [
  ...["Dashboard", "Parcels", "Send Email", "Password"],
  ...["Reports", "Invoices", "Messages", "Outbox", "Trash", "API reference"],
];

browserTest(
  "an owner invites a clerk by a copied link, who accepts, sees only the screens of the office, and is signed out by a deactivation",
  async (story) => {
    const { origin, visit } = story;
    const { page, errors } = await visitPanel(story, "/control/index.html", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await inviteClerk(page);
    await page.getByRole("button", { name: "Copy Link" }).click();
    await page.getByText("Copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    ok(link.startsWith(`${origin}/control/invite.html#token=`), link);
    equal(page.url().includes("token"), false);
    await page.reload();
    equal(await page.getByText("#token=").count(), 0);

    const guest = await visit(link.slice(origin.length));
    const clerk = guest.page;
    const code = clerk.getByLabel("Invitation code");
    await clerk.waitForFunction(() =>
      document.querySelector<HTMLInputElement>("[name=token]")?.value
    );
    equal(await code.inputValue(), link.split("=")[1]);
    // The address no longer holds it, and the cursor is where something is to be typed.
    equal(clerk.url(), `${origin}/control/invite.html`);
    equal(await clerk.locator(":focus").getAttribute("name"), "name");
    await clerk.keyboard.type("Ida Clerk");
    await clerk.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await clerk.getByRole("button", { name: "Create Account" }).click();
    await signInAsClerk(clerk);
    deepEqual(await navigation(clerk), OFFICE);
    await clerk.goto(`${origin}/control/settings`);
    match(await clerk.innerText("main"), /Your role does not allow this/);
    await clerk.getByRole("link", { name: "Dashboard" }).click();
    await clerk.waitForURL(`${origin}/control/index.html`);

    await page.getByRole("button", { name: "Deactivate" }).click();
    match(await page.innerText("[role=status]"), /has been updated/);
    await clerk.getByRole("link", { name: "Invoices" }).first().click();
    await clerk.waitForURL(/\/control\/signin\.html/);
    deepEqual([errors, guest.errors.filter((text) => !/403/.test(text))], [
      [],
      [],
    ]);
  },
);

browserTest(
  "without JavaScript a clerk is invited and accepts by typing the code",
  async (story) => {
    const { origin, visit } = story;
    const options = { javaScriptEnabled: false };
    const { page } = await visitPanel(story, "/control/index.html", options);
    await inviteClerk(page);
    const link = await page.innerText(".invite-link .code");
    const { page: clerk } = await visit(link.slice(origin.length), options);
    equal(await clerk.locator(":focus").getAttribute("name"), "token");
    await clerk.getByLabel("Invitation code").fill(link.split("=")[1]!);
    await clerk.getByLabel("Name").fill("Ida Clerk");
    await clerk.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await clerk.getByRole("button", { name: "Create Account" }).click();
    await signInAsClerk(clerk);
    deepEqual(await navigation(clerk), OFFICE);

    await page.getByRole("link", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    match(await page.innerText("[role=status]"), /has been removed/);
    equal(await page.locator(".member-row").count(), 1);
  },
);
