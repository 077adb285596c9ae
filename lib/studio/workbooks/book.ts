import type { Archive } from "./archive.ts";
import type { Effort } from "./effort.ts";
import { damaged, otherFormat } from "./refusals.ts";
import { type Attributes, readXml } from "./xml.ts";

/** The names of the parts that a workbook's first visible sheet needs. */
export interface Book {
  /** Null if no table is visible. */
  sheet: string | null;
  /** Null if the workbook has none, like the styles. */
  strings: string | null;
  styles: string | null;
  /** Whether days are counted from 1904, as old versions for the Macintosh did. */
  is1904: boolean;
}

/** A reference from one part to another. */
interface Relation {
  id: string;
  /** The last part of its type, which is the same in both standards. */
  kind: string;
  target: string;
}

/** More than any workbook has. */
const MAX_ITEMS = 10_000;

const USUAL_BOOK = "xl/workbook.xml";

/** Other kinds of archives by a name that occurs in them. */
const OTHERS = [
  ["content.xml", "OpenDocument (.ods)"],
  ["index/document.iwa", "Numbers (.numbers)"],
  ["index.zip", "Numbers (.numbers)"],
  ["xl/workbook.bin", ".xlsb"],
  ["word/document.xml", "Word (.docx)"],
  ["ppt/presentation.xml", "PowerPoint (.pptx)"],
] as const;

/** Finds the parts of a workbook. Throws 422 for other archives and damaged workbooks. */
export async function readBook(
  archive: Archive,
  effort: Effort,
): Promise<Book> {
  const top = await readRelations(archive, "", effort);
  const part = targetOf(top, "officeDocument") ?? USUAL_BOOK;
  if (!archive.has(part) || !part.endsWith(".xml")) {
    const [, format] = OTHERS.find(([name]) => archive.has(name)) ?? [];
    throw otherFormat(format ?? ".zip");
  }
  const relations = await readRelations(archive, part, effort);
  const { sheets, is1904 } = await readSheets(archive, part, effort);
  const tables = new Map(
    relations.filter(({ kind }) => kind === "worksheet")
      .map(({ id, target }) => [id, target]),
  );
  const shown = sheets.find((id) => tables.has(id));
  return {
    sheet: shown === undefined ? null : tables.get(shown)!,
    strings: targetOf(relations, "sharedStrings"),
    styles: targetOf(relations, "styles"),
    is1904,
  };
}

/** Reads the ids of the visible sheets in their order, and the system of dates. */
async function readSheets(
  archive: Archive,
  part: string,
  effort: Effort,
): Promise<{ sheets: string[]; is1904: boolean }> {
  const sheets: string[] = [];
  let is1904 = false;
  await readXml(archive.read(part, effort), {
    open(name, attributes) {
      if (name === "workbookPr") {
        is1904 = ["1", "true"].includes(attributes.date1904 ?? "");
      }
      if (name !== "sheet" || (attributes.state ?? "visible") !== "visible") {
        return;
      }
      sheets.push(relationOf(attributes));
      requireFew(sheets);
    },
  });
  return { sheets, is1904 };
}

/** Returns the attribute `r:id`, whose prefix is free. */
function relationOf(attributes: Attributes): string {
  const name = Object.keys(attributes).find((key) => key.endsWith(":id"));
  return attributes[name ?? ""] ?? "";
}

/** Reads the references from a part to others; from the archive itself if the part is empty. */
async function readRelations(
  archive: Archive,
  part: string,
  effort: Effort,
): Promise<Relation[]> {
  const relations: Relation[] = [];
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  if (!archive.has(name)) return relations;
  await readXml(archive.read(name, effort), {
    open(name, { Id: id = "", Type: type = "", Target: target = "" }) {
      if (name !== "Relationship") return;
      const kind = type.slice(type.lastIndexOf("/") + 1);
      relations.push({ id, kind, target: resolve(part, target) });
      requireFew(relations);
    },
  });
  return relations;
}

/** Returns the name of a part that another one names relatively or absolutely. */
function resolve(part: string, target: string): string {
  try {
    const { pathname } = new URL(target, `file:///${part}`);
    return decodeURIComponent(pathname.slice(1));
  } catch {
    throw damaged();
  }
}

function targetOf(relations: Relation[], kind: string): string | null {
  return relations.find((relation) => relation.kind === kind)?.target ?? null;
}

function requireFew(items: unknown[]): void {
  if (items.length > MAX_ITEMS) throw damaged();
}
