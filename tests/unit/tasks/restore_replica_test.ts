import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { makeReplica, SECRET, test } from "../../helpers/replica.ts";
import { runTask } from "../../helpers/tasks.ts";
import { openKv } from "@/lib/store/open.ts";

/**
 * Installs a fake `litestream` for replicas of makeReplica() and returns a PATH with it. The real one is tested
 * by `deno task chaos replica`.
 */
async function installFake(folder: string): Promise<string> {
  const script = `#!/bin/sh
[ "$1 $2 $3 $4 $5" = "restore -integrity-check full -force -o" ] || exit 2
cp "\${7#file://}/state.kv" "$6"
`;
  await Deno.mkdir(`${folder}/bin`);
  await Deno.writeTextFile(`${folder}/bin/litestream`, script, { mode: 0o755 });
  return `${folder}/bin:${Deno.env.get("PATH")}`;
}

test("a replica is restored privately, without sessions and without Litestream's state for the former file", async ({ folder, file }) => {
  const replica = await makeReplica(folder, file);
  const KV_PATH = `${folder}/new/waybill.kv`;
  const notes = `${folder}/new/.waybill.kv-litestream`;
  await Deno.mkdir(`${notes}/ltx`, { recursive: true });
  const PATH = await installFake(folder);
  const variables = { KV_PATH, PATH };
  const { code, output } = await runTask("restore", [replica], variables);
  equal(code, 0, output);
  match(output, /waybill\.kv: 1 keys, from .*replica\nEveryone has to sign/);
  equal((await Deno.stat(KV_PATH)).mode! & 0o777, 0o600);
  doesNotMatch(await Deno.readTextFile(KV_PATH), new RegExp(SECRET));
  const left = await Array.fromAsync(Deno.readDir(`${folder}/new`));
  deepEqual(left.map(({ name }) => name), ["waybill.kv"]);
  using kv = await openKv(KV_PATH);
  equal(await kv.get(["parcels", "a"]), "kept");
});

test("a replica does not replace a database with content, and an unreadable replica leaves no files", async ({ folder, file }) => {
  const replica = await makeReplica(folder, file);
  const PATH = await installFake(folder);
  const onto = await runTask("restore", [replica], { KV_PATH: file, PATH });
  equal(onto.code, 1);
  match(onto.output, /is not empty/);
  await Deno.remove(`${replica}/state.kv`);
  const KV_PATH = `${folder}/new/waybill.kv`;
  const broken = await runTask("restore", [replica], { KV_PATH, PATH });
  equal(broken.code, 1);
  match(broken.output, /^Litestream cannot restore .*: cp: .*state\.kv/);
  deepEqual(await Array.fromAsync(Deno.readDir(`${folder}/new`)), []);
});

test("restoring a replica reports the missing program if Litestream is not installed", async ({ folder, file }) => {
  const replica = await makeReplica(folder, file);
  const KV_PATH = `${folder}/new/waybill.kv`;
  const variables = { KV_PATH, PATH: `${folder}/empty` };
  const { code, output } = await runTask("restore", [replica], variables);
  equal(code, 1);
  match(output, /^There is no litestream in PATH/);
});
