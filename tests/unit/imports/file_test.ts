import { deepEqual, equal, rejects } from "node:assert/strict";
import { hasProblem } from "@/lib/errors.ts";
import { MAX_ROWS } from "@/lib/table_limits.ts";
import { type FileOptions, surveyFile } from "@/lib/imports/reader.ts";
import { partsOf } from "@/tests/helpers/import_parts.ts";

function read(text: string, options: FileOptions = {}) {
  const parts = partsOf(new TextEncoder().encode(text));
  return surveyFile(parts, options, { offered: "windows-1252" });
}

Deno.test("surveyFile() asks for the order of dates only if it matters and no date reveals it", async () => {
  const file = (...days: string[]) =>
    ["Latest delivery date;Note", ...days.map((day) => `${day};13/13/2026`)]
      .join("\n");
  const order = async (text: string, options: FileOptions = {}) => {
    const { found } = await read(text, options);
    return [found.dates, found.asksDates];
  };
  deepEqual(await order(file("1/2/2026", "2/2/2026")), [null, true]);
  deepEqual(await order(file("1/2/2026", "1/13/2026")), ["mdy", false]);
  deepEqual(await order(file("1.2.2026")), [null, false]);
  deepEqual(await order(file("1/2/2026"), { dates: "dmy" }), ["dmy", false]);
});

Deno.test("surveyFile() rejects an empty file and a file with too many rows", async () => {
  for (const text of ["", "\n\n"]) {
    await rejects(read(text), (error) => hasProblem(error, "import.noColumn"));
  }
  const rows = `Code\n${"WB-1001\n\n".repeat(MAX_ROWS)}`;
  equal((await read(rows)).total, MAX_ROWS);
  await rejects(
    read(`${rows}WB-1002`),
    (error) => hasProblem(error, "import.tooManyRows"),
  );
});
