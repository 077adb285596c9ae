import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import {
  CLIPBOARD,
  clipboard,
  fill,
  press,
  see,
  seeConfirmation,
  seeFocus,
  unexpectedErrors,
} from "../helpers/screen.ts";
import { PASSWORD } from "../helpers/team.ts";

const DASHBOARD = "/control/index.html";
const CLERK = "ida@waybill.example";

/** The screens in a clerk's navigation. */
const OFFICE = [
  ...["Dashboard", "Parcels", "Send Email", "Password"],
  ...[
    "Statuses",
    "Reports",
    "Invoices",
    "Messages",
    "Outbox",
    "Trash",
    "API reference",
  ],
];

async function inviteClerk(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Team" }).first().click();
  await page.getByRole("link", { name: "Invite Member" }).click();
  await seeFocus(page, "email");
  await fill(page, { "Email": CLERK });
  await press(page, "Invite");
  await seeConfirmation(page, "it is shown only now");
}

/** Accepts an opened invitation, signs in and checks the navigation. */
async function accept(clerk: Page): Promise<void> {
  const password = clerk.getByLabel("Password", { exact: true });
  await password.fill(PASSWORD);
  await press(clerk, "Create Account");
  await seeConfirmation(clerk, "Your account is ready");
  await signIn(clerk);
  // Without JavaScript, browsers keep the used token in the URL fragment.
  await clerk.waitForURL(/\/control\/index\.html/);
  const links = clerk.locator(".control-nav .drawer-link");
  const names = await links.allInnerTexts();
  deepEqual(names.map((name) => name.trim()), OFFICE);
}

async function signIn(clerk: Page): Promise<void> {
  await fill(clerk, { "Email": CLERK });
  await clerk.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await press(clerk, "Sign In");
}

test("an owner invites a clerk by link; the clerk sees only the office's screens and is signed out once deactivated", async (story) => {
  const { origin, visit } = story;
  const { page, errors } = await visitPanel(story, DASHBOARD, CLIPBOARD);
  await inviteClerk(page);
  await press(page, "Copy Link");
  await see(page, "Copied");
  const link = await clipboard(page);
  ok(link.startsWith(`${origin}/control/invite.html#token=`), link);
  equal(page.url().includes("token"), false);
  await page.reload();
  equal(await page.getByText("#token=").count(), 0);

  const guest = await visit(link.slice(origin.length));
  const clerk = guest.page;
  await clerk.waitForFunction(() =>
    document.querySelector<HTMLInputElement>("[name=token]")?.value
  );
  const code = clerk.getByLabel("Invitation code");
  equal(await code.inputValue(), link.split("=")[1]);
  equal(clerk.url(), `${origin}/control/invite.html`);
  await seeFocus(clerk, "name");
  await clerk.keyboard.type("Ida Clerk");
  await accept(clerk);
  await clerk.goto(`${origin}/control/settings`);
  match(await clerk.innerText("main"), /Your role does not allow this/);
  await clerk.getByRole("link", { name: "Dashboard" }).click();
  await clerk.waitForURL(origin + DASHBOARD);

  await press(page, "Deactivate");
  await seeConfirmation(page, "has been updated");
  await clerk.getByRole("link", { name: "Invoices" }).first().click();
  await clerk.waitForURL(/\/control\/signin\.html/);
  await see(clerk, "You have been signed out");
  await signIn(clerk);
  await see(clerk, "This account is deactivated");
  deepEqual([...errors, ...unexpectedErrors(guest.errors, 403, 401)], []);
});
