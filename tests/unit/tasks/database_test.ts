import { equal } from "node:assert/strict";
import { withDatabase } from "@/lib/tasks/database.ts";
import { openKvConnect } from "../../helpers/kv_connect/server.ts";

/** A little longer than pages wait for the store. */
const LATE_MS = 3_200;

Deno.test("a task waits for what a slow way brings later than a page would", async () => {
  await using server = openKvConnect(async (_, work) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    return work();
  });
  equal(await withDatabase(server.path, (kv) => kv.get(["thing"])), null);
});
