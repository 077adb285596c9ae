import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { AppError, type Problem } from "@/lib/errors.ts";
import {
  MAX_LINES,
  MAX_ROW_CHARS,
  MAX_WIDTH,
  type SeparatorName,
} from "@/lib/imports/constants.ts";
import { readTable, type SheetRow, type Table } from "@/lib/imports/table.ts";

/** Opens a text that comes in parts of `size` characters. */
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

async function read(text: string, size?: number): Promise<SheetRow[]> {
  const { rows } = await open(text, size === undefined ? {} : { size });
  return await Array.fromAsync(rows);
}

/** Returns the rows below the head by their numbers. */
async function rowsOf(text: string): Promise<Record<number, string[]>> {
  const rows = await read(text);
  return Object.fromEntries(rows.map(({ row, cells }) => [row, cells]));
}

Deno.test("readTable() counts rows as a spreadsheet does, and skips empty ones", async () => {
  deepEqual(await rowsOf('a,b\n1,"x\ny"\n\n , \n2,z\n'), {
    2: ["1", "x\ny"],
    5: ["2", "z"],
  });
});

Deno.test("readTable() ends lines at LF, CRLF and a lone CR", async () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    deepEqual(await rowsOf(["a;b", "1;2", "3;4"].join(end)), {
      2: ["1", "2"],
      3: ["3", "4"],
    });
  }
});

Deno.test("readTable() finds the separator by the first row, not by commas in texts", async () => {
  const separators = { comma: ",", semicolon: ";", tab: "\t", pipe: "|" };
  for (const [name, separator] of Object.entries(separators)) {
    const text = [["a", "b", "c"], ["1,2", "3;4", "5"]]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(separator));
    const { separator: found, head } = await open(`\n${text.join("\n")}`);
    equal(found, name);
    deepEqual(head, { row: 2, cells: ["a", "b", "c"] });
  }
  equal((await open('"a, b, c";d\n1;2')).separator, "semicolon");
  equal((await open("a\n1")).separator, "comma");
  // The first cell of a head may be empty, and a quoted one may have a line end.
  equal((await open("\n \n\ta, b\tc\n1\t2\t3")).separator, "tab");
  equal((await open('"a\n,,b";c\n1;2')).separator, "semicolon");
  // A row of separators alone is empty, and the next one is the head.
  equal((await open(";\na,b,c\n1,2,3")).separator, "comma");
});

Deno.test("readTable() obeys the line that names the separator, which is no row, and the caller before it", async () => {
  const table = await open("sep=;\na,b;c\n1;2");
  deepEqual(table.head, { row: 1, cells: ["a,b", "c"] });
  const chosen = await open("sep=;\na,b;c\n1;2", { chosen: "comma" });
  equal(chosen.separator, "comma");
});

Deno.test("readTable() reads the same rows however the text is divided", async () => {
  const ends = [
    ...["\r\n\r\n", '2,"x""', '"2"  ,y', '2,"x\r\r\ny""" \n', "2,x\r"],
    ...['2,"x"y,z\n3,w', '2,""\r3,"', '\n,\n"",""\n2, ', '2,x""y\n'],
  ];
  for (const end of ends) {
    const text = `"a, b",c\r\n1,"x\r\n""y"\r\n${end}`;
    const whole = await read(text).catch(keyOf);
    for (let size = 1; size < 12; size++) {
      deepEqual(await read(text, size).catch(keyOf), whole, `${size}: ${text}`);
    }
  }
});

function keyOf(error: AppError): unknown {
  return error.problems[0];
}

Deno.test("readTable() takes a text only when its rows are asked for", async () => {
  let taken = 0;
  async function* parts() {
    yield "a,b\n";
    for (taken = 1; taken < 1_000; taken++) yield `${taken},x\n`.repeat(100);
  }
  const { rows } = await readTable(parts());
  for (let row = 0; row < 150; row++) await rows.next();
  equal(taken, 2);
});

Deno.test("readTable() lets other work run within a text of line ends", async () => {
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

Deno.test("readTable() refuses what is larger than a table, but not empty rows below its last one", async () => {
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
    const error = await read(text).catch(keyOf);
    equal((error as Problem).key, key);
  }
});

Deno.test("readTable() refuses an unclosed quotation mark with its line", async () => {
  const many = 'x,"y\nz"\n'.repeat(300);
  for (
    const [text, line] of [
      ['a,b\n1,"x\ny', 2],
      ['a,b\n1,"x\ny"\n2,"z', 4],
      [`sep=,\na,b\n${many}2,"z\n3,4`, 603],
    ] as const
  ) {
    await rejects(
      read(text),
      (error) =>
        error instanceof AppError &&
        error.problems[0]!.key === "import.quote" &&
        error.problems[0]!.params?.line === line,
    );
  }
});
