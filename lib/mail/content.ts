import type { Locale } from "@/lib/i18n/locales.ts";

/** A block of a mail's body. */
export type Block =
  | { kind: "text"; text: string; dir?: Locale["dir"] }
  /** A text to copy, such as a pin. */
  | { kind: "code"; text: string }
  | { kind: "facts"; rows: [label: string, value: string][] }
  | { kind: "button"; label: string; href: string }
  /** Shown less prominently than the rest. */
  | { kind: "note"; text: string };

/** The content of a mail, independent of its template. */
export interface MailContent {
  locale: Locale;
  /** The direction of the text if a person wrote it, otherwise of the language. */
  dir: Locale["dir"];
  subject: string;
  blocks: Block[];
  company: string;
  /** The sender's name and contact details, shown at the end. */
  footer: string[];
}

/** The content of a mail with its template's options. */
export interface Mail extends MailContent {
  /** Whether facts are a table and the action a button, instead of lines and a link. */
  isRich: boolean;
  /** In pixels. */
  fontSize: number;
  /** Horizontal padding of every block, in pixels. */
  inset: number;
}
