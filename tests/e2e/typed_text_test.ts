import { equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { createMessage } from "@/lib/messages/messages.ts";
import { findParcelId, getParcel } from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { messageCreate } from "@/lib/messages/schema.ts";
import { type Story, test } from "../helpers/browser.ts";
import { signIn, signInAgain, visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";
import { fill, hold, press, see } from "../helpers/screen.ts";

/** Sends the company a message as a visitor would. */
function sendMessage({ app }: Story, email: string): Promise<unknown> {
  const message = { email, subject: `From ${email}`, body: "Where is it?" };
  return createMessage(app.kv, messageCreate.parse(message), {});
}

/** Opens the reply to a message in the inbox and returns the URL. */
async function openReply(page: Page, email: string): Promise<string> {
  await page.getByRole("link", { name: `From ${email}` }).first().click();
  await page.getByRole("link", { name: "Reply" }).click();
  await page.getByLabel("Body").waitFor();
  await page.waitForLoadState("networkidle");
  return page.url();
}

/** Navigates away and answers the browser's prompt about leaving. */
async function leave(
  page: Page,
  navigate: () => Promise<void> | void,
  answer: "accept" | "dismiss",
): Promise<void> {
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    equal(dialog.type(), "beforeunload");
    await dialog[answer]();
  });
  await Promise.all([asked, navigate()]);
}

test("a draft is restored only in a mail to the same recipient", async (story) => {
  await updateSettings(story.app.kv, { contact_email: "a@waybill.example" });
  await sendMessage(story, "ann@example.com");
  await sendMessage(story, "bob@example.com");
  const list = "/control/messages/list.html";
  const { page } = await visitPanel(story, list);
  const toAnn = await openReply(page, "ann@example.com");
  await fill(page, { "Body": "It is here, Ann." });
  await page.context().clearCookies();
  await press(page, "Send Email");
  await see(page, "Your session has ended");
  await page.goto(story.origin + list);
  await signIn(page);
  await openReply(page, "bob@example.com");
  const to = page.getByLabel("To", { exact: true });
  equal(await to.inputValue(), "bob@example.com");
  equal(/Ann/.test(await page.getByLabel("Body").inputValue()), false);
  await page.goto(toAnn);
  await see(page, "16/20000");
  equal(await page.getByLabel("Body").inputValue(), "It is here, Ann.");
});

test("a draft is restored even if the URL asks for a confirmation message", async (story) => {
  const path = "/control/settings/contact?done=updated";
  const { page } = await visitPanel(story, path);
  await page.waitForLoadState("networkidle");
  await fill(page, { "Contact phone (Optional)": "+44 20 7946" });
  await page.context().clearCookies();
  await press(page, "Save Changes");
  await signInAgain(page);
  await page.waitForURL(story.origin + path);
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>("[name=contact_phone]")!.value
  );
});

test("text typed before hydration or restored by Back is counted and guarded", async (story) => {
  const { page } = await story.visit("/healthz");
  const release = await hold(page, "**/*.js");
  await page.goto(`${story.origin}/contact.html`, { waitUntil: "commit" });
  await page.getByLabel("Message").click();
  await page.keyboard.type("Where is it?");
  release();
  await see(page, "12/2000");
  const home = () => page.getByRole("link", { name: "Home" }).first().click();
  await leave(page, home, "dismiss");
  await leave(page, home, "accept");
  await page.waitForURL(`${story.origin}/`);
  await page.goBack();
  await see(page, "12/2000");
  equal(await page.getByLabel("Message").inputValue(), "Where is it?");
  await page.getByLabel("Subject").click();
  await leave(page, home, "dismiss");
});

test("text typed during a submit is guarded and can be submitted afterwards", async (story) => {
  const { kv } = story.app;
  await addParcel(kv, { tracking_code: "WB-1111" });
  const id = (await findParcelId(kv, "WB-1111"))!;
  const path = "/control/parcels/WB-1111/update";
  const { page } = await visitPanel(story, path);
  await page.waitForLoadState("networkidle");
  const release = await hold(page, `**${path}`);
  await page.getByLabel("Weight").click();
  await page.keyboard.type("12 kg");
  await press(page, "Save Changes");
  await page.getByLabel("Sender name").click();
  await page.keyboard.type("Bob Jones");
  await leave(page, release, "dismiss");
  equal((await getParcel(kv, id))?.weight, "12 kg");
  await press(page, "Save Changes");
  await see(page, "The parcel has been updated.");
  equal((await getParcel(kv, id))?.sender_name, "Bob Jones");
});
