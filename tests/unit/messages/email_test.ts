import { deepEqual, equal, rejects } from "node:assert/strict";
import { queueSend, replyTo } from "@/lib/messages/email.ts";
import type { Message } from "@/lib/messages/schema.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import { isAppError, memoryKv, test } from "../../helpers/domain.ts";
import { getMail, listMails } from "@/lib/mail/listed_mail.ts";

const MAIL = {
  to: "ada@example.com",
  subject: "Your pallet",
  body: "It has arrived.",
};
const SHIP = "ship@waybill.example";
const HELLO = "hello@waybill.example";
const options = (mailFrom?: string, standIn?: string) => ({
  mailFrom,
  locale: DEFAULT_LOCALE,
  ...(standIn !== undefined && { standIn }),
});

/** Queues a mail on a site and returns it. */
async function queueAndRead(
  from: string | undefined,
  site: ReturnType<typeof options>,
  contact_email?: string,
) {
  using kv = await memoryKv();
  if (contact_email !== undefined) await updateSettings(kv, { contact_email });
  const id = await queueSend(kv, { ...MAIL, from }, site);
  return (await getMail(kv, id))!;
}

Deno.test("queueSend() defaults to the environment's sender, then contact_email, then the placeholder", async () => {
  const mail = await queueAndRead(undefined, options(SHIP), HELLO);
  const { from, to, subject, body } = mail;
  deepEqual({ to, subject, body }, MAIL);
  equal(from, SHIP);
  equal((await queueAndRead(undefined, options(), HELLO)).from, HELLO);
  for (const from of [undefined, "Ada@example.com"]) {
    const mail = await queueAndRead(
      from,
      options(undefined, "ada@example.com"),
    );
    equal(mail.from, "ada@example.com");
  }
});

Deno.test("queueSend() accepts configured senders in any case, and any sender in the environment's domain", async () => {
  const own = await queueAndRead("Hello@Waybill.example", options(SHIP), HELLO);
  equal(own.from, HELLO);
  const boss = "Boss@Waybill.example";
  equal((await queueAndRead(boss, options(SHIP))).from, boss);
});

Deno.test("queueSend() rejects any other sender", async () => {
  const webmail = "waybill@webmail.example";
  const refused: Parameters<typeof queueAndRead>[] = [
    ["ship@evil.example", options(SHIP)],
    ["ship@not-waybill.example", options(SHIP)],
    ["boss@webmail.example", options(SHIP), webmail],
    ["boss@webmail.example", options(), webmail],
    ["ada@example.com", options(SHIP, "ada@example.com")],
  ];
  const error = isAppError(422, "invalid.selected", "from");
  for (const mail of refused) await rejects(queueAndRead(...mail), error);
  const none = isAppError(422, "error.mailNoSender", "from");
  await rejects(queueAndRead(undefined, options()), none);
});

test("queueSend() with the same request key queues one mail", async (kv) => {
  const once = { ...options(SHIP), requestKey: "once" };
  const mail = { ...MAIL, from: undefined };
  const first = await queueSend(kv, mail, once);
  equal(await queueSend(kv, mail, once), first);
  equal((await listMails(kv, { page: 1, per_page: 1 })).total, 1);
});

Deno.test("replyTo() adds Re: only once", () => {
  for (const subject of ["Lost", "Re: Lost", "RE: Lost"]) {
    const message = { subject, body: "Where?", email: "eve@example.com" };
    equal(replyTo(message as Message).subject.toLowerCase(), "re: lost");
  }
});

Deno.test("replyTo() quotes each line within the length limits of its fields", () => {
  const email = "eve@example.com";
  const long = { subject: "x".repeat(300), body: "y\n".repeat(9_000), email };
  const { subject, body } = replyTo(long as Message);
  equal(subject, `Re: ${"x".repeat(296)}`);
  equal(body.length, 10_000);
  const { body: quoted } = replyTo({ ...long, body: "a\nb" } as Message);
  equal(quoted, "\n\n> a\n> b");
});
