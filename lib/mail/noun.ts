import { screen } from "@/lib/site/rule.ts";
import { noData } from "@/lib/site/call.ts";
import { defineNoun, listEntry } from "@/lib/site/noun.ts";
import { mail, mailResend } from "./outbox_schema.ts";
import { paged } from "@/lib/fields/paging.ts";
import { contactSend } from "@/lib/messages/schema.ts";
import { list } from "@/lib/site/call.ts";
import { sending } from "@/lib/site/rule.ts";

const answers = {
  mail,
  mails: paged(mail),
};

export const mailNoun = defineNoun({
  name: "mail",
  jobs: ({ mailer }) => [mailer.kind],
  journal: ["mail"],
  rights: {
    "mail:read": ["manager", "clerk"],
    "mail:write": ["manager", "clerk"],
  },
  menu: [{
    group: "tiles",
    name: "email",
    href: "/control/email/send.html",
    icon: "send",
    text: "control.email.title",
    under: ["/control/email/"],
    needs: "mail:write",
  }, { ...listEntry("more", "outbox", "outbox"), needs: "mail:read" }],
  answers,
  calls: {
    "POST /api/contact": {
      summary: "Send a mail as the company, and wait for the mail server",
      access: "mail:write",
      limit: "send",
      input: contactSend,
      hasLongText: true,
      output: noData,
      repeatable: true,
      fails: [409, 502],
    },
    "GET /api/outbox": list(
      "mail:read",
      "List the mails of the site, newest first",
      answers.mails,
    ),
    "POST /api/outbox/resend": {
      summary: "Send a mail once more",
      access: "mail:write",
      limit: "send",
      input: mailResend,
      output: answers.mail,
      fails: [404, 409, 502],
    },
  },
  screens: {
    "/control/email/send.html": sending("mail:write"),
    "/control/outbox/list.html": screen("mail:read"),
    "/control/outbox/:id": sending("mail:read"),
  },
});
