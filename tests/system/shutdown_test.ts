import { deepEqual } from "node:assert/strict";
import { stopInFlight } from "@/bench/chaos/stop.ts";

Deno.test("a server that is asked to end answers all that it has begun, an upload that arrives two seconds later included", async () => {
  const { details } = await stopInFlight(1);
  deepEqual(details, []);
});
