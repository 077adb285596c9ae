import { admins } from "@/lib/accounts/admins.ts";
import {
  INVITATION_PAGE,
  invitationPath,
  issueMailedInvitation,
} from "@/lib/accounts/invitations.ts";
import { issuePin, PIN_MINUTES } from "@/lib/accounts/pins.ts";
import type { Env } from "@/lib/env.ts";
import { type MailTemplate, MAX_TEXT } from "@/lib/fields/constants.ts";
import {
  directionOf,
  type Locale,
  LOCALES,
  nameWithin,
} from "@/lib/i18n/locales.ts";
import { type Translate, translator } from "@/lib/i18n/translate.ts";
import type { Block, MailContent } from "@/lib/mail/blocks.tsx";
import { cutText, type Letter, MailError } from "@/lib/mail/letter.ts";
import type { ShownMail } from "@/lib/mail/outbox.ts";
import { type Rendered, renderMail } from "@/lib/mail/render.tsx";
import { messages } from "@/lib/messages/messages.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { formatDeliveryDate, formatMoment } from "@/lib/dates.ts";
import { getParcelWithHistory } from "@/lib/parcels/parcels.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";

/** What a mail is composed from. */
export interface Sources {
  kv: Kv;
  env: Env;
  settings: Settings;
  /** The company's name inside a sentence. */
  company: string;
  t: Translate;
  locale: Locale;
}

/** The part of a mail that depends on its kind. */
interface Draft extends Pick<Letter, "to" | "subject" | "replyTo"> {
  blocks: Block[];
  /** The direction of a mail that a person wrote. */
  dir?: Locale["dir"];
}

/** The sender under the driver that sends nothing, which needs none. */
const NOBODY = "nobody@example.invalid";

const DRAFTS = {
  send: draftSend,
  message: draftMessage,
  pin: draftPin,
  invitation: draftInvitation,
  password_notice: draftNotice,
  chat_code_notice: draftNotice,
};

/**
 * Composes a mail of the outbox in the template of the settings. A pin and an invitation's token are created here and
 * are only in this letter. Throws MailError when the mail's subject is gone or there is no sender.
 */
export async function compose(
  mail: ShownMail,
  { kv, env }: { kv: Kv; env: Env },
): Promise<Letter> {
  const settings = await getSettings(kv);
  const { company_name: fromName, mail_template } = settings;
  const locale = LOCALES[mail.locale];
  // Other mails keep the sender of the last attempt, which may have been corrected since.
  const own = mail.kind === "send" ? mail.from : null;
  const from = own ?? senderOf(env, settings);
  const company = nameWithin(locale, fromName);
  const sources = { kv, env, settings, company, t: translator(locale), locale };
  const draft = await DRAFTS[mail.kind](mail, sources);
  const { blocks, dir = locale.dir, ...heads } = draft;
  const content = { subject: heads.subject, blocks, dir };
  const rendered = renderDraft(mail_template, content, sources);
  return {
    from,
    fromName,
    ...heads,
    ...rendered,
    isAutomatic: mail.kind !== "send",
  };
}

/** Renders a mail in a template, with the sender's name and contact details below. */
export function renderDraft(
  template: MailTemplate,
  content: Pick<MailContent, "subject" | "blocks" | "dir">,
  { settings, company, t, locale }: Omit<Sources, "kv" | "env">,
): Rendered {
  const { contact_address, contact_phone, contact_email } = settings;
  const lines = [contact_address, contact_phone, contact_email];
  return renderMail(template, {
    ...content,
    locale,
    company: settings.company_name,
    footer: [
      t("mail.footer", { company }),
      ...lines.filter((line) => line !== null),
    ],
  });
}

function senderOf({ mailFrom, mailDriver }: Env, settings: Settings): string {
  const from = mailFrom ?? settings.contact_email;
  if (from !== null) return from;
  if (mailDriver === "log") return NOBODY;
  throw new MailError("permanent", { key: "error.mailNoSender" });
}

async function draftSend(
  { to, subject, body }: ShownMail,
  sources: Sources,
): Promise<Draft> {
  if (to === null || subject === null || body === null) throw nothingLeft();
  const parcel = sources.settings.mail_template === "html3"
    ? await findParcel(sources.kv, `${subject}\n${body}`)
    : null;
  return {
    to,
    subject,
    dir: directionOf(body),
    blocks: [
      { kind: "text", text: body },
      ...(parcel === null ? [] : parcelBlocks(parcel, sources)),
    ],
  };
}

/** Matches possible tracking codes, by characters and length. */
const CODE = /\b[a-z0-9][a-z0-9-]{2,38}[a-z0-9]\b/gi;

/** Maximum words of a mail that are looked up. */
const MAX_LOOKED_UP = 20;

/** Returns the first parcel whose code is in a text, or null. */
async function findParcel(kv: Kv, text: string): Promise<Parcel | null> {
  // A code without a digit has a dash or only capitals.
  const words = new Set(
    text.match(CODE)?.filter((word) =>
      /[\d-]/.test(word) || word === word.toUpperCase()
    ),
  );
  for (const word of [...words].slice(0, MAX_LOOKED_UP)) {
    const found = await getParcelWithHistory(kv, word);
    if (found !== null) return found.parcel;
  }
  return null;
}

/** Returns a parcel's facts and link, without personal data, because mails are forwarded. */
function parcelBlocks(
  parcel: Parcel,
  { env: { publicOrigin }, t, locale }: Sources,
): Block[] {
  const { tracking_code, status, current_location } = parcel;
  const delivery = formatDeliveryDate(
    parcel.min_expected_delivery_date,
    parcel.max_expected_delivery_date,
    locale.formatTag,
  );
  const query = new URLSearchParams({ code: tracking_code });
  return [
    facts([
      [t("tracking.code"), tracking_code],
      [t("tracking.status"), status],
      [t("tracking.currentLocation"), current_location],
      [t("tracking.deliveryDate"), delivery],
    ]),
    ...button(t("nav.track"), publicOrigin, `/track.html?${query}`),
  ];
}

async function draftMessage(
  { about_id }: ShownMail,
  { kv, settings: { contact_email: to }, company, t }: Sources,
): Promise<Draft> {
  const message = await messages.get(kv, about_id ?? "");
  if (message === null || to === null) throw nothingLeft();
  const { subject, body, name, email } = message;
  const sender = facts([
    [t("mail.message.name"), name],
    [t("contact.email"), email],
  ]);
  const answer = email
    ? t("mail.message.answer", { email })
    : t("mail.message.noEmail");
  return {
    to,
    subject: cutText(t("mail.message.subject", { subject }), MAX_TEXT),
    ...(email && { replyTo: email }),
    blocks: [
      { kind: "note", text: t("mail.message.intro", { company }) },
      { kind: "text", text: body, dir: directionOf(body) },
      ...(sender.rows.length > 0 ? [sender] : []),
      { kind: "note", text: answer },
    ],
  };
}

async function draftPin(
  { about_id }: ShownMail,
  { kv, env: { publicOrigin }, company, t }: Sources,
): Promise<Draft> {
  const to = await emailOfAdmin(kv, about_id);
  const pin = await issuePin(kv, about_id!);
  if (pin === null) throw nothingLeft();
  const path = `/control/password.html#token=${pin.token}`;
  return {
    to,
    subject: t("mail.pin.subject"),
    blocks: [
      { kind: "text", text: t("mail.pin.text", { company }) },
      { kind: "code", text: pin.token },
      ...button(t("mail.pin.button"), publicOrigin, path),
      { kind: "note", text: t("mail.pin.once", { minutes: PIN_MINUTES }) },
      { kind: "note", text: t("mail.pin.ignore") },
    ],
  };
}

async function draftInvitation(
  { about_id }: ShownMail,
  { kv, env: { publicOrigin }, settings, company, t, locale }: Sources,
): Promise<Draft> {
  const issued = await issueMailedInvitation(kv, about_id ?? "");
  if (issued === null) throw nothingLeft();
  const { token, expiresAt, admin: { email: to, role } } = issued;
  const path = invitationPath(token);
  const moment = formatMoment(
    expiresAt.toISOString(),
    locale.formatTag,
    settings.time_zone,
  );
  return {
    to,
    subject: t("mail.invitation.subject", { company }),
    blocks: [
      { kind: "text", text: t("mail.invitation.text", { company }) },
      facts([[fieldTitle(t, locale, "role"), t(`role.${role}`)]]),
      ...button(t("mail.invitation.button"), publicOrigin, path),
      {
        kind: "note",
        text: publicOrigin === null
          ? t("mail.invitation.page", {
            path: nameWithin(locale, INVITATION_PAGE),
          })
          : t("mail.invitation.code"),
      },
      { kind: "code", text: token },
      {
        kind: "note",
        text: t("mail.invitation.once", { moment }),
      },
      { kind: "note", text: t("mail.invitation.ignore") },
    ],
  };
}

async function draftNotice(
  { kind, about_id }: ShownMail,
  { kv, company, t }: Sources,
): Promise<Draft> {
  const key = kind === "password_notice" ? "mail.password" : "mail.chatCode";
  return {
    to: await emailOfAdmin(kv, about_id),
    subject: t(`${key}.subject`),
    blocks: [
      { kind: "text", text: t(`${key}.text`, { company }) },
      { kind: "note", text: t(`${key}.notYou`) },
    ],
  };
}

/** Returns the facts that are known. */
function facts(rows: [label: string, value: string | null][]) {
  const known = rows.filter((row): row is [string, string] => !!row[1]);
  return { kind: "facts", rows: known } as const;
}

/** Returns no button where no public origin is set. */
function button(label: string, origin: string | null, path: string): Block[] {
  return origin === null
    ? []
    : [{ kind: "button", label, href: origin + path }];
}

async function emailOfAdmin(kv: Kv, id: string | null): Promise<string> {
  const admin = await admins.get(kv, id ?? "");
  if (admin === null) throw nothingLeft();
  return admin.email;
}

function nothingLeft(): MailError {
  return new MailError("permanent", { key: "error.mailNoMatter" });
}
