import type { Locale } from "../i18n/locales.ts";
import { translator } from "../i18n/translate.ts";
import type { MailTemplate } from "@/lib/fields/constants.ts";
import { type Rendered, renderMail } from "./render.ts";

/** A parcel that does not exist, at an address that nobody has. The frames of the preview let no link leave them. */
const CODE = "WAY-0000-0000-0000";
const ADDRESS = `https://waybill.example/track.html?code=${CODE}`;

/** Shows what a template looks like, with sample content, for the Mail Settings (decision 32). */
export function previewMail(
  template: MailTemplate,
  { locale, company, footer }: {
    locale: Locale;
    company: string;
    footer: string[];
  },
): Promise<Rendered> {
  const t = translator(locale);
  return renderMail(template, {
    ...{ locale, dir: locale.dir, company, footer },
    subject: t("mail.sample.subject"),
    blocks: [
      { kind: "text", text: t("mail.sample.text") },
      {
        kind: "facts",
        rows: [
          [t("tracking.code"), CODE],
          [t("tracking.status"), t("status.inTransit")],
        ],
      },
      { kind: "button", label: t("nav.track"), href: ADDRESS },
    ],
  });
}
