import {
  deepEqual,
  doesNotMatch,
  equal,
  match,
  rejects,
} from "node:assert/strict";
import fc from "fast-check";
import { backupFile, hashPath } from "@/lib/tasks/backup.ts";
import { hashFile } from "@/lib/tasks/database.ts";
import { OperatorError } from "@/lib/tasks/operator.ts";
import { restoreFile } from "@/lib/tasks/restore.ts";
import { TempFolder, testOnFile } from "@/tests/helpers/temp_folder.ts";
import { openKv } from "@/lib/store/open.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";

const SECRET = /hash-of-a-token/;

/** Defines a test on a closed database with three keys. */
const test = testOnFile((file) => write(file, 3));

async function write(file: string, count: number): Promise<void> {
  using kv = await openKv(file);
  await kv.transact((tx) => {
    for (let n = 0; n < count; n++) tx.set(["n", n], "x".repeat(3_000));
  });
}

async function names(folder: string): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(folder));
  return entries.map(({ name }) => name).sort();
}

test("a backup comes with a hash for sha256sum and is readable only by its user", async ({ folder, file }) => {
  const target = `${folder}/b/copy.kv`;
  const { keys, sha256 } = await backupFile(file, target);
  equal(keys, 3);
  deepEqual(await names(`${folder}/b`), ["copy.kv", "copy.kv.sha256"]);
  const hash = await Deno.readTextFile(hashPath(target));
  equal(hash, `${sha256}  copy.kv\n`);
  for (const path of [target, hashPath(target)]) {
    equal((await Deno.stat(path)).mode! & 0o777, 0o600);
  }
});

test("a backup overwrites no file and requires a database", async ({ folder, file }) => {
  await rejects(backupFile(file, file), OperatorError);
  const missing = `${folder}/missing.kv`;
  await rejects(backupFile(missing, `${folder}/b.kv`), /no database at/);
  await Deno.writeTextFile(missing, "x".repeat(5_000));
  await rejects(backupFile(missing, `${folder}/b.kv`), /cannot be copied/);
  deepEqual(await names(folder), ["missing.kv", "waybill.kv"]);
});

test("a restored database has the content of the original and is readable only by its user", async ({ folder, file }) => {
  const backup = `${folder}/b.kv`;
  await backupFile(file, backup);
  await Deno.chmod(backup, 0o644);
  const target = `${folder}/new/waybill.kv`;
  equal(await restoreFile(backup, target), 3);
  using kv = await openKv(target);
  equal((await kv.list({ prefix: ["n"] }, { limit: 10 })).length, 3);
  equal((await Deno.stat(target)).mode! & 0o777, 0o600);
});

test("neither a backup nor a restored database has sessions or pins, even if restored from an older backup", async ({ folder, file }) => {
  const kv = await openKv(file);
  await kv.transact((tx) => {
    for (const name of ["sessions", "pins"]) {
      tx.set([name, "a"], SECRET.source);
    }
  });
  kv.close();
  await backupFile(file, `${folder}/b.kv`);
  doesNotMatch(await Deno.readTextFile(`${folder}/b.kv`), SECRET);
  const older = `${folder}/older.kv`;
  await Deno.copyFile(file, older);
  const hash = `${await hashFile(older)}  older.kv\n`;
  await Deno.writeTextFile(hashPath(older), hash);
  match(await Deno.readTextFile(older), SECRET);
  for (const backup of [`${folder}/b.kv`, older]) {
    const target = `${backup}.restored`;
    equal(await restoreFile(backup, target), 3);
    doesNotMatch(await Deno.readTextFile(target), SECRET);
  }
});

/** Keys whose first part may begin like those of sessions and pins. */
const key = fc.tuple(
  fc.oneof(
    fc.constantFrom("sessions", "pins", "session", "sessions2", "pin", "pi"),
    fc.constantFrom("sessions\u0000x", "pins\u0001", 1, true, 2n),
    fc.string({ maxLength: 5 }),
    fc.uint8Array({ maxLength: 5 }),
  ),
  fc.string({ maxLength: 5 }),
);

async function keysOf(kv: Kv): Promise<Key[]> {
  const entries = await Array.fromAsync(kv.walk([], 100));
  return entries.map(({ key }) => key);
}

Deno.test("a restored database has all keys except sessions and pins", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(key, { maxLength: 20 }), async (keys) => {
      await using folder = new TempFolder();
      const [file, copy, restored] = ["a.kv", "b.kv", "new.kv"]
        .map((name) => `${folder.path}/${name}`) as [string, string, string];
      const kv = await openKv(file);
      await kv.transact((tx) => {
        for (const key of keys) tx.set(key, "x");
      });
      const all = await keysOf(kv);
      kv.close();
      await backupFile(file, copy);
      await restoreFile(copy, restored);
      using after = await openKv(restored);
      const kept = all.filter(([part]) =>
        part !== "sessions" && part !== "pins"
      );
      deepEqual(await keysOf(after), kept);
    }),
    { numRuns: 10 },
  );
});

test("a restore replaces an empty database with its journal, but no database with content", async ({ folder, file }) => {
  await backupFile(file, `${folder}/b.kv`);
  const empty = `${folder}/empty.kv`;
  (await openKv(empty)).close();
  await Deno.writeTextFile(`${empty}-wal`, "of another database");
  await restoreFile(`${folder}/b.kv`, empty);
  const left = (await names(folder)).filter((n) => n.startsWith("empty"));
  deepEqual(left, ["empty.kv"]);
  await rejects(restoreFile(`${folder}/b.kv`, file), /is not empty/);
});

test("a modified backup is not restored", async ({ folder, file }) => {
  const backup = `${folder}/b.kv`;
  const target = `${folder}/new.kv`;
  await backupFile(file, backup);
  await Deno.truncate(backup, 4_096);
  await rejects(restoreFile(backup, target), /its SHA-256 differs/);
  await Deno.remove(hashPath(backup));
  await rejects(restoreFile(backup, target), /cannot be verified/);
  await rejects(Deno.stat(target), Deno.errors.NotFound);
});
