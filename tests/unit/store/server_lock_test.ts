import { equal, ok } from "node:assert/strict";
import { lockForServer } from "@/lib/store/server_lock.ts";

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
