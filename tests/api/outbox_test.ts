import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { type Mail, queueMail } from "@/lib/mail/outbox.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { MailError } from "@/lib/mail/letter.ts";
import { seedAdmin } from "@/tests/helpers/admin.ts";
import { type TestApp, testApp } from "@/tests/helpers/app.ts";
import type { Client } from "@/tests/helpers/client.ts";
import { recordingTransport } from "@/tests/helpers/transports.ts";
import { test } from "../helpers/site.ts";

const SEND: Mail = {
  kind: "send",
  to: "ann@example.com",
  from: "post@waybill.example",
  subject: "Your parcel",
  body: "It has arrived.",
};
const REFUSED = new MailError("permanent", {
  key: "error.mailRefused",
  params: { reason: "550 no such mailbox" },
});

function queue({ kv }: TestApp, mail: Mail): Promise<string> {
  const options = { locale: LOCALES.en };
  return kv.transact((tx) => queueMail(tx, mail, options));
}

test.withMails("GET /api/outbox lists mails newest first with their reasons, and the text only of the office's own", async ({ app, owner: client, transport }) => {
  transport.failures = [REFUSED];
  const { id } = await seedAdmin(app.kv);
  await queue(app, SEND);
  await queue(app, { kind: "password_notice", about_id: id });
  await queue(app, { ...SEND, body: "Once more." });
  await app.jobs.drain();
  const { status, body } = await client.api("GET", "/outbox");
  equal(status, 200);
  deepEqual(
    body.data.data.map((
      // deno-lint-ignore no-explicit-any
      mail: any,
    ) => [mail.kind, mail.status, mail.body]),
    [
      ["send", "queued", "Once more."],
      ["password_notice", "failed", null],
      ["send", "queued", "It has arrived."],
    ],
  );
  equal(
    body.data.data[1].reason,
    "The mail server refused the mail: 550 no such mailbox",
  );
  equal(body.data.total, 3);
});

test.withMails("POST /api/outbox/resend sends the office's own mail within the request", async ({ app, owner: client, transport }) => {
  transport.failures = [REFUSED, REFUSED];
  const id = await queue(app, SEND);
  await app.mailer.sendNow(id).catch(() => undefined);
  const refused = await client.post("/outbox/resend", { id });
  equal(refused.status, 502);
  match(refused.body.errors[0]!, /550 no such mailbox/);
  const sent = await client.post("/outbox/resend", { id });
  equal(sent.status, 200);
  equal(sent.body.data.status, "sent");
  equal(sent.body.message, "Your email has been sent.");
  equal(transport.letters.length, 3);
});

Deno.test("POST /api/outbox/resend uses a typed password once, with SMTP only", async () => {
  const transport = recordingTransport();
  transport.failures = [REFUSED];
  await using app = await testApp({ transport, env: { MAIL_DRIVER: "smtp" } });
  const client = await app.signedIn();
  const id = await queue(app, SEND);
  await app.mailer.sendNow(id).catch(() => undefined);
  const { status, text } = await client.post("/outbox/resend", {
    id,
    password: "canary-7391",
  });
  equal(status, 200);
  equal(transport.letters.at(-1)?.password, "canary-7391");
  const rows = await app.kv.list({ prefix: [] }, { limit: 1000 });
  doesNotMatch(JSON.stringify([rows, app.lines, text]), /canary-7391/);
});

test.withMails("POST /api/outbox/resend queues the site's own mails again", async ({ app, owner: client, transport }) => {
  transport.failures = [REFUSED];
  const { id: about_id } = await seedAdmin(app.kv);
  const id = await queue(app, { kind: "password_notice", about_id });
  await app.jobs.drain();
  const { body } = await client.post("/outbox/resend", { id });
  deepEqual([body.data.status, body.data.attempts], ["queued", 0]);
  equal(body.message, "The email will be sent again.");
  await app.jobs.drain();
  equal(transport.letters.length, 2);
});

test.withMails("POST /api/outbox/resend counts against the limit of mails sent by hand", async ({ app, owner: client, transport }) => {
  transport.failures = Array(32).fill(REFUSED);
  const id = await queue(app, SEND);
  await app.mailer.sendNow(id).catch(() => undefined);
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) {
    const body = { id };
    statuses.push(
      (await client.post("/outbox/resend", body)).status,
    );
  }
  deepEqual(statuses, [...Array(30).fill(502), 429]);
});

test("POST /api/outbox/resend rejects waiting and unknown mails, and a password that the driver cannot use", async ({ app, owner }) => {
  const id = await queue(app, SEND);
  const statuses = await Promise.all([
    owner.post("/outbox/resend", { id }),
    owner.post("/outbox/resend", { id: "nothing" }),
    owner.post("/outbox/resend", { id, password: "x" }),
  ].map(async (answer) => (await answer).status));
  deepEqual(statuses, [409, 404, 422]);
});

Deno.test("resending automatic mails accepts no password", async () => {
  const transport = recordingTransport();
  transport.failures = [REFUSED];
  await using app = await testApp({ transport, env: { MAIL_DRIVER: "smtp" } });
  const client = await app.signedIn();
  const { id: about_id } = await seedAdmin(app.kv);
  const id = await queue(app, { kind: "password_notice", about_id });
  await app.jobs.drain();
  const { text } = await client.get(`/control/outbox/${id}`);
  match(text, /<form class="form"/);
  doesNotMatch(text, /type="password"/);
  const body = { id, password: "canary-7391" };
  const { status } = await client.post("/outbox/resend", body);
  equal(status, 422);
});

test.withMails("only members who may read the team see members' e-mail addresses in the outbox", async ({ app, transport, owner }) => {
  const { id: about_id, email } = await seedAdmin(app.kv);
  // Mail servers quote the address that they reject.
  const params = { reason: `550 <${email}> is unknown` };
  const refusal = { key: "error.mailRefused", params } as const;
  transport.failures = [new MailError("permanent", refusal)];
  const id = await queue(app, { kind: "password_notice", about_id });
  await queue(app, { kind: "chat_code_notice", about_id });
  await app.jobs.drain();
  const paths = ["/api/outbox", "/control/outbox/list.html"];
  for (const path of [...paths, `/control/outbox/${id}`]) {
    ok((await owner.get(path)).text.includes(email), path);
    for (const role of ["clerk", "manager"] as const) {
      const { status, text } = await (await app.signedIn({ role })).get(path);
      equal(status, 200);
      ok(!text.includes(email), `${role} ${path}`);
      match(text, /refused the mail: \*\*\*/);
    }
  }
});

test.withMails("only members who may write the team can resend a pin", async ({ app, owner }) => {
  const { id: about_id } = await seedAdmin(app.kv);
  const id = await queue(app, { kind: "pin", about_id });
  await app.jobs.drain();
  const resend = async (client: Client) =>
    (await client.post("/outbox/resend", { id })).status;
  for (const role of ["clerk", "manager"] as const) {
    const colleague = await app.signedIn({ role });
    equal(await resend(colleague), 403);
    const { text } = await colleague.get(`/control/outbox/${id}`);
    doesNotMatch(text, /<form class="form"/);
  }
  equal(await resend(owner), 200);
});
