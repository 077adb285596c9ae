import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { MailTemplate } from "@/lib/fields/constants.ts";
import { directionOf } from "@/lib/i18n/locales.ts";
import { BlockRow } from "./blocks.tsx";
import type { Block, Mail, MailContent } from "./content.ts";
import { MailDocument, Strip } from "./frame.tsx";
import { BOLD, COLORS, Row, type RowProps } from "./row.tsx";

/** The text and HTML parts of a mail; the template `plain` has no HTML. */
export interface MailParts {
  text: string;
  html?: string;
}

/**
 * Renders a mail in a template: `html1` is a card; `html2` has a band with the company's name; `html3` has the subject in
 * a band, a table of facts and a button; `html4` is compact.
 */
export function renderMail(
  template: MailTemplate,
  content: MailContent,
): MailParts {
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
  // Mail clients recognize the signature delimiter: two dashes and a space.
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
  html2: (mail: Mail) => (
    <Card
      mail={mail}
      band={<BrandHeader mail={mail} />}
    />
  ),
  html3: (mail: Mail) => (
    <Card mail={mail} band={<SubjectHeader mail={mail} />} />
  ),
  html4: (mail: Mail) => <Compact mail={mail} />,
};

interface MailProps {
  mail: Mail;
}

/** A white card; a band replaces its rounded top. */
function Card({ mail, band }: MailProps & { band?: VNode }): VNode {
  return (
    <MailDocument mail={mail} background={COLORS.paper}>
      <Strip padding="12px 0" />
      {band}
      <Strip
        background={COLORS.surface}
        radius={band ? "0 0 10px 10px" : "10px"}
        padding={`32px 0 ${mail.isRich ? 12 : 16}px`}
      >
        {!mail.isRich && <Heading mail={mail} />}
        {blockRows(mail)}
      </Strip>
      <Strip padding="20px 0 28px">
        <Footer mail={mail} padding={`0 ${mail.inset}px`} />
      </Strip>
    </MailDocument>
  );
}

function BrandHeader({ mail }: MailProps): VNode {
  const name = { fontSize: 18, fontWeight: "700", color: COLORS.onNavy };
  return (
    <Strip background={COLORS.navy} radius={BAND_RADIUS} padding="20px 0">
      <Company mail={mail} padding="0 32px" style={name} />
    </Strip>
  );
}

/** Company and subject on navy, with an orange line below. */
function SubjectHeader({ mail }: MailProps): VNode {
  const dir = directionOf(mail.subject);
  const name = { fontSize: 14, color: COLORS.onNavy };
  return (
    <>
      <Strip
        background={COLORS.navy}
        radius={BAND_RADIUS}
        padding="28px 0 26px"
      >
        <Company mail={mail} dir={dir} padding="0 32px 8px" style={name} />
        <Heading mail={mail} />
      </Strip>
      <Strip background={COLORS.accent} padding="2px 0" />
    </>
  );
}

const BAND_RADIUS = "10px 10px 0 0";

/** Small type without a card, so that several mails fit on one screen. */
function Compact({ mail }: MailProps): VNode {
  const dir = directionOf(mail.subject);
  const line = { borderTop: `1px solid ${COLORS.line}` };
  return (
    <MailDocument mail={mail} background={COLORS.surface}>
      <Strip padding="12px 8px 0">
        <Row mail={mail} dir={dir} padding="0 4px 10px" style={BOLD}>
          {mail.subject}
        </Row>
        {blockRows(mail)}
      </Strip>
      <Strip padding="0 8px 12px">
        <Footer mail={mail} padding="8px 4px 0" style={line} />
      </Strip>
    </MailDocument>
  );
}

function blockRows(mail: Mail): VNode[] {
  return mail.blocks.map((block, at) => (
    <BlockRow key={at} mail={mail} block={block} />
  ));
}

/** Declares its direction: within text of the other direction, the name's full stop would move to its beginning. */
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
