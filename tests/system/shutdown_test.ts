import { deepEqual } from "node:assert/strict";
import { stopInFlight } from "@/bench/chaos/stop.ts";

Deno.test("a stopping server finishes running requests, even a slow upload", async () => {
  const { details } = await stopInFlight(1);
  deepEqual(details, []);
});
