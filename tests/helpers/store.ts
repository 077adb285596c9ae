import { openKvConnect } from "./kv_connect/server.ts";

/** An empty database that several apps may open; `await using` takes it away. */
export interface TestStore extends AsyncDisposable {
  /** What openKv() takes. */
  path: string;
}

let onKvConnect = Deno.env.get("TEST_KV") === "connect";

/** Makes the tests that are imported from now on run on KV Connect. */
export function testOnKvConnect(): void {
  onKvConnect = true;
}

/** Makes the database of one test: of its own in memory, or behind a double of denokv when TEST_KV is `connect`. */
export function testStore(): TestStore {
  if (onKvConnect) return openKvConnect();
  return { path: ":memory:", [Symbol.asyncDispose]: () => Promise.resolve() };
}

/** Makes a database that several instances share: a file, or behind a double of denokv when TEST_KV is `connect`. */
export async function sharedStore(): Promise<TestStore> {
  if (onKvConnect) return testStore();
  const folder = await Deno.makeTempDir();
  return {
    path: `${folder}/shared.kv`,
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}
