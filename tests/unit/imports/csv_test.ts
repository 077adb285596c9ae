import { deepEqual, equal, ok } from "node:assert/strict";
import { AppError, type Problem } from "@/lib/errors.ts";
import type { SeparatorName } from "@/lib/imports/schema.ts";
import { MAX_LINES, MAX_ROW_CHARS, MAX_WIDTH } from "@/lib/table_limits.ts";
import { readTable, type SheetRow, type Table } from "@/lib/imports/csv.ts";

/** Opens a text that arrives in parts of `size` characters. */
function open(
  text: string,
  { chosen, size = 60_000 }: { chosen?: SeparatorName; size?: number } = {},
): Promise<Table> {
  async function* parts() {
    for (let at = 0; at < text.length; at += size) {
      yield text.slice(at, at + size);
    }
  }
  return readTable(parts(), chosen);
}

/** Reads the rows below the header. */
async function read(text: string, size?: number): Promise<SheetRow[]> {
  const { rows } = await open(text, size === undefined ? {} : { size });
  return await Array.fromAsync(rows);
}

Deno.test("readTable() numbers rows as a spreadsheet does and skips empty rows", async () => {
  deepEqual(await read('a,b\n1,"x\ny"\n\n , \n2,z\n'), [
    { row: 2, cells: ["1", "x\ny"] },
    { row: 5, cells: ["2", "z"] },
  ]);
});

Deno.test("readTable() ends lines at LF, CRLF and a lone CR", async () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    deepEqual(await read(["a;b", "1;2", "3;4"].join(end)), [
      { row: 2, cells: ["1", "2"] },
      { row: 3, cells: ["3", "4"] },
    ]);
  }
});

Deno.test("readTable() detects the separator from the first row, ignoring quoted separators", async () => {
  const separators = { comma: ",", semicolon: ";", tab: "\t", pipe: "|" };
  for (const [name, separator] of Object.entries(separators)) {
    const text = [["a", "b", "c"], ["1,2", "3;4", "5"]]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(separator));
    const { separator: found, head } = await open(`\n${text.join("\n")}`);
    equal(found, name);
    deepEqual(head, { row: 2, cells: ["a", "b", "c"] });
  }
  const tables: [text: string, separator: SeparatorName][] = [
    ['"a, b, c";d\n1;2', "semicolon"],
    ["a\n1", "comma"],
    // A heading may be empty or span lines.
    ["\n \n\ta, b\tc\n1\t2\t3", "tab"],
    ['"a\n,,b";c\n1;2', "semicolon"],
    // A row of separators is empty, so the next row is the header.
    [";\na,b,c\n1,2,3", "comma"],
  ];
  for (const [text, separator] of tables) {
    equal((await open(text)).separator, separator, text);
  }
});

Deno.test("readTable() uses the separator of a sep= line unless the member has chosen another", async () => {
  const table = await open("sep=;\na,b;c\n1;2");
  deepEqual(table.head, { row: 1, cells: ["a,b", "c"] });
  const chosen = await open("sep=;\na,b;c\n1;2", { chosen: "comma" });
  equal(chosen.separator, "comma");
});

Deno.test("readTable() returns the same rows however the text is split", async () => {
  const ends = [
    ...["\r\n\r\n", '2,"x""', '"2"  ,y', '2,"x\r\r\ny""" \n', "2,x\r"],
    ...['2,"x"y,z\n3,w', '2,""\r3,"', '\n,\n"",""\n2, ', '2,x""y\n'],
  ];
  for (const end of ends) {
    const text = `"a, b",c\r\n1,"x\r\n""y"\r\n${end}`;
    const whole = await read(text).catch(problemOf);
    for (let size = 1; size < 12; size++) {
      deepEqual(
        await read(text, size).catch(problemOf),
        whole,
        `${size}: ${text}`,
      );
    }
  }
});

function problemOf(error: AppError): unknown {
  return error.problems[0];
}

Deno.test("readTable() reads only as many parts as the requested rows need", async () => {
  let taken = 0;
  async function* parts() {
    yield "a,b\n";
    for (taken = 1; taken < 1_000; taken++) yield `${taken},x\n`.repeat(100);
  }
  const { rows } = await readTable(parts());
  for (let row = 0; row < 150; row++) await rows.next();
  equal(taken, 2);
});

Deno.test("readTable() yields to other work within a long run of line ends", async () => {
  const parts = async function* () {
    yield "a,b\n";
    for (let at = 0; at < 30; at++) yield "\n".repeat(60_000);
  };
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const { rows } = await readTable(parts());
  deepEqual(await Array.fromAsync(rows), []);
  clearInterval(timer);
  ok(turns > 5, `${turns} turns`);
});

Deno.test("readTable() rejects oversized tables but tolerates empty rows at the end", async () => {
  const head = "a,b\n";
  const wide = `${"x,".repeat(MAX_WIDTH - 1)}x\n`;
  const deep = `${head}${"\n".repeat(MAX_LINES - 2)}1,2\n`;
  for (const text of [wide, deep, `${deep}${",\n".repeat(5_000)}`]) {
    await read(text);
  }
  const refused = {
    "import.tooManyColumns": `x,${wide}`,
    "import.tooManyLines": `${deep}1,2`,
    "import.longRow": `${head}1,${"x".repeat(2 * MAX_ROW_CHARS)}\n2,y\n`,
  };
  for (const [key, text] of Object.entries(refused)) {
    const error = await read(text).catch(problemOf);
    equal((error as Problem).key, key);
  }
});

Deno.test("readTable() rejects an unclosed quotation mark and names its line", async () => {
  const many = 'x,"y\nz"\n'.repeat(300);
  const texts: [text: string, line: number][] = [
    ['a,b\n1,"x\ny', 2],
    ['a,b\n1,"x\ny"\n2,"z', 4],
    [`sep=,\na,b\n${many}2,"z\n3,4`, 603],
  ];
  for (const [text, line] of texts) {
    const problem = await read(text).catch(problemOf) as Problem;
    deepEqual([problem.key, problem.params?.line], ["import.quote", line]);
  }
});
