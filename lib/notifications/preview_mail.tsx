import type { Context } from "fresh";
import { renderToString } from "preact-render-to-string";
import { notFound } from "@/lib/errors.ts";
import { MAIL_TEMPLATES, type MailTemplate } from "@/lib/fields/constants.ts";
import { nameWithin } from "@/lib/i18n/locales.ts";
import type { MailParts } from "@/lib/mail/render.tsx";
import { getSettings } from "@/lib/settings/settings.ts";
import type { State } from "@/lib/site/state.ts";
import { renderDraft, type Sources } from "./compose.ts";

/** Allows inline styles, forbids scripts and requests, and lets only this site frame the mail. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

/** Responds with a sample mail in the template named by the URL. Throws 404 for an unknown template. */
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

const CODE = "WAY-0000-0000-0000";
/** A sample link; the preview's sandboxed frames do not follow it. */
const ADDRESS = `https://waybill.example/track.html?code=${CODE}`;

/** Renders a template with sample content. */
export function renderSample(
  template: MailTemplate,
  { settings, t, locale }: Pick<Sources, "settings" | "t" | "locale">,
): MailParts {
  const company = nameWithin(locale, settings.company_name);
  const rows: [string, string][] = [
    [t("tracking.code"), CODE],
    [t("tracking.status"), t("status.inTransit")],
  ];
  return renderDraft(template, {
    subject: t("mail.sample.subject"),
    dir: locale.dir,
    blocks: [
      { kind: "text", text: t("mail.sample.text") },
      { kind: "facts", rows },
      { kind: "button", label: t("nav.track"), href: ADDRESS },
    ],
  }, { settings, company, t, locale });
}

/** Aligns each line by its script, as mail clients do; browsers align all lines of plain text to the left. */
function PlainMail({ text }: { text: string }) {
  return (
    <pre style={{ whiteSpace: "pre-wrap", unicodeBidi: "plaintext" }}>
      {text}
    </pre>
  );
}
