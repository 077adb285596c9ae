import type { Identity } from "@/lib/erasure/identity.ts";
import { listPage } from "@/lib/fields/paging.ts";
import { contactSend } from "@/lib/messages/schema.ts";
import { list, noData } from "@/lib/site/call.ts";
import { defineNoun, listEntry } from "@/lib/site/noun.ts";
import { mailScreen, screen } from "@/lib/site/rule.ts";
import { Transaction } from "@/lib/store/transaction.ts";
import type { Key } from "@/lib/store/types.ts";
import { bodyKey, dropMail, MAIL_KIND, outbox } from "./outbox.ts";
import { mail, mailResend } from "./outbox_schema.ts";

const answers = {
  mail,
  mails: listPage(mail),
};

/** Declares mails and the outbox. */
export const mailNoun = defineNoun({
  name: "mail",
  title: "rights.mail",
  counted: ["outbox"],
  erasure: { rules: { outbox: eraseMail, outbox_bodies: eraseBody } },
  jobs: ({ mailer }) => ({ [MAIL_KIND]: mailer.kind }),
  journal: ["mail"],
  recordPath: ({ id }) => `/control/outbox/${id}`,
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
      summary: "Send a mail again",
      access: "mail:write",
      limit: "send",
      input: mailResend,
      output: answers.mail,
      fails: [404, 409, 502],
    },
  },
  screens: {
    "/control/email/send.html": mailScreen("mail:write"),
    "/control/outbox/list.html": screen("mail:read"),
    "/control/outbox/:id": mailScreen("mail:read"),
  },
});

async function eraseMail(
  tx: Transaction,
  key: Key,
  identity: Identity,
): Promise<void> {
  const mail = await outbox.read(tx, String(key[1]));
  if (mail === null) return;
  if (!identity.is(mail.to)) {
    outbox.save(tx, mail, identity.removedFrom(mail));
    return await eraseBody(tx, bodyKey(mail.id), identity);
  }
  tx.note({ noun: "mail", record_id: mail.id, kind: "erased" });
  dropMail(tx, mail);
}

/** Notes the erasure also if the mail has no body. */
async function eraseBody(
  tx: Transaction,
  key: Key,
  identity: Identity,
): Promise<void> {
  tx.note({ noun: "mail", record_id: String(key[1]), kind: "erased" });
  const body = await tx.read<string>(key);
  if (body !== null) tx.set(key, identity.removedFrom(body));
}
