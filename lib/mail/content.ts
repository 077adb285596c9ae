import type { Locale } from "@/lib/i18n/locales.ts";

/** One part of a mail below its subject. */
export type Block =
  | { kind: "text"; text: string; dir?: Locale["dir"] }
  /** Something to copy, such as a pin. */
  | { kind: "code"; text: string }
  | { kind: "facts"; rows: [label: string, value: string][] }
  | { kind: "button"; label: string; href: string }
  /** Less important than the rest. */
  | { kind: "note"; text: string };

/** The content of a mail, independent of its template. */
export interface MailContent {
  locale: Locale;
  /** The direction of the text in mails written by a person, otherwise of the language. */
  dir: Locale["dir"];
  subject: string;
  blocks: Block[];
  company: string;
  /** The sender's name and contact details, below everything. */
  footer: string[];
}

/** The content of a mail with its template's options. */
export interface Mail extends MailContent {
  /** Facts as a table and the action as a button, instead of lines and a link. */
  isRich: boolean;
  /** In pixels. */
  fontSize: number;
  /** Horizontal padding of every block, in pixels. */
  inset: number;
}
