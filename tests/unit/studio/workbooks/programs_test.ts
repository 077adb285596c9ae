import { equal } from "node:assert/strict";
import { convertWorkbook } from "@/lib/studio/workbooks/convert.ts";
import {
  WRITTEN_BOOKS,
  WRITTEN_TABLE,
} from "../../../helpers/written_books.ts";
import { zipOf } from "../../../helpers/zip.ts";

for (const [program, { parts, zip }] of Object.entries(WRITTEN_BOOKS)) {
  Deno.test(`convertWorkbook() reads a table as ${program} writes it`, async () => {
    const table = await convertWorkbook(zipOf(parts, zip));
    equal(new TextDecoder().decode(table), WRITTEN_TABLE);
  });
}
