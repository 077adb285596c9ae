import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { unavailable } from "@/lib/errors.ts";
import { importKinds } from "@/lib/imports/imports.ts";
import { RowReaders } from "@/lib/imports/reader.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { test } from "@/tests/helpers/domain.ts";
import { storeTable } from "@/tests/helpers/imports.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";
import type { Import } from "@/lib/imports/import.ts";
import { requireImport } from "@/lib/imports/show.ts";

/** Stores and checks a table whose last row repeats the code of the first. */
async function checkedImport(kv: Kv, rows: number): Promise<Import> {
  const lines = Array.from(
    { length: rows - 1 },
    (_, at) => `WB-${10_000 + at},Ann,${"x".repeat(200)}`,
  );
  const text = ["Code,Recipient,Destination", ...lines, lines[0]].join("\n");
  const { id } = await storeTable(kv, text);
  await testRunner(kv, importKinds(kv)).drain();
  return await requireImport(kv, id);
}

test("RowReader resumes at any row in another process and still knows the earlier codes", async (kv) => {
  const record = await checkedImport(kv, 250);
  const readers = new RowReaders(kv);
  for (const at of [0, 130, 249, 250]) {
    const reader = await new RowReaders(kv).open("job", record, at);
    const rows = await reader.readFrom(at);
    const same = await readers.open("job", record, at);
    deepEqual(await same.readFrom(at), rows);
    deepEqual(rows[0]?.row, at === 250 ? undefined : at + 2);
    const [problem] = rows.at(-1)?.problems ?? [];
    equal(problem?.key, at === 249 ? "import.sameCode" : undefined);
  }
});

test("RowReader reads only as many parts of a file as the requested rows need", async (kv) => {
  const record = await checkedImport(kv, 10_000);
  let parts = 0;
  const walk = kv.walk.bind(kv);
  kv.walk = async function* <T>(...args: Parameters<Kv["walk"]>) {
    for await (const entry of walk<T>(...args)) {
      parts += 1;
      yield entry;
    }
  };
  const readers = new RowReaders(kv);
  const reader = await readers.open("job", record, 0);
  await reader.readFrom(0);
  equal(parts, 1);
  await reader.readFrom(5_000);
  ok(parts > record.parts / 3 && parts < record.parts * 2 / 3, `${parts}`);
});

test("RowReaders reopens a file after a failed read instead of mistaking it for the end", async (kv) => {
  const record = await checkedImport(kv, 1_000);
  const readers = new RowReaders(kv);
  const reader = await readers.open("job", record, 0);
  await reader.readFrom(0);
  const getMany = kv.getMany;
  kv.getMany = () => Promise.reject(unavailable());
  await rejects(reader.readFrom(100));
  kv.getMany = getMany;
  const again = await readers.open("job", record, 100);
  const [row] = await again.readFrom(100);
  equal(row?.row, 102);
});
