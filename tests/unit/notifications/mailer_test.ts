import {
  deepEqual,
  doesNotMatch,
  equal,
  match,
  ok,
  rejects,
} from "node:assert/strict";
import { createMessage } from "@/lib/messages/messages.ts";
import {
  type Mail,
  queueMail,
  requeueMail,
  TROUBLED,
} from "@/lib/mail/outbox.ts";
import { readCount } from "@/lib/store/counters.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { parseEnv } from "@/lib/env.ts";
import { AppError } from "@/lib/errors.ts";
import { type LocaleCode, LOCALES } from "@/lib/i18n/locales.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { MailError } from "@/lib/mail/letter.ts";
import { ADMIN, seedAdmin } from "@/tests/helpers/admin.ts";
import { type TestApp, testApp } from "@/tests/helpers/app.ts";
import { withoutFrameworkMarks } from "@/tests/helpers/framework.ts";
import { memoryLog } from "@/tests/helpers/log.ts";
import {
  type Office,
  officeOf,
  openOffice,
} from "@/tests/helpers/mail_jobs.ts";
import {
  type RecordingTransport,
  recordingTransport,
} from "@/tests/helpers/transports.ts";
import { until } from "../../helpers/until.ts";
import { getMail } from "@/lib/mail/listed_mail.ts";

const MINUTE = 60_000;
const PUBLIC_ORIGIN = "https://www.example.com";
const SEND: Mail = {
  kind: "send",
  to: "ann@example.com",
  from: "post@waybill.example",
  subject: "Your parcel",
  body: "It has arrived.",
};
const BUSY = {
  key: "error.mailFailed",
  params: { reason: "421 busy" },
} as const;
const NO = { key: "error.mailRefused", params: { reason: "550 no" } } as const;
const LATER = new MailError("temporary", BUSY);
const NEVER = new MailError("permanent", NO);
const PERHAPS = new MailError("unknown", { key: "error.mailUnknown" });
const PARCEL = {
  recipient_name: "Ann Smith",
  destination: "Nantes",
  status: "In transit",
};

interface Post extends AsyncDisposable {
  app: TestApp;
  kv: Kv;
  mailer: Office;
  transport: RecordingTransport;
  clock: { ms: number };
  /** The id of the notified member. */
  admin: string;
  queue(mail: Mail, locale?: LocaleCode): Promise<string>;
  /** Queues a notice to the member. */
  notify(locale?: LocaleCode): Promise<string>;
  /** Opens another process on the same database. */
  another(transport?: RecordingTransport, env?: Record<string, string>): Office;
}

async function openPost(env: Record<string, string> = {}): Promise<Post> {
  const clock = { ms: Date.parse("2026-11-21T12:00:00Z") };
  const transport = recordingTransport();
  const api = { MAIL_DRIVER: "api", MAIL_API_KEY: "key" };
  const variables = { ...api, MAIL_FROM: "post@waybill.example", ...env };
  const app = await testApp({ clock, transport, env: variables });
  const { kv } = app;
  const { id: admin } = await seedAdmin(kv);
  const { log } = memoryLog();
  const queue = (mail: Mail, locale: LocaleCode = "en") =>
    kv.transact((tx) => queueMail(tx, mail, { locale: LOCALES[locale] }));
  const shared = { app, kv, mailer: officeOf(app), transport, clock, admin };
  return {
    ...shared,
    queue,
    notify: (locale) =>
      queue({ kind: "password_notice", about_id: admin }, locale),
    another: (transport = shared.transport, changes = {}) => {
      const env = parseEnv({ ...variables, ...changes });
      return openOffice({ kv, log, env, transport });
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

/** Defines a test on a site that sends mails. */
function test(name: string, run: (post: Post) => Promise<void>): void {
  Deno.test(name, async () => {
    await using post = await openPost();
    await run(post);
  });
}

async function statusOf(kv: Kv, id: string): Promise<string | undefined> {
  return (await getMail(kv, id))?.status;
}

test("drain() sends a queued mail once and records the outcome", async (post) => {
  const id = await post.notify();
  await post.mailer.drain();
  await post.mailer.drain();
  const [letter, ...more] = post.transport.letters;
  deepEqual([letter?.to, more.length], [ADMIN.email, 0]);
  const mail = await getMail(post.kv, id);
  deepEqual(
    [mail?.status, mail?.to, mail?.attempts, mail?.next_at, mail?.sent_at],
    ["sent", ADMIN.email, 1, null, "2026-11-21T12:00:00.000Z"],
  );
});

test("drain() writes a notice in the recipient's language", async (post) => {
  await post.queue({ kind: "chat_code_notice", about_id: post.admin }, "ar");
  await post.mailer.drain();
  const [letter] = post.transport.letters;
  equal(letter?.subject, "تم تغيير شيفرة الدردشة");
  match(letter?.html ?? "", /<html lang="ar" dir="rtl"/);
});

test("drain() retries with growing delays and gives up after six attempts", async (post) => {
  const { kv, transport, clock } = post;
  transport.failures = Array.from({ length: 9 }, () => LATER);
  const id = await post.notify();
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt++) {
    await post.mailer.drain();
    equal(transport.letters.length, attempt);
    const { status, next_at } = (await getMail(kv, id))!;
    equal(status, attempt === 6 ? "failed" : "queued");
    if (next_at === null) break;
    waits.push((Date.parse(next_at) - clock.ms) / MINUTE);
    clock.ms = Date.parse(next_at) - 1;
    await post.mailer.drain();
    equal(transport.letters.length, attempt);
    clock.ms += 1;
  }
  equal(waits.length, 5);
  for (const [index, minutes] of [1, 5, 30, 120, 480].entries()) {
    const share = waits[index]! / minutes;
    ok(share > 0.79 && share < 1.21, `${waits[index]} minutes`);
  }
  equal(await readCount(kv, TROUBLED), 1);
});

test("drain() does not retry after a permanent error", async (post) => {
  post.transport.failures = [NEVER];
  const id = await post.notify();
  await post.mailer.drain();
  const mail = await getMail(post.kv, id);
  deepEqual([mail?.status, mail?.next_at], ["failed", null]);
  deepEqual(mail?.reason, NEVER.problem);
});

test("two processes that drain() the outbox send no mail twice", async (post) => {
  const ids = await Promise.all(Array.from(
    { length: 8 },
    () => post.notify(),
  ));
  const another = post.another();
  await Promise.all([post.mailer.drain(), another.drain()]);
  equal(post.transport.letters.length, ids.length);
});

test("a mail whose process died while sending gets the status unknown and is not sent again", async (post) => {
  const { kv, transport, clock } = post;
  const id = await post.notify();
  const { promise, resolve } = Promise.withResolvers<void>();
  const dying = recordingTransport();
  dying.gate = promise;
  const lost = post.another(dying).drain();
  await until("the mail is taken", () => dying.letters.length > 0);
  equal(await statusOf(kv, id), "sending");
  await post.mailer.drain();
  clock.ms += 5 * MINUTE;
  await post.mailer.drain();
  equal(await statusOf(kv, id), "unknown");
  equal(transport.letters.length, 0);
  equal(await readCount(kv, TROUBLED), 1);
  resolve();
  await lost;
  // The process was slow but alive, so its success counts.
  equal(await statusOf(kv, id), "sent");
  equal(await readCount(kv, TROUBLED), 0);
});

test("a mail that was sent late is not sent again after a failed second attempt", async (post) => {
  const { kv, clock } = post;
  const id = await post.notify();
  const gates = [1, 2].map(() => Promise.withResolvers<void>());
  const [first, second] = gates.map(({ promise }) =>
    Object.assign(recordingTransport(), { gate: promise })
  );
  second!.failures = [LATER];
  const slow = post.another(first).drain();
  await until("the mail is taken", () => first!.letters.length > 0);
  clock.ms += 5 * MINUTE;
  await post.mailer.drain();
  await requeueMail(kv, id);
  const again = post.another(second).drain();
  await until("the mail is taken again", () => second!.letters.length > 0);
  for (const gate of gates) {
    gate.resolve();
    await (gate === gates[0] ? slow : again);
  }
  clock.ms += 5 * MINUTE;
  await post.mailer.drain();
  equal(await statusOf(kv, id), "sent");
  equal(post.transport.letters.length, 0);
});

test("start() sends the mails queued by an earlier process", async (post) => {
  const id = await post.notify();
  const next = post.another();
  next.start();
  const isSent = async () => await statusOf(post.kv, id) === "sent";
  await until("the mail is sent", isSent);
  await next.stop();
  equal(post.transport.letters.length, 1);
});

test("stop() finishes the in-flight mail and takes no more", async (post) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  post.transport.gate = promise;
  const mails = Array.from(
    { length: 6 },
    () => post.notify(),
  );
  const ids = await Promise.all(mails);
  const draining = post.mailer.drain();
  await until("a mail is under way", () => post.transport.letters.length > 0);
  const stopped = post.mailer.stop(10_000);
  resolve();
  await Promise.all([stopped, draining]);
  const statuses = await Promise.all(ids.map((id) => statusOf(post.kv, id)));
  const count = post.transport.letters.length;
  equal(statuses.filter((status) => status === "sent").length, count);
  equal(statuses.filter((status) => status === "queued").length, 6 - count);
});

test("sendNow() sends a member's own mail with the typed password, which is not stored", async (post) => {
  const id = await post.queue(SEND);
  await post.mailer.drain();
  equal(post.transport.letters.length, 0);
  await post.mailer.sendNow(id, { password: "canary-7391" });
  equal(post.transport.letters[0]?.password, "canary-7391");
  equal(await statusOf(post.kv, id), "sent");
  const rows = await post.kv.list({ prefix: [] }, { limit: 1000 });
  doesNotMatch(JSON.stringify([rows, post.app.lines]), /canary-7391/);
});

test("sendNow() throws the server's reason and does not retry", async (post) => {
  post.transport.failures = [LATER];
  const id = await post.queue(SEND);
  await rejects(post.mailer.sendNow(id), new AppError(502, LATER.problem));
  const mail = await getMail(post.kv, id);
  deepEqual([mail?.status, mail?.next_at], ["failed", null]);
  doesNotMatch(JSON.stringify(post.app.lines), /ann@example|421|Your parcel/);
});

test("an unexpected error while sending leaves the mail unknown", async (post) => {
  post.transport.failures = [new TypeError("Cannot read properties")];
  const id = await post.notify();
  await rejects(post.mailer.drain(), TypeError);
  equal((await getMail(post.kv, id))?.status, "sending");
  post.clock.ms += 5 * MINUTE;
  await post.mailer.drain();
  equal((await getMail(post.kv, id))?.status, "unknown");
  equal(post.transport.letters.length, 1);
});

test("sendNow() does not resend a mail that was or may have been sent", async (post) => {
  const sent = await post.queue(SEND);
  await post.mailer.sendNow(sent);
  await post.mailer.sendNow(sent);
  equal(post.transport.letters.length, 1);
  post.transport.failures = [PERHAPS];
  const unknown = await post.queue(SEND);
  const refusal = new AppError(502, PERHAPS.problem);
  await rejects(post.mailer.sendNow(unknown), refusal);
  await rejects(post.mailer.sendNow(unknown), refusal);
  equal(post.transport.letters.length, 2);
});

test("a mail whose request died before sending fails with that reason", async (post) => {
  const id = await post.queue(SEND);
  post.clock.ms += 5 * MINUTE;
  await post.mailer.drain();
  const mail = await getMail(post.kv, id);
  equal(mail?.status, "failed");
  equal(mail?.reason?.key, "error.mailLeftBehind");
  equal(post.transport.letters.length, 0);
});

Deno.test("a pin is created when its mail is sent and appears nowhere else", async () => {
  await using post = await openPost({ PUBLIC_ORIGIN });
  const { kv, transport } = post;
  const id = await post.queue({ kind: "pin", about_id: post.admin });
  await post.mailer.drain();
  await requeueMail(kv, id);
  await post.mailer.drain();
  const pin = /\b(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}\b/;
  const pins = transport.letters.map(({ text }) => pin.exec(text)![0]);
  const [first, second] = pins as [string, string];
  ok(first !== second);
  const link = `${PUBLIC_ORIGIN}/control/password.html#token=${first}`;
  ok(transport.letters[0]!.html!.includes(link));
  const rows = await kv.list({ prefix: [] }, { limit: 1000 });
  const dump = JSON.stringify([rows, post.app.lines]);
  for (const pin of [...pins, ...pins.map((pin) => pin.replaceAll("-", ""))]) {
    equal(dump.includes(pin), false);
  }
  const { to, from, subject, body } = (await getMail(kv, id))!;
  deepEqual([to, from, subject, body], [null, null, null, null]);
});

for (const kind of ["pin", "password_notice", "chat_code_notice"] as const) {
  test(`drain() sends a ${kind} to the member, not to the contact address`, async (post) => {
    await updateSettings(post.kv, { contact_email: "desk@waybill.example" });
    await post.queue({ kind, about_id: post.admin });
    await post.mailer.drain();
    deepEqual(post.transport.letters.map(({ to }) => to), [ADMIN.email]);
  });
}

test("a pin's mail has no link if there is no public origin", async (post) => {
  await post.queue({ kind: "pin", about_id: post.admin });
  await post.mailer.drain();
  doesNotMatch(post.transport.letters[0]?.html ?? "", /password\.html|href/);
});

test("a mail in Arabic isolates the company's name, except in the sender", async (post) => {
  await updateSettings(post.kv, { company_name: "Acme Freight Inc." });
  await post.notify("ar");
  await post.notify("en");
  await post.mailer.drain();
  const isolated = "\u2068Acme Freight Inc.\u2069";
  const { letters } = post.transport;
  for (const { fromName } of letters) equal(fromName, "Acme Freight Inc.");
  const counts = letters.map(({ text, html = "" }) =>
    [text, withoutFrameworkMarks(html)].map((half) =>
      half.split(isolated).length - 1
    )
  );
  // The sentence and the footer; in HTML the preview text repeats the sentence.
  deepEqual(counts.sort(), [[0, 0], [2, 3]]);
});

test("a visitor's message is mailed to contact_email with the visitor in Reply-To", async (post) => {
  await updateSettings(post.kv, { contact_email: "owner@waybill.example" });
  const visitor = { name: "Eve", email: "eve@example.com" };
  const body = "My parcel\n<b>is late</b>";
  await createMessage(post.kv, { subject: "Where is it?", body, ...visitor });
  await post.mailer.drain();
  const [letter] = post.transport.letters;
  equal(letter?.to, "owner@waybill.example");
  equal(letter?.from, "post@waybill.example");
  equal(letter?.replyTo, "eve@example.com");
  match(letter?.subject ?? "", /Where is it\?/);
  match(letter?.html ?? "", /&lt;b>is late|&lt;b&gt;is late/);
});

test("a resent mail has the current sender, except a member's own mail, which keeps its sender", async (post) => {
  post.transport.failures = [NEVER, NEVER];
  const notice = await post.notify();
  const own = await post.queue(SEND);
  await post.mailer.drain();
  await rejects(post.mailer.sendNow(own));
  for (const id of [notice, own]) await requeueMail(post.kv, id);
  const MAIL_FROM = "verified@waybill.example";
  const corrected = post.another(post.transport, { MAIL_FROM });
  await corrected.drain();
  await corrected.sendNow(own);
  const senders = post.transport.letters.slice(2).map(({ from }) => from);
  deepEqual(senders, [MAIL_FROM, "post@waybill.example"]);
  equal((await getMail(post.kv, notice))?.from, MAIL_FROM);
});

test("a visitor's long subject is truncated between characters", async (post) => {
  await updateSettings(post.kv, { contact_email: "owner@waybill.example" });
  for (const before of ["", "a"]) {
    const subject = before + "😀".repeat(149);
    const fields = { subject, body: "Hello", name: null, email: null };
    await createMessage(post.kv, fields);
  }
  await post.mailer.drain();
  equal(post.transport.letters.length, 2);
  for (const { subject } of post.transport.letters) {
    match(subject, /😀$/u);
    ok(subject.length <= 300, `${subject.length} characters`);
  }
});

Deno.test("a mail in html3 shows the parcel whose code it contains", async () => {
  await using post = await openPost({ PUBLIC_ORIGIN });
  await updateSettings(post.kv, { mail_template: "html3" });
  await createParcel(post.kv, { ...PARCEL, tracking_code: "WB-1985-2026" });
  // Words that cannot be codes are not looked up and do not count.
  const words = Array.from("abcdefghijklmnopqrstuvwxy", (at) => `word${at}`);
  const body = `${words.join(" ")} It is wb-1985-2026.`;
  const id = await post.queue({ ...SEND, body });
  await post.mailer.sendNow(id);
  const { html = "" } = post.transport.letters[0]!;
  match(html, /In transit/);
  match(html, /www\.example\.com\/track\.html\?code=WB-1985-2026/);
  doesNotMatch(html, /Ann Smith|Nantes/);
});

test("a mail shows no parcel in other templates, or if its code is preceded by 20 others", async (post) => {
  for (const tracking_code of ["WB-1985-2026", "WB-2000-2026"]) {
    await createParcel(post.kv, { ...PARCEL, tracking_code });
  }
  const others = Array.from({ length: 20 }, (_, i) => `NO-${1000 + i}`);
  const body = [...others, "WB-2000-2026"].join(" ");
  const plain = await post.queue({ ...SEND, body: "WB-1985-2026" });
  await post.mailer.sendNow(plain);
  await updateSettings(post.kv, { mail_template: "html3" });
  await post.mailer.sendNow(await post.queue({ ...SEND, body }));
  equal(post.transport.letters.length, 2);
  for (const { text, html } of post.transport.letters) {
    doesNotMatch(`${text}${html}`, /In transit/);
  }
});

for (const code of ["WAY-EZXZ-KPET-PRYR", "EZXZKPET"]) {
  test(`a mail in html3 shows the parcel with the code ${code}, which has no digit`, async (post) => {
    await updateSettings(post.kv, { mail_template: "html3" });
    await createParcel(post.kv, { ...PARCEL, tracking_code: code });
    const body = `Dear Ann, ${code} is here.`;
    await post.mailer.sendNow(await post.queue({ ...SEND, body }));
    match(post.transport.letters[0]?.html ?? "", /In transit/);
  });
}

test("a mail about a deleted record fails with that reason", async (post) => {
  const id = await post.queue({ kind: "pin", about_id: "nobody" });
  await post.mailer.drain();
  const mail = await getMail(post.kv, id);
  equal(mail?.status, "failed");
  equal(mail?.reason?.key, "error.mailNoMatter");
});

Deno.test("a mail is sent even if the first read after taking it fails", async () => {
  const transport = recordingTransport();
  let state: "off" | "on" | "taken" = "off";
  await using app = await testApp({
    transport,
    faults: {
      before({ kind, keys }) {
        const isMail = keys.some(([noun]) => noun === "outbox");
        if (state === "off" || !isMail) return;
        if (kind === "commit") state = "taken";
        else if (state === "taken") {
          state = "off";
          throw new TypeError("gone");
        }
      },
    },
  });
  const { id: about_id } = await seedAdmin(app.kv);
  const mail = { kind: "password_notice", about_id } as const;
  const options = { locale: LOCALES.en };
  const id = await app.kv.transact((tx) => queueMail(tx, mail, options));
  state = "on";
  await app.jobs.drain();
  equal(state, "off");
  equal((await getMail(app.kv, id))!.status, "sent");
  equal(transport.letters.length, 1);
});
