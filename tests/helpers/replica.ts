import { openKv } from "@/lib/store/open.ts";

/** In the sessions of databases that withDatabase() makes. */
export const SECRET = "hash-of-a-token";

/** Runs `work` in a folder with a closed database in it. */
export async function withDatabase(
  work: (folder: string, file: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  try {
    const file = `${folder}/site/waybill.kv`;
    const kv = await openKv(file);
    await kv.transact((tx) => {
      tx.set(["parcels", "a"], "kept");
      tx.set(["sessions", "a"], SECRET);
    });
    kv.close();
    await work(folder, file);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** A file of a replica, below its folder. */
export const LTX = "ltx/0/0000000000000001-0000000000000001.ltx";

/** Makes a replica with a file as young as Litestream leaves it, and the database in `state.kv`. */
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
