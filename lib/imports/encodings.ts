import { type AppError, invalid } from "@/lib/errors.ts";
import { guessEastAsian } from "./east_asian.ts";
import type { Encoding } from "./schema.ts";

/** Yields the bytes of a file in parts; each call starts at the beginning. */
export type Parts = () => AsyncIterable<Uint8Array>;

const BOMS: [Encoding, number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** The first bytes of workbooks, other archives, documents and pictures. */
const FORMATS: number[][] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x1f, 0x8b],
];

/** How many bytes are examined for UTF-16 without a byte order mark. */
const PROBE_BYTES = 4_096;

/** Maximum bytes of a text, so that splitting it into rows takes only milliseconds. */
const TEXT_BYTES = 16 * 1024;

/** Control characters. Texts have single ones; workbooks, images and archives are full of them. */
// deno-lint-ignore no-control-regex
const CONTROLS = /[\u0000-\u0008\u000e-\u0019\u001c-\u001f]/g;

/** How many control characters a text may have, in addition to one in twenty of its characters. */
const FEW_CONTROLS = 3;

/** How the bytes of a file are decoded. */
export interface Decoding {
  encoding: Encoding;
  /** Whether the encoding is certain rather than guessed. */
  isCertain: boolean;
  /** Whether a few lines of a file in UTF-8 have bytes that are not; missing if not. */
  hasStrays?: true;
}

/**
 * Returns the chosen encoding, or else the one that the bytes reveal, or else a guess based on the offered one. Throws 422 for
 * a file of another format.
 */
export async function findEncoding(
  parts: Parts,
  { chosen, offered }: { chosen?: Encoding | undefined; offered: Encoding },
): Promise<Decoding> {
  const start = await firstOf(parts());
  if (FORMATS.some((bytes) => startsWith(start, bytes))) throw noText();
  const shown = chosen ?? encodingOf(start);
  if (shown !== undefined && shown !== "utf-8") {
    return { encoding: shown, isCertain: true };
  }
  const unicode = { encoding: "utf-8", isCertain: true } as const;
  if (await isUtf8(parts())) return unicode;
  if (await isDamaged(parts())) return { ...unicode, hasStrays: true };
  return shown === "utf-8"
    ? unicode
    : { encoding: guess(start, offered), isCertain: false };
}

/** What stands in decoded texts for a byte that is not in the encoding; it is never a character. */
export const STRAY = "\uffff";

/**
 * Decodes the parts of a file. Throws 422 for bytes that are not text in the encoding, unless the file is known to have
 * strays.
 */
export async function* decodeParts(
  parts: AsyncIterable<Uint8Array>,
  { encoding, hasStrays }: Pick<Decoding, "encoding" | "hasStrays">,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: !hasStrays });
  const read = (part?: Uint8Array) => {
    const text = textOf(decoder, part);
    return hasStrays ? text.replaceAll(REPLACED, STRAY) : text;
  };
  for await (const part of parts) {
    for (let at = 0; at < part.length; at += TEXT_BYTES) {
      yield read(part.subarray(at, at + TEXT_BYTES));
    }
  }
  yield read();
}

async function firstOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  for await (const part of parts) return part;
  return new Uint8Array();
}

/**
 * Only where the panel's language is written in Latin letters, a text may be recognized as East Asian: Cyrillic and Arabic
 * ones look alike. A lone CR as line end indicates a program that writes in the encoding of the old Macintosh.
 */
function guess(start: Uint8Array, offered: Encoding): Encoding {
  if (offered !== "windows-1252") return offered;
  const isOfMac = start.includes(0x0d) && !start.includes(0x0a);
  return guessEastAsian(start) ?? (isOfMac ? "macintosh" : offered);
}

/** Returns the encoding that the first bytes of a file reveal, if any. */
function encodingOf(start: Uint8Array): Encoding | undefined {
  const marked = BOMS.find(([, bom]) => startsWith(start, bom));
  return marked?.[0] ?? detectUtf16(start);
}

/**
 * Returns the byte order of UTF-16 in which the high bytes are mostly zero, as in every file with separators and
 * digits.
 */
function detectUtf16(start: Uint8Array): Encoding | undefined {
  const probe = start.subarray(0, PROBE_BYTES);
  const zeros = [0, 0];
  probe.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = probe.length / 10;
  if (odd > many && even < odd / 10) return "utf-16le";
  return even > many && odd < even / 10 ? "utf-16be" : undefined;
}

async function isUtf8(parts: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const part of parts) {
    if (decode(decoder, part) === null) return false;
  }
  return decode(decoder) !== null;
}

/** What decoders write in place of bytes that are not in the encoding. */
const REPLACED = "\ufffd";
/** At most one line in so many may have strays. */
const LINES_PER_STRAY = 100;

/**
 * Reports whether a file is in UTF-8 but for stray bytes in at most one line in a hundred. If it has no other letters than
 * ASCII, nothing speaks for UTF-8.
 */
async function isDamaged(parts: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder("utf-8");
  let [lines, strays, line] = [0, 0, ""];
  let hasLetters = false;
  const end = () => {
    if (line !== "") lines += 1;
    if (line.includes(REPLACED)) strays += 1;
    hasLetters ||= /[^\p{ASCII}\ufffd\ufeff]/u.test(line);
  };
  for await (const part of parts) {
    const [first = "", ...others] = decoder.decode(part, { stream: true })
      .split(/[\r\n]/);
    line += first;
    for (const other of others) {
      end();
      line = other;
    }
  }
  line += decoder.decode();
  end();
  return hasLetters && strays * LINES_PER_STRAY <= lines;
}

function textOf(decoder: TextDecoder, part?: Uint8Array): string {
  const text = decode(decoder, part);
  if (text === null || isBinary(text)) {
    throw noText();
  }
  // windows-1258 encodes tone marks separately from their letters.
  return decoder.encoding === "windows-1258" ? text.normalize("NFC") : text;
}

function noText(): AppError {
  return invalid({ key: "import.noText" });
}

function startsWith(start: Uint8Array, bytes: number[]): boolean {
  return bytes.every((byte, at) => start[at] === byte);
}

function isBinary(text: string): boolean {
  const controls = text.match(CONTROLS)?.length ?? 0;
  return controls > FEW_CONTROLS + text.length / 20;
}

/** Decodes the next part or, if omitted, the rest after the last one; null for bytes that are not text. */
function decode(decoder: TextDecoder, part?: Uint8Array): string | null {
  try {
    return decoder.decode(part, { stream: part !== undefined });
  } catch {
    return null;
  }
}
