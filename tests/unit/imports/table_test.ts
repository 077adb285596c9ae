import { deepEqual, equal, throws } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import { readTable } from "@/lib/imports/table.ts";

/** Returns the rows below the head by their numbers. */
function rowsOf(text: string): Record<number, string[]> {
  const rows = [...readTable(text).rows];
  return Object.fromEntries(rows.map(({ row, cells }) => [row, cells]));
}

Deno.test("readTable() counts rows as a spreadsheet does, and skips empty ones", () => {
  deepEqual(rowsOf('a,b\n1,"x\ny"\n\n , \n2,z\n'), {
    2: ["1", "x\ny"],
    5: ["2", "z"],
  });
});

Deno.test("readTable() ends lines at LF, CRLF and a lone CR", () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    deepEqual(rowsOf(["a;b", "1;2", "3;4"].join(end)), {
      2: ["1", "2"],
      3: ["3", "4"],
    });
  }
});

Deno.test("readTable() finds the separator by the first row, not by commas in texts", () => {
  const separators = { comma: ",", semicolon: ";", tab: "\t", pipe: "|" };
  for (const [name, separator] of Object.entries(separators)) {
    const text = [["a", "b", "c"], ["1,2", "3;4", "5"]]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(separator));
    const { separator: found, head } = readTable(`\n${text.join("\n")}`);
    equal(found, name);
    deepEqual(head, { row: 2, cells: ["a", "b", "c"] });
  }
  equal(readTable('"a, b, c";d\n1;2').separator, "semicolon");
  equal(readTable("a\n1").separator, "comma");
});

Deno.test("readTable() obeys the line that names the separator, which is no row, and the caller before it", () => {
  const table = readTable("sep=;\na,b;c\n1;2");
  deepEqual(table.head, { row: 1, cells: ["a,b", "c"] });
  equal(readTable("sep=;\na,b;c\n1;2", "comma").separator, "comma");
});

Deno.test("readTable() reads more rows than it takes at once", () => {
  const lines = Array.from({ length: 1_001 }, (_, at) => `${at},"${at}\n"`);
  const rows = [...readTable(`a,b\n${lines.join("\n")}`).rows];
  equal(rows.length, 1_001);
  deepEqual(rows.at(-1), { row: 1_002, cells: ["1000", "1000\n"] });
});

Deno.test("readTable() refuses an unclosed quotation mark with its line", () => {
  const many = 'x,"y\nz"\n'.repeat(300);
  for (
    const [text, line] of [
      ['a,b\n1,"x\ny', 2],
      ['a,b\n1,"x\ny"\n2,"z', 4],
      [`sep=,\na,b\n${many}2,"z\n3,4`, 603],
    ] as const
  ) {
    throws(
      () => [...readTable(text).rows],
      (error) =>
        error instanceof AppError &&
        error.problems[0]!.key === "import.quote" &&
        error.problems[0]!.params?.line === line,
    );
  }
});
