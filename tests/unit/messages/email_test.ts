import { deepEqual, equal, rejects } from "node:assert/strict";
import { queueSend, replyTo } from "@/lib/messages/email.ts";
import type { Message } from "@/lib/messages/schema.ts";
import { getMail, listMails } from "@/lib/mail/outbox.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import { isAppError, memoryKv } from "../../helpers/domain.ts";

const MAIL = {
  to: "ada@example.com",
  subject: "Your pallet",
  body: "It has arrived.",
  from: undefined,
};
const OPTIONS = { mailFrom: "ship@waybill.example", locale: DEFAULT_LOCALE };

Deno.test("queueSend() sends from the environment's address when none is named", async () => {
  using kv = await memoryKv();
  await updateSettings(kv, { contact_email: "hello@waybill.example" });
  const mail = await getMail(kv, await queueSend(kv, MAIL, OPTIONS));
  deepEqual(
    [mail!.from, mail!.to, mail!.subject, mail!.body],
    ["ship@waybill.example", MAIL.to, MAIL.subject, MAIL.body],
  );
});

Deno.test("queueSend() sends from contact_email when the environment names no address", async () => {
  using kv = await memoryKv();
  await updateSettings(kv, { contact_email: "hello@waybill.example" });
  const options = { ...OPTIONS, mailFrom: undefined };
  const mail = await getMail(kv, await queueSend(kv, MAIL, options));
  equal(mail!.from, "hello@waybill.example");
});

Deno.test("queueSend() accepts either own address in any case and normalizes it", async () => {
  using kv = await memoryKv();
  await updateSettings(kv, { contact_email: "hello@waybill.example" });
  const input = { ...MAIL, from: "Hello@Waybill.example" };
  const mail = await getMail(kv, await queueSend(kv, input, OPTIONS));
  equal(mail!.from, "hello@waybill.example");
});

Deno.test("queueSend() takes any sender of the environment's mail domain, and of contact_email's domain no other", async () => {
  using kv = await memoryKv();
  await updateSettings(kv, { contact_email: "waybill@webmail.example" });
  const input = { ...MAIL, from: "Boss@Waybill.example" };
  const mail = await getMail(kv, await queueSend(kv, input, OPTIONS));
  equal(mail!.from, input.from);
  for (const mailFrom of [OPTIONS.mailFrom, undefined]) {
    await rejects(
      queueSend(kv, { ...MAIL, from: "boss@webmail.example" }, {
        ...OPTIONS,
        mailFrom,
      }),
      isAppError(422, "invalid.selected", "from"),
    );
  }
});

Deno.test("queueSend() refuses any other sender, and all without an own address", async () => {
  using kv = await memoryKv();
  for (const from of ["ship@evil.example", "ship@not-waybill.example"]) {
    await rejects(
      queueSend(kv, { ...MAIL, from }, OPTIONS),
      isAppError(422, "invalid.selected", "from"),
    );
  }
  await rejects(
    queueSend(kv, MAIL, { ...OPTIONS, mailFrom: undefined }),
    isAppError(422, "error.mailNoSender", "from"),
  );
  equal((await listMails(kv, { page: 1, per_page: 1 })).total, 0);
});

Deno.test("queueSend() uses the stand-in sender while there is no other", async () => {
  using kv = await memoryKv();
  const options = {
    ...{ ...OPTIONS, mailFrom: undefined, standIn: "ada@example.com" },
  };
  for (const from of [undefined, "Ada@example.com"]) {
    const id = await queueSend(kv, { ...MAIL, from }, options);
    equal((await getMail(kv, id))!.from, "ada@example.com");
  }
  await rejects(
    queueSend(kv, { ...MAIL, from: "ada@example.com" }, {
      ...options,
      mailFrom: OPTIONS.mailFrom,
    }),
    isAppError(422, "invalid.selected", "from"),
  );
});

Deno.test("queueSend() with the same request key queues one mail", async () => {
  using kv = await memoryKv();
  const options = { ...OPTIONS, requestKey: "once" };
  const first = await queueSend(kv, MAIL, options);
  equal(await queueSend(kv, MAIL, options), first);
  equal((await listMails(kv, { page: 1, per_page: 1 })).total, 1);
});

Deno.test("replyTo() adds one Re:", () => {
  for (const subject of ["Lost", "Re: Lost", "RE: Lost"]) {
    const message = { subject, body: "Where?", email: "eve@example.com" };
    equal(replyTo(message as Message).subject.toLowerCase(), "re: lost");
  }
});

Deno.test("replyTo() quotes every line, and no more than its fields take", () => {
  const email = "eve@example.com";
  const long = { subject: "x".repeat(300), body: "y\n".repeat(9_000), email };
  const { subject, body } = replyTo(long as Message);
  equal(subject, `Re: ${"x".repeat(296)}`);
  equal(body.length, 10_000);
  const { body: quoted } = replyTo({ ...long, body: "a\nb" } as Message);
  equal(quoted, "\n\n> a\n> b");
});
