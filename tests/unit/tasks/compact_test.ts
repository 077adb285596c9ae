import { equal, match, ok, rejects, throws } from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { openSite } from "@/tests/helpers/store.ts";
import { lockForServer } from "@/lib/store/file.ts";
import { compactFile } from "@/lib/tasks/compact.ts";
import { countKeys, rewriteFile } from "@/lib/tasks/database.ts";
import { OperatorError } from "@/lib/tasks/operator.ts";
import { runTask } from "../../helpers/tasks.ts";
import { TempFolder, testOnFile } from "@/tests/helpers/temp_folder.ts";

const NAME = "Ada Lovelace";
const RECORDS = 40;

/** Defines a test on a closed database with one record that names a person; the others have been deleted. */
const test = testOnFile(async (file) => {
  using kv = await openSite(file);
  for (let n = 0; n < RECORDS; n++) {
    await kv.transact((tx) => tx.set(["n", n], `${n} ${NAME} `.repeat(100)));
  }
  for (let n = 1; n < RECORDS; n++) {
    await kv.transact((tx) => tx.delete(["n", n]));
  }
  await kv.transact((tx) => tx.set(["n", 0], "kept"));
});

/** Counts the files of a folder that contain the name. */
async function filesWithName(folder: string): Promise<number> {
  let count = 0;
  for await (const { name } of Deno.readDir(folder)) {
    const bytes = await Deno.readFile(`${folder}/${name}`);
    const text = new TextDecoder("latin1").decode(bytes);
    if (text.includes(NAME)) count++;
  }
  return count;
}

test("compactFile() wipes deleted records from the disk and keeps the others", async ({ file, folder }) => {
  ok(await filesWithName(folder) > 0, "deleted records can still be read");
  const keys = countKeys(file);
  const { before, after } = await compactFile(file);
  ok(after < before, `${after} of ${before} bytes`);
  equal(await filesWithName(folder), 0);
  equal(countKeys(file), keys);
  using kv = await openSite(file);
  equal(await kv.get<string>(["n", 0]), "kept");
});

test("compactFile() refuses a file in use by a server", async ({ file, folder }) => {
  using _server = await lockForServer(file);
  const { code, output } = await runTask("compact", [], { KV_PATH: file });
  equal(code, 1);
  match(output, /in use by a server: stop it/);
  ok(await filesWithName(folder) > 0);
});

test("rewriteFile() leaves a file alone while another process is reading it", async ({ file, folder }) => {
  using reader = new DatabaseSync(file);
  reader.exec("BEGIN");
  reader.prepare("SELECT * FROM kv").get();
  throws(() => rewriteFile(file, 50), OperatorError);
  ok(await filesWithName(folder) > 0);
});

Deno.test("compactFile() requires a database of this site", async () => {
  await using folder = new TempFolder();
  await rejects(compactFile(`${folder.path}/none.kv`), /no database at/);
  await Deno.writeTextFile(`${folder.path}/empty.kv`, "");
  await rejects(compactFile(`${folder.path}/empty.kv`), /another program's/);
});
