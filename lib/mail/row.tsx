import type { ComponentChildren, VNode } from "preact";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Mail } from "./content.ts";

/** The light palette of static/styles/tokens.css: mail clients lack custom properties and apply their own dark mode. */
export const COLORS = {
  paper: "#f1f0ea",
  surface: "#ffffff",
  tint: "#e8eef5",
  line: "#dedfdd",
  ink: "#0b1c36",
  inkSoft: "#46546b",
  link: "#0f549b",
  navy: "#0b1f3d",
  onNavy: "#f7f5ef",
  accent: "#ee6416",
  onAccent: "#0b1c36",
} as const;

/** Mails load no fonts: a request would reveal when a mail is read. */
export const FONTS = {
  text: "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  code: "ui-monospace, Consolas, Menlo, 'Courier New', monospace",
} as const;

export const BOLD = { fontWeight: "700" };

/** Attributes of a table without borders and spacing. */
export const BARE: object = { cellpadding: 0, cellspacing: 0, border: 0 };

export interface RowProps {
  mail: Mail;
  dir?: Locale["dir"];
  align?: "left" | "center" | "right";
  padding?: string;
  style?: Record<string, string | number>;
  children?: ComponentChildren;
}

/** A row of a mail. Outlook supports padding on table cells only, and cells do not inherit fonts everywhere. */
export function Row({ mail, style, children, ...props }: RowProps): VNode {
  const { fontSize, inset } = mail;
  const { dir = mail.dir, align = startOf(dir) } = props;
  const { padding = `0 ${inset}px ${fontSize}px` } = props;
  const look = {
    padding,
    fontFamily: FONTS.text,
    fontSize,
    lineHeight: "1.6",
    color: COLORS.ink,
    ...style,
    wordBreak: "break-word",
    textAlign: align,
  };
  return (
    <tr>
      <td dir={dir} align={align} style={look}>{children}</td>
    </tr>
  );
}

/** Returns the side on which text starts, because old mail clients support only left and right. */
export function startOf(dir: Locale["dir"]): "left" | "right" {
  return dir === "rtl" ? "right" : "left";
}
