import type { Identity } from "@/lib/erasure/identity.ts";
import { listPage, searchPage } from "@/lib/fields/paging.ts";
import { dropMail, outbox } from "@/lib/mail/outbox.ts";
import { deletion, list, noData, search } from "@/lib/site/call.ts";
import { defineNoun, listEntry } from "@/lib/site/noun.ts";
import { path, records, screen } from "@/lib/site/rule.ts";
import { Transaction } from "@/lib/store/transaction.ts";
import type { Key } from "@/lib/store/types.ts";
import { dropMessage, messages } from "./messages.ts";
import { message, messageCreate } from "./schema.ts";

const answers = {
  messages: listPage(message),
  foundMessages: searchPage(message),
};

/** Declares visitors' messages. */
export const messagesNoun = defineNoun({
  name: "messages",
  title: "control.messages.title",
  counted: ["messages"],
  erasure: { rules: { messages: eraseMessage } },
  journal: ["messages"],
  rights: {
    "messages:read": ["manager", "clerk"],
    "messages:write": ["manager", "clerk"],
  },
  menu: [listEntry("more", "messages", "inbox")],
  answers,
  calls: {
    "GET /api/messages": list(
      "messages:read",
      "List the messages of the contact form, newest first",
      answers.messages,
    ),
    "POST /api/messages": {
      summary: "Send a message to the company",
      access: "public",
      limit: "message",
      input: messageCreate,
      hasLongText: true,
      output: noData,
      repeatable: true,
    },
    "DELETE /api/messages": deletion("messages:write", "Delete a message"),
    "POST /api/messages/search": search(
      "messages:read",
      "Search the messages",
      answers.foundMessages,
    ),
  },
  screens: {
    "/contact.html": path("cached", {
      GET: { access: "public", limit: "render" },
      POST: { access: "public", limit: "message" },
    }),
    "/control/messages/list.html": records("messages"),
    "/control/messages/:id": screen("messages:read"),
  },
});

/** Removes a message sent from the address, with its waiting mail. From any other message removes only the identity. */
async function eraseMessage(
  tx: Transaction,
  key: Key,
  identity: Identity,
): Promise<void> {
  const id = String(key[1]);
  const message = await messages.read(tx, id);
  if (message === null) return;
  tx.note({ noun: messages.noun, record_id: id, kind: "erased" });
  if (!identity.is(message.email)) {
    messages.save(tx, message, identity.removedFrom(message));
    return;
  }
  const mail = await outbox.read(tx, id);
  if (mail !== null && mail.next_at !== null) dropMail(tx, mail);
  await dropMessage(tx, message);
}
