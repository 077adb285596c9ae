import { Denokv } from "./denokv.ts";

/** An empty database that several apps may open; `await using` removes it. */
export interface TestStore extends AsyncDisposable {
  /** The path for openKv(). */
  path: string;
}

const ON_DENOKV = Deno.env.get("TEST_KV") === "denokv";

/** Creates the database of one test: in memory, or on a denokv server where TEST_KV is `denokv`. */
export async function testStore(): Promise<TestStore> {
  if (ON_DENOKV) return await Denokv.start();
  return { path: ":memory:", [Symbol.asyncDispose]: () => Promise.resolve() };
}

/** Creates a database that several apps share: a file, or on a denokv server where TEST_KV is `denokv`. */
export async function sharedStore(): Promise<TestStore> {
  if (ON_DENOKV) return await Denokv.start();
  const folder = await Deno.makeTempDir();
  return {
    path: `${folder}/shared.kv`,
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}
