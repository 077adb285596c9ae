import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { messages } from "@/lib/messages/messages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Message } from "@/lib/messages/schema.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { findFaults } from "../helpers/integrity.ts";
import type { Client } from "../helpers/client.ts";
import { test } from "../helpers/site.ts";
import { listMails } from "@/lib/mail/listed_mail.ts";

const MESSAGE = {
  subject: "A lost pallet",
  body: "It left Lisbon on Monday.\nWhere is it?",
  name: "Ada Lovelace",
  email: "ada@example.com",
};

const MANY = { env: { LIMIT_FACTOR: "1000" } };

function send(
  client: Client,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return client.api("POST", "/messages", { body, headers });
}

async function listMessages({ kv }: TestApp): Promise<Message[]> {
  return (await messages.list(kv, { page: 1, per_page: 100 })).data;
}

test("POST /api/messages stores a message and queues its mail", async ({ app }) => {
  await updateSettings(app.kv, { contact_email: "hello@harbour.example" });
  const { status, body } = await send(app.client(), MESSAGE);
  equal(status, 200);
  equal(body.message, "Your message has been received.");
  equal(body.data, null);
  const [message] = await listMessages(app);
  const { subject, body: text, name, email } = message!;
  deepEqual({ subject, body: text, name, email }, MESSAGE);
  const { data } = await listMails(app.kv, { page: 1, per_page: 5 });
  deepEqual(data.map(({ kind, about_id }) => [kind, about_id]), [
    ["message", message!.id],
  ]);
});

test("POST /api/messages answers in the visitor's language and mails the company in English", async ({ app }) => {
  await updateSettings(app.kv, { contact_email: "hello@harbour.example" });
  const cookie = "googtrans=/en/tr";
  const { body } = await send(app.client(), MESSAGE, { cookie });
  equal(body.message, "Mesajınız alındı.");
  const { data: [mail] } = await listMails(app.kv, { page: 1, per_page: 5 });
  equal(mail!.locale, "en");
});

Deno.test("POST /api/messages stores texts of the maximum length in any script", async () => {
  await using app = await testApp(MANY);
  const client = app.client();
  const longest = ["x".repeat(20_000), "й".repeat(20_000), "😀".repeat(10_000)];
  for (const body of longest) {
    const escaped = JSON.stringify({ subject: "Long", body }).replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    const { status } = await client.send("/api/messages", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: escaped,
    });
    equal(status, 200);
    equal((await listMessages(app))[0]!.body, body);
  }
  const { status, body } = await send(client, {
    ...MESSAGE,
    body: "😀".repeat(15_400),
  });
  deepEqual([status, body.errors], [422, [
    "The body may not be greater than 20,000 characters.",
  ]]);
});

test("POST /api/messages wakes the mailer once the mail is stored", async ({ app }) => {
  await updateSettings(app.kv, { contact_email: "hello@harbour.example" });
  const found: Promise<number>[] = [];
  app.jobs.wake = () => {
    found.push(
      listMails(app.kv, { page: 1, per_page: 1 })
        .then(({ total }) => total),
    );
  };
  await send(app.client(), MESSAGE);
  deepEqual(await Promise.all(found), [1]);
});

test("POST /api/messages needs no name, email or contact email", async ({ app, visitor }) => {
  const { subject, body } = MESSAGE;
  equal((await send(visitor, { subject, body })).status, 200);
  equal(
    (await send(visitor, { subject, body, name: "", email: null })).status,
    200,
  );
  for (const { name, email } of await listMessages(app)) {
    deepEqual([name, email], [null, null]);
  }
  equal((await listMails(app.kv, { page: 1, per_page: 5 })).total, 0);
});

test("POST /api/messages with the honeypot filled in answers the same and stores nothing", async ({ app }) => {
  await updateSettings(app.kv, { contact_email: "hello@harbour.example" });
  const good = await send(app.client(), MESSAGE);
  const before = await app.kv.list({ prefix: [] }, { limit: 1000 });
  const caught = await send(app.client(), {
    ...MESSAGE,
    website: "x".repeat(999),
  });
  equal(caught.status, 200);
  deepEqual(caught.body, good.body);
  deepEqual(await app.kv.list({ prefix: [] }, { limit: 1000 }), before);
});

const WRONG: [body: unknown, errors: string[]][] = [
  [{}, ["The subject field is required.", "The body field is required."]],
  [
    { ...MESSAGE, subject: " ", body: "\n\n" },
    ["The subject field is required.", "The body field is required."],
  ],
  [
    { ...MESSAGE, subject: "x".repeat(301) },
    ["The subject may not be greater than 300 characters."],
  ],
  [
    { ...MESSAGE, body: "x".repeat(20_001) },
    ["The body may not be greater than 20,000 characters."],
  ],
  [{ ...MESSAGE, subject: 5 }, ["The subject must be a text."]],
  [{ ...MESSAGE, body: ["x"] }, ["The body must be a text."]],
  [
    { ...MESSAGE, subject: "Hi\r\nBcc: all@example.com" },
    ["The subject must be on one line."],
  ],
  [
    { ...MESSAGE, subject: "Hi\u2028Bcc: all@example.com" },
    ["The subject must be on one line."],
  ],
  [
    { ...MESSAGE, name: "Ada\nBcc: all@example.com" },
    ["The name must be on one line."],
  ],
  [
    { ...MESSAGE, email: "a@b.example\r\nBcc: all@example.com" },
    ["The email must be a valid email address."],
  ],
  [
    { ...MESSAGE, email: "a@b.example, all@example.com" },
    ["The email must be a valid email address."],
  ],
  [{ ...MESSAGE, body: "a\u0000b" }, [
    "The body contains a control character or one that cannot be displayed. Remove it.",
  ]],
  [{ ...MESSAGE, to: "all@example.com" }, ["The to field is not allowed."]],
  [[], ["The request must be a JSON object."]],
];

test("POST /api/messages rejects invalid fields without using up the visitor's limit", async ({ app, visitor }) => {
  for (const [body, errors] of WRONG) {
    const answer = await send(visitor, body);
    deepEqual(
      [answer.status, answer.body.errors],
      [422, errors],
      JSON.stringify(body).slice(0, 80),
    );
  }
  deepEqual(await listMessages(app), []);
  equal((await send(visitor, MESSAGE)).status, 200);
});

Deno.test("POST /api/messages allows three messages in ten minutes for each IP address", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  await using app = await testApp({ clock });
  const client = app.client();
  for (let i = 0; i < 3; i++) equal((await send(client, MESSAGE)).status, 200);
  const { status, headers, body } = await send(client, MESSAGE);
  equal(status, 429);
  equal(headers.get("retry-after"), "600");
  deepEqual(body.errors, [
    "Too many attempts. Please try again in 10 minutes.",
  ]);
  equal((await send(app.client({ ip: "198.51.100.9" }), MESSAGE)).status, 200);
  clock.ms += 10 * 60_000;
  equal((await send(client, MESSAGE)).status, 200);
  equal((await listMessages(app)).length, 5);
});

test("exactly three of 20 concurrent POST /api/messages from one IP address succeed", async ({ app, visitor }) => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(visitor, MESSAGE)),
  );
  equal(answers.filter(({ status }) => status === 200).length, 3);
  equal((await listMessages(app)).length, 3);
});

test("a repeated POST /api/messages gets the first response, even over the limit", async ({ app, visitor }) => {
  const headers = (key: string) => ({ "idempotency-key": key });
  for (const key of ["1", "2", "3"]) {
    equal((await send(visitor, MESSAGE, headers(key))).status, 200);
  }
  equal((await send(visitor, MESSAGE, headers("1"))).status, 200);
  equal((await send(visitor, MESSAGE, headers("4"))).status, 429);
  equal((await listMessages(app)).length, 3);
});

test("visitors' idempotency keys are independent of each other", async ({ app }) => {
  const headers = { "idempotency-key": "1" };
  const other = app.client({ ip: "198.51.100.7" });
  equal((await send(app.client(), MESSAGE, headers)).status, 200);
  equal((await send(other, MESSAGE, headers)).status, 200);
  const words = { ...MESSAGE, body: "Something else" };
  const third = app.client({ ip: "198.51.100.8" });
  equal((await send(third, words, headers)).status, 200);
  equal((await listMessages(app)).length, 3);
});

Deno.test("a message that could not be stored does not count towards the limit", async () => {
  let broken = false;
  const faults = {
    before({ kind }: { kind: string }) {
      if (broken && kind === "commit") throw new TypeError("disk I/O error");
    },
  };
  await using app = await testApp({ faults });
  const client = app.client();
  broken = true;
  for (let i = 0; i < 3; i++) equal((await send(client, MESSAGE)).status, 503);
  broken = false;
  equal((await send(client, MESSAGE)).status, 200);
});

test("a message counts as new in the list and the dashboard until a member opens it", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  for (const subject of ["First", "Second"]) {
    const body = { subject, body: "Since Monday." };
    await app.client().post("/messages", body);
  }
  const list = "/control/messages/list.html";
  const dashboard = "/control/index.html";
  match((await clerk.get(dashboard)).text, /2 messages have not been opened/);
  equal((await clerk.get(list)).text.match(/message-new/g)?.length, 2);
  const { body } = await clerk.api("GET", "/messages");
  const [second, first] = body.data.data;
  await clerk.get(`/control/messages/${first.id}`);
  await clerk.get(`/control/messages/${first.id}`);
  match((await clerk.get(dashboard)).text, /1 message has not been opened/);
  equal((await clerk.get(list)).text.match(/message-new/g)?.length, 1);
  await clerk.delete("/messages", { id: second.id });
  doesNotMatch((await clerk.get(dashboard)).text, /been opened/);
  deepEqual(await findFaults(app.kv), []);
});
