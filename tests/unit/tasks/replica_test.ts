import { deepEqual, equal, match } from "node:assert/strict";
import { replicaConfig } from "@/lib/tasks/replica.ts";
import { test } from "../../helpers/replica.ts";
import { runTask } from "../../helpers/tasks.ts";
import { openKv } from "@/lib/store/open.ts";

Deno.test("replicaConfig() sets Litestream's retention two days below the limit", () => {
  const replica = { path: "/mnt/replica's", days: 7 };
  const config = JSON.parse(replicaConfig("/var/lib/w.kv", replica));
  deepEqual(config.snapshot, { interval: "24h", retention: "120h" });
  equal(config.dbs[0].path, "/var/lib/w.kv");
  equal(config.dbs[0].replica.path, replica.path);
});

test("the task writes Litestream's configuration and truncates the WAL of an open database", async ({ folder, file }) => {
  using kv = await openKv(file);
  await kv.transact((tx) => tx.set(["parcels", "b"], "in the journal"));
  const target = `${folder}/litestream.yml`;
  const unset = await runTask("replica", [target], { KV_PATH: file });
  equal(unset.code, 1);
  match(unset.output, /^REPLICA_PATH is unset/);
  const replica = { path: `${folder}/replica`, days: 7 };
  const variables = { KV_PATH: file, REPLICA_PATH: replica.path };
  const { code, output } = await runTask("replica", [target], variables);
  equal(code, 0, output);
  equal(await Deno.readTextFile(target), replicaConfig(file, replica));
  equal((await Deno.stat(`${file}-wal`)).size, 0);
  equal(await kv.get(["parcels", "b"]), "in the journal");
});
