import { invalid } from "@/lib/errors.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { ContactSend } from "./email_schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import { findCreatedId, rememberCreated } from "@/lib/store/requests.ts";
import { getSettings } from "@/lib/settings/settings.ts";

/** What is to be known of the request that sends a mail. */
export interface SendOptions {
  requestKey?: string | undefined;
  /** The environment's address. */
  mailFrom: string | undefined;
  /** Stands in for the sender while there is none, where mails are only kept. */
  standIn?: string | undefined;
  locale: Locale;
}

/**
 * Puts a mail of the administrator's into the outbox and gives its id, for the mailer to send within the same request
 * (decision 17); a repeated `requestKey` gives the id that the first call made. Throws 422 when `from` is neither
 * contact_email nor of the environment's mail domain. The password is not for here: nothing of it may be kept.
 */
export async function queueSend(
  kv: Kv,
  { to, subject, body, from }: Omit<ContactSend, "password">,
  { requestKey, mailFrom, standIn, locale }: SendOptions,
): Promise<string> {
  const { contact_email } = await getSettings(kv);
  const sender = chooseSender(from, { mailFrom, contact_email, standIn });
  const mail = { kind: "send", to, from: sender, subject, body } as const;
  const request = { noun: "sends", input: mail, requestKey };
  return await kv.transact(async (tx) => {
    const existing = await findCreatedId(tx, request);
    if (existing !== null) return existing;
    const id = await queueMail(tx, mail, { locale });
    await rememberCreated(tx, request, { kv, id });
    return id;
  });
}

/** Returns the sender that is meant, an own address as it is known; the first one when none is named. */
function chooseSender(
  from: string | undefined,
  { mailFrom, contact_email, standIn }:
    & Pick<SendOptions, "mailFrom" | "standIn">
    & Pick<Settings, "contact_email">,
): string {
  const own = [mailFrom, contact_email ?? undefined]
    .filter((address) => address !== undefined);
  if (own.length === 0 && standIn !== undefined) own.push(standIn);
  const [first] = own;
  if (first === undefined) {
    throw invalid({ key: "error.mailNoSender", field: "from" });
  }
  if (from === undefined) return first;
  const known = own.find((address) =>
    address.toLowerCase() === from.toLowerCase()
  );
  if (known !== undefined) return known;
  if (mailFrom !== undefined && domainOf(from) === domainOf(mailFrom)) {
    return from;
  }
  throw invalid({ key: "invalid.selected", field: "from" });
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}
