import sax from "sax";
import { damaged } from "./refusals.ts";

/** The attributes of an element by their names, prefixes included. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** Called with names without prefixes; a text may arrive in several parts. */
export interface XmlHandlers {
  open(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Deeper than the elements of any workbook. */
const MAX_DEPTH = 64;

/** Maximum characters without the start or end of an element. Bounds texts and attributes; a cell has at most 32,767. */
const MAX_GAP = 1024 * 1024;

/**
 * Parses XML as it arrives. Knows the five named entities of XML and no others. Throws 422 if it is not well-formed, has
 * a document type, or elements of a depth or length that no workbook has.
 */
export async function readXml(
  texts: AsyncIterable<string>,
  handlers: XmlHandlers,
): Promise<void> {
  const parser = sax.parser(true, { position: false, strictEntities: true });
  let depth = 0;
  let gap = 0;
  parser.onerror = parser.ondoctype = () => {
    throw damaged();
  };
  parser.onopentag = (tag: { name: string; attributes: Attributes }) => {
    gap = 0;
    if (++depth > MAX_DEPTH) throw damaged();
    handlers.open(localName(tag.name), tag.attributes);
  };
  parser.onclosetag = (name: string) => {
    gap = 0;
    depth -= 1;
    handlers.close?.(localName(name));
  };
  parser.ontext = parser.oncdata = (text: string) => handlers.text?.(text);
  for await (const text of texts) {
    gap += text.length;
    if (gap > MAX_GAP) throw damaged();
    parser.write(text);
  }
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
