import { describe, notFound, type Problem } from "@/lib/errors.ts";
import type { ListPage, PageQuery } from "@/lib/fields/paging.ts";
import { may } from "@/lib/fields/roles.ts";
import type { State } from "@/lib/site/state.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { mapPage } from "@/lib/store/paging.ts";
import { bodyKey, outbox, type ShownMail } from "./outbox.ts";
import {
  isToMember,
  type ListedMail,
  type OutboxMail,
} from "./outbox_schema.ts";

/** Returns a page of the outbox, including the texts of members' own mails. */
export async function listMails(
  kv: Kv,
  query: PageQuery,
): Promise<ListPage<ShownMail>> {
  const page = await outbox.list(kv, query);
  const [oldest, ...newer] = page.data.map(({ id }) => id).sort();
  if (oldest === undefined) return { ...page, data: [] };
  // The bodies of a page's mails have adjacent keys.
  const range = {
    start: bodyKey(oldest),
    end: [...bodyKey(newer.at(-1) ?? oldest), ""],
  };
  const rows = await kv.list<string>(range, { limit: page.data.length });
  const bodies = new Map(rows.map(({ key, value }) => [key.at(-1), value]));
  return mapPage(page, (mail: OutboxMail) => ({
    ...mail,
    body: bodies.get(mail.id) ?? null,
  }));
}

/** Returns a mail by its id with its text, or null. */
export async function getMail(kv: Kv, id: string): Promise<ShownMail | null> {
  const [mail, body] = await Promise.all([
    outbox.get(kv, id),
    kv.get<string>(bodyKey(id)),
  ]);
  return mail && { ...mail, body };
}

/** Returns a mail by its id with its text. Throws 404. */
export async function requireMail(kv: Kv, id: string): Promise<ShownMail> {
  const mail = await getMail(kv, id);
  if (mail === null) throw notFound("mail");
  return mail;
}

/**
 * Returns a mail for panel and API, with its reason translated. Without the right to read the team, a mail to a colleague
 * lacks the email address and the mail server's reply, because the reply may quote the address.
 */
export function toListedMail(
  mail: ShownMail,
  { t, env, admin }: Pick<State, "t" | "env" | "admin">,
): ListedMail {
  const { driver = null, reason } = mail;
  // Earlier versions marked every mail as sent and did not store its driver.
  const isKept = mail.status === "sent" && driver === null &&
    env.mailDriver === "log";
  const isHidden = isToMember(mail.kind) &&
    (admin === null || !may(admin, "team:read"));
  return {
    ...mail,
    ...(isHidden && { to: null }),
    ...(isKept && { status: "kept", sent_at: null }),
    driver,
    reason: reason && describe(t, isHidden ? withoutReason(reason) : reason),
  };
}

function withoutReason({ params, ...problem }: Problem): Problem {
  return {
    ...problem,
    ...(params && { params: { ...params, reason: "***" } }),
  };
}
