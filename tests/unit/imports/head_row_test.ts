import { deepEqual, equal } from "node:assert/strict";
import { readTable } from "@/lib/imports/csv.ts";

/** Returns the number and the first cell of the headings, and the first cells of the rows below. */
async function split(text: string, chosen?: number | null) {
  async function* parts() {
    yield await Promise.resolve(text);
  }
  const { head, rows, separator } = await readTable(parts(), undefined, chosen);
  const below = await Array.fromAsync(rows, ({ cells }) => cells[0]);
  return { head: [head.row, head.cells[0]], below, separator };
}

const REPORT = "Dispatch list;;\nPrinted 26.11.2026 08:00;;\n;;\n" +
  "Sendungsnummer;Empfänger;Status\nWB-1;Lea;Unterwegs\n";

Deno.test("readTable() takes the first of the top rows with two known headings, and no row above it", async () => {
  deepEqual(await split(REPORT), {
    head: [4, "Sendungsnummer"],
    below: ["WB-1"],
    separator: "semicolon",
  });
  const titles = "Report, November\nMain depot\n\nCode;Recipient\nWB-1;Ann\n";
  deepEqual(await split(titles), {
    head: [4, "Code"],
    below: ["WB-1"],
    separator: "semicolon",
  });
  const far = `${"Title\n".repeat(19)}Code,Recipient\nWB-1,Ann`;
  deepEqual((await split(far)).head, [20, "Code"]);
  deepEqual((await split(`Title\n${far}`)).head, [1, "Title"]);
});

Deno.test("readTable() takes the first row with content if no row has two known headings", async () => {
  deepEqual((await split("\n\nNr;Wer\nWB-1;Ann")).head, [3, "Nr"]);
  deepEqual((await split("Code\nWB-1")).head, [1, "Code"]);
  // A title has no separators.
  const { separator } = await split("Title\nNr;Wer;Was\n1;2;3");
  equal(separator, "semicolon");
});

Deno.test("readTable() takes a chosen row, or the first one with content below it", async () => {
  deepEqual(await split(REPORT, 1), {
    head: [1, "Dispatch list"],
    below: ["Printed 26.11.2026 08:00", "Sendungsnummer", "WB-1"],
    separator: "semicolon",
  });
  deepEqual((await split(REPORT, 3)).head, [4, "Sendungsnummer"]);
  deepEqual((await split(REPORT, 5)).head, [5, "WB-1"]);
  // Version 2.1.0 took the first row.
  deepEqual((await split(REPORT, null)).head, [1, "Dispatch list"]);
});
