import { screen } from "@/lib/site/rule.ts";
import { noData } from "@/lib/site/call.ts";
import { path } from "@/lib/site/rule.ts";
import { defineNoun, listEntry } from "@/lib/site/noun.ts";
import { found, paged } from "@/lib/fields/paging.ts";
import { message, messageCreate } from "./schema.ts";
import { deletion, list, search } from "@/lib/site/call.ts";
import { records } from "@/lib/site/rule.ts";

const answers = {
  messages: paged(message),
  foundMessages: found(message),
};

export const messagesNoun = defineNoun({
  name: "messages",
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
