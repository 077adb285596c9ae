import type { Env } from "@/lib/env.ts";
import type { MailTemplate } from "@/lib/fields/constants.ts";
import { type Locale, LOCALES, nameWithin } from "@/lib/i18n/locales.ts";
import { type Translate, translator } from "@/lib/i18n/translate.ts";
import { type Letter, MailError } from "@/lib/mail/letter.ts";
import type { ShownMail } from "@/lib/mail/outbox.ts";
import { type MailParts, renderMail } from "@/lib/mail/render.tsx";
import type { Settings } from "@/lib/settings/schema.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { MailContent } from "@/lib/mail/content.ts";
import { draftMail } from "./drafts.ts";

/** The data from which a mail is composed. */
export interface Sources {
  kv: Kv;
  env: Env;
  settings: Settings;
  /** The company's name, isolated for use in a sentence. */
  company: string;
  t: Translate;
  locale: Locale;
}

/** The sender for the driver `log`, if none is configured. */
const NOBODY = "nobody@example.invalid";

/**
 * Composes a mail of the outbox in the configured template. Creates the pin or the invitation's token, which exists only in
 * this letter. Throws MailError when the record behind the mail was deleted or no sender is configured.
 */
export async function compose(
  mail: ShownMail,
  { kv, env }: { kv: Kv; env: Env },
): Promise<Letter> {
  const settings = await getSettings(kv);
  const { company_name: fromName, mail_template } = settings;
  const locale = LOCALES[mail.locale];
  // Other mails store the sender of their last attempt, but the configured one may have changed since.
  const own = mail.kind === "send" ? mail.from : null;
  const from = own ?? senderOf(env, settings);
  const company = nameWithin(locale, fromName);
  const sources = { kv, env, settings, company, t: translator(locale), locale };
  const draft = await draftMail(mail, sources);
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

/** Renders a mail in a template, with the sender's name and contact details at the end. */
export function renderDraft(
  template: MailTemplate,
  content: Pick<MailContent, "subject" | "blocks" | "dir">,
  { settings, company, t, locale }: Omit<Sources, "kv" | "env">,
): MailParts {
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
