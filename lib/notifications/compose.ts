import { getAdmin } from "@/lib/accounts/admins.ts";
import { getMessage } from "@/lib/messages/messages.ts";
import type { ShownMail } from "@/lib/mail/outbox.ts";
import type { Shown } from "@/lib/mail/outbox_turns.ts";
import { issuePin } from "@/lib/accounts/password_reset.ts";
import { PIN_MINUTES } from "@/lib/accounts/pins.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Env } from "@/lib/env.ts";
import {
  directionOf,
  type Locale,
  LOCALES,
  nameWithin,
} from "@/lib/i18n/locales.ts";
import { type Translate, translator } from "@/lib/i18n/translate.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Block, MailContent } from "@/lib/mail/content.ts";
import { cutText, type Letter, MailError } from "@/lib/mail/letter.ts";
import { renderMail } from "@/lib/mail/render.tsx";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import type { OutboxMail } from "@/lib/mail/outbox_schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { parcelBlocks } from "./parcel_blocks.ts";

/** A mail that is ready to go, and what the outbox may keep of it. */
export interface Composed {
  letter: Letter;
  shown: Shown;
}

/** What a mail is made from. */
export interface Sources {
  kv: Kv;
  env: Env;
  settings: Settings;
  /** The company's name as it stands inside a sentence. */
  company: string;
  t: Translate;
  /** The language of our own words. */
  locale: Locale;
}

/** What the kinds of mails differ in. */
interface Draft {
  to: string;
  subject: string;
  blocks: Block[];
  /** The direction of the whole where a person has written it. */
  dir?: MailContent["dir"];
  replyTo?: string;
}

/** Sends nowhere, so that nobody needs a sender for the transport that sends nothing. */
const NOBODY = "nobody@example.invalid";

const DRAFTS: Record<
  OutboxMail["kind"],
  (mail: ShownMail, sources: Sources) => Promise<Draft>
> = {
  send: draftSend,
  message: draftMessage,
  pin: draftPin,
  password_notice: draftNotice,
  chat_code_notice: draftNotice,
};

/**
 * Makes the mail that an entry of the outbox stands for, in the template of the settings (decisions 16, 20, 31 and 32).
 * A pin is made here, and leaves with the letter. Throws MailError when there is nothing to send or nobody to send it.
 */
export async function compose(
  mail: ShownMail,
  { kv, env }: { kv: Kv; env: Env },
): Promise<Composed> {
  const settings = await getSettings(kv);
  const locale = LOCALES[mail.locale];
  // Of the others the outbox keeps the sender of the last try, which may have been mended since.
  const own = mail.kind === "send" ? mail.from : null;
  const from = own ?? senderOf(env, settings);
  const company = nameWithin(locale, settings.company_name);
  const t = translator(locale);
  const sources = { kv, env, settings, company, t, locale };
  const draft = await DRAFTS[mail.kind](mail, sources);
  const { to, subject, blocks, dir = locale.dir, replyTo } = draft;
  const fromName = settings.company_name;
  const rendered = renderMail(settings.mail_template, {
    ...{ locale, dir, subject, blocks, company: fromName },
    footer: footerOf(sources),
  });
  const letter: Letter = {
    ...{ from, fromName, to, subject, ...rendered },
    ...(replyTo !== undefined && { replyTo }),
    isAutomatic: mail.kind !== "send",
  };
  // A pin's entry holds nothing but the administrator's id.
  return { letter, shown: mail.kind === "pin" ? {} : { to, from, subject } };
}

/** Returns the lines below every mail: who has sent it and how to reach them. */
export function footerOf(
  { settings, company, t }: Pick<Sources, "settings" | "company" | "t">,
): string[] {
  const { contact_email, contact_phone, contact_address } = settings;
  return [
    t("mail.footer", { company }),
    ...[contact_address, contact_phone, contact_email].filter((line) =>
      line !== null
    ),
  ];
}

function senderOf({ mailFrom, mailDriver }: Env, settings: Settings): string {
  const from = mailFrom ?? settings.contact_email;
  if (from !== null) return from;
  if (mailDriver === "log") return NOBODY;
  throw new MailError("permanent", { key: "error.mailNoSender" });
}

async function draftSend(mail: ShownMail, sources: Sources): Promise<Draft> {
  const { to, subject, body } = mail;
  if (to === null || subject === null || body === null) throw nothingLeft();
  return {
    ...{ to, subject, dir: directionOf(body) },
    blocks: [
      { kind: "text", text: body },
      ...await parcelBlocks(`${subject}\n${body}`, sources),
    ],
  };
}

async function draftMessage(
  { about_id }: ShownMail,
  { kv, settings, company, t }: Sources,
): Promise<Draft> {
  const message = about_id === null ? null : await getMessage(kv, about_id);
  const to = settings.contact_email;
  if (message === null || to === null) throw nothingLeft();
  const { subject, body, name, email } = message;
  const rows: [string, string][] = [];
  if (name) rows.push([t("mail.message.name"), name]);
  if (email) rows.push([t("contact.email"), email]);
  return {
    to,
    subject: cutText(t("mail.message.subject", { subject }), MAX_TEXT),
    ...(email && { replyTo: email }),
    blocks: [
      { kind: "note", text: t("mail.message.intro", { company }) },
      { kind: "text", text: body, dir: directionOf(body) },
      ...(rows.length > 0 ? [{ kind: "facts", rows } as const] : []),
      {
        kind: "note",
        text: email
          ? t("mail.message.answer", { email })
          : t("mail.message.noEmail"),
      },
    ],
  };
}

async function draftPin(
  mail: ShownMail,
  sources: Sources,
): Promise<Draft> {
  const { kv, env: { publicOrigin }, company, t } = sources;
  const to = await emailOfAdmin(mail, sources);
  const pin = await issuePin(kv, mail.about_id!);
  if (pin === null) throw nothingLeft();
  const { token } = pin;
  const href = `${publicOrigin}/control/password.html#token=${token}`;
  const button: Block = { kind: "button", label: t("mail.pin.button"), href };
  return {
    to,
    subject: t("mail.pin.subject"),
    blocks: [
      { kind: "text", text: t("mail.pin.text", { company }) },
      { kind: "code", text: token },
      ...(publicOrigin === null ? [] : [button]),
      { kind: "note", text: t("mail.pin.once", { minutes: PIN_MINUTES }) },
      { kind: "note", text: t("mail.pin.ignore") },
    ],
  };
}

async function draftNotice(mail: ShownMail, sources: Sources): Promise<Draft> {
  const { company, t } = sources;
  const key = mail.kind === "password_notice"
    ? "mail.password"
    : "mail.chatCode";
  return {
    to: await emailOfAdmin(mail, sources),
    subject: t(`${key}.subject`),
    blocks: [
      { kind: "text", text: t(`${key}.text`, { company }) },
      { kind: "note", text: t(`${key}.notYou`) },
    ],
  };
}

async function emailOfAdmin(
  { about_id }: ShownMail,
  { kv }: Sources,
): Promise<string> {
  const admin = about_id === null ? null : await getAdmin(kv, about_id);
  if (admin === null) throw nothingLeft();
  return admin.email;
}

function nothingLeft(): MailError {
  return new MailError("permanent", { key: "error.mailNoMatter" });
}
