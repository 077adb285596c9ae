import { markEmpty } from "@/lib/migrations/marks.ts";
import type { Kv, KvOptions } from "@/lib/store/kv.ts";
import { Denokv } from "./denokv.ts";
import { openKv } from "@/lib/store/open.ts";

/** An empty database that several apps may open; `await using` removes it. */
export interface TestStore extends AsyncDisposable {
  /** The path for openKv(). */
  path: string;
}

/** Opens a store marked for this version, which server and tasks accept. */
export async function openSite(
  path: string,
  options?: KvOptions,
): Promise<Kv> {
  const kv = await openKv(path, options);
  await markEmpty(kv);
  return kv;
}

/** Whether the tests' databases are on denokv, where tests that do not depend on the store are skipped. */
export const ON_DENOKV = Deno.env.get("TEST_KV") === "denokv";

/** Creates the database of one test: in memory, or on a denokv server if TEST_KV is `denokv`. */
export async function testStore(): Promise<TestStore> {
  if (ON_DENOKV) return await lentStore();
  return { path: ":memory:", [Symbol.asyncDispose]: () => Promise.resolve() };
}

/** Creates a database that several apps share: a file, or on a denokv server if TEST_KV is `denokv`. */
export async function sharedStore(): Promise<TestStore> {
  if (ON_DENOKV) return await lentStore();
  const folder = await Deno.makeTempDir();
  return {
    path: `${folder}/shared.kv`,
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

/** Running servers that no test uses. */
const free: Denokv[] = [];

/**
 * Lends an empty denokv server to a test. The server outlives the test, because Deno repeats a closed client's pending request
 * until it is answered; all servers are stopped after the last test.
 */
async function lentStore(): Promise<TestStore> {
  const denokv = free.pop() ?? await Denokv.start();
  return {
    path: denokv.path,
    [Symbol.asyncDispose](): Promise<void> {
      denokv.clear();
      free.push(denokv);
      return Promise.resolve();
    },
  };
}

if (ON_DENOKV) {
  Deno.test.afterAll(async () => {
    await Promise.all(free.map((denokv) => denokv[Symbol.asyncDispose]()));
  });
}
