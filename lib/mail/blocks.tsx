import { Fragment, type VNode } from "preact";
import type { Block, Mail } from "./content.ts";
import { BARE, BOLD, COLORS, FONTS, Row, startOf } from "./row.tsx";

interface BlockProps<Kind extends Block["kind"]> {
  mail: Mail;
  block: Extract<Block, { kind: Kind }>;
}

/** One block of a mail. */
export function BlockRow({ mail, block }: BlockProps<Block["kind"]>): VNode {
  const small = { fontSize: mail.fontSize - 1, color: COLORS.inkSoft };
  switch (block.kind) {
    case "text":
      return (
        <Row mail={mail} dir={block.dir ?? mail.dir}>
          <Lines text={block.text} />
        </Row>
      );
    case "note":
      return (
        <Row mail={mail} style={small}>
          <Lines text={block.text} />
        </Row>
      );
    case "code":
      return <Code mail={mail} block={block} />;
    case "facts":
      return mail.isRich
        ? <FactTable mail={mail} block={block} />
        : <FactLines mail={mail} block={block} />;
    case "button":
      return mail.isRich
        ? <Button mail={mail} block={block} />
        : <Link mail={mail} block={block} />;
  }
}

function Lines({ text }: { text: string }): VNode {
  return (
    <>
      {text.split(/\r\n|\r|\n/).map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {keepSpaces(line)}
        </Fragment>
      ))}
    </>
  );
}

/** Preserves runs of spaces, because HTML would collapse typed columns. */
function keepSpaces(line: string): string {
  return line.replace(/^ | (?= )/g, "\u00a0");
}

/** Left to right in every language. A pin's 29 characters fit on one line of the narrowest phone. */
function Code({ mail, block }: BlockProps<"code">): VNode {
  const look = `padding:12px 4px;background:${COLORS.tint};border-radius:6px`;
  return (
    <Row
      mail={mail}
      dir="ltr"
      align="center"
      padding={`0 ${mail.inset / 2}px ${mail.fontSize}px`}
      style={{ fontFamily: FONTS.code, ...BOLD }}
    >
      <div style={look}>{block.text}</div>
    </Row>
  );
}

function FactTable({ mail, block }: BlockProps<"facts">): VNode {
  const { dir, fontSize } = mail;
  const cell = {
    padding: "10px 0",
    borderBottom: `1px solid ${COLORS.line}`,
    fontFamily: FONTS.text,
    fontSize: fontSize - 1,
    lineHeight: "1.5",
    color: COLORS.ink,
    textAlign: startOf(dir),
    verticalAlign: "top",
  };
  const gap = dir === "rtl" ? "paddingLeft" : "paddingRight";
  const labelCell = { ...cell, color: COLORS.inkSoft, width: "40%", [gap]: 14 };
  return (
    <Row mail={mail} padding={richPadding(mail)}>
      <table width="100%" {...BARE}>
        {block.rows.map(([label, value]) => (
          <tr key={label} dir={dir}>
            <td style={labelCell}>{label}</td>
            <td dir="auto" style={{ ...cell, fontWeight: "600" }}>{value}</td>
          </tr>
        ))}
      </table>
    </Row>
  );
}

function FactLines({ mail, block }: BlockProps<"facts">): VNode {
  return (
    <Row mail={mail}>
      {block.rows.map(([label, value]) => (
        <div key={label}>
          <span style={`color:${COLORS.inkSoft}`}>{label}:</span>{" "}
          <span dir="auto">{value}</span>
        </div>
      ))}
    </Row>
  );
}

function Link({ mail, block: { href, label } }: BlockProps<"button">): VNode {
  const style = { color: COLORS.link, fontWeight: "600" };
  return (
    <Row mail={mail}>
      <a href={href} target="_blank" style={style}>{label}</a>
    </Row>
  );
}

/** Pads the cell for Outlook and the link for other clients, so that the whole button is clickable. */
function Button({ mail, block: { href, label } }: BlockProps<"button">): VNode {
  const look = { backgroundColor: COLORS.accent, borderRadius: 6 };
  const link = {
    ...look,
    display: "inline-block",
    padding: "13px 26px",
    msoPaddingAlt: "0",
    fontFamily: FONTS.text,
    fontSize: mail.fontSize,
    fontWeight: "700",
    lineHeight: "1.2",
    color: COLORS.onAccent,
    textDecoration: "none",
  };
  return (
    <Row mail={mail} padding={richPadding(mail)}>
      <table role="presentation" {...BARE}>
        <tr>
          <td style={{ ...look, msoPaddingAlt: "13px 26px" }}>
            <a href={href} target="_blank" style={link}>{label}</a>
          </td>
        </tr>
      </table>
    </Row>
  );
}

function richPadding({ inset, fontSize }: Mail): string {
  return `4px ${inset}px ${fontSize + 8}px`;
}
