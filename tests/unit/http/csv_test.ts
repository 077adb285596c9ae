import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import {
  csvResponse,
  guardCell,
  reguardCell,
  unguardCell,
} from "@/lib/http/csv.ts";

type Row = (string | number | null)[];

async function* rowsOf(...rows: Row[]): AsyncGenerator<Row> {
  yield* await Promise.resolve(rows);
}

/** Returns the lines of a file below the header. */
async function writeCsv(...rows: Row[]): Promise<string> {
  const response = await csvResponse("a.csv", ["head"], rowsOf(...rows));
  const bytes = new Uint8Array(await response.arrayBuffer());
  deepEqual([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes).replace(/^head\r\n/, "");
}

Deno.test("csvResponse() ends rows with CRLF and quotes cells if necessary", async () => {
  equal(
    await writeCsv(["row", "code"], [1, null], ['a "b"', "c,d"], [
      "x\r\ny",
      "",
    ]),
    'row,code\r\n1,\r\n"a ""b""","c,d"\r\n"x\r\ny",\r\n',
  );
});

Deno.test("csvResponse() puts an apostrophe in front of a cell that a spreadsheet would evaluate", async () => {
  for (const text of ["=1+1", "+a", "-a", "@a", "\ta", "＝1", "'=1"]) {
    equal(await writeCsv([text]), `'${text}\r\n`);
  }
  ok((await writeCsv(["\ra"])).includes("'\ra"));
  equal(await writeCsv(["a=1", "-1", "+44 20", -1]), "a=1,-1,+44 20,-1\r\n");
});

Deno.test("csvResponse() names the file and streams its rows", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* rows(): AsyncGenerator<Row> {
    yield ["first"];
    await promise;
    yield ["last"];
  }
  const { headers, body } = await csvResponse("a.csv", ["head"], rows());
  const disposition = headers.get("content-disposition");
  equal(disposition, 'attachment; filename="a.csv"');
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("first")) text += (await reader.read()).value;
  ok(!text.includes("last"));
  resolve();
  await reader.cancel();
});

Deno.test("csvResponse() throws the error of the first row before it responds", async () => {
  // deno-lint-ignore require-yield
  async function* rows(): AsyncGenerator<Row> {
    await Promise.reject(new Error("no row"));
  }
  await rejects(csvResponse("a.csv", ["head"], rows()), /no row/);
});

Deno.test("csvResponse() closes its rows if the response is cancelled", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* rows(): AsyncGenerator<Row> {
    try {
      while (true) yield await Promise.resolve(["x".repeat(1_000)]);
    } finally {
      resolve();
    }
  }
  for (const isRead of [false, true]) {
    const { body } = await csvResponse("a.csv", ["head"], rows());
    const reader = body!.getReader();
    if (isRead) await reader.read();
    await reader.cancel();
    await promise;
  }
});

Deno.test("csvResponse() uses the given separator", async () => {
  const rows = rowsOf(["a;b", "c,d", 1]);
  const options = { separator: "semicolon" } as const;
  const answer = await csvResponse("a.csv", ["x", "y"], rows, options);
  equal(await answer.text(), 'x;y\r\n"a;b";c,d;1\r\n');
});

Deno.test("unguardCell() reverses guardCell(), removes the marks of other programs and leaves other cells alone", () => {
  const texts = ["=1", "'=1", "''=1", "+44 20", "'+44 20", "'tis", "'", ""];
  const numbers = ["'00123", "''(0)40", "'٠١", '="00123"', '\'="a"', "4,9E+11"];
  for (const text of [...texts, ...numbers, "\t1", "＋a", "-", "-4,9E+11"]) {
    equal(unguardCell(guardCell(text)), text);
  }
  equal(unguardCell("'+44 20"), "+44 20");
  equal(unguardCell("'00123"), "00123");
  equal(unguardCell('="a""b"'), 'a"b');
  equal(unguardCell('="a"&"b"'), '="a"&"b"');
  equal(unguardCell("'tis"), "'tis");
  equal(unguardCell("'=1"), "=1");
});

Deno.test("reguardCell() changes neither the text of a cell nor whether it is a shortened number", () => {
  const cells = ["4,9E+11", "'4,9E+11", "'00123", "=1+1", "'=1+1", '="01"'];
  deepEqual(
    cells.map(reguardCell),
    ["4,9E+11", "'4,9E+11", "00123", "'=1+1", "'=1+1", "01"],
  );
});

/** Yields all texts of the given characters, up to a length. */
function* textsOf(chars: string, length: number): Generator<string> {
  yield "";
  if (length === 0) return;
  for (const rest of textsOf(chars, length - 1)) {
    for (const char of chars) yield char + rest;
  }
}

Deno.test("guardCell() leaves no formula with any separator, and unguardCell() reverses it", () => {
  for (const text of textsOf(`=;,\t'"a1\n`, 5)) {
    const cell = guardCell(text);
    equal(unguardCell(cell), text);
    for (const separator of [";", ",", "\t", /(?!)/]) {
      const lines = cell.split("\n");
      for (const part of lines.flatMap((line) => line.split(separator))) {
        ok(!/^["']*=/.test(part) || /^["']*'=/.test(part), cell);
      }
    }
  }
  equal(guardCell("x;=WEBSERVICE(A1);y"), "x;'=WEBSERVICE(A1);y");
  equal(guardCell("x,-1+1"), "x,'-1+1");
  equal(guardCell("1,-2"), "1,-2");
});
