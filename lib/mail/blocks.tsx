import { type ComponentChildren, Fragment, type VNode } from "preact";
import type { Block, MailContent } from "./content.ts";
import { Button, Table, Text } from "./mjml.tsx";
import { COLORS, FONTS } from "./palette.ts";

/** What the templates do differently inside of their frames. */
export interface BlockStyle {
  /** Facts as a ruled table instead of lines, and the action as a button instead of a link. */
  isRich: boolean;
  /** In pixels. */
  fontSize: number;
  /** Left and right of every block, in pixels. */
  inset: number;
}

/** The blocks of a mail in MJML, one below the other. */
export function Blocks(
  { content, style }: { content: MailContent; style: BlockStyle },
): VNode {
  return (
    <>
      {content.blocks.map((block, index) => (
        <Fragment key={index}>{drawBlock(block, content, style)}</Fragment>
      ))}
    </>
  );
}

/** A line of text with the look and direction that all texts of a mail share. */
export function Paragraph(
  { content, style, children, ...attributes }: {
    content: Pick<MailContent, "dir">;
    style: BlockStyle;
    children: ComponentChildren;
    [attribute: string]: unknown;
  },
): VNode {
  return (
    <Text
      align={startOf(content)}
      padding={`0 ${style.inset}px ${style.fontSize}px`}
      font-size={`${style.fontSize}px`}
      line-height="1.6"
      color={COLORS.ink}
      {...attributes as Record<string, string>}
    >
      <div dir={content.dir}>{children}</div>
    </Text>
  );
}

/** MJML knows left and right only. */
export function startOf({ dir }: Pick<MailContent, "dir">): "left" | "right" {
  return dir === "rtl" ? "right" : "left";
}

function drawBlock(
  block: Block,
  content: MailContent,
  style: BlockStyle,
): VNode {
  switch (block.kind) {
    case "text":
      return (
        <Paragraph content={{ dir: block.dir ?? content.dir }} style={style}>
          <Lines text={block.text} />
        </Paragraph>
      );
    case "note":
      return (
        <Paragraph
          content={content}
          style={style}
          color={COLORS.inkSoft}
          font-size={`${style.fontSize - 1}px`}
        >
          <Lines text={block.text} />
        </Paragraph>
      );
    case "code":
      return <Code text={block.text} style={style} />;
    case "facts":
      return style.isRich
        ? <FactTable rows={block.rows} content={content} style={style} />
        : <FactLines rows={block.rows} content={content} style={style} />;
    case "button":
      return <Action block={block} content={content} style={style} />;
  }
}

function Lines({ text }: { text: string }): VNode {
  return (
    <>
      {text.split(/\r\n|\r|\n/).map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {withAllSpaces(line)}
        </Fragment>
      ))}
    </>
  );
}

/** HTML shows spaces in a row as one, and none at the beginning of a line: columns that somebody typed would not stand. */
function withAllSpaces(line: string): string {
  return line.replace(/^ | (?= )/g, "\u00a0");
}

/** A pin reads from left to right in every language; its 29 characters fit into one line of the narrowest phone. */
function Code({ text, style }: { text: string; style: BlockStyle }): VNode {
  return (
    <Text
      align="center"
      padding={`0 ${style.inset / 2}px ${style.fontSize}px`}
      font-family={FONTS.code}
      font-size={`${style.fontSize}px`}
      font-weight="700"
      line-height="1.6"
      color={COLORS.ink}
    >
      <div
        dir="ltr"
        style={`padding:12px 4px;background:${COLORS.tint};border-radius:6px`}
      >
        {text}
      </div>
    </Text>
  );
}

interface FactsProps {
  rows: [label: string, value: string][];
  content: MailContent;
  style: BlockStyle;
}

function FactTable({ rows, content, style }: FactsProps): VNode {
  const start = startOf(content);
  const end = start === "left" ? "right" : "left";
  const cell = `padding:10px 0;border-bottom:1px solid ${COLORS.line};` +
    `text-align:${start};vertical-align:top`;
  const labelCell =
    `${cell};padding-${end}:14px;color:${COLORS.inkSoft};width:40%`;
  return (
    <Table
      align={start}
      padding={`4px ${style.inset}px ${style.fontSize + 8}px`}
      font-size={`${style.fontSize - 1}px`}
      line-height="1.5"
      color={COLORS.ink}
    >
      {rows.map(([label, value]) => (
        <tr key={label} dir={content.dir}>
          <td style={labelCell}>{label}</td>
          <td style={`${cell};font-weight:600`}>
            <span dir="auto">{value}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function FactLines({ rows, content, style }: FactsProps): VNode {
  return (
    <Paragraph content={content} style={style}>
      {rows.map(([label, value], index) => (
        <Fragment key={label}>
          {index > 0 && <br />}
          <span style={`color:${COLORS.inkSoft}`}>{label}:</span>{" "}
          <span dir="auto">{value}</span>
        </Fragment>
      ))}
    </Paragraph>
  );
}

interface ActionProps {
  block: Extract<Block, { kind: "button" }>;
  content: MailContent;
  style: BlockStyle;
}

function Action({ block, content, style }: ActionProps): VNode {
  const { label, href } = block;
  if (!style.isRich) {
    return (
      <Paragraph content={content} style={style}>
        <a
          href={href}
          target="_blank"
          style={`color:${COLORS.link};font-weight:600`}
        >
          {label}
        </a>
      </Paragraph>
    );
  }
  return (
    <Button
      href={href}
      align={startOf(content)}
      padding={`4px ${style.inset}px ${style.fontSize + 8}px`}
      inner-padding="13px 26px"
      background-color={COLORS.accent}
      color={COLORS.onAccent}
      border-radius="6px"
      font-size={`${style.fontSize}px`}
      font-weight="700"
    >
      {label}
    </Button>
  );
}
