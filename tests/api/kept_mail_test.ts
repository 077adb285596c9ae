import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { queueSend } from "@/lib/messages/email.ts";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { createMessage, messages } from "@/lib/messages/messages.ts";
import { TROUBLED } from "@/lib/mail/outbox.ts";
import { readCount } from "@/lib/store/counters.ts";
import { pinKey } from "@/lib/accounts/pins.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { parseEnv } from "@/lib/env.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import type { Transport } from "@/lib/mail/letter.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import { messageCreate } from "@/lib/messages/schema.ts";
import type { OutboxMail } from "@/lib/mail/outbox_schema.ts";
import { ADMIN, seedAdmin } from "../helpers/admin.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { uploadTable } from "../helpers/imports.ts";
import { memoryLog } from "../helpers/log.ts";
import { type Office, openOffice } from "../helpers/mail_jobs.ts";
import { addParcel } from "../helpers/parcels.ts";
import { routeFiles } from "../helpers/routes.ts";
import { recordingTransport } from "../helpers/transports.ts";
import { test } from "../helpers/site.ts";
import { getMail, listMails } from "@/lib/mail/listed_mail.ts";

const KEPT =
  "The email has been kept. Nothing is sent: no mail server is set up.";
const MISSING = "No mail server is set up. Nothing is sent.";
const ASK_OPERATOR =
  "No mail server is set up. Ask whoever runs the site for a reset link.";
const SETUP = "/control/settings/mail#mail-setup";
const SEND = "/control/email/send.html";
const MAIL = {
  to: "bob@example.com",
  subject: "Your parcel",
  body: "It is here.",
};
/** Longer than the delay before a mail with a pin is composed. */
const PIN_WAIT_MS = 10_000;
const MESSAGE = { subject: "Lost", body: "Where is it?" };
const PAGE = { page: 1, per_page: 50 };

/** Sentences of the interface that claim that a mail has been or will be sent. */
const SENT =
  /(?<!not |nothing )\b(has|have|is|are|was|were|been|being) sent\b|will be sent|\bleaves at once\b|>Sent<|on its way|Send Again|"status":"sent"|told by mail/i;

test("with the log driver no screen says that a mail was sent", async ({ app, owner }) => {
  const screens = await mailEverything(app, owner);
  for (const path of screens) {
    const { status, text } = await owner.get(path);
    equal(status, 200, path);
    doesNotMatch(text, SENT, path);
  }
  const visitor = app.client();
  for (
    const path of [
      "/control/signin.html",
      "/control/signin.html?done=reset",
      "/control/password.html",
      "/control/password.html?step=2",
      "/control/password.html?step=2&done=sent",
      "/contact.html",
      "/contact.html?done=sent",
    ]
  ) {
    doesNotMatch((await visitor.get(path)).text, SENT, path);
  }
});

test("with the log driver no screen says that a mail was sent, in any language", async ({ app, owner }) => {
  await mailEverything(app, owner);
  const { data: [mail] } = await listMails(app.kv, PAGE);
  for (const locale of Object.values(LOCALES)) {
    const t = translator(locale);
    const sent = [
      t("message.emailSent"),
      t("message.mailQueued"),
      t("message.pinRequested"),
      t("control.email.lead"),
      `>${t("mailStatus.sent")}<`,
    ];
    for (
      const path of [
        `${SEND}?done=sent`,
        `${SEND}?done=kept`,
        "/control/outbox/list.html?",
        `/control/outbox/${mail!.id}?done=resent`,
        "/control/settings/mail?",
        "/control/index.html?",
      ]
    ) {
      const { text } = await owner.get(`${path}&lang=${locale.code}`);
      for (const words of sent) ok(!text.includes(words), `${path}: ${words}`);
    }
    const reset = `/control/password.html?step=2&done=sent&lang=${locale.code}`;
    const { text } = await app.client().get(reset);
    ok(text.includes(t("message.noMailServer")), reset);
    for (const words of sent) ok(!text.includes(words), `${reset}: ${words}`);
  }
});

Deno.test("with the log driver no call says that a mail was sent", async () => {
  const clock = { ms: Date.parse("2026-11-21T12:00:00Z") };
  await using app = await testApp({ clock });
  const admin = await app.signedIn();
  const visitor = app.client();
  const contact = await admin.post("/contact", MAIL);
  equal(contact.body.message, KEPT);
  const messages = await visitor.post("/messages", MESSAGE);
  equal(messages.body.message, "Your message has been received.");
  for (const email of [ADMIN.email, "nobody@example.com"]) {
    const { status, body } = await visitor.post("/admins/auth/send-pin", {
      email,
    });
    deepEqual([status, body.message], [200, ASK_OPERATOR]);
  }
  await admin.patch("/settings", { chat_code: "<b>a</b>" });
  clock.ms += PIN_WAIT_MS;
  await app.jobs.drain();
  const outbox = await admin.api("GET", "/outbox");
  for (const { id } of outbox.body.data.data) {
    const { text, body } = await admin.post("/outbox/resend", { id });
    doesNotMatch(text, SENT);
    equal(body.message, KEPT);
  }
  for (const path of ["/outbox", "/messages", "/settings", "/graph"]) {
    doesNotMatch((await admin.api("GET", path)).text, SENT, path);
  }
  doesNotMatch(JSON.stringify(app.lines), /mail\.sent/);
});

test("a kept mail shows its driver and counts neither as sent nor as failed", async ({ app, owner }) => {
  await owner.post("/contact", MAIL);
  const { body } = await owner.api("GET", "/outbox");
  const [{ status, driver, sent_at, next_at, reason }] = body.data.data;
  deepEqual([status, driver, sent_at, next_at, reason], [
    "kept",
    "log",
    null,
    null,
    null,
  ]);
  equal(await readCount(app.kv, TROUBLED), 0);
});

Deno.test("a kept mail is never sent automatically, even after the driver has changed", async () => {
  const clock = { ms: Date.parse("2026-11-21T12:00:00Z") };
  await using app = await testApp({ clock });
  const admin = await app.signedIn();
  await mailEverything(app, admin);
  await askForPin(app, clock);
  const transport = recordingTransport();
  const later = openMailingOffice(app, transport);
  for (const days of [0, 1, 30]) {
    clock.ms += days * 24 * 60 * 60_000;
    await later.drain();
  }
  equal(transport.letters.length, 0);
  const { data } = await listMails(app.kv, PAGE);
  ok(data.every(({ status }) => status === "kept"));
});

test.withMails("a site with a mail server sends a kept mail only by hand, with the button Send Now", async ({ app, transport, owner: admin }) => {
  const id = await storeOld(app, { status: "kept", driver: "log" });
  const list = await admin.get("/control/outbox/list.html");
  match(list.text, /Kept, not sent.*>Send Now</s);
  const path = `/control/outbox/${id}`;
  match((await admin.get(path)).text, />Send Now</);
  const { headers } = await admin.form(path, {});
  match(
    (await admin.get(headers.get("location")!)).text,
    /role="status".*Your email has been sent/s,
  );
  const { status, driver } = (await getMail(app.kv, id))!;
  deepEqual([status, driver, transport.letters.length], ["sent", "api", 1]);
});

Deno.test("mail that an earlier version marked as sent counts as kept while the driver is log", async () => {
  await using kept = await testApp();
  const id = await storeOld(kept, { status: "sent" });
  const admin = await kept.signedIn();
  const { body } = await admin.api("GET", "/outbox");
  const [{ status, sent_at, driver }] = body.data.data;
  deepEqual([status, sent_at, driver], ["kept", null, null]);
  for (const path of ["list.html", id]) {
    const { text } = await admin.get(`/control/outbox/${path}`);
    match(text, /Kept, not sent/);
    doesNotMatch(text, SENT);
  }
  equal((await getMail(kept.kv, id))?.status, "sent");

  await using sending = await testApp({ transport: recordingTransport() });
  await storeOld(sending, { status: "sent" });
  const answer = await (await sending.signedIn()).api("GET", "/outbox");
  equal(answer.body.data.data[0].status, "sent");
  await using former = await testApp();
  await storeOld(former, { status: "sent", driver: "smtp" });
  const smtp = await (await former.signedIn()).api("GET", "/outbox");
  equal(smtp.body.data.data[0].status, "sent");
});

Deno.test("with the log driver no pin is created, so that the operator's pin stays valid", async () => {
  const clock = { ms: Date.parse("2026-11-21T12:00:00Z") };
  await using app = await testApp({ clock });
  const { id } = await seedAdmin(app.kv);
  await askForPin(app, clock);
  const { data: [mail] } = await listMails(app.kv, PAGE);
  deepEqual([mail?.kind, mail?.status], ["pin", "kept"]);
  equal(await app.kv.get(pinKey(id)), null);
});

test("Send Email says that the mail was kept and links to the set-up", async ({ owner }) => {
  const { headers } = await owner.form(SEND, { ...MAIL, request_id: "one" });
  equal(headers.get("location"), `${SEND}?done=kept`);
  const { text } = await owner.get(`${SEND}?done=kept`);
  match(text, new RegExp(`role="status".*${KEPT}.*href="${SETUP}"`, "s"));
  doesNotMatch(text, /panel-success/);
  const setup = await owner.get(SETUP.split("#")[0]!);
  match(setup.text, /id="mail-setup".*MAIL_DRIVER=smtp.*MAIL_DRIVER=api/s);
  ok(
    setup.text.indexOf('id="mail-way-title"') <
      setup.text.indexOf('id="settings-form"'),
    "the state of the driver comes first",
  );
});

test("only owners read that mail is missing, on the day and in its settings", async ({ app, owner }) => {
  const [day, settings] = ["/control/index.html", "/control/settings/mail"];
  for (const path of [day, settings]) {
    ok((await owner.get(path)).text.includes(MISSING), path);
  }
  match((await owner.get(day)).text, new RegExp(`href="${SETUP}"`));
  for (const path of [SEND, "/control/parcels/list.html"]) {
    ok(!(await owner.get(path)).text.includes(MISSING), path);
  }
  for (const role of ["manager", "clerk"] as const) {
    const { text } = await (await app.signedIn({ role })).get(day);
    ok(!text.includes(MISSING), role);
  }
});

test.withMails("a site with a mail server shows no warning and no set-up instructions", async ({ app, owner: admin }) => {
  for (const path of ["/control/index.html", SEND, "/control/settings/mail"]) {
    const { text } = await admin.get(path);
    doesNotMatch(text, /No mail server is set up|id="mail-setup"/);
  }
  const { body } = await app.client().post("/admins/auth/send-pin", {
    email: "nobody@example.com",
  });
  equal(body.message, "If that email is registered, a pin is on its way.");
});

/** Causes every kind of mail and returns the paths of all panel screens. */
async function mailEverything(app: TestApp, admin: Client): Promise<string[]> {
  const { kv } = app;
  await updateSettings(kv, { contact_email: "owner@waybill.example" });
  await createMessage(kv, messageCreate.parse(MESSAGE));
  const options = { mailFrom: undefined, locale: LOCALES.en };
  await app.mailer.sendNow(await queueSend(kv, MAIL, options));
  await admin.patch("/settings", { chat_code: "<b>a</b>" });
  await app.client().post("/admins/auth/send-pin", { email: ADMIN.email });
  await app.jobs.drain();
  await addParcel(kv, { tracking_code: "WB-1111" });
  const parcel = await admin.api("GET", "/parcels/WB-1111");
  const { data: [message] } = await messages.list(kv, PAGE);
  const { id: invoice } = await createInvoice(kv, { product: "Freight" });
  const { data: mails } = await listMails(kv, PAGE);
  const kinds = new Set(mails.map(({ kind }) => kind));
  ok(kinds.size >= 3, [...kinds].join());
  const page = await admin.post("/pages", {
    title: "Customs",
    content: "Bring the invoice.",
  });
  const member = await admin.api("GET", "/graph");
  const statuses = await admin.api("GET", "/statuses");
  const table = await uploadTable(app, admin, "Code;Weight\nWB-1111;3 kg");
  const ids: [pattern: string, ids: string[]][] = [
    ["/control/parcels/:id", ["WB-1111"]],
    ["/control/pages/:slug", [page.body.data.slug]],
    ["/control/messages/:id", [message!.id]],
    ["/control/invoices/:id", [invoice]],
    ["/control/outbox/:id", mails.map(({ id }) => id)],
    ["/control/team/:id", [member.body.data.admin.data.id]],
    ["/control/jobs/:id", mails.map(({ id }) => id)],
    ["/control/imports/:id", [table.id]],
    ["/control/statuses/:id", [statuses.body.data[0].id]],
  ];
  const patterns = routeFiles()
    .filter(({ file, isPage }) => isPage && file.includes("/control/(admin)/"))
    .map(({ pattern }) =>
      pattern.replace(":aid", parcel.body.data.history[0].id)
    );
  return [
    ...patterns.flatMap((pattern) => {
      const found = ids.find(([start]) => pattern.startsWith(start));
      if (found === undefined) return [pattern];
      const [start, known] = found;
      return known.map((id) =>
        pattern.replace(start, start.replace(/:\w+$/, id))
      );
    }),
    ...[
      `${SEND}?done=sent`,
      `${SEND}?done=kept`,
      `${SEND}?message=${message!.id}`,
    ],
    ...mails.map(({ id }) => `/control/outbox/${id}?done=resent`),
    "/control/account/password.html?done=changed",
    "/control/account/sessions.html?done=ended",
    "/control/settings/html?done=updated",
    "/control/settings/mail?done=updated",
  ];
}

/** Opens the same store with a mail server, as a restart would. */
function openMailingOffice(app: TestApp, transport: Transport): Office {
  const env = parseEnv({ MAIL_DRIVER: "api", MAIL_API_KEY: "key" });
  return openOffice({ kv: app.kv, env, log: memoryLog().log, transport });
}

/** Requests a pin and advances the clock until its mail is due. */
async function askForPin(app: TestApp, clock: { ms: number }): Promise<void> {
  const body = { email: ADMIN.email };
  await app.client().post("/admins/auth/send-pin", body);
  clock.ms += PIN_WAIT_MS;
  await app.jobs.drain();
}

/** Stores a finished mail as another driver or an earlier version would have left it. */
async function storeOld(
  app: TestApp,
  fields: Partial<OutboxMail>,
): Promise<string> {
  const { kv } = app;
  const options = { mailFrom: "post@waybill.example", locale: LOCALES.en };
  const id = await queueSend(kv, MAIL, options);
  const { driver: _, body: __, ...mail } = (await getMail(kv, id))!;
  await kv.transact(async (tx) => {
    jobs.remove(tx, await jobs.require(tx, id));
    tx.set(["outbox", id], {
      ...{ ...mail, next_at: null, sent_at: null, ...fields },
      ...(fields.status === "sent" && { sent_at: mail.created_at }),
    });
  });
  return id;
}
