import { type CellFormat, formatOf } from "./formats.ts";
import { damaged } from "./refusals.ts";
import { readXml } from "./xml.ts";

/** Excel allows 65,490 styles and 250 formats. */
const MAX_STYLES = 70_000;

/** Reads the formats of cells by the numbers of their styles. Throws 422 for a damaged part. */
export async function readStyles(
  texts: AsyncIterable<string>,
): Promise<CellFormat[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  await readXml(texts, {
    open(name, { numFmtId, formatCode = "" }) {
      if (name === "cellXfs") isOfCells = true;
      if (name === "numFmt") codes.set(Number(numFmtId), formatCode);
      if (name === "xf" && isOfCells) ids.push(Number(numFmtId ?? 0));
      if (ids.length + codes.size > MAX_STYLES) throw damaged();
    },
    close(name) {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return ids.map((id) => formatOf(id, codes.get(id)));
}
