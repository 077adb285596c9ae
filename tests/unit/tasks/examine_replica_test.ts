import { deepEqual, match } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import { examineReplica } from "@/lib/tasks/examine_replica.ts";
import { LTX, makeReplica, withDatabase } from "../../helpers/replica.ts";

/** What the doctor says of the replica in `folder` of this database. */
async function examined(file: string, folder: string): Promise<string[]> {
  const env = parseEnv({ KV_PATH: file, REPLICA_PATH: folder });
  const findings = await Array.fromAsync(examineReplica(env));
  return findings.map(({ level, text }) => `${level} ${text}`);
}

/** As long ago as no time limit of the doctor allows. */
const LONG_AGO = new Date(Date.now() - 60 * 60_000);

Deno.test("the doctor names a replica with its mode, its age and how long it keeps", async () => {
  await withDatabase(async (folder, file) => {
    const replica = await makeReplica(folder, file);
    const [disk, last] = await examined(file, replica);
    match(disk!, /^warning .*replica is on the disk of the database/);
    match(
      last!,
      /^fine The replica in .* \(mode 700\) is \d s behind .* \d minutes old, .* 7 days$/,
    );
  });
});

Deno.test("the doctor wants a replica for its user alone, and one that goes on", async () => {
  await withDatabase(async (folder, file) => {
    const replica = await makeReplica(folder, file);
    await Deno.chmod(replica, 0o755);
    await Deno.utime(`${replica}/${LTX}`, LONG_AGO, LONG_AGO);
    const [mode, , last] = await examined(file, replica);
    match(mode!, /^warning .* has the mode 755: run chmod 700$/);
    match(last!, /^error The replica in .* is \d{4} s behind the database: /);
    await Deno.writeTextFile(`${replica}/${LTX}.tmp`, "on a full disk");
    match((await examined(file, replica)).at(-1)!, /^error .* \d{4} s behind/);
    // Nothing has been saved since, so the replica is complete.
    await Deno.utime(file, LONG_AGO, LONG_AGO);
    match(
      (await examined(file, replica)).at(-1)!,
      /^fine .* is 0 s behind .* 6\d minutes old/,
    );
    await Deno.remove(`${replica}/ltx`, { recursive: true });
    deepEqual((await examined(file, replica)).length, 1);
    match((await examined(file, replica))[0]!, /^error .* has no replica/);
  });
});

Deno.test("the doctor says nothing of a replica where none is set up, and that only a file can have one", async () => {
  const none = await Array.fromAsync(examineReplica(parseEnv({})));
  deepEqual(none, []);
  const [remote] = await examined("https://kv.example.com", "/mnt/replica");
  match(remote!, /^warning REPLICA_PATH is set, but KV_PATH is not a file/);
});
