import type { Context } from "fresh";
import { renderToString } from "preact-render-to-string";
import type { State } from "@/lib/site/state.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { notFound } from "@/lib/errors.ts";
import { previewMail } from "@/lib/mail/preview.ts";
import { footerOf } from "./compose.ts";
import { MAIL_TEMPLATES } from "@/lib/fields/constants.ts";

/** A mail brings its looks with it; it runs nothing, asks for nothing and stands in no frame but ours. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

/** Answers with a sample mail in the template that the address names (decision 32). Throws 404 for one that is none. */
export async function showMailPreview(
  { state, params }: Context<State>,
): Promise<Response> {
  const { kv, locale, t } = state;
  const template = MAIL_TEMPLATES.find((name) => name === params.template);
  if (template === undefined) throw notFound("path");
  const settings = await getSettings(kv);
  const { text, html } = await previewMail(template, {
    locale,
    company: settings.company_name,
    footer: footerOf({ settings, t, locale }),
  });
  return new Response(html ?? renderToString(<PlainMail text={text} />), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
    },
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
