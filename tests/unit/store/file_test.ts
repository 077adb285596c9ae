import { equal, ok, rejects } from "node:assert/strict";
import { openKv } from "@/lib/store/kv.ts";
import { checkFile, lockForServer } from "@/lib/store/file.ts";

/** Runs `work` with the path of a closed database that has some pages. */
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

Deno.test("checkFile() takes a whole database, an empty file and none", async () => {
  await withDatabase(async (path) => {
    await checkFile(path);
    await checkFile(`${path}.missing`);
    await Deno.writeFile(`${path}.empty`, new Uint8Array());
    await checkFile(`${path}.empty`);
  });
});

Deno.test("openKv() opens a file that others are making at the same moment", async () => {
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

Deno.test("checkFile() refuses other files", async () => {
  await withDatabase(async (path) => {
    for (const content of ["x", "{}".repeat(5_000), "SQLite format 3\0"]) {
      await Deno.writeTextFile(path, content);
      await rejects(checkFile(path), /is no database/);
    }
  });
});

Deno.test("checkFile() refuses a file that is cut off, unless its journal completes it", async () => {
  await withDatabase(async (path) => {
    const { size } = await Deno.stat(path);
    await Deno.truncate(path, size - 1);
    await rejects(checkFile(path), /is cut off/);
    await Deno.writeTextFile(`${path}-wal`, "pages");
    await checkFile(path);
  });
});

Deno.test("lockForServer() admits one server to a file", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const path = `${folder}/site.kv`;
    const first = (await lockForServer(path))!;
    equal(await lockForServer(path), null);
    const other = await lockForServer(`${folder}/other.kv`);
    ok(other !== null);
    first[Symbol.dispose]();
    const next = (await lockForServer(path))!;
    equal((await Deno.stat(`${path}.lock`)).mode! & 0o777, 0o600);
    next[Symbol.dispose]();
    other[Symbol.dispose]();
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("lockForServer() has room for all where the store is no file of this machine", async () => {
  for (const path of [undefined, ":memory:", "https://kv.example/x"]) {
    ok(await lockForServer(path) !== null);
    ok(await lockForServer(path) !== null);
  }
});
