import { queueSend } from "@/lib/messages/email.ts";
import { createMessage, messages } from "@/lib/messages/messages.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { messageCreate } from "@/lib/messages/schema.ts";
import type { TestApp } from "./app.ts";

/** Fills the inbox and the outbox and returns their screens. */
export async function mailScreens({ kv }: TestApp): Promise<string[]> {
  const message = {
    subject: 'Lost <box> & "lid"',
    name: '"Ada" <A & B>',
    body: '"Where" & <when>\nis it?',
    email: "ada@example.com",
  };
  await createMessage(kv, messageCreate.parse(message), {});
  const mail = {
    to: "bob@example.com",
    subject: 'A <b> & "c"',
    body: '"Here" & <now>',
  };
  const id = await queueSend(kv, mail, {
    mailFrom: "desk@waybill.example",
    locale: LOCALES.en,
  });
  const { data } = await messages.list(kv, { page: 1, per_page: 1 });
  const asked = data[0]!.id;
  return [
    "/control/email/send.html?done=sent",
    `/control/email/send.html?message=${asked}`,
    "/control/messages/list.html",
    `/control/messages/list.html?delete=${asked}`,
    "/control/messages/list.html?search=none",
    `/control/messages/${asked}`,
    "/control/outbox/list.html",
    `/control/outbox/${id}?done=resent`,
  ];
}
