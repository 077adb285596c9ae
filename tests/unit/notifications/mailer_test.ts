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
  getMail,
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
import { LOCALES } from "@/lib/i18n/locales.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { MailError } from "@/lib/mail/letter.ts";
import { ADMIN, seedAdmin } from "@/tests/helpers/admin.ts";
import { type TestApp, testApp } from "@/tests/helpers/app.ts";
import { asWritten } from "@/tests/helpers/framework.ts";
import { memoryLog } from "@/tests/helpers/log.ts";
import {
  type Office,
  officeOf,
  openOffice,
} from "@/tests/helpers/mail_jobs.ts";
import {
  type KeepingTransport,
  keepingTransport,
} from "@/tests/helpers/transports.ts";
import { until } from "../../helpers/until.ts";

const MINUTE = 60_000;
const SEND: Mail = {
  kind: "send",
  to: "ann@example.com",
  from: "post@waybill.example",
  subject: "Your parcel",
  body: "It has arrived.",
};
const LATER = new MailError("temporary", {
  key: "error.mailFailed",
  params: { reason: "421 busy" },
});
const NEVER = new MailError("permanent", {
  key: "error.mailRefused",
  params: { reason: "550 no" },
});
const PERHAPS = new MailError("unknown", { key: "error.mailUnknown" });

interface Post extends AsyncDisposable {
  app: TestApp;
  kv: Kv;
  mailer: Office;
  transport: KeepingTransport;
  clock: { ms: number };
  /** The administrator's id. */
  admin: string;
  queue(mail: Mail, locale?: keyof typeof LOCALES): Promise<string>;
  /** Another process on the same database. */
  another(transport?: KeepingTransport, env?: Record<string, string>): Office;
}

async function openPost(env: Record<string, string> = {}): Promise<Post> {
  const clock = { ms: Date.parse("2026-11-21T12:00:00Z") };
  const transport = keepingTransport();
  const variables = {
    ...{ MAIL_DRIVER: "api", MAIL_API_KEY: "key" },
    ...{ MAIL_FROM: "post@waybill.example", ...env },
  };
  const app = await testApp({ clock, transport, env: variables });
  const { kv } = app;
  const { id: admin } = await seedAdmin(kv);
  const services = { kv, log: memoryLog().log };
  return {
    ...{ app, kv, mailer: officeOf(app), transport, clock, admin },
    queue: (mail, locale = "en") =>
      kv.transact((tx) => queueMail(tx, mail, { locale: LOCALES[locale] })),
    another: (other = transport, changes = {}) =>
      openOffice({
        ...services,
        env: parseEnv({ ...variables, ...changes }),
        transport: other,
      }),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

async function statusOf(kv: Kv, id: string): Promise<string | undefined> {
  return (await getMail(kv, id))?.status;
}

Deno.test("drain() sends what is queued, once, and records it", async () => {
  await using post = await openPost();
  const id = await post.queue({
    kind: "password_notice",
    about_id: post.admin,
  });
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

Deno.test("drain() writes a notice in the recipient's language", async () => {
  await using post = await openPost();
  await post.queue({ kind: "chat_code_notice", about_id: post.admin }, "ar");
  await post.mailer.drain();
  const [letter] = post.transport.letters;
  equal(letter?.subject, "تم تغيير شيفرة الدردشة");
  match(letter?.html ?? "", /<html lang="ar" dir="rtl"/);
});

Deno.test("drain() tries again after a minute, then later and later, and gives up", async () => {
  await using post = await openPost();
  const { kv, transport, clock } = post;
  transport.failures = Array.from({ length: 9 }, () => LATER);
  const id = await post.queue({
    kind: "password_notice",
    about_id: post.admin,
  });
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
  deepEqual(
    waits.map((wait, index) => wait / [1, 5, 30, 120, 480][index]!)
      .filter((share) => share < 0.79 || share > 1.21),
    [],
  );
  equal(waits.length, 5);
  equal(await readCount(kv, TROUBLED), 1);
});

Deno.test("drain() does not try again what a server has refused for good", async () => {
  await using post = await openPost();
  post.transport.failures = [NEVER];
  const id = await post.queue({
    kind: "password_notice",
    about_id: post.admin,
  });
  await post.mailer.drain();
  const mail = await getMail(post.kv, id);
  deepEqual([mail?.status, mail?.next_at], ["failed", null]);
  deepEqual(mail?.reason, NEVER.problem);
});

Deno.test("drain() of two processes sends no mail twice", async () => {
  await using post = await openPost();
  const ids = await Promise.all(Array.from(
    { length: 8 },
    () => post.queue({ kind: "password_notice", about_id: post.admin }),
  ));
  const another = post.another();
  await Promise.all([post.mailer.drain(), another.drain()]);
  equal(post.transport.letters.length, ids.length);
});

Deno.test("A mail whose process has ended while sending is not sent again, and says so", async () => {
  await using post = await openPost();
  const { kv, transport, clock } = post;
  const id = await post.queue({
    kind: "password_notice",
    about_id: post.admin,
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const dying = keepingTransport();
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
  // It was only slow after all: good news counts.
  equal(await statusOf(kv, id), "sent");
  equal(await readCount(kv, TROUBLED), 0);
});

Deno.test("a mail that arrived late after all is not sent again because a second attempt failed", async () => {
  await using post = await openPost();
  const { kv, clock } = post;
  const id = await post.queue({
    kind: "password_notice",
    about_id: post.admin,
  });
  const gates = [1, 2].map(() => Promise.withResolvers<void>());
  const [first, second] = gates.map(({ promise }) =>
    Object.assign(keepingTransport(), { gate: promise })
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

Deno.test("start() sends mails left by an earlier process", async () => {
  await using post = await openPost();
  const id = await post.queue({
    kind: "password_notice",
    about_id: post.admin,
  });
  const next = post.another();
  next.start();
  await until(
    "the mail is sent",
    async () => await statusOf(post.kv, id) === "sent",
  );
  await next.stop();
  equal(post.transport.letters.length, 1);
});

Deno.test("stop() lets the mail under way end and takes no other", async () => {
  await using post = await openPost();
  const { promise, resolve } = Promise.withResolvers<void>();
  post.transport.gate = promise;
  const mails = Array.from(
    { length: 6 },
    () => post.queue({ kind: "password_notice", about_id: post.admin }),
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

Deno.test("sendNow() sends the administrator's own mail with the password of this one time", async () => {
  await using post = await openPost();
  const id = await post.queue(SEND);
  await post.mailer.drain();
  equal(post.transport.letters.length, 0);
  await post.mailer.sendNow(id, { password: "canary-7391" });
  equal(post.transport.letters[0]?.password, "canary-7391");
  equal(await statusOf(post.kv, id), "sent");
  const rows = await post.kv.list({ prefix: [] }, { limit: 1000 });
  doesNotMatch(JSON.stringify([rows, post.app.lines]), /canary-7391/);
});

Deno.test("sendNow() returns the reason of a refusal without retries", async () => {
  await using post = await openPost();
  post.transport.failures = [LATER];
  const id = await post.queue(SEND);
  await rejects(post.mailer.sendNow(id), new AppError(502, LATER.problem));
  const mail = await getMail(post.kv, id);
  deepEqual([mail?.status, mail?.next_at], ["failed", null]);
  doesNotMatch(JSON.stringify(post.app.lines), /ann@example|421|Your parcel/);
});

Deno.test("a bug while a mail is handed over leaves it unknown", async () => {
  await using post = await openPost();
  post.transport.failures = [new TypeError("Cannot read properties")];
  const id = await post.queue({
    kind: "password_notice",
    about_id: post.admin,
  });
  await rejects(post.mailer.drain(), TypeError);
  equal((await getMail(post.kv, id))?.status, "sending");
  post.clock.ms += 5 * MINUTE;
  await post.mailer.drain();
  equal((await getMail(post.kv, id))?.status, "unknown");
  equal(post.transport.letters.length, 1);
});

Deno.test("sendNow() sends nothing once more that another request has sent meanwhile, or may have", async () => {
  await using post = await openPost();
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

Deno.test("A mail whose request has ended before it was handed over was not sent, and says so", async () => {
  await using post = await openPost();
  const id = await post.queue(SEND);
  post.clock.ms += 5 * MINUTE;
  await post.mailer.drain();
  const mail = await getMail(post.kv, id);
  deepEqual([mail?.status, mail?.reason?.key], [
    "failed",
    "error.mailLeftBehind",
  ]);
  equal(post.transport.letters.length, 0);
});

Deno.test("a pin is created when its mail is sent, and is only in that mail", async () => {
  await using post = await openPost({
    PUBLIC_ORIGIN: "https://www.example.com",
  });
  const { kv, transport } = post;
  const id = await post.queue({ kind: "pin", about_id: post.admin });
  await post.mailer.drain();
  await requeueMail(kv, id);
  await post.mailer.drain();
  const pins = transport.letters.map(({ text }) =>
    /\b(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}\b/.exec(text)![0]
  );
  const [first, second] = pins as [string, string];
  ok(first !== second);
  ok(
    transport.letters[0]?.html?.includes(
      `https://www.example.com/control/password.html#token=${first}`,
    ),
  );
  const rows = await kv.list({ prefix: [] }, { limit: 1000 });
  const dump = JSON.stringify([rows, post.app.lines]);
  for (const pin of [...pins, ...pins.map((pin) => pin.replaceAll("-", ""))]) {
    equal(dump.includes(pin), false);
  }
  const { to, from, subject, body } = (await getMail(kv, id))!;
  deepEqual([to, from, subject, body], [null, null, null, null]);
});

for (const kind of ["pin", "password_notice", "chat_code_notice"] as const) {
  Deno.test(`drain() sends a ${kind} to the administrator, not to the contact address`, async () => {
    await using post = await openPost();
    await updateSettings(post.kv, { contact_email: "desk@waybill.example" });
    await post.queue({ kind, about_id: post.admin });
    await post.mailer.drain();
    deepEqual(post.transport.letters.map(({ to }) => to), [ADMIN.email]);
  });
}

Deno.test("A pin comes without a link where no public origin is set", async () => {
  await using post = await openPost();
  await post.queue({ kind: "pin", about_id: post.admin });
  await post.mailer.drain();
  doesNotMatch(post.transport.letters[0]?.html ?? "", /password\.html|href/);
});

Deno.test("A mail in Arabic keeps the signs of the company's name beside it, and its sender has the bare name", async () => {
  await using post = await openPost();
  await updateSettings(post.kv, { company_name: "Acme Freight Inc." });
  await post.queue({ kind: "password_notice", about_id: post.admin }, "ar");
  await post.queue({ kind: "password_notice", about_id: post.admin }, "en");
  await post.mailer.drain();
  const isolated = "\u2068Acme Freight Inc.\u2069";
  const letters = post.transport.letters.map((
    { text, html = "", fromName },
  ) => [
    ...[text, asWritten(html)].map((half) => half.split(isolated).length - 1),
    fromName,
  ]);
  deepEqual(letters.sort(), [
    [0, 0, "Acme Freight Inc."],
    // The sentence and the footer; in HTML the sentence is the preview, too.
    [2, 3, "Acme Freight Inc."],
  ]);
});

Deno.test("A visitor's message goes to contact_email, and answers go to the visitor", async () => {
  await using post = await openPost();
  await updateSettings(post.kv, { contact_email: "owner@waybill.example" });
  await createMessage(post.kv, {
    ...{ subject: "Where is it?", body: "My parcel\n<b>is late</b>" },
    ...{ name: "Eve", email: "eve@example.com" },
  });
  await post.mailer.drain();
  const [letter] = post.transport.letters;
  equal(letter?.to, "owner@waybill.example");
  equal(letter?.from, "post@waybill.example");
  equal(letter?.replyTo, "eve@example.com");
  match(letter?.subject ?? "", /Where is it\?/);
  match(letter?.html ?? "", /&lt;b>is late|&lt;b&gt;is late/);
});

Deno.test("A mail that is sent again comes from the sender that is set by now; the administrator's own keeps its own", async () => {
  await using post = await openPost();
  post.transport.failures = [NEVER, NEVER];
  const notice = await post.queue({
    kind: "password_notice",
    about_id: post.admin,
  });
  const own = await post.queue(SEND);
  await post.mailer.drain();
  await rejects(post.mailer.sendNow(own));
  for (const id of [notice, own]) await requeueMail(post.kv, id);
  const corrected = post.another(post.transport, {
    MAIL_FROM: "verified@waybill.example",
  });
  await corrected.drain();
  await corrected.sendNow(own);
  deepEqual(post.transport.letters.slice(2).map(({ from }) => from), [
    "verified@waybill.example",
    "post@waybill.example",
  ]);
  equal((await getMail(post.kv, notice))?.from, "verified@waybill.example");
});

Deno.test("The subject of a visitor's message is cut between two characters where it is too long", async () => {
  await using post = await openPost();
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

Deno.test("A mail in html3 shows the parcel whose code it names", async () => {
  await using post = await openPost({
    PUBLIC_ORIGIN: "https://www.example.com",
  });
  await updateSettings(post.kv, { mail_template: "html3" });
  await createParcel(post.kv, {
    tracking_code: "WB-1985-2026",
    recipient_name: "Ann Smith",
    destination: "Nantes",
    status: "In transit",
  });
  // Words that can be no code are not looked up, however many there are.
  const words = Array.from("abcdefghijklmnopqrstuvwxy", (at) => `word${at}`);
  const body = `${words.join(" ")} It is wb-1985-2026.`;
  const id = await post.queue({ ...SEND, body });
  await post.mailer.sendNow(id);
  const { html = "" } = post.transport.letters[0]!;
  match(html, /In transit/);
  match(html, /www\.example\.com\/track\.html\?code=WB-1985-2026/);
  doesNotMatch(html, /Ann Smith|Nantes/);
});

Deno.test("A mail in another template shows no parcel, and in html3 none whose code comes after 20 others", async () => {
  await using post = await openPost();
  const fields = { recipient_name: "Ann Smith", destination: "Nantes" };
  for (const tracking_code of ["WB-1985-2026", "WB-2000-2026"]) {
    const status = `In transit as ${tracking_code}`;
    await createParcel(post.kv, { ...fields, tracking_code, status });
  }
  const others = Array.from({ length: 20 }, (_, i) => `NO-${1000 + i}`);
  const body = [...others, "WB-2000-2026"].join(" ");
  await post.mailer.sendNow(
    await post.queue({ ...SEND, body: "WB-1985-2026" }),
  );
  await updateSettings(post.kv, { mail_template: "html3" });
  await post.mailer.sendNow(await post.queue({ ...SEND, body }));
  equal(post.transport.letters.length, 2);
  for (const { text, html } of post.transport.letters) {
    doesNotMatch(`${text}${html}`, /In transit/);
  }
});

for (const code of ["WAY-EZXZ-KPET-PRYR", "EZXZKPET"]) {
  Deno.test(`A mail in html3 shows the parcel whose code has no digit, such as ${code}`, async () => {
    await using post = await openPost();
    await updateSettings(post.kv, { mail_template: "html3" });
    await createParcel(post.kv, {
      tracking_code: code,
      recipient_name: "Ann Smith",
      destination: "Nantes",
      status: "In transit",
    });
    const id = await post.queue({
      ...SEND,
      body: `Dear Ann, ${code} is here.`,
    });
    await post.mailer.sendNow(id);
    match(post.transport.letters[0]?.html ?? "", /In transit/);
  });
}

Deno.test("A mail about something that is gone fails and says so", async () => {
  await using post = await openPost();
  const id = await post.queue({ kind: "pin", about_id: "nobody" });
  await post.mailer.drain();
  const mail = await getMail(post.kv, id);
  deepEqual([mail?.status, mail?.reason?.key], [
    "failed",
    "error.mailNoMatter",
  ]);
});

Deno.test("a mail that could not be read just after it was taken is sent", async () => {
  const transport = keepingTransport();
  let state: "off" | "on" | "taken" = "off";
  await using app = await testApp({
    transport,
    faults: {
      before({ kind, keys }) {
        if (state === "off" || !keys.some(([noun]) => noun === "outbox")) {
          return;
        }
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
  const id = await app.kv.transact((tx) =>
    queueMail(tx, mail, { locale: LOCALES.en })
  );
  state = "on";
  await app.jobs.drain();
  equal(state, "off");
  equal((await getMail(app.kv, id))!.status, "sent");
  equal(transport.letters.length, 1);
});
