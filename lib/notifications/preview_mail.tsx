import type { Context } from "fresh";
import { renderToString } from "preact-render-to-string";
import type { State } from "@/lib/site/state.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { nameWithin } from "@/lib/i18n/locales.ts";
import { notFound } from "@/lib/errors.ts";
import { type Rendered, renderMail } from "@/lib/mail/render.tsx";
import { footerOf, type Sources } from "./compose.ts";
import { MAIL_TEMPLATES, type MailTemplate } from "@/lib/fields/constants.ts";

/** A mail brings its looks with it; it runs nothing, asks for nothing and stands in no frame but ours. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

/** Answers with a sample mail in the template that the address names (decision 32). Throws 404 for one that is none. */
export async function showMailPreview(
  { state, params }: Context<State>,
): Promise<Response> {
  const template = MAIL_TEMPLATES.find((name) => name === params.template);
  if (template === undefined) throw notFound("path");
  const settings = await getSettings(state.kv);
  const { text, html } = renderSample(template, { ...state, settings });
  return new Response(html ?? renderToString(<PlainMail text={text} />), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
    },
  });
}

/** The frames of the preview let no link leave them. */
const CODE = "WAY-0000-0000-0000";
const ADDRESS = `https://waybill.example/track.html?code=${CODE}`;

/** Renders a template with sample content. */
export function renderSample(
  template: MailTemplate,
  { settings, t, locale }: Pick<Sources, "settings" | "t" | "locale">,
): Rendered {
  const company = nameWithin(locale, settings.company_name);
  return renderMail(template, {
    ...{ locale, dir: locale.dir, company: settings.company_name },
    footer: footerOf({ settings, company, t }),
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

/** Mail programs begin each line on the side of its own script, browsers all lines of a plain text on the left one. */
function PlainMail({ text }: { text: string }) {
  return (
    <pre style={{ whiteSpace: "pre-wrap", unicodeBidi: "plaintext" }}>
      {text}
    </pre>
  );
}
