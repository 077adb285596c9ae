import { deepEqual, equal } from "node:assert/strict";
import { surveyFile } from "@/lib/imports/reader.ts";
import { MAX_UNKNOWN } from "@/lib/imports/schema.ts";
import { MAX_ROWS } from "@/lib/table_limits.ts";
import { UnknownStatuses } from "@/lib/imports/unknown_statuses.ts";
import { PLAIN_MEANINGS, StatusMeanings } from "@/lib/statuses/meanings.ts";
import { suggestedStatus } from "@/lib/statuses/store.ts";
import { partsOf } from "@/tests/helpers/import_parts.ts";

function topOf(cells: string[], meanings = PLAIN_MEANINGS) {
  const unknown = new UnknownStatuses(meanings);
  for (const cell of cells) unknown.see(cell);
  return unknown.top;
}

Deno.test("UnknownStatuses counts texts that differ in case, accents, signs or spaces together, most frequent first", () => {
  deepEqual(
    topOf(["Am Kai", "Zugestelt", "am kai!", " ZUGESTELT", "Zuge\nstelt"]),
    [{ status: "Zugestelt", rows: 3 }, { status: "Am Kai", rows: 2 }],
  );
});

Deno.test("UnknownStatuses counts neither known statuses nor the site's own, nor cells without a valid status", () => {
  const own = { ...suggestedStatus("in_transit")!, id: "1", text: "Am Kai" };
  const cells = [
    ...["Delivered", "Livrée", "unterwegs", "AM KAI", "Arrived at Oslo"],
    ...["", "  ", "x".repeat(301)],
  ];
  deepEqual(topOf(cells, new StatusMeanings([own])), []);
  deepEqual(topOf(["'=Am Kai"]), [{ status: "=Am Kai", rows: 1 }]);
});

Deno.test("surveyFile() keeps the 20 most frequent of almost 20,000 different long statuses", async () => {
  const statuses = Array.from(
    { length: MAX_ROWS - 1 },
    (_, at) => `${at}${" quay".repeat(60)}`.slice(0, 300),
  );
  const twice = statuses.at(-1)!;
  const rows = [...statuses, twice].map((text, at) =>
    `WB-${1_000 + at};${text}`
  );
  const file = new TextEncoder().encode(["Code;Status", ...rows].join("\n"));
  const found = await surveyFile(partsOf(file), {}, { offered: "utf-8" });
  equal(found.total, MAX_ROWS);
  equal(found.unknown.length, MAX_UNKNOWN);
  deepEqual(found.unknown[0], { status: twice, rows: 2 });
});
