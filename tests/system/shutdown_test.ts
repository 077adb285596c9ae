import { deepEqual } from "node:assert/strict";
import { stopInFlight } from "@/bench/chaos/stop.ts";

Deno.test("a stopping server answers running requests, a slow upload included", async () => {
  const { details } = await stopInFlight(1);
  deepEqual(details, []);
});
