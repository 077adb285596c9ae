import { deepEqual, equal, rejects } from "node:assert/strict";
import {
  createMessage,
  deleteMessage,
  messages,
} from "@/lib/messages/messages.ts";
import {
  listDueMails,
  recordOutcome,
  takeDueMail,
} from "../../helpers/mail_jobs.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  type Message,
  type MessageCreate,
  messageCreate,
} from "@/lib/messages/schema.ts";
import { allKeys, isAppError, test } from "../../helpers/domain.ts";
import { parse } from "@/lib/fields/parse.ts";
import { listMails } from "@/lib/mail/listed_mail.ts";

const ALL = { page: 1, per_page: 100 };

function messageInput(fields: object = {}): MessageCreate {
  return parse(messageCreate, {
    subject: "A lost pallet",
    body: "It left Lisbon on Monday.\nWhere is it?",
    ...fields,
  });
}

async function storedMessages(kv: Kv): Promise<Message[]> {
  return (await messages.list(kv, ALL)).data;
}

async function mailCount(kv: Kv): Promise<number> {
  return (await listMails(kv, ALL)).total;
}

test("createMessage() stores the message and queues a mail about it", async (kv) => {
  await updateSettings(kv, { contact_email: "hello@example.com" });
  await createMessage(kv, messageInput({ name: "Ada" }));
  const [message] = await storedMessages(kv);
  equal(message!.subject, "A lost pallet");
  deepEqual([message!.name, message!.email], ["Ada", null]);
  deepEqual(await messages.get(kv, message!.id), message);
  const { data: [mail] } = await listMails(kv, ALL);
  deepEqual([mail!.kind, mail!.about_id], ["message", message!.id]);
});

test("createMessage() queues no mail if there is no contact email", async (kv) => {
  await createMessage(kv, messageInput());
  deepEqual([(await storedMessages(kv)).length, await mailCount(kv)], [1, 0]);
});

test("createMessage() stores nothing if the honeypot is filled in", async (kv) => {
  const input = messageInput({ website: "https://spam.example" });
  await createMessage(kv, input);
  deepEqual(await allKeys(kv), []);
});

test("createMessage() with the same request key creates one message and one mail", async (kv) => {
  await updateSettings(kv, { contact_email: "hello@example.com" });
  const options = { requestKey: "once" };
  const create = () => createMessage(kv, messageInput(), options);
  await Promise.all([create(), create(), create()]);
  deepEqual([(await storedMessages(kv)).length, await mailCount(kv)], [1, 1]);
});

test("createMessage() removes the oldest of more than 1,000 messages, except those whose mails are waiting", async (kv) => {
  const create = (subject: string) =>
    createMessage(kv, messageInput({ subject }));
  const count = async (search: string) =>
    (await messages.search(kv, { ...ALL, search })).total;
  for (const subject of ["Oldest", "Oldest too"]) await create(subject);
  await updateSettings(kv, { contact_email: "hello@example.com" });
  await create("Waiting");
  for (let i = 3; i < 1000; i++) await create("A lost pallet");
  equal(await count("oldest"), 2);
  await Promise.all(["New 1", "New 2"].map(create));
  equal((await messages.list(kv, ALL)).total, 1000);
  const keys = await allKeys(kv);
  equal(keys.filter((key) => key.startsWith("messages/")).length, 1000);
  equal(keys.some((key) => key.includes("/oldest/")), false);
  equal(await count("waiting"), 1);

  const [id] = await listDueMails(kv, 1);
  const mail = await takeDueMail(kv, id!);
  const outcome = { status: "sent", driver: "smtp" } as const;
  await recordOutcome(kv, mail!, { outcome });
  await create("New 3");
  equal(await count("waiting"), 0);
  equal((await messages.list(kv, ALL)).total, 1000);
});

test("messages.search() searches subject, name and email, but not the body", async (kv) => {
  const visitor = { name: "Zoë Ångström", email: "z@fjord.example" };
  await createMessage(kv, messageInput(visitor));
  const totals = { pallet: 1, "angstrom zoe": 1, fjord: 1, monday: 0 };
  for (const [search, total] of Object.entries(totals)) {
    equal((await messages.search(kv, { ...ALL, search })).total, total, search);
  }
});

test("deleteMessage() removes all entries and rejects an unknown message", async (kv) => {
  await createMessage(kv, messageInput());
  const [message] = await storedMessages(kv);
  await deleteMessage(kv, message!.id);
  const counts = ["counters/messages", "counters/messages_unopened"];
  deepEqual(await allKeys(kv), ["counters", ...counts]);
  equal((await messages.list(kv, ALL)).total, 0);
  const missing = isAppError(404, "error.messageNotFound");
  await rejects(deleteMessage(kv, message!.id), missing);
});
