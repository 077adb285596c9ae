import {
  deepEqual,
  equal,
  match,
  ok,
  rejects,
  throws,
} from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import { openSite } from "@/tests/helpers/store.ts";
import { lockForServer } from "@/lib/store/file.ts";
import { compactFile } from "@/lib/tasks/compact.ts";
import { countKeys, rewriteFile } from "@/lib/tasks/database.ts";
import { OperatorError } from "@/lib/tasks/operator.ts";
import { runTask } from "../../helpers/tasks.ts";

const NAME = "Ada Lovelace";
const RECORDS = 40;

/** Lets `work` use a closed database of which all records but the first were deleted; they name a person. */
async function withDeleted(
  work: (file: string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    const file = `${folder}/waybill.kv`;
    const kv = await openSite(file);
    for (let n = 0; n < RECORDS; n++) {
      await kv.transact((tx) =>
        Promise.resolve(tx.set(["n", n], `${n} ${NAME} `.repeat(100)))
      );
    }
    for (let n = 1; n < RECORDS; n++) {
      await kv.transact((tx) => Promise.resolve(tx.delete(["n", n])));
    }
    await kv.transact((tx) => Promise.resolve(tx.set(["n", 0], "kept")));
    kv.close();
    await work(file, folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Counts the files of a folder in which the name can be read. */
async function filesWithName(folder: string): Promise<number> {
  let count = 0;
  for await (const { name } of Deno.readDir(folder)) {
    const bytes = await Deno.readFile(`${folder}/${name}`);
    const text = new TextDecoder("latin1").decode(bytes);
    if (text.includes(NAME)) count++;
  }
  return count;
}

Deno.test("compactFile() leaves nothing of deleted records on the disk, and all of the others", async () => {
  await withDeleted(async (file, folder) => {
    ok(await filesWithName(folder) > 0, "deleted records can still be read");
    const keys = countKeys(file);
    const { before, after } = await compactFile(file);
    ok(after < before, `${after} of ${before} bytes`);
    equal(await filesWithName(folder), 0);
    equal(countKeys(file), keys);
    const kv = await openSite(file);
    equal(await kv.get<string>(["n", 0]), "kept");
    kv.close();
  });
});

Deno.test("compactFile() refuses a file that a server uses", async () => {
  await withDeleted(async (file, folder) => {
    using _server = await lockForServer(file);
    const { code, output } = await runTask("compact", [], { KV_PATH: file });
    equal(code, 1);
    match(output, /in use by a server: stop it/);
    ok(await filesWithName(folder) > 0);
  });
});

Deno.test("rewriteFile() leaves a file alone that another process reads", async () => {
  await withDeleted(async (file, folder) => {
    using reader = new DatabaseSync(file);
    reader.exec("BEGIN");
    reader.prepare("SELECT * FROM kv").get();
    throws(() => rewriteFile(file, 50), OperatorError);
    ok(await filesWithName(folder) > 0);
  });
});

Deno.test("compactFile() needs a database of this site", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await rejects(compactFile(`${folder}/none.kv`), /no database at/);
    await Deno.writeTextFile(`${folder}/empty.kv`, "");
    await rejects(compactFile(`${folder}/empty.kv`), /another program's/);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("compact says where to look when the database is not a file, and takes no argument", async () => {
  const variables = { KV_PATH: "https://kv.example.com" };
  const remote = await runTask("compact", [], variables);
  match(remote.output, /^KV_PATH is not a file.*operations\.md/);
  const extra = await runTask("compact", ["x.kv"], variables);
  match(extra.output, /^Usage: /);
  deepEqual([remote.code, extra.code], [1, 1]);
});
