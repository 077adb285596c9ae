import { MIN_CODE } from "@/lib/fields/constants.ts";
import { cleanPaste } from "./clean_paste.ts";
import { codesOfLink, isLink, splitAfterLink } from "./pasted_links.ts";
import { type NumberedLine, readNumbers } from "./pasted_numbers.ts";
import {
  cutWord,
  hasDigit,
  type PastedWord,
  readingsOf,
  wholesOf,
  withCodes,
} from "./pasted_words.ts";
import { normalizeTrackingCode } from "./tracking_code.ts";

/** A part of a pasted text, up to a sign that no code contains. */
export interface PastedPart {
  isLink: boolean;
  /** The codes that several words may be together, such as one that is written in groups; the likeliest first. */
  wholes: string[];
  /** The words, which are codes if no whole leads to a parcel. */
  words: PastedWord[];
}

/** Matches the signs that separate codes, in all scripts. CJK and Thai text has no spaces. */
const SEPARATORS =
  /([\t\ue000,;:/\\·•&#*(){}[\]"“”„«»‹›`،؛、。।॥・\p{Sm}\p{So}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]+)/u;
/** Matches the words among which links are looked for. */
const CHUNKS = /[^\s"'`<>(){}[\]|“”„«»‹›‘’「」『』【】]+/gu;
/** Separates links that follow one another. */
const BETWEEN_LINKS = /[,;،؛、](?=https?:)/i;

/** Matches separators as they are in the path of a call. */
const ENCODED = /%[\da-f]{2}/gi;
/** Matches words that stand before a number. */
const BEFORE_NUMBER =
  /^(?:no|nr|num|núm|nro|ref|id|code|código|codice|kode?|код|номер|رقم|شماره|नं|क्र|số)$/iu;
/** Matches their abbreviations. */
const ABBREVIATED =
  /(?<![\p{L}\p{M}\p{N}])(no|nr|num|núm|nro|ref|नं|क्र)\.\s*(?=\S)/giu;

/** Matches letters and Roman numbers that count. */
const COUNTED = /^(?:\p{L}|[ivx]{1,4})$/iu;
/** Matches words between two codes. */
const CONJUNCTION =
  /^(?:and|or|und|oder|et|ou|y|o|e|en|och|eller|ve|veya|dan|atau|và|hoặc|и|или|و|أو|یا|और|या)$/iu;
/** Matches words that are too short for a code. */
const SHORT = /^(?:\d{1,2}|\p{L}|x\d{1,3}|\d{1,3}x)$/iu;

/** Splits a pasted text into the parts that may be codes, in order. Each part takes constant work, so the time is linear. */
export function readPasted(text: string): PastedPart[] {
  const lines = cleanPaste(text).split(/[\n\r\u2028\u2029]+/)
    .filter((line) => line.trim() !== "");
  return readNumbers(lines).flatMap(readLine);
}

function readLine({ number, isBare, line }: NumberedLine): PastedPart[] {
  const parts: PastedPart[] = [];
  let from = 0;
  for (const { 0: chunk, index } of line.matchAll(CHUNKS)) {
    if (!isLink(chunk)) continue;
    const links = readLinks(chunk);
    if (links === null) continue;
    parts.push(...readWords(line.slice(from, index)), ...links);
    from = index + chunk.length;
  }
  parts.push(...readWords(line.slice(from)));
  if (parts.some(({ isLink }) => isLink)) setWordsAside(parts);
  setShortAside(parts);
  if (number !== null && parts.length > 0) addNumber(parts[0]!, number, isBare);
  return parts;
}

/** Adds the number of a list to the part after it, in case that it belongs to the code. */
function addNumber(part: PastedPart, number: string, isBare: boolean): void {
  if (isBare && !part.isLink) {
    const words = part.words.map(({ readings }) => readings[0]!);
    part.wholes = withCodes([[number, ...words].join(" "), ...part.wholes]);
  }
  if (number.length >= MIN_CODE) {
    part.words.unshift({ readings: [number], isAside: true });
  }
}

/** Returns the links of a word and what stands between them; null if it has no link. */
function readLinks(chunk: string): PastedPart[] | null {
  const parts = chunk.split(BETWEEN_LINKS).flatMap((word) => {
    const [link, rest] = splitAfterLink(word);
    const readings = codesOfLink(link);
    if (readings.length > 0) return [linkTo(readings), ...readWords(rest)];
    return word.includes("://") ? [wordsOf([cutWord(word)])] : readWords(word);
  });
  return chunk.includes("://") || parts.some(({ isLink }) => isLink)
    ? parts
    : null;
}

function linkTo(readings: string[]): PastedPart {
  return { ...wordsOf(readings), isLink: true };
}

function wordsOf(readings: string[]): PastedPart {
  const words = [{ readings, isAside: false }];
  return { isLink: false, wholes: [], words };
}

/** Sets the words beside a link aside, unless they have digits like codes, and drops repetitions of its code. */
function setWordsAside(parts: PastedPart[]): void {
  const linked = new Set(
    parts.filter(({ isLink }) => isLink).flatMap(({ words }) =>
      words.flatMap(({ readings }) => readings.map(normalizeTrackingCode))
    ),
  );
  for (const part of parts) {
    if (part.isLink) continue;
    part.words = part.words.filter(({ readings }) =>
      !linked.has(normalizeTrackingCode(readings[0]!))
    );
    for (const word of part.words) {
      const [text = ""] = word.readings;
      word.isAside ||= text.length < MIN_CODE || !hasDigit(text);
    }
  }
}

/** Sets row numbers, quantities and ticks aside if the line has other words. They stand alone: in a group they are part of a code. */
function setShortAside(parts: PastedPart[]): void {
  const short = parts.filter(({ words }) =>
    words.length === 1 && SHORT.test(words[0]!.readings[0]!)
  );
  if (short.length === parts.length) return;
  for (const { words } of short) words[0]!.isAside = true;
}

/** Splits a text without links. */
function readWords(text: string): PastedPart[] {
  const pieces = text.replace(ENCODED, ",").replace(ABBREVIATED, "$1:")
    .split(SEPARATORS);
  return pieces.flatMap((piece, at) => {
    // Every second piece is a separator.
    if (at % 2 === 1) return [];
    const isLabel = isLabelBefore(piece, pieces[at + 1]);
    return groupsOf(piece).flatMap((raw) => readGroup(raw, isLabel));
  });
}

/** Splits a piece into words, and at conjunctions if all together cannot be one code. */
function groupsOf(piece: string): string[][] {
  const raw = piece.split(/\s+/).filter((word) => word !== "");
  if (normalizeTrackingCode(raw.join("")) !== null) return [raw];
  const groups: string[][] = [[]];
  for (const [at, word] of raw.entries()) {
    if (isConjunction(raw, at)) groups.push([]);
    else groups.at(-1)!.push(word);
  }
  return groups;
}

function readGroup(raw: string[], isLabel: boolean): PastedPart[] {
  const words = raw.flatMap((word, at): PastedWord[] => {
    const isAside = isLabel || isConjunction(raw, at) ||
      isBeforeNumber(word, raw[at + 1]);
    const readings = readingsOf(word);
    return readings.length === 0 ? [] : [{ readings, isAside }];
  });
  return words.length === 0
    ? []
    : [{ isLink: false, wholes: wholesOf(words), words }];
}

/** Reports whether a word stands between two others with digits. */
function isConjunction(words: string[], at: number): boolean {
  return CONJUNCTION.test(words[at]!) && hasDigit(words[at - 1] ?? "") &&
    hasDigit(words[at + 1] ?? "");
}

/** Reports whether a piece only names what follows: "Tracking number:", "a)", "iv)". */
function isLabelBefore(piece: string, separator = ""): boolean {
  if (hasDigit(piece)) return false;
  return /[:=#]/.test(separator) ||
    (separator.startsWith(")") && COUNTED.test(piece.trim()));
}

function isBeforeNumber(word: string, next: string | undefined): boolean {
  if (next === undefined) return false;
  return BEFORE_NUMBER.test(word) || /^\p{L}\p{M}*\.$/u.test(word);
}
