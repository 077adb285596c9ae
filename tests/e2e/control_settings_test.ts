import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import { browserTest } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";

// The other forms of the settings are made alike.
for (const javaScriptEnabled of [true, false]) {
  browserTest(
    `an administrator says how visitors reach the company, JavaScript ${
      javaScriptEnabled ? "on" : "off"
    }`,
    async (story) => {
      const { app, origin } = story;
      const { page } = await visitPanel(story, "/control/settings", {
        javaScriptEnabled,
      });
      await page.getByRole("link", { name: "Contact Info" }).click();
      await page.getByLabel("Contact phone (Optional)").fill("+44 20 7946");
      await page.getByLabel("Contact address").fill("Berth 14\nSouthampton");
      await save(page);
      await page.getByRole("alert").getByText(
        "The contact email field is required.",
      ).waitFor();
      await page.getByLabel("Contact email").fill("hello@waybill.example");
      await save(page);
      await said(page, "The settings have been updated.");
      const { contact_email, contact_phone, contact_address } =
        await getSettings(app.kv);
      deepEqual([contact_email, contact_phone, contact_address], [
        "hello@waybill.example",
        "+44 20 7946",
        "Berth 14\nSouthampton",
      ]);
      await save(page);
      await said(page, "Nothing to update.");
      await page.goto(`${origin}/contact.html`);
      await page.getByRole("main").getByText("hello@waybill.example")
        .waitFor();
    },
  );
}

browserTest(
  "an administrator edits the company's figures",
  async (story) => {
    const { page } = await visitPanel(story, "/control/settings/company");
    await page.getByLabel("Company name").fill("Harbour & Sons");
    await page.getByLabel("Founded year").fill("1924");
    await page.getByLabel("Air freight gauge").fill("101");
    await save(page);
    await page.getByRole("alert").getByText(
      "The air freight gauge must be between 0 and 100.",
    ).waitFor();
    await page.getByLabel("Air freight gauge").fill("");
    await page.getByLabel("Warehousing gauge").fill("60");
    await save(page);
    await said(page, "The settings have been updated.");
    const settings = await getSettings(story.app.kv);
    deepEqual(
      [
        settings.company_name,
        settings.founded_year,
        settings.gauge_warehousing,
        settings.gauge_air,
      ],
      ["Harbour & Sons", 1924, 60, null],
    );
    equal(await page.getByLabel("Air freight gauge").inputValue(), "");
  },
);

browserTest(
  "an administrator masks recipients and moves the time zone",
  async (story) => {
    const { kv } = story.app;
    await updateSettings(kv, { time_zone: "Etc/GMT+5" });
    const { page } = await visitPanel(story, "/control/settings/privacy");
    await page.getByLabel("Tracking privacy").selectOption("Masked");
    await save(page);
    await said(page, "The settings have been updated.");
    const { tracking_privacy, time_zone } = await getSettings(kv);
    deepEqual([tracking_privacy, time_zone], ["masked", "Etc/GMT+5"]);
    await page.getByLabel("Time zone").selectOption("Europe/Lisbon");
    // The page says already what it is going to say.
    const loaded = page.waitForEvent("load");
    await save(page);
    await loaded;
    await said(page, "The settings have been updated.");
    equal((await getSettings(kv)).time_zone, "Europe/Lisbon");
  },
);

browserTest(
  "html settings apply after saving, and the page reloads",
  async (story) => {
    const { page } = await visitPanel(story, "/control/settings/html");
    await page.evaluate(() => document.body.dataset.old = "yes");
    await page.getByLabel("Meta description").fill("Freight since 1985");
    await page.getByLabel("Chat code").fill("<script src=a.js></script>");
    await save(page);
    await said(page, "The settings have been updated.");
    equal(await page.evaluate(() => document.body.dataset.old), undefined);
    await page.evaluate(() => document.body.dataset.old = "yes");
    await page.getByLabel("Chat code").fill("");
    await save(page);
    await page.waitForFunction(() => document.body.dataset.old === undefined);
    const { meta_description, chat_code } = await getSettings(story.app.kv);
    deepEqual([meta_description, chat_code], ["Freight since 1985", null]);
    await page.goto(story.origin);
    equal(
      await page.locator("meta[name=description]").getAttribute("content"),
      "Freight since 1985",
    );
  },
);

browserTest(
  "mail settings say how mails leave, show every template and keep the chosen one",
  async (story) => {
    await updateSettings(story.app.kv, {
      contact_email: "hello@waybill.example",
      company_name: "Harbour & Sons",
    });
    const { page, errors } = await visitPanel(story, "/control/settings/mail");
    const way = page.getByRole("region", { name: "How mails leave" });
    match(await way.innerText(), /log\s+Mails are kept in the outbox/);
    match(await way.innerText(), /hello@waybill\.example/);
    const options = page.getByLabel("Mail template").locator("option");
    const names = await options.evaluateAll((all) =>
      (all as HTMLOptionElement[]).map(({ value }) => value)
    );
    deepEqual(names, ["plain", "html1", "html2", "html3", "html4"]);
    for (const name of names) {
      const frame = page.getByTitle(`Mail template ${name}`);
      await frame.scrollIntoViewIfNeeded();
      const mail = frame.contentFrame();
      // An HTML mail says its beginning a second time, for lists of mails.
      await mail.getByText("your parcel has left our warehouse").last()
        .waitFor();
      await mail.getByText("Harbour & Sons").last().waitFor();
    }
    await page.getByLabel("Mail template").selectOption("html3");
    await save(page);
    await said(page, "The settings have been updated.");
    equal((await getSettings(story.app.kv)).mail_template, "html3");
    const used = page.getByRole("listitem").filter({ hasText: "In use" });
    match(await used.innerText(), /^html3/);
    deepEqual(errors, []);
  },
);

function save(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Save Changes" }).click();
}

function said(page: Page, text: string): Promise<void> {
  return page.getByRole("status").getByText(text).waitFor();
}

browserTest(
  "how to set up mail fits on a narrow screen, and the link to it leads below the header",
  async (story) => {
    const viewport = { width: 320, height: 700 };
    const { page } = await visitPanel(story, "/control/email/send.html", {
      viewport,
    });
    await page.getByRole("link", { name: "How to set up mail" }).click();
    await page.waitForURL(`${story.origin}/control/settings/mail#mail-setup`);
    const [width, header, title] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector("header")!.getBoundingClientRect().bottom,
      document.querySelector("#mail-setup-title")!.getBoundingClientRect().top,
    ]);
    equal(width, viewport.width);
    ok(title! > header!, `${title} under ${header}`);
  },
);

browserTest(
  "a confirmation shows its title below the header and focuses its message",
  async (story) => {
    for (
      const path of [
        "/control/email/send.html?done=kept",
        "/control/settings/contact?done=updated",
        "/control/account/password.html?done=changed",
      ]
    ) {
      for (const width of [390, 1440]) {
        const { page } = await visitPanel(story, path, {
          viewport: { width, height: 700 },
        });
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
  },
);
