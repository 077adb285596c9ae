import { Buffer } from "node:buffer";
import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { BrowserContextOptions, Page } from "playwright-core";
import { listMails } from "@/lib/mail/outbox.ts";
import {
  findParcelId,
  getParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { ADMIN } from "../helpers/admin.ts";
import type { TestApp } from "../helpers/app.ts";
import { browserTest, type Story, type Visit } from "../helpers/browser.ts";
import { signInAgain, visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";
import { jpg } from "../helpers/pictures.ts";
import { keepingTransport } from "../helpers/transports.ts";

const SEND = "/control/email/send.html";
const KEPT = "The email has been kept.";
const MAIL = { to: "bob@example.com", subject: "Your parcel" };

async function openForm(
  story: Story,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  await updateSettings(story.app.kv, { contact_email: "a@waybill.example" });
  const visit = await visitPanel(story, SEND, options);
  await visit.page.waitForLoadState("networkidle");
  return visit;
}

async function fillIn(page: Page, body = "It is here."): Promise<void> {
  await page.getByLabel("To", { exact: true }).fill(MAIL.to);
  await page.getByLabel("Subject").fill(MAIL.subject);
  await page.getByLabel("Body").fill(body);
}

function send(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Send Email" }).click();
}

async function mails({ kv }: TestApp): Promise<(string | null)[]> {
  const { data } = await listMails(kv, { page: 1, per_page: 10 });
  return data.map(({ body }) => body);
}

function focusedName(page: Page): Promise<string | null> {
  return page.locator(":focus").getAttribute("name");
}

browserTest(
  "a refused form shows errors in place, focuses the first wrong field and keeps its input",
  async (story) => {
    const { page } = await openForm(story);
    await page.evaluate(() => document.body.dataset.same = "yes");
    await page.getByLabel("Subject").fill("Your parcel");
    await send(page);
    const alert = page.getByRole("alert");
    match(await alert.innerText(), /The to field is required\.\s+The body/);
    equal(await focusedName(page), "to");
    match(await page.title(), /^Error: Send Email/);
    equal(await page.getByLabel("Subject").inputValue(), "Your parcel");
    equal(
      await page.locator("#field-to-error").innerText(),
      "The to field is required.",
    );
    await page.getByLabel("To", { exact: true }).fill("bob");
    await page.getByLabel("Body").fill("It is here.");
    await send(page);
    await page.getByText("valid email address").first().waitFor();
    equal(await page.locator(".field-error").count(), 1);
    equal(await page.locator("[aria-invalid]").count(), 1);
    await alert.getByRole("link").click();
    equal(await focusedName(page), "to");
    equal(await page.locator("body").getAttribute("data-same"), "yes");
    deepEqual(await mails(story.app), []);
  },
);

browserTest(
  "a counter follows the text and marks an overlong one",
  async (story) => {
    const { page } = await openForm(story);
    const body = page.getByLabel("Body");
    const counter = page.locator("#field-body-counter");
    await body.fill("海".repeat(20_001));
    equal(await counter.innerText(), "20001/20000");
    equal(await body.getAttribute("aria-invalid"), "true");
    equal(await counter.getAttribute("aria-live"), "polite");
    await body.fill("海");
    equal(await counter.innerText(), "1/20000");
    equal(await body.getAttribute("aria-invalid"), null);
  },
);

browserTest(
  "a counted field stays marked while its error stands",
  async (story) => {
    const { page } = await openForm(story);
    const body = page.getByLabel("Body");
    await send(page);
    await page.locator("#field-body-error").waitFor();
    await body.fill("海");
    equal(await page.locator("#field-body-counter").innerText(), "1/20000");
    equal(await body.getAttribute("aria-invalid"), "true");
    match((await body.getAttribute("aria-describedby"))!, /field-body-error/);
  },
);

browserTest(
  "leaving a changed form asks, and a submitted one does not",
  async (story) => {
    const { page } = await openForm(story);
    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    await page.getByRole("link", { name: "Parcels" }).first().click();
    await page.waitForURL("**/control/parcels/list.html");
    await page.goBack();
    await page.waitForLoadState("networkidle");
    deepEqual(asked, []);
    await page.getByLabel("Subject").click();
    await page.keyboard.type("Half");
    const dialog = page.waitForEvent("dialog");
    await page.getByRole("link", { name: "Reviews" }).first().click();
    await dialog;
    deepEqual(asked, ["beforeunload"]);
    equal(await page.getByLabel("Subject").inputValue(), "Half");
    await fillIn(page);
    await send(page);
    await page.getByText(KEPT).waitFor();
    equal(page.url(), `${story.origin}${SEND}?done=kept`);
    await page.getByRole("link", { name: "Reviews" }).first().click();
    await page.waitForURL(/reviews/);
    deepEqual(asked, ["beforeunload"]);
  },
);

const transport = keepingTransport();

browserTest(
  "a double click sends one mail",
  async (story) => {
    const { page } = await openForm(story);
    const { promise, resolve } = Promise.withResolvers<void>();
    transport.gate = promise;
    await fillIn(page);
    const button = page.getByRole("button", { name: "Send Email" });
    await button.click();
    await button.click();
    equal(await page.locator("form[aria-busy=true]").count(), 1);
    resolve();
    await page.getByText("Your email has been sent.").waitFor();
    deepEqual(await mails(story.app), ["It is here."]);
    equal(transport.letters.length, 1);
  },
  { env: { MAIL_DRIVER: "smtp" }, transport },
);

browserTest(
  "a form that cannot be sent stays, says Invalid Json and what that means, and can be sent once the network is back",
  async (story) => {
    const { page } = await openForm(story);
    await fillIn(page);
    await page.context().setOffline(true);
    await send(page);
    match(
      await page.getByRole("alert").innerText(),
      /^Invalid Json\s+The connection to this site failed.*still here/,
    );
    equal(await page.getByLabel("Body").inputValue(), "It is here.");
    await page.context().setOffline(false);
    await send(page);
    await page.getByText(KEPT).waitFor();
    deepEqual(await mails(story.app), ["It is here."]);
  },
);

browserTest(
  "a changed form asks before leaving even without storage",
  async (story) => {
    const { page } = await openForm(story);
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, "sessionStorage", {
        get() {
          throw new DOMException("Denied", "SecurityError");
        },
      });
    });
    await page.reload();
    await page.waitForLoadState("networkidle");
    await fillIn(page);
    const asked = page.waitForEvent("dialog");
    const left = page.goto(`${story.origin}/control/index.html`);
    const dialog = await asked;
    equal(dialog.type(), "beforeunload");
    await dialog.accept();
    await left;
  },
);

browserTest(
  "input survives the end of the session and a new sign-in",
  async (story) => {
    const { page } = await openForm(story);
    await fillIn(page);
    await page.context().clearCookies();
    await send(page);
    await page.waitForURL(/signin\.html\?next=/);
    await signInAgain(page);
    await page.waitForURL(story.origin + SEND);
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>("[name=subject]")!.value !== ""
    );
    equal(await page.getByLabel("To", { exact: true }).inputValue(), MAIL.to);
    equal(await page.getByLabel("Body").inputValue(), "It is here.");
    await send(page);
    await page.getByText(KEPT).waitFor();
    deepEqual(await mails(story.app), ["It is here."]);
  },
);

browserTest(
  "the hints of a form fit its restored input",
  async (story) => {
    await addParcel(story.app.kv, { tracking_code: "WB-1111" });
    const { page } = await visitPanel(
      story,
      "/control/parcels/WB-1111/activities/create",
    );
    await page.getByLabel("Title").fill("Arrived");
    await page.getByLabel("Description").fill("At the depot.");
    await page.getByLabel("Occurred at").fill("2026-11-20T15:45");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Add Entry" }).click();
    await signInAgain(page);
    await page.getByText("13/2000").waitFor();
    await page.getByText("Nov 20, 2026").waitFor();
  },
);

for (const javaScriptEnabled of [true, false]) {
  const state = javaScriptEnabled ? "on" : "off";

  browserTest(
    `a new sign-in in the middle of a form does not overwrite another client's change, JavaScript ${state}`,
    async (story) => {
      const { kv } = story.app;
      await addParcel(kv, { tracking_code: "WB-1111", status: "Pending" });
      const id = (await findParcelId(kv, "WB-1111"))!;
      const { page } = await visitPanel(
        story,
        "/control/parcels/WB-1111/update",
        { javaScriptEnabled },
      );
      await page.getByLabel("Weight").fill("12 kg");
      await updateParcel(kv, { id, status: "Delivered" });
      await page.context().clearCookies();
      await page.getByRole("button", { name: "Save Changes" }).click();
      await signInAgain(page);
      const again = javaScriptEnabled ? "Save Changes" : "Go On";
      if (javaScriptEnabled) {
        await page.waitForFunction(() =>
          document.querySelector<HTMLInputElement>("[name=weight]")?.value
        );
      }
      await page.getByRole("button", { name: again }).click();
      await page.getByText("Another change in the meantime: Status.").waitFor();
      const { status, weight } = (await getParcel(kv, id))!;
      deepEqual({ status, weight }, { status: "Delivered", weight: "12 kg" });
    },
  );
}

browserTest(
  "without JavaScript input survives a new sign-in and a wrong password",
  async (story) => {
    const { page } = await openForm(story, { javaScriptEnabled: false });
    await fillIn(page, "It is here.\nTake care.");
    await page.context().clearCookies();
    await send(page);
    await page.getByLabel("Email").fill(ADMIN.email);
    await page.getByLabel("Password", { exact: true }).fill("Wrong-horse-7");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Invalid email or password.").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("It has not been sent yet.").waitFor();
    deepEqual(await mails(story.app), []);
    await page.getByRole("button", { name: "Go On" }).click();
    await page.getByText(KEPT).waitFor();
    deepEqual(await mails(story.app), ["It is here.\nTake care."]);
  },
);

for (const javaScriptEnabled of [true, false]) {
  const state = javaScriptEnabled ? "on" : "off";

  browserTest(
    `after an ended session the sign-in says that the photo was not saved, JavaScript ${state}`,
    async (story) => {
      const { kv } = story.app;
      await addParcel(kv, { tracking_code: "WB-1111" });
      const path = "/control/parcels/WB-1111/update-image";
      const { page } = await visitPanel(story, path, { javaScriptEnabled });
      const buffer = Buffer.from(jpg);
      const photo = { name: "a.jpg", mimeType: "image/jpeg", buffer };
      const save = page.getByRole("button", { name: "Save Changes" });
      await page.getByLabel("Image").setInputFiles(photo);
      await page.context().clearCookies();
      await save.click();
      await page.getByText("nothing was saved").waitFor();
      await signInAgain(page);
      await page.waitForURL(story.origin + path);
      await page.getByLabel("Image").setInputFiles(photo);
      await save.click();
      await page.getByText("The parcel has been updated.").waitFor();
    },
  );
}

browserTest(
  "a chosen photo has a preview and an upload progress, and stays chosen after a refusal",
  async (story) => {
    const { page } = await visitPanel(story, "/control/reviews/create.html");
    await page.waitForLoadState("networkidle");
    await page.locator("input[type=file]").setInputFiles({
      name: "ann.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from(jpg),
    });
    await page.getByRole("img", { name: "ann.jpg" }).waitFor();
    await page.getByLabel("Review").fill("Always on time.");
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/reviews/create.html", async (route) => {
      await promise;
      await route.continue();
    });
    const button = page.locator("main button[type=submit]");
    await button.click();
    await page.getByRole("progressbar").waitFor();
    resolve();
    await page.getByRole("alert").waitFor();
    equal(await page.getByRole("progressbar").count(), 0);
    equal(await page.getByRole("img", { name: "ann.jpg" }).count(), 1);
    await page.getByLabel("Name").fill("Ann");
    await button.click();
    await page.getByText("The review has been created.").waitFor();
  },
);

browserTest(
  "a password can be revealed while typing and is hidden on submit",
  async (story) => {
    const { page } = await visitPanel(story, "/control/account/password.html");
    const field = page.getByLabel("Current password");
    const toggle = page.getByRole("button", { name: "Show password" }).first();
    await toggle.click();
    equal(await field.getAttribute("type"), "text");
    equal(await toggle.getAttribute("aria-pressed"), "true");
    await field.fill("wrong");
    await page.getByRole("button", { name: "Change Password" }).click();
    await page.getByRole("alert").waitFor();
    equal(await field.getAttribute("type"), "password");
    equal(await field.inputValue(), "");
    // What lives in the form lives on after a refusal.
    await toggle.click();
    equal(await field.getAttribute("type"), "text");
  },
);

browserTest(
  "without JavaScript the same form is shown again with its errors, and sent",
  async (story) => {
    const { page } = await openForm(story, { javaScriptEnabled: false });
    await fillIn(page, "");
    await send(page);
    match(await page.getByRole("alert").innerText(), /The body field/);
    match(await page.title(), /^Error: /);
    equal(await focusedName(page), "body");
    equal(await page.getByLabel("Subject").inputValue(), MAIL.subject);
    await page.getByLabel("Body").fill("It is here.");
    await send(page);
    ok((await page.getByRole("status").innerText()).startsWith(KEPT));
    deepEqual(await mails(story.app), ["It is here."]);
  },
);

browserTest(
  "a cross-origin form in a signed-in browser is refused",
  async (story) => {
    const { page } = await openForm(story);
    const stolen = Object.entries({ ...MAIL, body: "Stolen" })
      .map(([name, value]) => `<input name="${name}" value="${value}">`)
      .join("");
    await using thief = Deno.serve(
      { port: 0, hostname: "127.0.0.1", onListen: () => undefined },
      () =>
        new Response(
          `<form method="post" action="${story.origin}${SEND}">${stolen}<button>Win</button></form>`,
          { headers: { "content-type": "text/html" } },
        ),
    );
    await page.goto(`http://127.0.0.1:${thief.addr.port}`);
    const answer = page.waitForResponse(story.origin + SEND);
    await page.getByRole("button", { name: "Win" }).click();
    equal((await answer).status(), 403);
    deepEqual(await mails(story.app), []);
  },
);

browserTest(
  "the contact form submits in place and confirms there",
  async ({ app, origin, visit }) => {
    const { page, errors } = await visit("/contact.html");
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Subject").fill("A lost pallet");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByRole("alert").getByText("The message field is required.")
      .waitFor();
    equal(await focusedName(page), "body");
    await page.getByLabel("Message").fill("Where is it?");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.waitForURL(`${origin}/contact.html?done=sent#message-form`);
    equal(await page.getByRole("status").isVisible(), true);
    equal(
      (await app.kv.list({ prefix: ["messages"] }, { limit: 5 })).length,
      1,
    );
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.getByRole("alert").waitFor();
    equal(await page.getByRole("status").count(), 0, "both at once");
    deepEqual(errors.filter((error) => !/422/.test(error)), []);
  },
);
