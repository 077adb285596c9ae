import { deepEqual, equal } from "node:assert/strict";
import type { Problem } from "@/lib/errors.ts";
import type { Column } from "@/lib/imports/mapping.ts";
import { openTable, surveyFile } from "@/lib/imports/reader.ts";
import { readRow } from "@/lib/imports/row.ts";
import { partsOf } from "@/tests/helpers/import_parts.ts";

const HEAD = "tracking_code,recipient_name,destination,reference";
const TABS = HEAD.replaceAll(",", "\t");

/** Reads a file as an import does; returns its rows with the keys of their problems. */
async function read(file: string | Uint8Array, size = 1_000) {
  const bytes = typeof file === "string"
    ? new TextEncoder().encode(file)
    : file;
  const parts = partsOf(bytes, size);
  const { found, total } = await surveyFile(parts, {}, {
    offered: "windows-1252",
  });
  const table = await openTable(parts, found);
  const heads = table.head.cells;
  const rows = (await Array.fromAsync(table.rows)).map((row) => {
    const { values, problems } = readRow(row, { ...found, heads });
    const fields = found.columns.flatMap(({ field }: Column) => field ?? []);
    const keys = problems.map(({ key }: Problem) => key);
    return [row.row, ...fields.map((field) => values[field] ?? ""), ...keys];
  });
  equal(total, rows.length);
  return { rows, found };
}

/** Files, and their rows: the number, the cells, and the keys of problems. */
const FILES: Record<string, [file: string, rows: unknown[][]]> = {
  "a DOS file with a mark at its end": [
    `${HEAD}\r\nDOS-0001,Jan Kok,Delft,7\r\n\x1a`,
    [[2, "DOS-0001", "Jan Kok", "Delft", "7"]],
  ],
  "a DOS file that is filled with marks": [
    `${HEAD}\r\nDOS-0001,Jan Kok,Delft,7\x1a\x1a\r\n\x1a${"\x1a".repeat(90)}`,
    [[2, "DOS-0001", "Jan Kok", "Delft", "7"]],
  ],
  "control characters in cells": [
    `${HEAD}\nGSX-0001,Kim,Oslo,01000\x1d10AB\nGSX-0002,Kim,Oslo,2\n` +
    "GSX-0003,K\x01im,Oslo,3\nGSX-0004,Kim,Os\x00lo,4\nGSX-0005,Kim,Oslo,\x1a5",
    [
      [2, "GSX-0001", "Kim", "Oslo", "", "invalid.characters"],
      [3, "GSX-0002", "Kim", "Oslo", "2"],
      [4, "GSX-0003", "", "Oslo", "3", "invalid.characters"],
      [5, "GSX-0004", "Kim", "", "4", "invalid.characters"],
      [6, "GSX-0005", "Kim", "Oslo", "", "invalid.characters"],
    ],
  ],
  "FileMaker's line ends": [
    '"tracking_code","recipient_name","destination"\r"FMP-0001","Ray","1 Main St\vBath"\r',
    [[2, "FMP-0001", "Ray", "1 Main St Bath"]],
  ],
  "lines that are quoted as a whole": [
    `"${HEAD}"\r\n"QUO-0001,Uma Xu,Graz,"\r\n"QUO-0002,""Xu, Uma"",Graz,1"\r\n`,
    [
      [2, "QUO-0001", "Uma Xu", "Graz", ""],
      [3, "QUO-0002", "Xu, Uma", "Graz", "1"],
    ],
  ],
  "lines with semicolons that are quoted as a whole": [
    `"${HEAD.replaceAll(",", ";")}"\n"QUO-0001;Uma;Graz, 1;"\n"QUO-0002"\n`,
    [
      [2, "QUO-0001", "Uma", "Graz, 1", ""],
      [3, "QUO-0002", "", "", ""],
    ],
  ],
  "headings that are repeated": [
    `${HEAD}\nRPH-0001,Val,Nice,\n${HEAD}\nRPH-0002,Xen,Nice,\n ${HEAD} \n`,
    [[2, "RPH-0001", "Val", "Nice", ""], [4, "RPH-0002", "Xen", "Nice", ""]],
  ],
  "lines of totals": [
    "tracking_code,recipient_name,destination,pieces\n" +
    "TOT-0001,Max,Cork,2\n,,Total,2\nSumme: 1,,,\nGrand total,12,12 kg,\n" +
    "Итого,1,1,2\nMax Total,Total,Cork,2\nTOT-0002,Total,Cork,2\n",
    [
      [2, "TOT-0001", "Max", "Cork", 2],
      [3, "", "", "", "", "import.totals"],
      [4, "", "", "", "", "import.totals"],
      [5, "", "", "", "", "import.totals"],
      [6, "", "", "", "", "import.totals"],
      [7, "MaxTotal", "Total", "Cork", 2],
      [8, "TOT-0002", "Total", "Cork", 2],
    ],
  ],
  "tabs without quoting": [
    `${TABS}\nAMZ-0001\t"Nice" Ann\tBath\t12" vinyl\nAMZ-0002\t"Bo\tBath\t\n` +
    'AMZ-0003\tCy\tBath\t5"\nAMZ-0004\t"Di"\tBath\t"\nAMZ-0005\tEd\tBath\t"open',
    [
      [2, "AMZ-0001", '"Nice" Ann', "Bath", '12" vinyl'],
      [3, "AMZ-0002", '"Bo', "Bath", ""],
      [4, "AMZ-0003", "Cy", "Bath", '5"'],
      [5, "AMZ-0004", "Di", "Bath", '"'],
      [6, "AMZ-0005", "Ed", "Bath", '"open'],
    ],
  ],
  "tabs with quoting": [
    `${TABS}\nTSV-0001\t"Ann ""A"" Lee"\t"1 Main St\nBath"\t"a\tb"\n` +
    'TSV-0002\tBo\tBath\t"two\nlines"\nTSV-0003\t"Cy"\t"\n"\t\n',
    [
      [2, "TSV-0001", 'Ann "A" Lee', "1 Main St Bath", "a\tb"],
      [3, "TSV-0002", "Bo", "Bath", "two lines"],
      [4, "TSV-0003", "Cy", "", ""],
    ],
  ],
};

for (const [name, [file, rows]] of Object.entries(FILES)) {
  Deno.test(`openTable() reads ${name}`, async () => {
    deepEqual((await read(file)).rows, rows);
    deepEqual((await read(file, 150)).rows, rows);
  });
}

Deno.test("readRow() rejects a row with a stray byte, and no other", async () => {
  const file = new TextEncoder().encode(
    `${HEAD}\n${"ROW-0001,Zoë,Köln,\n".repeat(98)}ROW-0002,N~,Köln,1\n`,
  );
  file[file.indexOf(0x7e)] = 0xfa;
  const { rows, found } = await read(file);
  equal(found.encoding, "utf-8");
  deepEqual(rows.at(-1), [
    100,
    "ROW-0002",
    "",
    "Köln",
    "1",
    "import.unreadable",
  ]);
  deepEqual(rows.at(-2), [99, "ROW-0001", "Zoë", "Köln", ""]);
});
