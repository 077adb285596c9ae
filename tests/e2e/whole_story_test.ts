import { Buffer } from "node:buffer";
import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { setupToken } from "../helpers/admin.ts";
import { browserTest, type Story } from "../helpers/browser.ts";
import {
  type MailServer,
  type Received,
  startMailServer,
} from "../helpers/mail_server.ts";
import { pinOf } from "../helpers/pins.ts";
import { jpg } from "../helpers/pictures.ts";
import { loadedWidth } from "../helpers/shown_image.ts";
import { until } from "../helpers/until.ts";

const OWNER = "owner@harbour.example";
const HELLO = "hello@harbour.example";
const FIRST_PASSWORD = "three moored barges";
const SECOND_PASSWORD = "seven grey whales";
const THIRD_PASSWORD = "nine quiet ferries";
const MAILBOX_PASSWORD = "of the mailbox alone";
const PHOTO = {
  name: "photo.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from(jpg),
};

/** Who takes part, and what they pass on. */
interface Scene {
  origin: string;
  admin: Page;
  visitor: Page;
  mails: MailServer;
}

const mails = await startMailServer();
Deno.test.afterAll(async () => await mails[Symbol.asyncDispose]());

// The forms' own tests run with JavaScript and without; here the administrator has it, and the visitor has not.
browserTest("from an empty database to a delivered parcel", tell, {
  env: {
    MAIL_DRIVER: "smtp",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mails.port),
    SMTP_SECURITY: "none",
  },
});

async function tell({ app, origin, visit }: Story): Promise<void> {
  app.jobs.start();
  const token = await setupToken(app.kv);
  const owner = await visit(`/control/signup.html?token=${token}`);
  const guest = await visit("/", { javaScriptEnabled: false });
  const scene = { origin, mails, admin: owner.page, visitor: guest.page };

  await createTheAdministrator(scene);
  await signIn(scene, FIRST_PASSWORD);
  await fillInTheSettings(scene);
  await createAPage(scene);
  await createAReview(scene);
  const code = await createAParcel(scene);
  await fillInItsFields(scene, code);
  await giveItAPhoto(scene);
  await putItOnTheMap(scene);
  await tellItsHistory(scene, code);
  await trackTheParcel(scene, code);
  await issueAnInvoice(scene, code);
  await sendAnEmail(scene, code);
  await writeToTheCompany(scene);
  await changeThePassword(scene);
  await resetThePassword(scene);
  await signIn(scene, THIRD_PASSWORD);
  deepEqual([owner.errors, guest.errors], [[], []]);
}

async function createTheAdministrator({ admin }: Scene): Promise<void> {
  await admin.getByLabel("Email").fill(OWNER);
  await admin.getByLabel("Password", { exact: true }).fill(FIRST_PASSWORD);
  await admin.getByText("Full", { exact: true }).click();
  await press(admin, "Create Admin");
  await said(
    admin,
    "The administrator has been created. You can sign in now.",
  );
}

async function signIn({ admin }: Scene, password: string): Promise<void> {
  await admin.getByRole("heading", { name: "Admin Sign In" }).waitFor();
  await admin.getByLabel("Email").fill(OWNER);
  await admin.getByLabel("Password", { exact: true }).fill(password);
  await press(admin, "Sign In");
  await admin.getByRole("heading", { name: "Dashboard" }).waitFor();
}

async function fillInTheSettings({ admin, visitor, ...scene }: Scene) {
  await openScreen(admin, "Settings");
  await follow(admin, "Contact Info");
  await admin.getByLabel("Contact email").fill(HELLO);
  await admin.getByLabel("Alternate phone (Optional)").fill("+33 1 99 00 12");
  await press(admin, "Save Changes");
  await said(admin, "The settings have been updated.");
  await openScreen(admin, "Settings");
  await follow(admin, "Company");
  await admin.getByLabel("Company name").fill("Harbour & Sons");
  await admin.getByLabel("Founded year").fill("1924");
  await press(admin, "Save Changes");
  await said(admin, "The settings have been updated.");
  await openScreen(admin, "Settings");
  await follow(admin, "Mail Settings");
  await admin.getByLabel("Mail template").selectOption("html3");
  await press(admin, "Save Changes");
  await said(admin, "The settings have been updated.");

  await visitor.goto(`${scene.origin}/contact.html`);
  await visitor.getByRole("main").getByText("+33 1 99 00 12").waitFor();
  await visitor.getByRole("contentinfo").getByText(HELLO).waitFor();
  await visitor.goto(`${scene.origin}/`);
  await visitor.getByText("Carrying freight since 1924").waitFor();
}

async function createAPage({ admin, visitor, origin }: Scene): Promise<void> {
  await openScreen(admin, "Pages");
  await follow(admin, "New Page");
  await admin.getByLabel("Title", { exact: true }).fill("Rail freight");
  await admin.getByLabel("Content").fill("[bold=By rail]\nEvery day.");
  await press(admin, "Create Page");
  await said(admin, "The page has been created.");

  await visitor.goto(`${origin}/pages/rail-freight`);
  await heading(visitor, "Rail freight");
  await visitor.getByText("Every day.").waitFor();
}

async function createAReview({ admin, visitor, origin }: Scene) {
  await openScreen(admin, "Reviews");
  await follow(admin, "New Review");
  await admin.getByLabel("Name").fill("Carla Novak");
  await admin.getByLabel("Review", { exact: true }).fill("Early, and dry.");
  await admin.getByLabel("Image").setInputFiles(PHOTO);
  await press(admin, "Create Review");
  await said(admin, "The review has been created.");

  await visitor.goto(`${origin}/`);
  const review = visitor.getByRole("figure").filter({ hasText: "Carla Novak" });
  await review.getByText("Early, and dry.").waitFor();
  await review.getByRole("img", { name: "Rated 4.5 out of 5 stars" }).waitFor();
  ok(await loadedWidth(review.locator("img")) > 0);
}

/** Creates a parcel with the generated code, and returns the code. */
async function createAParcel({ admin }: Scene): Promise<string> {
  await openScreen(admin, "Parcels");
  await follow(admin, "New Parcel");
  const code = await admin.getByLabel("Tracking code").inputValue();
  match(code, /^WAY(-[0-9A-Z]{4}){3}$/);
  await admin.getByLabel("Recipient name").fill("Ann Smith");
  await admin.getByLabel("Destination").fill("4 Quai de la Fosse, Nantes");
  await press(admin, "Save");
  await said(admin, "The parcel has been created.");
  await admin.getByRole("listitem").filter({ hasText: code })
    .filter({ hasText: "Ann Smith" }).waitFor();
  return code;
}

async function fillInItsFields({ admin }: Scene, code: string) {
  await admin.getByRole("link", { name: code }).first().click();
  await heading(admin, code);
  await follow(admin, "Update Parcel");
  for (
    const [label, value] of [
      ["Recipient email", "ann@example.com"],
      ["Recipient phone number", "+33 1 99 00 12 34"],
      ["Weight", "12.5 kg"],
      ["Sender name", "Bob Jones"],
      ["Pickup location", "Keppel Harbour, Singapore"],
      ["Declared value", "EUR 6,200"],
      ["Earliest delivery date", "2026-12-03"],
      ["Latest delivery date", "2026-12-05"],
    ] as const
  ) await admin.getByLabel(label).fill(value);
  await press(admin, "Save Changes");
  await said(admin, "The parcel has been updated.");
}

async function giveItAPhoto({ admin }: Scene): Promise<void> {
  await follow(admin, "Update Image");
  await admin.getByLabel("Image").setInputFiles(PHOTO);
  await press(admin, "Save Changes");
  await said(admin, "The parcel has been updated.");
}

async function putItOnTheMap({ admin }: Scene): Promise<void> {
  await follow(admin, "Update Map");
  await admin.getByLabel("Show map").selectOption("Yes");
  await admin.getByLabel("Map zoom").fill("4");
  for (
    const [place, latitude, longitude] of [
      ["Current", "45.8", "4.8"],
      ["Pickup", "1.3", "103.8"],
      ["Destination", "47.2", "-1.6"],
    ] as const
  ) {
    await admin.getByLabel(`${place} latitude`).fill(latitude);
    await admin.getByLabel(`${place} longitude`).fill(longitude);
  }
  await press(admin, "Save Changes");
  await said(admin, "The parcel has been updated.");
}

async function tellItsHistory({ admin }: Scene, code: string): Promise<void> {
  await follow(admin, "Update History", "History");
  await follow(admin, "New Entry");
  await admin.getByLabel("Title").fill("Loaded");
  await admin.getByLabel("Description").fill("On board the Aurora.");
  await admin.getByRole("radio", { name: "Boat" }).check();
  await admin.getByRole("radio", { name: "Completed" }).check();
  await press(admin, "Add Entry");
  await said(admin, "The history entry has been added.");

  await admin.getByRole("link", { name: code }).first().click();
  await heading(admin, code);
  await follow(admin, "Post Update");
  await admin.getByLabel("Status").fill("Delivered");
  await admin.getByLabel("Current location (Optional)").fill("Nantes, France");
  await admin.getByLabel("Description").fill("Handed over to the recipient.");
  await press(admin, "Post Update");
  await said(admin, "The history entry has been added.");
}

async function trackTheParcel({ visitor, origin }: Scene, code: string) {
  await visitor.goto(`${origin}/track.html`);
  const field = visitor.getByPlaceholder("Enter Your Tracking Code");
  await field.fill(code.toLowerCase().replaceAll("-", " "));
  await field.press("Enter");
  await visitor.getByTestId("tracking-result").waitFor();
  for (
    const [name, ...texts] of [
      [
        "Shipping Information",
        "Delivered",
        "Nantes, France",
        "12.5 kg",
        "Thu, Dec 3 – Sat, Dec 5, 2026",
      ],
      [
        "Parcel History",
        "Handed over to the recipient.",
        "On board the Aurora.",
      ],
      ["Destination", "Ann Smith", "4 Quai de la Fosse, Nantes"],
      ["Sent From", "Bob Jones", "Keppel Harbour, Singapore"],
      ["Map", "Pickup Location", "Current Location", "Destination"],
    ] as const
  ) {
    const shown = await visitor.getByRole("region", { name }).innerText();
    // Browsers and Deno put different spaces into dates.
    const text = shown.replace(/\s/g, " ");
    for (const each of texts) ok(text.includes(each), `${name}: ${each}`);
  }
  const photo = visitor.getByRole("img", { name: "Photo of the parcel" });
  ok(await loadedWidth(photo) > 0);
}

async function issueAnInvoice({ admin }: Scene, code: string): Promise<void> {
  await openScreen(admin, "Invoices");
  await follow(admin, "New Invoice");
  await admin.getByLabel("Product").fill(code);
  await press(admin, "Issue Invoice");
  await admin.getByRole("heading", { name: /^Invoice INV-\d{4}-0001$/ })
    .waitFor();
  await admin.emulateMedia({ media: "print" });
  for (const text of ["Harbour & Sons", "Ann Smith", code, "EUR 6,200"]) {
    equal(
      await admin.locator(".invoice").getByText(text).first().isVisible(),
      true,
      text,
    );
  }
  equal(await admin.getByRole("banner").isVisible(), false);
  await admin.emulateMedia({ media: "screen" });
}

async function sendAnEmail({ admin, mails }: Scene, code: string) {
  await openScreen(admin, "Send Email");
  await admin.getByLabel("To", { exact: true }).fill("ann@example.com");
  await admin.getByLabel("Subject").fill("Your parcel has arrived");
  await admin.getByLabel("Body").fill(`Dear Ann,\n\n${code} is with you.`);
  await admin.getByLabel("Password (Your Email Password)")
    .fill(MAILBOX_PASSWORD);
  await press(admin, "Send Email");
  await said(admin, "Your email has been sent.");

  const { from, mail } = await arrived(mails, "ann@example.com");
  equal(from, HELLO);
  equal(mail.subject, "Your parcel has arrived");
  ok(mail.text?.includes(`${code} is with you.`));
  match(mail.html ?? "", /Delivered.*Nantes, France/s);
  deepEqual(mails.logins, [
    { user: HELLO, password: MAILBOX_PASSWORD, secure: false },
  ]);
}

async function writeToTheCompany(
  { admin, visitor, origin, mails }: Scene,
): Promise<void> {
  await visitor.goto(`${origin}/contact.html`);
  await visitor.getByLabel("Subject").fill("Thank you");
  await visitor.getByLabel("Message").fill("It came early.\nAnn");
  await visitor.getByLabel("Email (Optional)").fill("ann@example.com");
  await press(visitor, "Send Message");
  await said(visitor, "Your message has been received.");

  await openScreen(admin, "Messages");
  await follow(admin, "Thank you");
  await admin.getByText("It came early.").waitFor();
  const { mail } = await arrived(mails, HELLO);
  equal(mail.subject, "Message from the contact form: Thank you");
  equal(mail.replyTo?.[0]?.address, "ann@example.com");
  ok(mail.text?.includes("It came early."));
}

async function changeThePassword({ admin, mails }: Scene): Promise<void> {
  await openScreen(admin, "Password");
  await admin.getByLabel("Current password").fill(FIRST_PASSWORD);
  await fillInNewPassword(admin, SECOND_PASSWORD);
  await press(admin, "Change Password");
  await said(admin, "Your password has been changed.");
  const { mail } = await arrived(mails, OWNER);
  equal(mail.subject, "Your password has been changed");
  await press(admin, "Sign Out");
}

async function resetThePassword({ admin, mails }: Scene): Promise<void> {
  mails.received.length = 0;
  await follow(admin, "Forgot your password?", "Admin Reset Password");
  await admin.getByLabel("Email").fill(OWNER);
  await press(admin, "Send Pin");
  await said(admin, "a pin is on its way.");
  const { mail } = await arrived(mails, OWNER);
  await admin.getByLabel("Pin").fill(pinOf(mail));
  await fillInNewPassword(admin, THIRD_PASSWORD);
  await press(admin, "Set New Password");
  await said(admin, "Your password has been reset.");
}

async function fillInNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(password);
}

/** Opens a screen of the panel by its menu. */
async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Control panel" })
    .getByRole("link", { name, exact: true }).click();
  await heading(page, name === "Password" ? "Change Password" : name);
}

/** Follows a link of the page to the screen that it names. */
async function follow(page: Page, link: string, title = link): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: link }).first()
    .click();
  await heading(page, title);
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

/** Waits until the page says that something has been done. */
async function said(page: Page, text: string): Promise<void> {
  await page.getByRole("status").getByText(text).waitFor();
}

/** Waits for the mail to an address. */
async function arrived(mails: MailServer, to: string): Promise<Received> {
  const find = () => mails.received.find((mail) => mail.to.includes(to));
  await until(`a mail for ${to}`, () => find() !== undefined);
  return find()!;
}
