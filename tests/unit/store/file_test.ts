import { equal, ok, rejects } from "node:assert/strict";
import { checkFile, lockForServer } from "@/lib/store/file.ts";
import { openKv } from "@/lib/store/open.ts";

/** Runs `work` with the path of a closed database of several pages. */
async function withDatabase(
  work: (path: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/waybill.kv`;
  try {
    const kv = await openKv(path);
    await kv.transact((tx) => {
      for (let n = 0; n < 20; n++) tx.set(["n", n], "x".repeat(2_000));
      return Promise.resolve();
    });
    kv.close();
    await work(path);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("checkFile() accepts only a complete, empty, missing or journalled database", async () => {
  await withDatabase(async (path) => {
    await checkFile(path);
    await checkFile(`${path}.missing`);
    await Deno.writeFile(`${path}.empty`, new Uint8Array());
    await checkFile(`${path}.empty`);
    const { size } = await Deno.stat(path);
    await Deno.truncate(path, size - 1);
    await rejects(checkFile(path), /is cut off/);
    await Deno.writeTextFile(`${path}-wal`, "pages");
    await checkFile(path);
    await Deno.remove(`${path}-wal`);
    for (const content of ["x", "{}".repeat(5_000), "SQLite format 3\0"]) {
      await Deno.writeTextFile(path, content);
      await rejects(checkFile(path), /is no database/);
    }
  });
});

Deno.test("openKv() opens a file that others create at the same time", async () => {
  const folder = await Deno.makeTempDir();
  try {
    for (let round = 0; round < 60; round++) {
      const path = `${folder}/${round}.kv`;
      const handles = [openKv(path), openKv(path), openKv(path)];
      for (const kv of await Promise.all(handles)) kv.close();
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("lockForServer() admits one server per file, and any number if the store is not a local file", async () => {
  await withDatabase(async (path) => {
    const first = (await lockForServer(path))!;
    equal(await lockForServer(path), null);
    using other = await lockForServer(`${path}.other`);
    ok(other !== null);
    first[Symbol.dispose]();
    using _next = (await lockForServer(path))!;
    equal((await Deno.stat(`${path}.lock`)).mode! & 0o777, 0o600);
  });
  for (const path of [undefined, ":memory:", "https://kv.example/x"]) {
    ok(await lockForServer(path) !== null);
    ok(await lockForServer(path) !== null);
  }
});
