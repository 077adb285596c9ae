import { deepEqual, equal, rejects } from "node:assert/strict";
import {
  createMessage,
  deleteMessage,
  messages,
} from "@/lib/messages/messages.ts";
import { listMails } from "@/lib/mail/outbox.ts";
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
import { allKeys, isAppError, memoryKv } from "../../helpers/domain.ts";
import { parse } from "@/lib/fields/parse.ts";

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

Deno.test("createMessage() keeps the message and queues the mail about it", async () => {
  using kv = await memoryKv();
  await updateSettings(kv, { contact_email: "hello@example.com" });
  await createMessage(kv, messageInput({ name: "Ada" }));
  const [message] = await storedMessages(kv);
  equal(message!.subject, "A lost pallet");
  deepEqual([message!.name, message!.email], ["Ada", null]);
  deepEqual(await messages.get(kv, message!.id), message);
  const { data: [mail] } = await listMails(kv, ALL);
  deepEqual([mail!.kind, mail!.about_id], ["message", message!.id]);
});

Deno.test("createMessage() queues no mail while there is no contact email", async () => {
  using kv = await memoryKv();
  await createMessage(kv, messageInput());
  deepEqual([(await storedMessages(kv)).length, await mailCount(kv)], [1, 0]);
});

Deno.test("createMessage() stores nothing when the honeypot is filled", async () => {
  using kv = await memoryKv();
  const input = messageInput({ website: "https://spam.example" });
  await createMessage(kv, input);
  deepEqual(await allKeys(kv), []);
});

Deno.test("createMessage() with the same request key makes one message and one mail", async () => {
  using kv = await memoryKv();
  await updateSettings(kv, { contact_email: "hello@example.com" });
  const options = { requestKey: "once" };
  await Promise.all(
    [1, 2, 3].map(() => createMessage(kv, messageInput(), options)),
  );
  deepEqual([(await storedMessages(kv)).length, await mailCount(kv)], [1, 1]);
});

Deno.test("the oldest message goes when there would be more than 1,000, with its words", async () => {
  using kv = await memoryKv();
  await createMessage(kv, messageInput({ subject: "Oldest" }));
  for (let i = 1; i < 1000; i++) {
    await createMessage(kv, messageInput());
  }
  const before = await messages.search(kv, { ...ALL, search: "oldest" });
  equal(before.total, 1);
  await Promise.all(
    [1, 2].map((number) =>
      createMessage(kv, messageInput({ subject: `New ${number}` }))
    ),
  );
  equal((await messages.list(kv, ALL)).total, 1000);
  const rows = await kv.list({ prefix: ["messages"] }, { limit: 2000 });
  equal(rows.length, 1000);
  const keys = await allKeys(kv);
  equal(keys.some((key) => key.includes("/oldest/")), false);
});

Deno.test("a message whose mail waits outlasts 1,000 others, until it has gone out", async () => {
  using kv = await memoryKv();
  await updateSettings(kv, { contact_email: "hello@example.com" });
  await createMessage(kv, messageInput({ subject: "Oldest" }));
  for (let i = 0; i < 1000; i++) await createMessage(kv, messageInput());
  const find = () => messages.search(kv, { ...ALL, search: "oldest" });
  equal((await find()).total, 1);
  equal((await messages.list(kv, ALL)).total, 1001);

  const [id] = await listDueMails(kv, 1);
  const mail = await takeDueMail(kv, id!);
  await recordOutcome(kv, mail!, {
    outcome: { status: "sent", driver: "smtp" },
  });
  await createMessage(kv, messageInput());
  equal((await find()).total, 0);
  equal((await messages.list(kv, ALL)).total, 1001);
});

Deno.test("messages.search() looks at subject, name and email, not at the body", async () => {
  using kv = await memoryKv();
  const input = messageInput({
    name: "Zoë Ångström",
    email: "z@fjord.example",
  });
  await createMessage(kv, input);
  for (
    const [search, total] of [
      ["pallet", 1],
      ["angstrom zoe", 1],
      ["fjord", 1],
      ["monday", 0],
    ] as const
  ) {
    equal((await messages.search(kv, { ...ALL, search })).total, total, search);
  }
});

Deno.test("deleteMessage() removes everything, and refuses an unknown message", async () => {
  using kv = await memoryKv();
  await createMessage(kv, messageInput());
  const [message] = await storedMessages(kv);
  await deleteMessage(kv, message!.id);
  const counts = [
    "counters",
    "counters/messages",
    "counters/messages_unopened",
  ];
  deepEqual(await allKeys(kv), counts);
  equal((await messages.list(kv, ALL)).total, 0);
  await rejects(
    deleteMessage(kv, message!.id),
    isAppError(404, "error.messageNotFound"),
  );
});
