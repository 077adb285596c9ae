import { type ComponentChildren, h, type VNode } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";
import type { MailTemplate } from "@/lib/fields/constants.ts";
import { cutText } from "@/lib/mail/letter.ts";
import { directionOf } from "../i18n/locales.ts";
import { BARE, Blocks, COLORS, type Mail, Row } from "./blocks.tsx";
import type { Block, MailContent } from "./content.ts";

/** Both halves of a mail; the template `plain` has no HTML. */
export interface Rendered {
  text: string;
  html?: string;
}

/** Renders a mail in a template (decision 32). */
export function renderMail(
  template: MailTemplate,
  content: MailContent,
): Rendered {
  const text = toPlainText(content);
  if (template === "plain") return { text };
  const html = renderToString(h(TEMPLATES[template], content));
  return { text, html: `<!doctype html>${html}` };
}

/** Writes a mail as plain text, for the template `plain` and as the other half of every HTML mail (decision 32). */
function toPlainText({ blocks, footer }: MailContent): string {
  const parts = blocks.map(blockText);
  // The signature as mail programs know it: two dashes and a space.
  return [...parts, ["-- ", ...footer].join("\n")].join("\n\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "facts":
      return block.rows.map((row) => row.join(": ")).join("\n");
    case "button":
      return `${block.label}:\n${block.href}`;
    default:
      return block.text;
  }
}

const TEMPLATES: Record<
  Exclude<MailTemplate, "plain">,
  (content: MailContent) => VNode
> = { html1: Card, html2: Band, html3: Parcel, html4: Compact };

/** html1: everything on one white card. */
function Card(content: MailContent): VNode {
  const mail = { ...content, isRich: false, fontSize: 16, inset: 32 };
  return (
    <Document mail={mail} background={COLORS.paper}>
      <Section padding="12px 0" />
      <Section background={COLORS.surface} radius="10px" padding="32px 0 16px">
        <Heading mail={mail} color={COLORS.ink} />
        <Blocks mail={mail} />
      </Section>
      <Footer mail={mail} />
    </Document>
  );
}

/** html2: the company's name in a band, the card below it. */
function Band(content: MailContent): VNode {
  const mail = { ...content, isRich: false, fontSize: 16, inset: 32 };
  const name = { fontSize: 18, fontWeight: "700", color: COLORS.onNavy };
  return (
    <Document mail={mail} background={COLORS.paper}>
      <Section padding="12px 0" />
      <Section
        background={COLORS.navy}
        radius="10px 10px 0 0"
        padding="20px 0"
      >
        <Row mail={mail} padding="0 32px" style={name}>
          <Company mail={mail} />
        </Row>
      </Section>
      <Section
        background={COLORS.surface}
        radius="0 0 10px 10px"
        padding="32px 0 16px"
      >
        <Heading mail={mail} color={COLORS.ink} />
        <Blocks mail={mail} />
      </Section>
      <Footer mail={mail} />
    </Document>
  );
}

/** html3: the subject on navy with an orange line below, the facts in a table, the action as a button. */
function Parcel(content: MailContent): VNode {
  const mail = { ...content, isRich: true, fontSize: 16, inset: 32 };
  const name = { fontSize: 14, color: COLORS.onNavy };
  return (
    <Document mail={mail} background={COLORS.paper}>
      <Section padding="12px 0" />
      <Section
        background={COLORS.navy}
        radius="10px 10px 0 0"
        padding="28px 0 26px"
      >
        <Row
          mail={mail}
          dir={directionOf(mail.subject)}
          padding="0 32px 8px"
          style={name}
        >
          <Company mail={mail} />
        </Row>
        <Heading mail={mail} color={COLORS.onNavy} />
      </Section>
      <Section background={COLORS.accent} padding="2px 0" />
      <Section
        background={COLORS.surface}
        radius="0 0 10px 10px"
        padding="32px 0 12px"
      >
        <Blocks mail={mail} />
      </Section>
      <Footer mail={mail} />
    </Document>
  );
}

/** html4: no card, small type, for many mails on one screen. */
function Compact(content: MailContent): VNode {
  const mail = { ...content, isRich: false, fontSize: 14, inset: 4 };
  return (
    <Document mail={mail} background={COLORS.surface}>
      <Section padding="12px 8px 0">
        <Row
          mail={mail}
          dir={directionOf(mail.subject)}
          padding="0 4px 10px"
          style={{ fontWeight: "700" }}
        >
          {mail.subject}
        </Row>
        <Blocks mail={mail} />
      </Section>
      <Section padding="0 8px 12px">
        <FooterLines
          mail={mail}
          padding="8px 4px 0"
          style={{ borderTop: `1px solid ${COLORS.line}` }}
        />
      </Section>
    </Document>
  );
}

interface MailProps {
  mail: Mail;
}

/** Keeps Outlook from putting space between tables and from scaling pixels on screens of high density. */
const OUTLOOK =
  "<!--[if mso]><style>table,td{mso-table-lspace:0;mso-table-rspace:0}</style>" +
  "<noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch>" +
  "</o:OfficeDocumentSettings></xml></noscript><![endif]-->";

/** Outlook knows no `max-width`. */
const OUTLOOK_WIDTH =
  '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->';

function Document(
  { mail, background, children }: MailProps & {
    background: string;
    children: ComponentChildren;
  },
): VNode {
  const { locale: { tag }, dir, subject, blocks } = mail;
  const first = blocks.find((block) => block.kind === "text");
  return (
    <html lang={tag} dir={dir} {...OFFICE}>
      <head>
        <meta charset="utf-8" />
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {raw(OUTLOOK)}
      </head>
      <body
        style={`margin:0;padding:0;-webkit-text-size-adjust:100%;background-color:${background}`}
      >
        <div style="display:none;max-height:0;overflow:hidden">
          {first && cutText(first.text, 120)}
        </div>
        <div
          role="article"
          aria-roledescription="email"
          aria-label={subject}
          lang={tag}
          dir={dir}
          style={{ backgroundColor: background }}
        >
          {raw(OUTLOOK_WIDTH)}
          <div style="margin:0 auto;max-width:600px">{children}</div>
          {raw("<!--[if mso]></td></tr></table><![endif]-->")}
        </div>
      </body>
    </html>
  );
}

const OFFICE = { "xmlns:o": "urn:schemas-microsoft-com:office:office" };

/** JSX has no comments, and Outlook reads conditional ones. */
function raw(html: string): VNode {
  return jsxTemplate([html]);
}

/** A strip across the mail with rows in it, or as high as its padding. */
function Section(
  { background, radius, padding, children }: {
    background?: string;
    radius?: string;
    padding: string;
    children?: ComponentChildren;
  },
): VNode {
  const style = {
    ...{ padding, fontSize: 0, lineHeight: "0" },
    ...(background && { backgroundColor: background }),
    ...(radius && { borderRadius: radius }),
  };
  return (
    <table role="presentation" width="100%" {...BARE}>
      <tr>
        <td style={style}>
          {children && (
            <table role="presentation" width="100%" {...BARE}>{children}</table>
          )}
        </td>
      </tr>
    </table>
  );
}

/** Declares its direction: in text of the other direction the name's full stop would jump to its beginning. */
function Company({ mail: { company } }: MailProps): VNode {
  return <span dir={directionOf(company)}>{company}</span>;
}

function Heading({ mail, color }: MailProps & { color: string }): VNode {
  const font = { fontSize: 22, lineHeight: "1.3" };
  return (
    <Row
      mail={mail}
      dir={directionOf(mail.subject)}
      padding={`0 ${mail.inset}px ${mail.isRich ? 0 : 16}px`}
      style={{ ...font, fontWeight: "700", color }}
    >
      <h1 style={{ margin: 0, ...font }}>{mail.subject}</h1>
    </Row>
  );
}

function Footer({ mail }: MailProps): VNode {
  return (
    <Section padding="20px 0 28px">
      <FooterLines mail={mail} padding={`0 ${mail.inset}px`} />
    </Section>
  );
}

function FooterLines(
  { mail, padding, style }: MailProps & {
    padding: string;
    style?: Record<string, string>;
  },
): VNode {
  return (
    <Row
      mail={mail}
      padding={padding}
      style={{ fontSize: 13, color: COLORS.inkSoft, ...style }}
    >
      {mail.footer.map((line) => <div dir="auto" key={line}>{line}</div>)}
    </Row>
  );
}
