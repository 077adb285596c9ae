import { deepEqual, equal, match, ok } from "node:assert/strict";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { fill, press, seeConfirmation, seeRefusal } from "../helpers/screen.ts";

// The other settings forms work the same way; the API tests cover their values.
test.withAndWithoutJavaScript("a member edits the contact details", async (story) => {
  const { app, origin } = story;
  const { page } = await visitPanel(story, "/control/settings");
  await page.getByRole("link", { name: "Contact Info" }).click();
  await fill(page, {
    "Contact phone (Optional)": "+44 20 7946",
    "Contact address": "Berth 14\nSouthampton",
  });
  await press(page, "Save Changes");
  await seeRefusal(page, "The contact email field is required.");
  await fill(page, { "Contact email": "hello@waybill.example" });
  await press(page, "Save Changes");
  await seeConfirmation(page, "The settings have been updated.");
  const { contact_email, contact_phone, contact_address } = await getSettings(
    app.kv,
  );
  deepEqual([contact_email, contact_phone, contact_address], [
    "hello@waybill.example",
    "+44 20 7946",
    "Berth 14\nSouthampton",
  ]);
  await press(page, "Save Changes");
  await seeConfirmation(page, "Nothing to update.");
  await page.goto(`${origin}/contact.html`);
  await page.getByRole("main").getByText("hello@waybill.example").waitFor();
});

test.withAndWithoutJavaScript("a member confirms the sample figures with one click", async (story) => {
  const { app, origin } = story;
  await writeFirstPages(app.kv);
  const { page, errors } = await visitPanel(story, "/control/index.html");
  await page.getByRole("link", { name: "Check the sample figures" }).click();
  await press(page, "These Are Ours");
  await seeConfirmation(page, "The settings have been updated.");
  equal(await page.getByText("These Are Ours").count(), 0);
  await page.goto(origin);
  await page.getByText("Carrying freight since 1985").waitFor();
  equal(await page.getByText("Sample figure").count(), 0);
  deepEqual(errors, []);
});

test("a time zone missing from the list is kept until another is chosen", async (story) => {
  const { kv } = story.app;
  await updateSettings(kv, { time_zone: "Etc/GMT+5" });
  const { page } = await visitPanel(story, "/control/settings/privacy");
  await page.getByLabel("Tracking privacy").selectOption("Masked");
  await press(page, "Save Changes");
  await seeConfirmation(page, "The settings have been updated.");
  const { tracking_privacy, time_zone } = await getSettings(kv);
  deepEqual([tracking_privacy, time_zone], ["masked", "Etc/GMT+5"]);
  await page.getByLabel("Time zone").selectOption("Europe/Lisbon");
  // Waits for the load, because the page already shows the same confirmation.
  const loaded = page.waitForEvent("load");
  await press(page, "Save Changes");
  await loaded;
  equal((await getSettings(kv)).time_zone, "Europe/Lisbon");
});

test("saving the HTML settings reloads the page and applies them immediately", async (story) => {
  const { page } = await visitPanel(story, "/control/settings/html");
  const code = page.getByLabel("Chat code");
  await fill(page, { "Meta description": "Freight since 1985" });
  for (const chat of ["<script src=a.js></script>", ""]) {
    await page.evaluate(() => document.body.dataset.old = "yes");
    await code.fill(chat);
    await press(page, "Save Changes");
    await page.waitForFunction(() => document.body.dataset.old === undefined);
    await seeConfirmation(page, "The settings have been updated.");
  }
  const { meta_description, chat_code } = await getSettings(story.app.kv);
  deepEqual([meta_description, chat_code], ["Freight since 1985", null]);
  await page.goto(story.origin);
  const description = page.locator("meta[name=description]");
  equal(await description.getAttribute("content"), "Freight since 1985");
});

test("mail settings name the transport, preview every template and save the chosen one", async (story) => {
  await updateSettings(story.app.kv, {
    contact_email: "hello@waybill.example",
    company_name: "Harbour & Sons",
  });
  const { page, errors } = await visitPanel(story, "/control/settings/mail");
  const way = page.getByRole("region", { name: "How mails leave" });
  match(await way.innerText(), /log\s+Mails are kept in the outbox/);
  match(await way.innerText(), /hello@waybill\.example/);
  const choice = page.getByLabel("Mail template");
  const names = await choice.locator("option").evaluateAll((all) =>
    (all as HTMLOptionElement[]).map(({ value }) => value)
  );
  deepEqual(names, ["plain", "html1", "html2", "html3", "html4"]);
  for (const name of names) {
    const frame = page.getByTitle(`Mail template ${name}`);
    await frame.scrollIntoViewIfNeeded();
    const mail = frame.contentFrame();
    // HTML mails start with a hidden preview text that repeats the beginning.
    await mail.getByText("your parcel has left our warehouse").last().waitFor();
    await mail.getByText("Harbour & Sons").last().waitFor();
  }
  await choice.selectOption("html3");
  await press(page, "Save Changes");
  await seeConfirmation(page, "The settings have been updated.");
  equal((await getSettings(story.app.kv)).mail_template, "html3");
  const used = page.getByRole("listitem").filter({ hasText: "In use" });
  match(await used.innerText(), /^html3/);
  deepEqual(errors, []);
});

test("the mail setup fits a narrow screen, and the link to it scrolls it below the header", async (story) => {
  const viewport = { width: 320, height: 700 };
  const day = "/control/index.html";
  const { page } = await visitPanel(story, day, { viewport });
  await page.getByRole("link", { name: "How to set up mail" }).click();
  await page.waitForURL(`${story.origin}/control/settings/mail#mail-setup`);
  const [width, header, title] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.querySelector("header")!.getBoundingClientRect().bottom,
    document.querySelector("#mail-setup-title")!.getBoundingClientRect().top,
  ]);
  equal(width, viewport.width);
  ok(title! > header!, `${title} under ${header}`);
});

test("a confirmation focuses its message and leaves the title visible below the header", async (story) => {
  for (
    const path of [
      "/control/email/send.html?done=kept",
      "/control/settings/contact?done=updated",
      "/control/account/password.html?done=changed",
    ]
  ) {
    for (const width of [390, 1440]) {
      const viewport = { width, height: 700 };
      const { page } = await visitPanel(story, path, { viewport });
      await page.locator(".panel:focus").waitFor();
      const [header, title, ring] = await page.evaluate(() => [
        document.querySelector("header")!.getBoundingClientRect().bottom,
        document.querySelector("h1")!.getBoundingClientRect().top,
        getComputedStyle(document.activeElement!).outlineStyle,
      ]);
      ok(title! > header!, `${path}: ${title} under ${header}`);
      equal(ring, "solid");
    }
  }
});
