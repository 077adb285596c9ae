import { equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { createMessage } from "@/lib/messages/messages.ts";
import { findParcelId, getParcel } from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { messageCreate } from "@/lib/messages/schema.ts";
import { browserTest, type Story } from "../helpers/browser.ts";
import { hold } from "../helpers/hold.ts";
import { signIn, signInAgain, visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";

/** A visitor writes to the company. */
function write({ app }: Story, email: string): Promise<unknown> {
  const message = { email, subject: `From ${email}`, body: "Where is it?" };
  return createMessage(app.kv, messageCreate.parse(message), {});
}

/** Opens the answer to a message from the inbox, and returns its address. */
async function reply(page: Page, email: string): Promise<string> {
  await page.getByRole("link", { name: `From ${email}` }).first().click();
  await page.getByRole("link", { name: "Reply" }).click();
  await page.getByLabel("Body").waitFor();
  await page.waitForLoadState("networkidle");
  return page.url();
}

/** Does what leads away, and answers the question that the browser then asks. */
async function leave(
  page: Page,
  press: () => Promise<void> | void,
  answer: "accept" | "dismiss",
): Promise<void> {
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    equal(dialog.type(), "beforeunload");
    await dialog[answer]();
  });
  await Promise.all([asked, press()]);
}

browserTest(
  "a draft to one person is restored in the mail to that person only",
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
  "a draft is restored at an address with a message",
  async (story) => {
    const path = "/control/settings/contact?done=updated";
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

browserTest(
  "input before hydration, and input restored by Back, is counted and guarded",
  async (story) => {
    const { page } = await story.visit("/healthz");
    const scripts = await hold(page, "**/*.js");
    await page.goto(`${story.origin}/contact.html`, { waitUntil: "commit" });
    await page.getByLabel("Message").click();
    await page.keyboard.type("Where is it?");
    scripts();
    await page.getByText("12/2000").waitFor();
    const home = () => page.getByRole("link", { name: "Home" }).first().click();
    await leave(page, home, "dismiss");
    await leave(page, home, "accept");
    await page.waitForURL(`${story.origin}/`);
    await page.goBack();
    await page.getByText("12/2000").waitFor();
    equal(await page.getByLabel("Message").inputValue(), "Where is it?");
    await page.getByLabel("Subject").click();
    await leave(page, home, "dismiss");
  },
);

browserTest(
  "input during a submit is guarded and can be submitted",
  async (story) => {
    const { kv } = story.app;
    await addParcel(kv, { tracking_code: "WB-1111" });
    const id = (await findParcelId(kv, "WB-1111"))!;
    const path = "/control/parcels/WB-1111/update";
    const { page } = await visitPanel(story, path);
    await page.waitForLoadState("networkidle");
    const save = page.getByRole("button", { name: "Save Changes" });
    const answer = await hold(page, `**${path}`);
    await page.getByLabel("Weight").click();
    await page.keyboard.type("12 kg");
    await save.click();
    await page.getByLabel("Sender name").click();
    await page.keyboard.type("Bob Jones");
    await leave(page, answer, "dismiss");
    equal((await getParcel(kv, id))?.weight, "12 kg");
    // What has been saved since is the same as what was typed.
    await save.click();
    await page.getByText("The parcel has been updated.").waitFor();
    equal((await getParcel(kv, id))?.sender_name, "Bob Jones");
  },
);
