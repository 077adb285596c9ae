import { MAX_ROW_CHARS } from "../../table_limits.ts";
import { damaged, tooLarge } from "./refusals.ts";
import { readXml, type XmlHandlers } from "./xml.ts";

/** Maximum bytes of all shared texts in memory. */
const MAX_BYTES = 160e6;
/** The memory that a text takes beyond its characters, which take at most two bytes each. */
const TEXT_BYTES = 40;

/** Reads the texts that cells refer to by number. Throws 422 for more than fit into memory. */
export async function readStrings(
  texts: AsyncIterable<string>,
): Promise<string[]> {
  const strings: string[] = [];
  let bytes = 0;
  const reader = new TextReader();
  await readXml(texts, {
    open: (name) => reader.open(name),
    text: (text) => reader.text(text),
    close(name) {
      reader.close(name);
      if (name !== "si") return;
      const text = reader.take();
      bytes += TEXT_BYTES + 2 * text.length;
      if (bytes > MAX_BYTES) throw tooLarge();
      strings.push(text);
    },
  });
  return strings;
}

/** Collects the text of an element with or without formatting, but not how it is pronounced. Throws 422 if it is too long. */
export class TextReader implements XmlHandlers {
  #text = "";
  #isText = false;
  #isSpoken = false;

  open(name: string): void {
    if (name === "rPh") this.#isSpoken = true;
    this.#isText = name === "t" && !this.#isSpoken;
  }

  text(text: string): void {
    if (!this.#isText) return;
    this.#text += text;
    if (this.#text.length > MAX_ROW_CHARS) throw damaged();
  }

  close(name: string): void {
    if (name === "rPh") this.#isSpoken = false;
    this.#isText = false;
  }

  /** Returns the text collected since the last call. */
  take(): string {
    const text = plainText(this.#text);
    this.#text = "";
    return text;
  }
}

/** Control characters that texts never have. */
// deno-lint-ignore no-control-regex
const CONTROLS = /[\u0000-\u0008\u000e-\u001f]/g;

/** Decodes `_x000D_` and the like, which stand for characters that XML does not allow, and drops control characters. */
export function plainText(text: string): string {
  const decoded = text.includes("_x")
    ? text.replace(
      /_x([0-9a-f]{4})_/gi,
      (_, code) => String.fromCharCode(parseInt(code, 16)),
    ).toWellFormed()
    : text;
  return decoded.replace(CONTROLS, "");
}
