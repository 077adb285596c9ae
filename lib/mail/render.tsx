import type { ComponentChildren, VNode } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";
import type { MailTemplate } from "@/lib/fields/constants.ts";
import { directionOf } from "@/lib/i18n/locales.ts";
import {
  BARE,
  type Block,
  BlockRow,
  BOLD,
  COLORS,
  type Mail,
  type MailContent,
  Row,
  type RowProps,
} from "./blocks.tsx";
import { cutText } from "./letter.ts";

/** The text and HTML parts of a mail; the template `plain` has no HTML. */
export interface Rendered {
  text: string;
  html?: string;
}

/**
 * Renders a mail in a template: `html1` is a card, `html2` has a band with the company's name, `html3` the
 * subject in a band, a table of facts and a button, `html4` is compact.
 */
export function renderMail(
  template: MailTemplate,
  content: MailContent,
): Rendered {
  const text = toPlainText(content);
  if (template === "plain") return { text };
  const size = template === "html4"
    ? { fontSize: 14, inset: 4 }
    : { fontSize: 16, inset: 32 };
  const mail = { ...content, ...size, isRich: template === "html3" };
  const html = renderToString(TEMPLATES[template](mail));
  return { text, html: `<!doctype html>${html}` };
}

/** Renders the text part, which is the whole mail in the template `plain`. */
function toPlainText({ blocks, footer }: MailContent): string {
  const parts = blocks.map(blockText);
  // Mail clients recognize a signature by two dashes and a space.
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

const TEMPLATES = {
  html1: (mail: Mail) => <Card mail={mail} />,
  html2: (mail: Mail) => <Card mail={mail} band={<NameBand mail={mail} />} />,
  html3: (mail: Mail) => <Card mail={mail} band={<TitleBand mail={mail} />} />,
  html4: (mail: Mail) => <Compact mail={mail} />,
};

interface MailProps {
  mail: Mail;
}

/** A white card; a band replaces its upper corners. */
function Card({ mail, band }: MailProps & { band?: VNode }): VNode {
  return (
    <Document mail={mail} background={COLORS.paper}>
      <Section padding="12px 0" />
      {band}
      <Section
        background={COLORS.surface}
        radius={band ? "0 0 10px 10px" : "10px"}
        padding={`32px 0 ${mail.isRich ? 12 : 16}px`}
      >
        {!mail.isRich && <Heading mail={mail} />}
        {blockRows(mail)}
      </Section>
      <Section padding="20px 0 28px">
        <Footer mail={mail} padding={`0 ${mail.inset}px`} />
      </Section>
    </Document>
  );
}

function NameBand({ mail }: MailProps): VNode {
  const name = { fontSize: 18, fontWeight: "700", color: COLORS.onNavy };
  return (
    <Section background={COLORS.navy} radius={BAND_RADIUS} padding="20px 0">
      <Company mail={mail} padding="0 32px" style={name} />
    </Section>
  );
}

/** Company and subject on navy, with an orange line below. */
function TitleBand({ mail }: MailProps): VNode {
  const dir = directionOf(mail.subject);
  const name = { fontSize: 14, color: COLORS.onNavy };
  return (
    <>
      <Section
        background={COLORS.navy}
        radius={BAND_RADIUS}
        padding="28px 0 26px"
      >
        <Company mail={mail} dir={dir} padding="0 32px 8px" style={name} />
        <Heading mail={mail} />
      </Section>
      <Section background={COLORS.accent} padding="2px 0" />
    </>
  );
}

const BAND_RADIUS = "10px 10px 0 0";

/** No card and small type, so that many mails fit one screen. */
function Compact({ mail }: MailProps): VNode {
  const dir = directionOf(mail.subject);
  const line = { borderTop: `1px solid ${COLORS.line}` };
  return (
    <Document mail={mail} background={COLORS.surface}>
      <Section padding="12px 8px 0">
        <Row mail={mail} dir={dir} padding="0 4px 10px" style={BOLD}>
          {mail.subject}
        </Row>
        {blockRows(mail)}
      </Section>
      <Section padding="0 8px 12px">
        <Footer mail={mail} padding="8px 4px 0" style={line} />
      </Section>
    </Document>
  );
}

function blockRows(mail: Mail): VNode[] {
  return mail.blocks.map((block, at) => (
    <BlockRow key={at} mail={mail} block={block} />
  ));
}

/** Keeps Outlook from putting space between tables and from scaling pixels on screens of high density. */
const OUTLOOK =
  "<!--[if mso]><style>table,td{mso-table-lspace:0;mso-table-rspace:0}</style>" +
  "<noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch>" +
  "</o:OfficeDocumentSettings></xml></noscript><![endif]-->";

/** Outlook knows no `max-width`. */
const OUTLOOK_WIDTH =
  '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->';

const OFFICE = { "xmlns:o": "urn:schemas-microsoft-com:office:office" };

interface DocumentProps extends MailProps {
  background: string;
  children: ComponentChildren;
}

function Document({ mail, background, children }: DocumentProps): VNode {
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

/** Renders conditional comments, which Outlook reads and JSX lacks. */
function raw(html: string): VNode {
  return jsxTemplate([html]);
}

interface SectionProps {
  background?: string;
  radius?: string;
  padding: string;
  children?: ComponentChildren;
}

/** A strip across the mail; without rows it is as high as its padding. */
function Section(
  { background, radius, padding, children }: SectionProps,
): VNode {
  const style = {
    padding,
    fontSize: 0,
    lineHeight: "0",
    backgroundColor: background,
    borderRadius: radius,
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
function Company({ mail, ...row }: RowProps): VNode {
  const { company } = mail;
  return (
    <Row mail={mail} {...row}>
      <span dir={directionOf(company)}>{company}</span>
    </Row>
  );
}

function Heading({ mail }: MailProps): VNode {
  const { subject, isRich, inset } = mail;
  const font = { fontSize: 22, lineHeight: "1.3" };
  const color = isRich ? COLORS.onNavy : COLORS.ink;
  return (
    <Row
      mail={mail}
      dir={directionOf(subject)}
      padding={`0 ${inset}px ${isRich ? 0 : 16}px`}
      style={{ ...font, ...BOLD, color }}
    >
      <h1 style={{ margin: 0, ...font }}>{subject}</h1>
    </Row>
  );
}

function Footer({ mail, style, ...row }: RowProps): VNode {
  const look = { fontSize: 13, color: COLORS.inkSoft, ...style };
  return (
    <Row mail={mail} {...row} style={look}>
      {mail.footer.map((line) => <div dir="auto" key={line}>{line}</div>)}
    </Row>
  );
}
