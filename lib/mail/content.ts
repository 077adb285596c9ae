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

/** What a mail says, whatever it will look like. */
export interface MailContent {
  locale: Locale;
  /** Follows what was typed where a person has written the mail, else the language. */
  dir: Locale["dir"];
  subject: string;
  blocks: Block[];
  company: string;
  /** Below everything: who has sent it and how to reach them. */
  footer: string[];
}

/** Tells in which direction a typed text runs: as its first letter does. */
export function directionOf(text: string): Locale["dir"] {
  const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
  return rightToLeft.test(text) ? "rtl" : "ltr";
}

/**
 * Gives a name as it stands inside of a sentence: where that runs the other way, signs that nobody sees keep the name's
 * full stop at its end (decision 69).
 */
export function nameWithin({ dir }: Locale, name: string): string {
  return directionOf(name) === dir ? name : `\u2068${name}\u2069`;
}
