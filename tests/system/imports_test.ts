import { deepEqual } from "node:assert/strict";
import { killImport } from "@/bench/imports.ts";

Deno.test("an import of 2,000 rows applies each valid row once although its server is killed twice, and can be undone", async () => {
  deepEqual(await killImport({ rows: 2_000, bad: 20 }, 2), {
    ...{ kills: 2, parcels: 1_980, reported: 20 },
    ...{ unchanged: 1_980, new: 1_980 },
  });
});
