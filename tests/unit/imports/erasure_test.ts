import { deepEqual, equal, match } from "node:assert/strict";
import { erasePerson } from "@/lib/housekeeping/person.ts";
import { createImport, requireImport } from "@/lib/imports/imports.ts";
import { importKinds } from "@/lib/imports/kinds.ts";
import { UploadedFile } from "@/lib/photos/limits.ts";
import { openKv } from "@/lib/store/kv.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";

const EMAIL = "ann@example.com";

Deno.test("erasing a person removes the files and results of imports that have the address", async () => {
  using kv = await openKv(":memory:");
  const head = "Code;Recipient;Destination;E-Mail\r\n";
  const lines = Array.from(
    { length: 3_000 },
    (_, at) => `WB-${1_000 + at};Bob;Nantes;bob${at}@example.com\r\n`,
  );
  const texts = [
    new TextEncoder().encode(head + lines.join("")),
    new TextEncoder().encode(
      `${head}${lines.join("")}WB-9;Ann;Nantes;${EMAIL}`,
    ),
    wide(`\ufeff${head}WB-9999;Ann;Nantes;${EMAIL}\r\n`),
  ];
  const records = [];
  for (const bytes of texts) {
    records.push(
      await createImport(kv, { file: new UploadedFile("a.csv", bytes) }),
    );
  }
  await testRunner(kv, ...importKinds(kv)).drain();
  await erasePerson(kv, EMAIL);
  const [kept, ...erased] = await Promise.all(
    records.map(({ id }) => requireImport(kv, id)),
  );
  equal(kept!.status, "checked");
  for (const { status, failure } of erased) {
    deepEqual([status, failure?.key], ["failed", "import.erased"]);
  }
  const files = await kv.list({ prefix: ["import_files"] }, { limit: 100 });
  equal(new Set(files.map(({ key }) => key[1])).size, 1);
  const results = await kv.list({ prefix: ["import_rows"] }, { limit: 500 });
  const text = JSON.stringify(results);
  match(text, /bob1@/);
  equal(text.includes(EMAIL), false);
});

/** Encodes in UTF-16. */
function wide(text: string): Uint8Array {
  const units = Uint16Array.from(text, (char) => char.charCodeAt(0));
  return new Uint8Array(units.buffer);
}
