import { invalid } from "@/lib/errors.ts";
import type { LocaleCode } from "@/lib/i18n/locales.ts";
import { type Encoding, ENCODINGS } from "./constants.ts";

export { type Encoding, ENCODINGS };

/** A file as text, and how it was read. */
export interface Decoded {
  text: string;
  encoding: Encoding;
  /** Whether the encoding follows from the bytes or was chosen; otherwise it is a guess. */
  isCertain: boolean;
}

/** The encoding in which programs of a language save texts that are not Unicode; windows-1252 for all others. */
const OFFERED: { [code in LocaleCode]?: Encoding } = {
  ru: "windows-1251",
  tr: "windows-1254",
  ar: "windows-1256",
  fa: "windows-1256",
  vi: "windows-1258",
  vn: "windows-1258",
};

/** Returns the encoding to guess where the panel has a language. */
export function offeredEncoding(code: LocaleCode): Encoding {
  return OFFERED[code] ?? "windows-1252";
}

const BOMS: [Encoding, number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** The bytes that tell UTF-16 without a mark from other files. */
const PROBED = 4_096;

/** Control codes that no text has, of which every workbook, picture or archive has many. */
// deno-lint-ignore no-control-regex
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * Decodes a file in the chosen encoding, else in the one that its bytes show, else in the offered one. Throws 422 for bytes
 * that are no text in it.
 */
export function decodeFile(
  bytes: Uint8Array,
  { chosen, offered }: { chosen?: Encoding | undefined; offered: Encoding },
): Decoded {
  const shown = encodingOf(bytes);
  const encoding = chosen ?? shown ?? guess(bytes, offered);
  const isCertain = (chosen ?? shown) !== undefined;
  const text = decode(bytes, encoding);
  if (text === null || BINARY.test(text)) throw noText();
  return { text, encoding, isCertain };
}

/** Lines end in a lone CR only where a program writes for the old Macintosh, and therefore in its encoding. */
function guess(bytes: Uint8Array, offered: Encoding): Encoding {
  const isOfMac = bytes.includes(0x0d) && !bytes.includes(0x0a);
  return isOfMac && offered === "windows-1252" ? "macintosh" : offered;
}

/** Returns the encoding that the bytes of a file show, if any. */
function encodingOf(bytes: Uint8Array): Encoding | undefined {
  const marked = BOMS.find(([, bom]) =>
    bom.every((byte, at) => bytes[at] === byte)
  );
  return marked?.[0] ?? wideEncodingOf(bytes) ??
    (decode(bytes, "utf-8") === null ? undefined : "utf-8");
}

/** Returns the UTF-16 whose high bytes are mostly zero, as in every file with separators and digits. */
function wideEncodingOf(bytes: Uint8Array): Encoding | undefined {
  const probe = bytes.subarray(0, PROBED);
  const zeros = [0, 0];
  probe.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = probe.length / 10;
  if (odd > many && even < odd / 10) return "utf-16le";
  return even > many && odd < even / 10 ? "utf-16be" : undefined;
}

function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // windows-1258 writes tone marks apart from their letters.
    return encoding === "windows-1258" ? text.normalize("NFC") : text;
  } catch {
    return null;
  }
}

function noText() {
  return invalid({ key: "import.noText" });
}
