import { deepEqual, equal, match } from "node:assert/strict";
import { describe } from "@/lib/errors.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import type { Client } from "../helpers/client.ts";
import {
  applyTable,
  readImport,
  undoTable,
  uploadTable,
} from "../helpers/imports.ts";
import { test } from "../helpers/site.ts";
import { bookOf, tableBook } from "../helpers/workbook.ts";
import { zipOf } from "../helpers/zip.ts";

const HEAD = [
  "Code",
  "Recipient",
  "Destination",
  "Weight",
  "Latest delivery date",
];

const name = "orders.xlsx";

async function parcel(client: Client, code: string) {
  return (await client.api("GET", `/parcels/${code}`)).body.data;
}

test("POST /api/imports reads a workbook, applies it and can undo it", async ({ app, owner }) => {
  const rows = '<row r="1">' +
    HEAD.map((head) => `<c t="str"><v>${head}</v></c>`).join("") +
    '</row><row r="3"><c t="str"><v>WB-2001</v></c><c t="str"><v>Jörg &amp; Söhne</v></c>' +
    '<c t="str"><v>Köln, "Hafen"</v></c><c><v>12.5</v></c><c s="1"><v>46354</v></c></row>' +
    '<row r="5"><c t="str"><v>WB-2002</v></c><c t="str"><v>Ann</v></c></row>';
  const styles = '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>';
  const record = await uploadTable(app, owner, bookOf({ rows, styles }), {
    name,
  });
  const { status, encoding, encoding_is_guessed, separator, problems } = record;
  deepEqual([status, record.name, encoding, encoding_is_guessed, separator], [
    ...["checked", name, "utf-8", "no", "comma"],
  ]);
  deepEqual(problems.map(({ row }: { row: number }) => row), [5]);

  const csv = await owner.get(
    `/api/imports/${record.id}/problems.csv?language=de`,
  );
  const lines = csv.text.split("\r\n");
  match(lines[0]!, /^Code;Recipient;.*;Problem$/);
  match(lines.at(-2)!, /^WB-2002;Ann;;;;/);

  const { result } = await applyTable(app, owner, record.id);
  deepEqual(result, { created: 1, changed: 0 });
  const made = await parcel(owner, "WB-2001");
  deepEqual(
    [made.recipient_name, made.destination, made.weight],
    ["Jörg & Söhne", 'Köln, "Hafen"', "12.5"],
  );
  equal(made.max_expected_delivery_date, "2026-11-28");
  await undoTable(app, owner, record.id);
  equal(await parcel(owner, "WB-2001"), null);
});

test("a workbook is read as text whatever encoding and separator are chosen", async ({ app, owner }) => {
  const book = tableBook([HEAD, ["WB-2001", "Jörg", "Köln", "", ""]]);
  const chosen = { encoding: "windows-1251", separator: "pipe" };
  const { id, ...record } = await uploadTable(app, owner, book, {
    name,
    ...chosen,
  });
  deepEqual([record.new, record.encoding, record.separator], [
    1,
    "utf-8",
    "comma",
  ]);
  await owner.api("PATCH", "/imports", { body: { id, ...chosen } });
  await app.jobs.drain();
  equal((await readImport(owner, id)).new, 1);
});

/** Uploads that are refused, with the reason. */
const REFUSED = [
  [
    zipOf({ "mimetype": "", "content.xml": "<x/>" }),
    { key: "import.otherFormat", params: { format: "OpenDocument (.ods)" } },
  ],
  [bookOf({ rows: "<row>" }), { key: "import.bookDamaged" }],
  [bookOf({ rows: "" }, { isEncrypted: true }), { key: "import.bookLocked" }],
  [
    new TextEncoder().encode("<html><table>"),
    { key: "import.otherFormat", params: { format: "HTML" } },
  ],
] as const;

test("a file that cannot be read fails with its reason, is not read again, and can be deleted", async ({ app, owner }) => {
  const t = translator(DEFAULT_LOCALE);
  for (const [bytes, problem] of REFUSED) {
    const form = new FormData();
    form.set("file", new File([bytes], name));
    const { body } = await owner.upload("/imports", form);
    equal(body.message, "");
    const { id, status, problems, job_id } = body.data;
    const message = describe(t, problem);
    deepEqual([status, job_id], ["failed", null]);
    deepEqual(problems, [{ row: null, code: null, message }]);

    const options = { body: { id, encoding: "utf-8" } };
    const again = await owner.api("PATCH", "/imports", options);
    deepEqual([again.status, again.body.errors], [422, [message]]);
    const csv = await owner.api("GET", `/imports/${id}/problems.csv`);
    deepEqual([csv.status, csv.body.errors], [422, [message]]);
    const apply = { body: { id, skip_wrong: "yes" } };
    equal((await owner.api("POST", "/imports/apply", apply)).status, 409);
    deepEqual((await readImport(owner, id)).status, "failed");

    const { text } = await owner.get(`/control/imports/${id}`);
    match(text, /class="panel panel-error"/);
    equal(text.includes('name="encoding"'), false);
    const deleted = await owner.api("DELETE", "/imports", { body: { id } });
    equal(deleted.status, 200);
  }
  await app.jobs.drain();
});

test("a workbook whose first sheet is empty has no known column", async ({ app, owner }) => {
  const { status, problems } = await uploadTable(app, owner, bookOf({}), {
    name,
  });
  equal(status, "failed");
  match(problems[0].message, /No column of this file is known/);
});
