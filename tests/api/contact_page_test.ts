import { deepEqual, equal, match, ok } from "node:assert/strict";
import { messages } from "@/lib/messages/messages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { TestApp } from "../helpers/app.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { test } from "../helpers/site.ts";
import { listMails } from "@/lib/mail/listed_mail.ts";

const PATH = "/contact.html";
const MESSAGE = {
  subject: "A lost <pallet>",
  body: "It left Lisbon on Monday.\r\nWhere is it?",
  name: "Ada Lovelace",
  email: "ada@example.com",
  website: "",
};

async function listSubjects({ kv }: TestApp): Promise<string[]> {
  const { data } = await messages.list(kv, { page: 1, per_page: 100 });
  return data.map(({ subject }) => subject);
}

test("the contact page links a single phone number in any script", async ({ app, visitor }) => {
  for (
    const [contact_phone, href] of [
      ["+49 (0)40 123-45", "tel:+494012345"],
      ["(040) 123 45", "tel:04012345"],
      ["(0)40 12345", "tel:04012345"],
      ["۰۲۱ ۱۲۳۴۵", "tel:02112345"],
      ["+٩٦٦ ١١ ٤٥٦", "tel:+96611456"],
      ["\u202a+971 4 123\u202c", "tel:+9714123"],
      ["At the counter", null],
      ["+1 555 010 0001 / +1 555 010 0002", null],
      ["+1 (555) 010-99 ext. 4", null],
      ["030 1234567, 030 7654321", null],
    ] as const
  ) {
    await updateSettings(app.kv, { contact_phone });
    const { text } = await visitor.get(PATH);
    const [, shown] = /Phone<\/dt><dd[^>]*><bdi>(.*?)<\/bdi>/.exec(text)!;
    equal(
      shown,
      href === null ? contact_phone : `<a href="${href}">${contact_phone}</a>`,
    );
  }
});

test("the contact page links to profiles given as a URL or a user name", async ({ app, visitor }) => {
  ok(!(await visitor.get(PATH)).text.includes("Instagram"));
  for (
    const [given, href] of [
      ["https://t.me/waybill", "https://t.me/waybill"],
      ["@waybill_1", "https://t.me/waybill_1"],
      ["www.waybill.example", null],
      ["442079460128", null],
      ["waybill", "https://t.me/waybill"],
      ["+44 20 7946 0128", null],
      ["https://", null],
      ["javascript:alert(1)", null],
    ] as const
  ) {
    await updateSettings(app.kv, { contact_telegram: given });
    const { text } = await visitor.get(PATH);
    const [, shown] = /Telegram<\/dt><dd[^>]*><bdi>(.*?)<\/bdi>/.exec(
      text,
    )!;
    equal(shown, href === null ? given : `<a href="${href}">${given}</a>`);
    ok(!text.includes("not published here yet"));
  }
});

test("the honeypot is hidden from sight, keyboard, screen readers and autofill", async ({ app }) => {
  const { text } = await app.client().get(PATH);
  const trap = /<div class="trap" aria-hidden="true">(.*?)<\/div>/.exec(text);
  match(trap![1]!, /name="website"/);
  match(trap![1]!, /tabindex="-1"/);
  match(trap![1]!, /autocomplete="off"/);
  ok(!trap![1]!.includes("required"));
});

test("POST /contact.html stores the message, queues its mail and confirms", async ({ app }) => {
  await updateSettings(app.kv, { contact_email: "hello@harbour.example" });
  const client = app.client();
  const { status, headers } = await client.form(PATH, MESSAGE);
  equal(status, 303);
  const location = headers.get("location")!;
  equal(location, "/contact.html?done=sent#message-form");
  const { text } = await client.get(location.split("#")[0]!);
  match(text, /role="status".*Your message has been received\./);
  deepEqual(await listSubjects(app), [MESSAGE.subject]);
  const { data } = await listMails(app.kv, { page: 1, per_page: 5 });
  deepEqual(data.map(({ kind }) => kind), ["message"]);
});

test("POST /contact.html confirms in the language of the page", async ({ visitor }) => {
  const { headers } = await visitor.form(`${PATH}?lang=de`, MESSAGE);
  const { text } = await visitor.get(headers.get("location")!.split("#")[0]!);
  match(text, /role="status".*Ihre Nachricht ist eingegangen\./);
});

test("POST /contact.html shows invalid input with its errors and stores nothing", async ({ app }) => {
  const { status, text, headers } = await app.client().form(PATH, {
    ...MESSAGE,
    body: " ",
    email: "ada",
  });
  equal(status, 422);
  match(text, /role="alert".*The message field is required\..*valid email/);
  ok(text.includes('value="A lost &lt;pallet>"'));
  ok(text.includes('value="Ada Lovelace"'));
  match(text, /<input[^>]*aria-invalid="true"[^>]*name="email"/);
  equal(headers.get("cache-control"), "no-store");
  deepEqual(await listSubjects(app), []);
});

test("one visitor's input never reaches another visitor's page", async ({ app }) => {
  const other = app.client();
  const before = await other.get(PATH);
  const client = app.client({ ip: "198.51.100.7" });
  await client.form(PATH, { ...MESSAGE, body: "" });
  equal((await client.form(PATH, MESSAGE)).status, 303);
  deepEqual(await listSubjects(app), [MESSAGE.subject]);
  await client.get(`${PATH}?done=sent`);
  const after = await other.get(PATH, {
    "if-none-match": before.headers.get("etag") ?? "",
  });
  equal(after.status, ON_GENUINE ? 200 : 304);
  equal((await app.client().get(PATH)).text, before.text);
});

test("an invalid form is not cached, even before the first visit", async ({ app }) => {
  await app.client().form(PATH, { ...MESSAGE, body: "" });
  const { status, text } = await app.client().get(PATH);
  equal(status, 200);
  ok(!text.includes("Ada Lovelace"));
  ok(!text.includes('role="alert"'));
});

test("POST /contact.html with the honeypot filled pretends to succeed and stores nothing", async ({ app }) => {
  const { status, headers } = await app.client().form(PATH, {
    ...MESSAGE,
    website: "https://spam.example",
  });
  equal(status, 303);
  equal(headers.get("location"), "/contact.html?done=sent#message-form");
  deepEqual(await listSubjects(app), []);
});

test("a double click sends one message; the same text from another e-mail address is a second message", async ({ app, visitor }) => {
  await Promise.all([visitor.form(PATH, MESSAGE), visitor.form(PATH, MESSAGE)]);
  equal((await listSubjects(app)).length, 1);
  await app.client({ ip: "198.51.100.7" }).form(PATH, MESSAGE);
  equal((await listSubjects(app)).length, 2);
});

test("a repeated message counts once, and the fourth in ten minutes is rejected with its input kept", async ({ app, visitor }) => {
  for (let i = 0; i < 5; i++) {
    equal((await visitor.form(PATH, MESSAGE)).status, 303);
  }
  for (const subject of ["Second", "Third", "Second"]) {
    equal((await visitor.form(PATH, { ...MESSAGE, subject })).status, 303);
  }
  equal((await listSubjects(app)).length, 3);
  const fourth = { ...MESSAGE, subject: "Fourth" };
  const { status, text, headers } = await visitor.form(PATH, fourth);
  equal(status, 429);
  equal(headers.get("retry-after"), "600");
  match(text, /role="alert".*Too many attempts\./);
  ok(text.includes('value="Ada Lovelace"'));
});

test("with a read-only store the form is redisplayed with its input", async ({ app }) => {
  const held = await app.kv.freeze(60_000);
  const { status, text } = await app.client().form(PATH, MESSAGE);
  equal(status, 503);
  match(text, /role="alert".*Saving is not possible right now\./);
  ok(text.includes('value="Ada Lovelace"'));
  await app.kv.thaw(held);
  equal((await app.client().form(PATH, MESSAGE)).status, 303);
});

test("the contact page shows the email and the alternate phone as links", async ({ app, visitor }) => {
  await updateSettings(app.kv, {
    contact_email: "hello@harbour.example",
    contact_phone_alt: "+1 202 555 0147",
  });
  const { text } = await visitor.get(PATH);
  ok(text.includes('href="mailto:hello@harbour.example"'));
  ok(text.includes('href="tel:+12025550147"'));
});
