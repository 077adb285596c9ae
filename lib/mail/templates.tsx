import type { ComponentChildren, VNode } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import type { MailTemplate } from "@/lib/fields/constants.ts";
import { Blocks, type BlockStyle, Paragraph, startOf } from "./blocks.tsx";
import { cutText } from "@/lib/fields/cut.ts";
import { directionOf } from "../i18n/direction.ts";
import type { MailContent } from "./content.ts";
import {
  All,
  Body,
  Column,
  Defaults,
  Head,
  Mjml,
  Preview,
  Section,
  Text,
  Title,
} from "./mjml.tsx";
import { COLORS, FONTS } from "./palette.ts";

/** The frames around what a mail says (decision 32). */
export const TEMPLATES: Record<
  Exclude<MailTemplate, "plain">,
  (props: { content: MailContent }) => VNode
> = { html1: Card, html2: Band, html3: Parcel, html4: Compact };

const NORMAL: BlockStyle = { isRich: false, fontSize: 16, inset: 32 };
const RICH: BlockStyle = { ...NORMAL, isRich: true };
const SMALL: BlockStyle = { isRich: false, fontSize: 14, inset: 4 };

interface FrameProps {
  content: MailContent;
}

/** html1: everything on one white card. */
function Card({ content }: FrameProps): VNode {
  return (
    <Letter content={content} background={COLORS.paper}>
      <Gap />
      <Sheet content={content} border-radius="10px" padding="32px 0 16px">
        <Heading content={content} style={NORMAL} />
        <Blocks content={content} style={NORMAL} />
      </Sheet>
      <Footer content={content} style={NORMAL} />
    </Letter>
  );
}

/** html2: the company's name in a band, the card below it. */
function Band({ content }: FrameProps): VNode {
  return (
    <Letter content={content} background={COLORS.paper}>
      <Gap />
      <NameBand content={content} />
      <Sheet
        content={content}
        border-radius="0 0 10px 10px"
        padding="32px 0 16px"
      >
        <Heading content={content} style={NORMAL} />
        <Blocks content={content} style={NORMAL} />
      </Sheet>
      <Footer content={content} style={NORMAL} />
    </Letter>
  );
}

/** html3: the subject on navy with an orange line below, the facts in a table, the action as a button. */
function Parcel({ content }: FrameProps): VNode {
  return (
    <Letter content={content} background={COLORS.paper}>
      <Gap />
      <Section
        background-color={COLORS.navy}
        border-radius="10px 10px 0 0"
        padding="28px 0 26px"
        direction={content.dir}
      >
        <Column direction={content.dir}>
          <Paragraph
            content={{ dir: directionOf(content.subject) }}
            style={RICH}
            padding="0 32px 8px"
            font-size="14px"
            color={COLORS.onNavy}
          >
            <CompanyName content={content} />
          </Paragraph>
          <Heading content={content} style={RICH} color={COLORS.onNavy} />
        </Column>
      </Section>
      <Gap background-color={COLORS.accent} padding="2px 0" />
      <Sheet
        content={content}
        border-radius="0 0 10px 10px"
        padding="32px 0 12px"
      >
        <Blocks content={content} style={RICH} />
      </Sheet>
      <Footer content={content} style={RICH} />
    </Letter>
  );
}

/** html4: no card, small type, for many mails on one screen. */
function Compact({ content }: FrameProps): VNode {
  return (
    <Letter content={content} background={COLORS.surface}>
      <Section padding="12px 8px 0" direction={content.dir}>
        <Column direction={content.dir}>
          <Paragraph
            content={{ dir: directionOf(content.subject) }}
            style={SMALL}
            font-weight="700"
            padding="0 4px 10px"
          >
            {content.subject}
          </Paragraph>
          <Blocks content={content} style={SMALL} />
        </Column>
      </Section>
      <Section padding="0 8px 12px" direction={content.dir}>
        <Column
          direction={content.dir}
          border-top={`1px solid ${COLORS.line}`}
          padding="8px 0 0"
        >
          <FooterLines content={content} style={SMALL} />
        </Column>
      </Section>
    </Letter>
  );
}

function Letter(
  { content, background, children }: FrameProps & {
    background: string;
    children: ComponentChildren;
  },
): VNode {
  const { locale, dir, subject, blocks } = content;
  const first = blocks.find((block) => block.kind === "text");
  return (
    <Mjml lang={locale.tag} dir={dir}>
      <Head>
        <SubjectTitle subject={subject} />
        <Preview>{first && cutText(first.text, 120)}</Preview>
        <Defaults>
          <All font-family={FONTS.text} />
        </Defaults>
      </Head>
      <Body background-color={background} width="600px">{children}</Body>
    </Mjml>
  );
}

/**
 * The title, in plain letters and character references. mrml writes it into an attribute as well, in the way of Rust's
 * source texts: a straight quote would end that, and the marks and joiners of many scripts would be read out as codes.
 */
function SubjectTitle({ subject }: { subject: string }): VNode {
  const html = subject.replace(
    /[^\w ]/gu,
    (char) => `&#${char.codePointAt(0)};`,
  );
  return <Title>{jsxTemplate([html])}</Title>;
}

/** The white sheet that the blocks lie on. */
function Sheet(
  { content, children, ...attributes }: FrameProps & {
    children: ComponentChildren;
    [attribute: string]: unknown;
  },
): VNode {
  return (
    <Section
      background-color={COLORS.surface}
      direction={content.dir}
      {...attributes as Record<string, string>}
    >
      <Column direction={content.dir}>{children}</Column>
    </Section>
  );
}

/** A strip, as high as its padding. */
function Gap(attributes: Record<string, string>): VNode {
  return (
    <Section padding="12px 0" {...attributes}>
      <Column />
    </Section>
  );
}

function NameBand({ content }: FrameProps): VNode {
  return (
    <Section
      background-color={COLORS.navy}
      border-radius="10px 10px 0 0"
      padding="20px 0"
      direction={content.dir}
    >
      <Column direction={content.dir}>
        <Paragraph
          content={content}
          style={NORMAL}
          padding="0 32px"
          font-size="18px"
          font-weight="700"
          color={COLORS.onNavy}
        >
          <CompanyName content={content} />
        </Paragraph>
      </Column>
    </Section>
  );
}

/** Says its direction: in one of the other kind the name's full stop would leave its end for its beginning. */
function CompanyName({ content: { company } }: FrameProps): VNode {
  return <span dir={directionOf(company)}>{company}</span>;
}

function Heading(
  { content, style, color = COLORS.ink }: FrameProps & {
    style: BlockStyle;
    color?: string;
  },
): VNode {
  const dir = directionOf(content.subject);
  return (
    <Text
      align={startOf({ dir })}
      padding={`0 ${style.inset}px ${style.isRich ? 0 : 16}px`}
      font-size="22px"
      font-weight="700"
      line-height="1.3"
      color={color}
    >
      <h1 dir={dir} style="margin:0;font-size:22px;line-height:1.3">
        {content.subject}
      </h1>
    </Text>
  );
}

function Footer(
  { content, style }: FrameProps & { style: BlockStyle },
): VNode {
  return (
    <Section padding="20px 0 28px" direction={content.dir}>
      <Column direction={content.dir}>
        <FooterLines content={content} style={style} />
      </Column>
    </Section>
  );
}

function FooterLines(
  { content, style }: FrameProps & { style: BlockStyle },
): VNode {
  return (
    <Paragraph
      content={content}
      style={style}
      padding={`0 ${style.inset}px`}
      font-size="13px"
      color={COLORS.inkSoft}
    >
      {content.footer.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          <span dir="auto">{line}</span>
        </span>
      ))}
    </Paragraph>
  );
}
