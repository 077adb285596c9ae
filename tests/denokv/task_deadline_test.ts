import { equal } from "node:assert/strict";
import { withDatabase } from "@/lib/tasks/database.ts";
import { Denokv, denokvTest as test } from "../helpers/denokv.ts";
import { startProxy } from "../helpers/kv_proxy.ts";

/** A little longer than pages wait for the store. */
const LATE_MS = 3_200;

test("withDatabase() waits longer for a slow store than a page does", async () => {
  await using denokv = await Denokv.start();
  await using proxy = startProxy(denokv.path, async (_, pass) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    return await pass();
  });
  equal(await withDatabase(proxy.path, (kv) => kv.get(["thing"])), null);
});
