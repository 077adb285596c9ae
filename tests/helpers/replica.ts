import { openKv } from "@/lib/store/open.ts";
import { testOnFile } from "./temp_folder.ts";

/** Part of the session in the database of each test(). */
export const SECRET = "hash-of-a-token";

/** Defines a test on a closed database with a record and a session. */
export const test = testOnFile(async (file) => {
  using kv = await openKv(file);
  await kv.transact((tx) => {
    tx.set(["parcels", "a"], "kept");
    tx.set(["sessions", "a"], SECRET);
  });
});

/** The path of a file within a replica's folder. */
export const LTX = "ltx/0/0000000000000001-0000000000000001.ltx";

/** Creates a replica with a file as recent as Litestream leaves it, and its database in `state.kv`. */
export async function makeReplica(
  folder: string,
  file: string,
): Promise<string> {
  const replica = `${folder}/replica`;
  await Deno.mkdir(`${replica}/ltx/0`, { recursive: true, mode: 0o700 });
  await Deno.copyFile(file, `${replica}/state.kv`);
  await Deno.writeTextFile(`${replica}/${LTX}`, "");
  return replica;
}
