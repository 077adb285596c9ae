import { deepEqual } from "node:assert/strict";
import { killBulk } from "@/bench/bulk.ts";

Deno.test("a bulk update changes each of 100 parcels once although its server is killed twice", async () => {
  deepEqual(await killBulk(100, 2), { parcels: 100, kills: 2 });
});
