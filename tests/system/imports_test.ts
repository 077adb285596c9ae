import { deepEqual } from "node:assert/strict";
import { killImport } from "@/bench/imports.ts";

Deno.test("an import of 1,000 rows applies each valid row once although its server is killed twice, and can be undone", async () => {
  deepEqual(await killImport({ rows: 1_000, bad: 10 }, 2), {
    ...{ kills: 2, parcels: 990, reported: 10 },
    ...{ unchanged: 990, new: 990 },
  });
});
