import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import type { MailTemplate } from "@/lib/fields/constants.ts";
import type { MailContent } from "./content.ts";
import { toPlainText } from "./plain_text.ts";
import { TEMPLATES } from "./templates.tsx";

/** Both halves of a mail; one of the template `plain` has no HTML. */
export interface Rendered {
  text: string;
  html?: string;
}

let engine: Promise<(mjml: string) => string> | undefined;

/** Writes a mail in a template (decision 32). */
export async function renderMail(
  template: MailTemplate,
  content: MailContent,
): Promise<Rendered> {
  const text = toPlainText(content);
  if (template === "plain") return { text };
  engine ??= openEngine();
  const mjml = renderToString(h(TEMPLATES[template], { content }));
  return { text, html: (await engine)(escapeAngles(mjml)) };
}

/**
 * Writes the `>` of texts and values, which Preact leaves as they are, as what they mean: by one that stands after a letter of
 * several bytes the engine is broken for all mails that follow, and by `]]>` for its own.
 */
function escapeAngles(mjml: string): string {
  return mjml.replace(
    /"[^"]*"|(?<=>)[^<]+/g,
    (part) => part.replaceAll(">", "&gt;"),
  );
}

/** Loaded when the first mail is written: a start without mails does not pay for it. */
async function openEngine(): Promise<(mjml: string) => string> {
  const { Engine } = await import("mrml");
  const engine = new Engine();
  // By itself it would make mails load fonts from elsewhere.
  engine.setRenderOptions({
    disableComments: false,
    socialIconOrigin: null,
    fonts: {},
  });
  return (mjml) => {
    const result = engine.toHtml(mjml);
    if (result.type === "success") return result.content;
    throw new Error(`The mail cannot be written: ${result.message}`);
  };
}
