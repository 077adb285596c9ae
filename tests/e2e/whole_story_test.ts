import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { setupToken } from "../helpers/admin.ts";
import { type Story, test } from "../helpers/browser.ts";
import { type Received, startMailServer } from "../helpers/mail_server.ts";
import { photoFile } from "../helpers/pictures.ts";
import {
  fill,
  loadedWidth,
  press,
  see,
  seeConfirmation,
} from "../helpers/screen.ts";
import { until } from "../helpers/until.ts";

const OWNER = "owner@harbour.example";
const HELLO = "hello@harbour.example";
const PASSWORD = "three moored barges";
const MAILBOX_PASSWORD = "of the mailbox alone";

/** The pages of the two participants. */
interface Scene {
  origin: string;
  admin: Page;
  visitor: Page;
}

const mails = await startMailServer();
Deno.test.afterAll(async () => await mails[Symbol.asyncDispose]());

// The member has JavaScript and the visitor does not; each form's own tests cover both.
test(
  "an office starts with an empty database and delivers a parcel",
  runStory,
  {
    env: {
      MAIL_DRIVER: "smtp",
      SMTP_HOST: "127.0.0.1",
      SMTP_PORT: String(mails.port),
      SMTP_SECURITY: "none",
    },
  },
);

async function runStory({ app, origin, visit }: Story): Promise<void> {
  app.jobs.start();
  const token = await setupToken(app.kv);
  const owner = await visit(`/control/signup.html?token=${token}`);
  const guest = await visit("/", { javaScriptEnabled: false });
  const scene = { origin, admin: owner.page, visitor: guest.page };

  await createAdministrator(scene);
  await editSettings(scene);
  const code = await createParcel(scene);
  await addHistory(scene, code);
  await trackParcel(scene, code);
  await sendEmail(scene, code);
  await writeToCompany(scene);
  deepEqual([owner.errors, guest.errors], [[], []]);
}

async function createAdministrator({ admin }: Scene): Promise<void> {
  await admin.getByText("Full", { exact: true }).click();
  await admin.getByLabel("Name", { exact: true }).fill("Ann Smith");
  await fill(admin, { "Company name": "Waybill Logistics" });
  await admin.getByLabel("Time zone").selectOption("Europe/Lisbon");
  for (const button of ["Create Admin", "Sign In"]) {
    await fill(admin, { "Email": OWNER });
    await admin.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await press(admin, button);
  }
  await waitForHeading(admin, "Dashboard");
}

async function editSettings({ admin, visitor, origin }: Scene): Promise<void> {
  const edit = async (screen: string, enter: () => Promise<unknown>) => {
    await openScreen(admin, "Settings");
    await follow(admin, screen);
    await enter();
    await press(admin, "Save Changes");
    await seeConfirmation(admin, "The settings have been updated.");
  };
  await edit("Contact Info", () => fill(admin, { "Contact email": HELLO }));
  await edit("Company", () => fill(admin, { "Founded year": "1924" }));
  const template = admin.getByLabel("Mail template");
  await edit("Mail Settings", () => template.selectOption("html3"));

  await visitor.goto(`${origin}/`);
  await visitor.getByRole("contentinfo").getByText(HELLO).waitFor();
  await see(visitor, "Carrying freight since 1924");
}

/** Creates and completes a parcel, adds a photo and returns the generated code. */
async function createParcel({ admin }: Scene): Promise<string> {
  await openScreen(admin, "Parcels");
  await follow(admin, "New Parcel");
  const code = await admin.getByLabel("Tracking code").inputValue();
  const destination = "4 Quai de la Fosse, Nantes";
  await fill(admin, {
    "Recipient name": "Ann Smith",
    "Destination": destination,
  });
  await press(admin, "Save");
  await seeConfirmation(admin, "The parcel has been created.");

  await admin.getByRole("link", { name: code }).first().click();
  await waitForHeading(admin, code);
  await follow(admin, "Update Parcel");
  await fill(admin, {
    "Recipient email": "ann@example.com",
    "Recipient phone number": "+33 1 99 00 12 34",
    "Weight": "12.5 kg",
    "Sender name": "Bob Jones",
    "Pickup location": "Keppel Harbour, Singapore",
    "Earliest delivery date": "2026-12-03",
    "Latest delivery date": "2026-12-05",
  });
  await press(admin, "Save Changes");
  await seeConfirmation(admin, "The parcel has been updated.");
  await follow(admin, "Update Image");
  await admin.getByLabel("Image").setInputFiles(photoFile("photo.jpg"));
  await press(admin, "Save Changes");
  await seeConfirmation(admin, "The parcel has been updated.");
  return code;
}

async function addHistory({ admin }: Scene, code: string): Promise<void> {
  await follow(admin, "Update History", "History");
  await follow(admin, "New Entry");
  await fill(admin, {
    "Title": "Loaded",
    "Description": "On board the Aurora.",
  });
  await press(admin, "Add Entry");
  await seeConfirmation(admin, "The history entry has been added.");

  await admin.getByRole("link", { name: code }).first().click();
  await waitForHeading(admin, code);
  await follow(admin, "Post Update");
  await fill(admin, {
    "Status": "Delivered",
    "Current location (Optional)": "Nantes, France",
    "Description": "Handed over to the recipient.",
  });
  await press(admin, "Post Update");
  await seeConfirmation(admin, "The history entry has been added.");
}

async function trackParcel({ visitor, origin }: Scene, code: string) {
  await visitor.goto(`${origin}/track.html`);
  const field = visitor.getByPlaceholder("Enter Your Tracking Code");
  await field.fill(code.toLowerCase().replaceAll("-", " "));
  await field.press("Enter");
  await visitor.getByTestId("tracking-result").waitFor();
  const sections = {
    "Shipping Information": [
      ...["Delivered", "Nantes, France", "12.5 kg"],
      "Delivered on",
    ],
    "Parcel History": ["Handed over to the recipient.", "On board the Aurora."],
    "Destination": ["Ann Smith", "4 Quai de la Fosse, Nantes"],
    "Sent From": ["Bob Jones", "Keppel Harbour, Singapore"],
  };
  for (const [name, texts] of Object.entries(sections)) {
    const section = visitor.getByRole("region", { name });
    // Browsers and Deno format dates with different spaces.
    const found = (await section.innerText()).replace(/\s/g, " ");
    for (const text of texts) ok(found.includes(text), `${name}: ${text}`);
  }
  const photo = visitor.getByRole("img", { name: "Photo of the parcel" });
  ok(await loadedWidth(photo) > 0);
}

async function sendEmail({ admin }: Scene, code: string): Promise<void> {
  await openScreen(admin, "Send Email");
  await admin.getByLabel("To", { exact: true }).fill("ann@example.com");
  await fill(admin, {
    "Subject": "Your parcel has arrived",
    "Body": `Dear Ann,\n\n${code} is with you.`,
    "Password (Your Email Password)": MAILBOX_PASSWORD,
  });
  await press(admin, "Send Email");
  await seeConfirmation(admin, "Your email has been sent.");

  const { from, mail } = await waitForMail("ann@example.com");
  equal(from, HELLO);
  equal(mail.subject, "Your parcel has arrived");
  ok(mail.text?.includes(`${code} is with you.`));
  match(mail.html ?? "", /Delivered.*Nantes, France/s);
  deepEqual(mails.logins, [
    { user: HELLO, password: MAILBOX_PASSWORD, secure: false },
  ]);
}

async function writeToCompany({ admin, visitor, origin }: Scene) {
  await visitor.goto(`${origin}/contact.html`);
  await fill(visitor, {
    "Subject": "Thank you",
    "Message": "It came early.\nAnn",
    "Email (Optional)": "ann@example.com",
  });
  await press(visitor, "Send Message");
  await seeConfirmation(visitor, "Your message has been received.");

  await openScreen(admin, "Messages");
  await follow(admin, "Thank you");
  await see(admin, "It came early.");
  const { mail } = await waitForMail(HELLO);
  equal(mail.subject, "Message from the contact form: Thank you");
  equal(mail.replyTo?.[0]?.address, "ann@example.com");
  ok(mail.text?.includes("It came early."));
}

/** Opens a screen from the panel's menu. */
async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Control panel" })
    .getByRole("link", { name, exact: true }).click();
  await waitForHeading(page, name);
}

/** Follows a link of the page and waits for the screen's heading. */
async function follow(page: Page, name: string, title = name): Promise<void> {
  await page.getByRole("main").getByRole("link", { name }).first().click();
  await waitForHeading(page, title);
}

async function waitForHeading(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** Waits for a mail to an e-mail address. */
async function waitForMail(to: string): Promise<Received> {
  const find = () => mails.received.find((mail) => mail.to.includes(to));
  await until(`a mail for ${to}`, () => find() !== undefined);
  return find()!;
}
