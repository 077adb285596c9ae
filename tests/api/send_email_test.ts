import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { createMessage } from "@/lib/messages/messages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { MailError } from "@/lib/mail/letter.ts";
import { messageCreate } from "@/lib/messages/schema.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { addParcel } from "../helpers/parcels.ts";
import { testOn } from "../helpers/site.ts";
import { recordingTransport } from "../helpers/transports.ts";
import { listMails } from "@/lib/mail/listed_mail.ts";

const PATH = "/control/email/send.html";
const MAIL = {
  to: "bob@example.com",
  subject: "Your parcel",
  body: "It is here.",
  request_id: "one",
};
const SMTP = { MAIL_DRIVER: "smtp", MAIL_FROM: "desk@waybill.example" };
const REFUSAL = new MailError("permanent", {
  key: "error.mailRefused",
  params: { reason: "550 no such user" },
});

const test = testOn(async () => {
  const transport = recordingTransport();
  return { app: await testApp({ transport, env: SMTP }), transport };
});

async function statuses({ kv }: TestApp): Promise<string[]> {
  const { data } = await listMails(kv, { page: 1, per_page: 10 });
  return data.map(({ status }) => status);
}

test("Send Email has an optional password field for SMTP only", async ({ transport, owner: client }) => {
  const { text } = await client.get(PATH);
  const [field = ""] = text.match(/<input [^>]*type="password"[^>]*>/) ?? [];
  ok(text.includes(">Password (Your Email Password)</label>"));
  match(field, /autocomplete="off"/);
  doesNotMatch(field, /required/);
  match(field, /aria-describedby="[^"]*hint/);
  match(text, /Leave it empty if the server has a password of its own/);
  equal((await client.form(PATH, MAIL)).status, 303);
  deepEqual(transport.letters.map(({ password }) => password), [undefined]);
  await using kept = await testApp();
  const plain = await (await kept.signedIn()).get(PATH);
  ok(!plain.text.includes('type="password"'));
});

test("Send Email sends with the typed password and never stores it", async ({ app, transport, owner: client }) => {
  const password = "three moored barges";
  const { status, headers } = await client.form(PATH, { ...MAIL, password });
  equal(status, 303);
  equal(headers.get("location"), `${PATH}?done=sent`);
  match(
    (await client.get(`${PATH}?done=sent`)).text,
    /role="status".*Your email has been sent\./,
  );
  deepEqual(transport.letters.map(({ to, password }) => [to, password]), [
    [MAIL.to, password],
  ]);
  const stored = await app.kv.list({ prefix: [] }, { limit: 500 });
  ok(!JSON.stringify(stored).includes(password));
});

test("a rejected mail shows the server's reason and keeps all input except the password", async ({ app, transport, owner: client }) => {
  transport.failures.push(REFUSAL);
  const password = "three moored barges";
  const { status, text } = await client.form(PATH, { ...MAIL, password });
  equal(status, 502);
  match(text, /<title>Error: Send Email/);
  match(text, /role="alert".*The mail server refused the mail: 550 no such/);
  ok(text.includes(`value="${MAIL.to}"`));
  ok(text.includes(MAIL.body));
  ok(!text.includes(password));
  deepEqual(await statuses(app), ["failed"]);
});

test("a reply is prefilled with recipient, subject and quote", async ({ app, owner: client }) => {
  const message = {
    subject: "Lost",
    body: "Where\nis it?",
    email: "a@b.example",
  };
  await createMessage(app.kv, messageCreate.parse(message), {});
  const list = await client.get("/control/messages/list.html");
  const path = /href="(\/control\/messages\/\w+)"/.exec(list.text)![1]!;
  const shown = await client.get(path);
  match(shown.text, /mailto:a@b\.example.*Where\nis it\?/s);
  const answer = /href="(\/control\/email\/send\.html\?message=\w+)"/
    .exec(shown.text)![1]!;
  const { text } = await client.get(answer);
  ok(text.includes('value="a@b.example"'));
  ok(text.includes('value="Re: Lost"'));
  match(text, />\n\n\n> Where\n> is it\?</);
});

test("a parcel's screen links to a new mail to its recipient if the e-mail address is known", async ({ app, owner: client }) => {
  const recipient_email = "bob@example.com";
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  await addParcel(app.kv, { tracking_code: "WB-2222", recipient_email });
  const unknown = await client.get("/control/parcels/WB-1111");
  doesNotMatch(unknown.text, /send\.html\?parcel/);
  const known = await client.get("/control/parcels/WB-2222");
  const [path] = /\/control\/email\/send\.html\?parcel=[\w-]+/.exec(
    known.text,
  )!;
  const { text } = await client.get(path);
  match(text, /<input[^>]*value="bob@example\.com"/);
  match(text, /<input[^>]*value="WB-2222"/);
  equal((await client.get(`${PATH}?parcel=WB-9999`)).status, 200);
});

test("the outbox shows a mail's state and resends it without JavaScript", async ({ app, transport, owner: client }) => {
  transport.failures.push(REFUSAL);
  await client.form(PATH, MAIL);
  const list = await client.get("/control/outbox/list.html");
  match(list.text, /Not sent.*Your parcel.*bob@example\.com.*550 no such user/);
  match(list.text, /aria-label="Send “Your parcel” again"/);
  const path = /method="post" action="(\/control\/outbox\/\w+)"/
    .exec(list.text)![1]!;
  match(
    (await client.get("/control/index.html")).text,
    /1 email was not sent, or may not have been/,
  );
  const { status, headers } = await client.form(path, {});
  equal(status, 303);
  const after = await client.get(headers.get("location")!);
  match(after.text, /role="status".*Your email has been sent.*>Sent</);
  deepEqual(await statuses(app), ["sent"]);
});

test("a double click on Send Again sends the mail once, in the list and on its own screen", async ({ transport, owner: client }) => {
  transport.failures.push(REFUSAL);
  await client.form(PATH, MAIL);
  const { text } = await client.get("/control/outbox/list.html");
  const [, path = "", version = ""] =
    /action="([^"]+)"><input type="hidden" name="version" value="(\d+)"/
      .exec(text)!;
  const answers = await Promise.all(
    [1, 2].map(() => client.form(path, { version })),
  );
  deepEqual(answers.map(({ status }) => status), [303, 303]);
  // The first letter is the rejected one.
  equal(transport.letters.length, 2);

  const screen = await client.get(path);
  const [, shown = ""] = /name="version" value="(\d+)"/.exec(screen.text)!;
  for (let i = 0; i < 2; i++) await client.form(path, { version: shown });
  equal(transport.letters.length, 3);
  match(
    (await client.get(`${path}?done=resent`)).text,
    /role="status".*Your email has been sent/,
  );
});

test("a resent mail shows why it failed again, and a mail being sent is not sent twice", async ({ app, transport, owner: client }) => {
  await updateSettings(app.kv, { contact_email: "a@waybill.example" });
  transport.failures.push(REFUSAL, REFUSAL);
  await client.form(PATH, MAIL);
  const list = await client.get("/control/outbox/list.html");
  const path = /action="(\/control\/outbox\/\w+)"/.exec(list.text)![1]!;
  const refused = await client.form(path, {});
  equal(refused.status, 502);
  match(refused.text, /role="alert".*550 no such user/);
  const message = messageCreate.parse({ subject: "Lost", body: "Where?" });
  await createMessage(app.kv, message, {});
  const { data } = await listMails(app.kv, { page: 1, per_page: 10 });
  const queued = await client.form(`/control/outbox/${data[0]!.id}`, {});
  equal(queued.status, 409);
  match(queued.text, /waiting or being sent already/);
});
