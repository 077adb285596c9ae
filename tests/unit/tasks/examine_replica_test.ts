import { deepEqual, match } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import { examineReplica } from "@/lib/tasks/examine_replica.ts";
import { LTX, makeReplica, test } from "../../helpers/replica.ts";

/** Returns the doctor's findings on a database's replica in `folder`. */
async function findingsOf(file: string, folder: string): Promise<string[]> {
  const env = parseEnv({ KV_PATH: file, REPLICA_PATH: folder });
  const findings = await Array.fromAsync(examineReplica(env));
  return findings.map(({ level, text }) => `${level} ${text}`);
}

/** Longer ago than any of the doctor's time limits. */
const LONG_AGO = new Date(Date.now() - 60 * 60_000);

test("the doctor reports a replica's mode, age and retention", async ({ folder, file }) => {
  const replica = await makeReplica(folder, file);
  const [disk, last] = await findingsOf(file, replica);
  match(disk!, /^warning .*replica is on the disk of the database/);
  match(
    last!,
    /^fine The replica in .* \(mode 700\) is \d s behind .* \d minutes old, .* 7 days$/,
  );
});

test("the doctor requires a private replica that keeps up with the database", async ({ folder, file }) => {
  const replica = await makeReplica(folder, file);
  await Deno.chmod(replica, 0o755);
  await Deno.utime(`${replica}/${LTX}`, LONG_AGO, LONG_AGO);
  const [mode, , last] = await findingsOf(file, replica);
  match(mode!, /^warning .* has the mode 755: run chmod 700$/);
  match(last!, /^error The replica in .* is \d{4} s behind the database: /);
  await Deno.writeTextFile(`${replica}/${LTX}.tmp`, "on a full disk");
  match((await findingsOf(file, replica)).at(-1)!, /^error .* \d{4} s behind/);
  // Nothing has been saved since, so the replica is complete.
  await Deno.utime(file, LONG_AGO, LONG_AGO);
  const complete = /^fine .* is 0 s behind .* 6\d minutes old/;
  match((await findingsOf(file, replica)).at(-1)!, complete);
  await Deno.remove(`${replica}/ltx`, { recursive: true });
  const [none, ...others] = await findingsOf(file, replica);
  match(none!, /^error .* has no replica/);
  deepEqual(others, []);
});

Deno.test("the doctor ignores an unconfigured replica and warns about one of a remote database", async () => {
  deepEqual(await Array.fromAsync(examineReplica(parseEnv({}))), []);
  const [remote] = await findingsOf("https://kv.example.com", "/mnt/replica");
  match(remote!, /^warning REPLICA_PATH is set, but KV_PATH is not a file/);
});
