import {
  INVITATION_PAGE,
  invitationPath,
  issueMailedInvitation,
} from "@/lib/accounts/invitations.ts";
import { issuePin, PIN_MINUTES } from "@/lib/accounts/pins.ts";
import { formatMoment } from "@/lib/dates.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { directionOf, type Locale, nameWithin } from "@/lib/i18n/locales.ts";
import type { Block } from "@/lib/mail/content.ts";
import { cutText, type Letter, MailError } from "@/lib/mail/letter.ts";
import type { ShownMail } from "@/lib/mail/outbox.ts";
import { messages } from "@/lib/messages/messages.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Sources } from "./compose.ts";
import { button, facts, findNamedParcel, parcelBlocks } from "./mail_blocks.ts";
import { members } from "@/lib/accounts/members.ts";

/** The part of a mail that depends on its kind. */
interface Draft extends Pick<Letter, "to" | "subject" | "replyTo"> {
  blocks: Block[];
  /** The text direction of a mail written by a person. */
  dir?: Locale["dir"];
}

const DRAFTS = {
  send: draftSend,
  message: draftMessage,
  pin: draftPin,
  invitation: draftInvitation,
  password_notice: draftNotice,
  chat_code_notice: draftNotice,
};

/** Drafts a mail by its kind. Throws MailError when the record behind the mail was deleted. */
export function draftMail(mail: ShownMail, sources: Sources): Promise<Draft> {
  return DRAFTS[mail.kind](mail, sources);
}

async function draftSend(
  { to, subject, body }: ShownMail,
  sources: Sources,
): Promise<Draft> {
  if (to === null || subject === null || body === null) throw nothingLeft();
  const parcel = sources.settings.mail_template === "html3"
    ? await findNamedParcel(sources.kv, `${subject}\n${body}`)
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
  const to = await emailOfMember(kv, about_id);
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
  const { token, expiresAt, record } = issued;
  const { email: to, role } = record;
  const path = invitationPath(token, record);
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
    to: await emailOfMember(kv, about_id),
    subject: t(`${key}.subject`),
    blocks: [
      { kind: "text", text: t(`${key}.text`, { company }) },
      { kind: "note", text: t(`${key}.notYou`) },
    ],
  };
}

async function emailOfMember(kv: Kv, id: string | null): Promise<string> {
  const member = await members.get(kv, id ?? "");
  if (member === null) throw nothingLeft();
  return member.email;
}

function nothingLeft(): MailError {
  return new MailError("permanent", { key: "error.mailNoMatter" });
}
