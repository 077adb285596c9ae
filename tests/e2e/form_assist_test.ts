import { deepEqual, equal, match } from "node:assert/strict";
import type { BrowserContextOptions, Page } from "playwright-core";
import {
  findParcelId,
  getParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { ADMIN } from "../helpers/admin.ts";
import type { TestApp } from "../helpers/app.ts";
import { serve, type Story, test, type Visit } from "../helpers/browser.ts";
import { signInAgain, visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";
import { photoFile } from "../helpers/pictures.ts";
import {
  fill,
  hold,
  press,
  see,
  seeFocus,
  seeRefusal,
  unexpectedErrors,
} from "../helpers/screen.ts";
import { recordingTransport } from "../helpers/transports.ts";
import { listMails } from "@/lib/mail/listed_mail.ts";

const SEND = "/control/email/send.html";
const KEPT = "The email has been kept.";
const MAIL = { to: "bob@example.com", subject: "Your parcel" };
const PHOTO = photoFile("ann.jpg");

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
  await fill(page, { "Subject": MAIL.subject, "Body": body });
}

async function listBodies({ kv }: TestApp): Promise<(string | null)[]> {
  const { data } = await listMails(kv, { page: 1, per_page: 10 });
  return data.map(({ body }) => body);
}

/** Waits until a script has restored a field. */
async function waitForInput(page: Page, name: string): Promise<void> {
  await page.waitForFunction((name) => {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    return field && field.value !== "";
  }, name);
}

test("an invalid form shows errors in place, focuses the first invalid field and keeps its input", async (story) => {
  const { page } = await openForm(story);
  await page.evaluate(() => document.body.dataset.same = "yes");
  await fill(page, { "Subject": "Your parcel" });
  await press(page, "Send Email");
  const alert = page.getByRole("alert");
  match(await alert.innerText(), /The to field is required\.\s+The body/);
  await seeFocus(page, "to");
  match(await page.title(), /^Error: Send Email/);
  equal(await page.getByLabel("Subject").inputValue(), "Your parcel");
  const error = page.locator("#field-to-error");
  equal(await error.innerText(), "The to field is required.");
  await page.getByLabel("To", { exact: true }).fill("bob");
  await fill(page, { "Body": "It is here." });
  await press(page, "Send Email");
  await page.getByText("valid email address").first().waitFor();
  equal(await page.locator(".field-error").count(), 1);
  equal(await page.locator("[aria-invalid]").count(), 1);
  await alert.getByRole("link").click();
  await seeFocus(page, "to");
  equal(await page.locator("body").getAttribute("data-same"), "yes");
  deepEqual(await listBodies(story.app), []);
});

test("a counter updates while typing, and a too long or refused text is marked invalid", async (story) => {
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

  await body.fill("");
  await press(page, "Send Email");
  await page.locator("#field-body-error").waitFor();
  await body.fill("海");
  equal(await counter.innerText(), "1/20000");
  equal(await body.getAttribute("aria-invalid"), "true");
  match((await body.getAttribute("aria-describedby"))!, /field-body-error/);
});

test("leaving a changed form asks for confirmation, leaving a submitted one does not", async (story) => {
  const { page } = await openForm(story);
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  const leaveBy = (name: string) =>
    page.getByRole("link", { name }).first().click();
  await leaveBy("Parcels");
  await page.waitForURL("**/control/parcels/list.html");
  await page.goBack();
  await page.waitForLoadState("networkidle");
  deepEqual(asked, []);
  await page.getByLabel("Subject").click();
  await page.keyboard.type("Half");
  const dialog = page.waitForEvent("dialog");
  await leaveBy("Reviews");
  await dialog;
  deepEqual(asked, ["beforeunload"]);
  equal(await page.getByLabel("Subject").inputValue(), "Half");
  await fillIn(page);
  await press(page, "Send Email");
  await see(page, KEPT);
  equal(page.url(), `${story.origin}${SEND}?done=kept`);
  await leaveBy("Reviews");
  await page.waitForURL(/reviews/);
  deepEqual(asked, ["beforeunload"]);
});

const transport = recordingTransport();

test(
  "a double click sends one mail",
  async (story) => {
    const { page } = await openForm(story);
    const { promise, resolve } = Promise.withResolvers<void>();
    transport.gate = promise;
    await fillIn(page);
    await press(page, "Send Email");
    await press(page, "Send Email");
    equal(await page.locator("form[aria-busy=true]").count(), 1);
    resolve();
    await see(page, "Your email has been sent.");
    deepEqual(await listBodies(story.app), ["It is here."]);
    equal(transport.letters.length, 1);
  },
  { env: { MAIL_DRIVER: "smtp" }, transport },
);

test("a form submitted offline keeps its input, explains the failure and can be submitted once online", async (story) => {
  const { page } = await openForm(story);
  await fillIn(page);
  await page.context().setOffline(true);
  await press(page, "Send Email");
  match(
    await page.getByRole("alert").innerText(),
    /^Invalid Json\s+The connection to this site failed.*still here/,
  );
  equal(await page.getByLabel("Body").inputValue(), "It is here.");
  await page.context().setOffline(false);
  await press(page, "Send Email");
  await see(page, KEPT);
  deepEqual(await listBodies(story.app), ["It is here."]);
});

test("a changed form asks before leaving even if storage is blocked", async (story) => {
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
});

test("input survives an expired session and a new sign-in", async (story) => {
  const { page } = await openForm(story);
  await fillIn(page);
  await page.context().clearCookies();
  await press(page, "Send Email");
  await page.waitForURL(/signin\.html\?next=/);
  await signInAgain(page);
  await page.waitForURL(story.origin + SEND);
  await waitForInput(page, "subject");
  equal(await page.getByLabel("To", { exact: true }).inputValue(), MAIL.to);
  equal(await page.getByLabel("Body").inputValue(), "It is here.");
  await press(page, "Send Email");
  await see(page, KEPT);
  deepEqual(await listBodies(story.app), ["It is here."]);
});

test("the counter and the time hint match restored input", async (story) => {
  await addParcel(story.app.kv, { tracking_code: "WB-1111" });
  const path = "/control/parcels/WB-1111/activities/create";
  const { page } = await visitPanel(story, path);
  await fill(page, {
    "Title": "Arrived",
    "Description": "At the depot.",
    "Occurred at": "2026-11-20T15:45",
  });
  await page.context().clearCookies();
  await press(page, "Add Entry");
  await signInAgain(page);
  await see(page, "13/2000");
  await see(page, "Nov 20, 2026");
});

test.withAndWithoutJavaScript("signing in again within a form does not overwrite another client's change", async (story) => {
  const { kv } = story.app;
  await addParcel(kv, { tracking_code: "WB-1111", status: "Pending" });
  const id = (await findParcelId(kv, "WB-1111"))!;
  const path = "/control/parcels/WB-1111/update";
  const { page } = await visitPanel(story, path);
  await fill(page, { "Weight": "12 kg" });
  await updateParcel(kv, { id, status: "Delivered" });
  await page.context().clearCookies();
  await press(page, "Save Changes");
  await signInAgain(page);
  if (story.javaScriptEnabled) await waitForInput(page, "weight");
  await press(page, story.javaScriptEnabled ? "Save Changes" : "Go On");
  await see(page, "Another change in the meantime: Status.");
  const { status, weight } = (await getParcel(kv, id))!;
  deepEqual([status, weight], ["Delivered", "12 kg"]);
});

test("without JavaScript input survives a wrong password and a new sign-in", async (story) => {
  const { page } = await openForm(story, { javaScriptEnabled: false });
  await fillIn(page, "It is here.\nTake care.");
  await page.context().clearCookies();
  await press(page, "Send Email");
  const password = page.getByLabel("Password", { exact: true });
  await fill(page, { "Email": ADMIN.email });
  await password.fill("Wrong-horse-7");
  await press(page, "Sign In");
  await see(page, "Invalid email or password.");
  await password.fill(ADMIN.password);
  await press(page, "Sign In");
  await see(page, "It has not been sent yet.");
  deepEqual(await listBodies(story.app), []);
  await press(page, "Go On");
  await see(page, KEPT);
  deepEqual(await listBodies(story.app), ["It is here.\nTake care."]);
});

test.withAndWithoutJavaScript("after an expired session the sign-in says that the photo was not saved", async (story) => {
  await addParcel(story.app.kv, { tracking_code: "WB-1111" });
  const path = "/control/parcels/WB-1111/update-image";
  const { page } = await visitPanel(story, path);
  await page.getByLabel("Image").setInputFiles(PHOTO);
  await page.context().clearCookies();
  await press(page, "Save Changes");
  await see(page, "nothing was saved");
  await signInAgain(page);
  await page.waitForURL(story.origin + path);
  await page.getByLabel("Image").setInputFiles(PHOTO);
  await press(page, "Save Changes");
  await see(page, "The parcel has been updated.");
});

test("a chosen photo shows a preview and upload progress, and stays chosen after an error", async (story) => {
  const { page } = await visitPanel(story, "/control/reviews/create.html");
  await page.waitForLoadState("networkidle");
  await page.locator("input[type=file]").setInputFiles(PHOTO);
  const preview = page.getByRole("img", { name: PHOTO.name });
  await preview.waitFor();
  await fill(page, { "Review": "Always on time." });
  const release = await hold(page, "**/reviews/create.html");
  await press(page, "Create Review");
  const progress = page.getByRole("progressbar");
  await progress.waitFor();
  release();
  await page.getByRole("alert").waitFor();
  equal(await progress.count(), 0);
  equal(await preview.count(), 1);
  await fill(page, { "Name": "Ann" });
  await press(page, "Create Review");
  await see(page, "The review has been created.");
});

test("a password can be revealed while typing and is hidden again on submit", async (story) => {
  const { page } = await visitPanel(story, "/control/account/password.html");
  const field = page.getByLabel("Current password");
  const toggle = page.getByRole("button", { name: "Show password" }).first();
  await toggle.click();
  equal(await field.getAttribute("type"), "text");
  equal(await toggle.getAttribute("aria-pressed"), "true");
  await field.fill("wrong");
  await press(page, "Change Password");
  await page.getByRole("alert").waitFor();
  equal(await field.getAttribute("type"), "password");
  equal(await field.inputValue(), "");
  // The button still works in the redisplayed form.
  await toggle.click();
  equal(await field.getAttribute("type"), "text");
});

test("a cross-origin form post from a signed-in browser is rejected", async (story) => {
  const { page } = await openForm(story);
  const stolen = Object.entries({ ...MAIL, body: "Stolen" })
    .map(([name, value]) => `<input name="${name}" value="${value}">`)
    .join("");
  const form =
    `<form method="post" action="${story.origin}${SEND}">${stolen}<button>Win</button></form>`;
  const headers = { "content-type": "text/html" };
  await using thief = serve(() => new Response(form, { headers }));
  await page.goto(thief.origin);
  const answer = page.waitForResponse(story.origin + SEND);
  await press(page, "Win");
  equal((await answer).status(), 403);
  deepEqual(await listBodies(story.app), []);
});

test("the contact form submits and confirms without leaving the page", async ({ app, origin, visit }) => {
  const { page, errors } = await visit("/contact.html");
  await page.waitForLoadState("networkidle");
  await fill(page, { "Subject": "A lost pallet" });
  await press(page, "Send Message");
  await seeRefusal(page, "The message field is required.");
  await seeFocus(page, "body");
  await fill(page, { "Message": "Where is it?" });
  await press(page, "Send Message");
  await page.waitForURL(`${origin}/contact.html?done=sent#message-form`);
  await page.getByRole("status").waitFor();
  const stored = await app.kv.list({ prefix: ["messages"] }, { limit: 5 });
  equal(stored.length, 1);
  await press(page, "Send Message");
  await page.getByRole("alert").waitFor();
  equal(await page.getByRole("status").count(), 0, "both at once");
  deepEqual(unexpectedErrors(errors, 422), []);
});
