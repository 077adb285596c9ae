import type { Locale } from "../i18n/locales.ts";

/** One part of a mail below its subject. */
export type Block =
  | { kind: "text"; text: string; dir?: Locale["dir"] }
  /** Something to be copied, as a pin. */
  | { kind: "code"; text: string }
  /** Labels with what they stand for, in the order of reading. */
  | { kind: "facts"; rows: [label: string, value: string][] }
  | { kind: "button"; label: string; href: string }
  /** Less important than the rest. */
  | { kind: "note"; text: string };

/** The content of a mail, independent of its template. */
export interface MailContent {
  locale: Locale;
  /** Follows the text where a person has written the mail, else the language. */
  dir: Locale["dir"];
  subject: string;
  blocks: Block[];
  company: string;
  /** The sender and how to reach them, below everything. */
  footer: string[];
}
