import { equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { createMessage } from "@/lib/domain/messages.ts";
import { updateSettings } from "@/lib/domain/settings.ts";
import { messageCreate } from "@/lib/schemas/messages.ts";
import { browserTest, type Story } from "../helpers/browser.ts";
import { signIn, signInAgain, visitPanel } from "../helpers/panel.ts";

/** A visitor writes to the company. */
function write({ app }: Story, email: string): Promise<unknown> {
  const message = { email, subject: `From ${email}`, body: "Where is it?" };
  return createMessage(app.kv, messageCreate.parse(message), {});
}

/** Opens the answer to a message from the inbox, and gives its address. */
async function reply(page: Page, email: string): Promise<string> {
  await page.getByRole("link", { name: `From ${email}` }).first().click();
  await page.getByRole("link", { name: "Reply" }).click();
  await page.getByLabel("Body").waitFor();
  await page.waitForLoadState("networkidle");
  return page.url();
}

browserTest(
  "what was typed to one person comes back after a new sign-in in the mail to that person alone",
  async (story) => {
    await updateSettings(story.app.kv, { contact_email: "a@waybill.example" });
    await write(story, "ann@example.com");
    await write(story, "bob@example.com");
    const list = "/control/messages/list.html";
    const { page } = await visitPanel(story, list);
    const toAnn = await reply(page, "ann@example.com");
    await page.getByLabel("Body").fill("It is here, Ann.");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Send Email" }).click();
    await page.getByText("Your session has ended").waitFor();
    await page.goto(story.origin + list);
    await signIn(page);
    await reply(page, "bob@example.com");
    equal(
      await page.getByLabel("To", { exact: true }).inputValue(),
      "bob@example.com",
    );
    equal(/Ann/.test(await page.getByLabel("Body").inputValue()), false);
    await page.goto(toAnn);
    await page.getByText("16/20000").waitFor();
    equal(await page.getByLabel("Body").inputValue(), "It is here, Ann.");
  },
);

browserTest(
  "it comes back where the address says what was done before",
  async (story) => {
    const path = "/control/settings/contact?saved";
    const { page } = await visitPanel(story, path);
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Contact phone (Optional)").fill("+44 20 7946");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await signInAgain(page);
    await page.waitForURL(story.origin + path);
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>("[name=contact_phone]")!
        .value === "+44 20 7946"
    );
  },
);
