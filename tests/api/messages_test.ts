import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { messages } from "@/lib/messages/messages.ts";
import { listMails } from "@/lib/mail/outbox.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Message } from "@/lib/messages/schema.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { findFaults } from "../helpers/integrity.ts";
import type { Client } from "../helpers/client.ts";

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

async function stored({ kv }: TestApp): Promise<Message[]> {
  return (await messages.list(kv, { page: 1, per_page: 100 })).data;
}

Deno.test("POST /api/messages stores a message and queues its mail", async () => {
  await using app = await testApp();
  await updateSettings(app.kv, { contact_email: "hello@harbour.example" });
  const { status, body } = await send(app.client(), MESSAGE);
  equal(status, 200);
  equal(body.message, "Your message has been received.");
  equal(body.data, null);
  const [message] = await stored(app);
  const { subject, body: text, name, email } = message!;
  deepEqual({ subject, body: text, name, email }, MESSAGE);
  const { data } = await listMails(app.kv, { page: 1, per_page: 5 });
  deepEqual(data.map(({ kind, about_id }) => [kind, about_id]), [
    ["message", message!.id],
  ]);
});

Deno.test("the mail about a message goes to contact_email", async () => {
  await using app = await testApp();
  await updateSettings(app.kv, { contact_email: "hello@harbour.example" });
  await send(app.client(), MESSAGE);
  await app.jobs.drain();
  const { data: [mail] } = await listMails(app.kv, { page: 1, per_page: 5 });
  deepEqual([mail!.status, mail!.to], ["kept", "hello@harbour.example"]);
});

Deno.test("the visitor is answered in the visitor's language, and the company written to in English", async () => {
  await using app = await testApp();
  await updateSettings(app.kv, { contact_email: "hello@harbour.example" });
  const cookie = "googtrans=/en/tr";
  const { body } = await send(app.client(), MESSAGE, { cookie });
  equal(body.message, "Mesajınız alındı.");
  const { data: [mail] } = await listMails(app.kv, { page: 1, per_page: 5 });
  equal(mail!.locale, "en");
});

Deno.test("no text that a message may have is too long to be kept", async () => {
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
    equal((await stored(app))[0]!.body, body);
  }
  const { status, body } = await send(client, {
    ...MESSAGE,
    body: "😀".repeat(15_400),
  });
  equal(status, 422);
  deepEqual(body.errors, [
    "The body may not be greater than 20,000 characters.",
  ]);
});

Deno.test("POST /api/messages wakes the mailer once its mail is stored", async () => {
  await using app = await testApp();
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

Deno.test("POST /api/messages needs neither a name nor an email, nor a contact email to send it to", async () => {
  await using app = await testApp();
  const client = app.client();
  const { subject, body } = MESSAGE;
  equal((await send(client, { subject, body })).status, 200);
  equal(
    (await send(client, { subject, body, name: "", email: null })).status,
    200,
  );
  for (const { name, email } of await stored(app)) {
    deepEqual([name, email], [null, null]);
  }
  equal((await listMails(app.kv, { page: 1, per_page: 5 })).total, 0);
});

Deno.test("POST /api/messages with the honeypot filled answers the same and stores nothing", async () => {
  await using app = await testApp();
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

Deno.test("POST /api/messages refuses each value that does not fit, which costs none of the tries", async () => {
  await using app = await testApp();
  const client = app.client();
  for (const [body, errors] of WRONG) {
    const answer = await send(client, body);
    equal(answer.status, 422, JSON.stringify(body).slice(0, 80));
    deepEqual(answer.body.errors, errors);
  }
  deepEqual(await stored(app), []);
  equal((await send(client, MESSAGE)).status, 200);
});

Deno.test("POST /api/messages takes a body of 20,000 characters of any script", async () => {
  await using app = await testApp();
  const body = "海".repeat(20_000);
  equal((await send(app.client(), { subject: "Hi", body })).status, 200);
  equal((await stored(app))[0]!.body, body);
});

Deno.test("POST /api/messages takes three messages of an address in ten minutes, and then says how long to wait", async () => {
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
  equal((await stored(app)).length, 5);
});

Deno.test("POST /api/messages at the same time from one address lets three through", async () => {
  await using app = await testApp();
  const client = app.client();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(client, MESSAGE)),
  );
  equal(answers.filter(({ status }) => status === 200).length, 3);
  equal((await stored(app)).length, 3);
});

Deno.test("POST /api/messages repeated with its key makes one message", async () => {
  await using app = await testApp();
  const headers = { "idempotency-key": "once" };
  const client = app.client();
  equal((await send(client, MESSAGE, headers)).status, 200);
  equal((await send(client, MESSAGE, headers)).status, 200);
  equal((await stored(app)).length, 1);
});

Deno.test("a repeated POST /api/messages gets the first answer, even after the third message", async () => {
  await using app = await testApp();
  const client = app.client();
  const headers = (key: string) => ({ "idempotency-key": key });
  for (const key of ["1", "2", "3"]) {
    equal((await send(client, MESSAGE, headers(key))).status, 200);
  }
  equal((await send(client, MESSAGE, headers("1"))).status, 200);
  equal((await send(client, MESSAGE, headers("4"))).status, 429);
  equal((await stored(app)).length, 3);
});

Deno.test("visitors' idempotency keys are independent", async () => {
  await using app = await testApp();
  const headers = { "idempotency-key": "1" };
  const other = app.client({ ip: "198.51.100.7" });
  equal((await send(app.client(), MESSAGE, headers)).status, 200);
  equal((await send(other, MESSAGE, headers)).status, 200);
  const words = { ...MESSAGE, body: "Something else" };
  const third = app.client({ ip: "198.51.100.8" });
  equal((await send(third, words, headers)).status, 200);
  equal((await stored(app)).length, 3);
});

Deno.test("POST /api/messages refused by the store does not count", async () => {
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

Deno.test("GET /api/messages pages through the inbox, newest first, for the administrator alone", async () => {
  await using app = await testApp(MANY);
  const visitor = app.client();
  for (let i = 0; i < 5; i++) {
    await send(visitor, { ...MESSAGE, subject: `Message ${i}` });
  }
  equal((await visitor.api("GET", "/messages")).status, 401);
  const client = await app.signedIn();
  const { body } = await client.api("GET", "/messages?per_page=2");
  deepEqual(
    body.data.data.map(({ subject }: Message) => subject),
    ["Message 4", "Message 3"],
  );
  deepEqual([body.data.total, body.data.last_page, body.data.object], [
    5,
    3,
    "messages",
  ]);
  deepEqual(body.data.search_keys, ["subject", "name", "email"]);
  const next = await client.api(
    "GET",
    body.data.next_page_url.replace("/api", ""),
  );
  equal(next.body.data.data[0].subject, "Message 2");
  ok(!("website" in next.body.data.data[0]));
});

Deno.test("POST /api/messages/search finds messages for the administrator alone", async () => {
  await using app = await testApp();
  await send(app.client(), MESSAGE);
  const body = { search: "pallet lovel" };
  const refused = await app.client().api("POST", "/messages/search", { body });
  equal(refused.status, 401);
  const client = await app.signedIn();
  const found = await client.api("POST", "/messages/search", { body });
  equal(found.body.data.total, 1);
  equal(found.body.data.data[0].subject, MESSAGE.subject);
});

Deno.test("DELETE /api/messages removes a message once, for the administrator alone", async () => {
  await using app = await testApp();
  await send(app.client(), MESSAGE);
  const body = { id: (await stored(app))[0]!.id };
  equal((await app.client().api("DELETE", "/messages", { body })).status, 401);
  const client = await app.signedIn();
  const gone = await client.api("DELETE", "/messages", { body });
  equal(gone.status, 200);
  equal(gone.body.message, "The message has been deleted.");
  equal(gone.body.data, null);
  const again = await client.api("DELETE", "/messages", { body });
  equal(again.status, 404);
  deepEqual(again.body.errors, ["Message not found"]);
});

Deno.test("a message is new in list and dashboard until someone opens it", async () => {
  await using app = await testApp();
  const clerk = await app.signedIn({ role: "clerk" });
  for (const subject of ["First", "Second"]) {
    const body = { subject, body: "Since Monday." };
    await app.client().api("POST", "/messages", { body });
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
  await clerk.api("DELETE", "/messages", { body: { id: second.id } });
  doesNotMatch((await clerk.get(dashboard)).text, /been opened/);
  deepEqual(await findFaults(app.kv), []);
});
