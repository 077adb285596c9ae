import { deepEqual, equal, match, rejects } from "node:assert/strict";
import {
  changeFiles,
  openFile,
  QUOTA,
  type StoredFile,
  storeFile,
  storeImage,
  sweepFiles,
} from "@/lib/photos/files.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type Bytes, jpg, uploaded } from "../../helpers/pictures.ts";
import { allKeys, Clock, isAppError, memoryKv } from "../../helpers/domain.ts";

const HOUR_MS = 60 * 60_000;

function picture(size: number): { type: "jpg"; bytes: Bytes } {
  return {
    type: "jpg",
    bytes: Uint8Array.from({ length: size }, (_, at) => at),
  };
}

function change(
  kv: Kv,
  files: { added?: StoredFile; removed?: string },
): Promise<void> {
  const { added = null, removed = null } = files;
  return kv.transact((tx) => changeFiles(tx, { added, removed }));
}

async function kept(kv: Kv, size: number): Promise<string> {
  const added = await storeFile(kv, picture(size));
  await change(kv, { added });
  return added.name;
}

async function contentOf(kv: Kv, name: string): Promise<Bytes | null> {
  const file = await openFile(kv, name);
  if (file === null) return null;
  return new Uint8Array(
    await new Blob(
      await Array.fromAsync(file.content) as Bytes[],
    ).arrayBuffer(),
  );
}

for (const size of [1, 60 * 1024, 60 * 1024 + 1, 5 * 60 * 1024, 2_000_000]) {
  Deno.test(`a kept file of ${size} bytes is what was stored`, async () => {
    using kv = await memoryKv();
    const name = await kept(kv, size);
    match(name, /^[0-9a-z]{26}\.jpg$/);
    deepEqual(await contentOf(kv, name), picture(size).bytes);
    equal((await openFile(kv, name))!.size, size);
  });
}

Deno.test("a file is not there before it is kept", async () => {
  using kv = await memoryKv();
  const { name } = await storeFile(kv, picture(100_000));
  equal(await openFile(kv, name), null);
});

Deno.test("openFile() looks up generated names only", async () => {
  using kv = await memoryKv();
  for (
    const name of [
      "",
      "a.jpg",
      "../secret",
      "x".repeat(26),
      `${"A".repeat(26)}.jpg`,
      `${"a".repeat(26)}.svg`,
    ]
  ) {
    equal(await openFile(kv, name), null);
  }
});

Deno.test("a file that another takes the place of goes in the same commit, whole", async () => {
  using kv = await memoryKv();
  const removed = await kept(kv, 800_000);
  const added = await storeFile(kv, picture(70_000));
  await change(kv, { added, removed });
  equal(await openFile(kv, removed), null);
  deepEqual((await allKeys(kv)).toSorted(), [
    `chunks/${added.name}/0`,
    `chunks/${added.name}/1`,
    "file_totals",
    `files/${added.name}`,
  ]);
  deepEqual(await kv.get(["file_totals"]), { files: 1, bytes: 70_000 });
});

Deno.test("removing a file that is gone already changes nothing", async () => {
  using kv = await memoryKv();
  await change(kv, { removed: `${"a".repeat(26)}.jpg` });
  deepEqual(await kv.get(["file_totals"]), { files: 0, bytes: 0 });
});

Deno.test("sweepFiles() removes uploads that never ended after an hour, and nothing that is kept", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  const name = await kept(kv, 100_000);
  await storeFile(kv, picture(1_000_000));
  clock.forward(HOUR_MS);
  equal(await sweepFiles(kv), 0);
  const young = await storeFile(kv, picture(100_000));
  clock.forward(1);
  equal(await sweepFiles(kv), 1);
  deepEqual(await contentOf(kv, name), picture(100_000).bytes);
  await change(kv, { added: young });
  clock.forward(HOUR_MS * 2);
  equal(await sweepFiles(kv), 0);
  equal((await allKeys(kv)).filter((key) => /^chunks/.test(key)).length, 4);
});

Deno.test("an upload that has been swept is not kept any more", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  const added = await storeFile(kv, picture(100_000));
  clock.forward(HOUR_MS + 1);
  await sweepFiles(kv);
  await rejects(change(kv, { added }), isAppError(503));
  equal(await openFile(kv, added.name), null);
});

for (
  const [what, totals] of [
    ["files", { files: QUOTA.files, bytes: 0 }],
    ["bytes", { files: 1, bytes: QUOTA.bytes }],
  ] as const
) {
  Deno.test(`a store with too many ${what} takes no more`, async () => {
    using kv = await memoryKv();
    const added = await storeFile(kv, picture(1));
    await kv.transact((tx) => Promise.resolve(tx.set(["file_totals"], totals)));
    const noRoom = isAppError(422, "invalid.noRoom", "image");
    await rejects(change(kv, { added }), noRoom);
    equal(await openFile(kv, added.name), null);
    if (what === "files") await rejects(storeImage(kv, uploaded(jpg)), noRoom);
  });
}

Deno.test("a file with a hole in it is not there, or fails where the hole is", async () => {
  using kv = await memoryKv();
  const name = await kept(kv, 600_000);
  const drop = (index: number) =>
    kv.transact((tx) => Promise.resolve(tx.delete(["chunks", name, index])));
  for (const index of [9, 5]) {
    await drop(index);
    await rejects(contentOf(kv, name), /is gone/);
  }
  await drop(2);
  equal(await openFile(kv, name), null);
});
