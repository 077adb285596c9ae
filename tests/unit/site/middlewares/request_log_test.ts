import { deepEqual, equal } from "node:assert/strict";
import { requestLog } from "@/lib/site/middlewares/request_log.ts";
import { type RequestOptions, runMiddleware } from "@/tests/helpers/context.ts";
import { type LogLine, memoryLog } from "@/tests/helpers/log.ts";

async function run(options: RequestOptions): Promise<LogLine[]> {
  const { log, lines } = memoryLog();
  await runMiddleware(requestLog(), { ...options, state: { log } });
  return lines;
}

Deno.test("requestLog() logs one line with the pattern, never the path or the query", async () => {
  const lines = await run({
    url: "http://localhost/api/parcels/SECRET-CODE?x=SECRET",
    route: "/api/parcels/:code",
    peer: "203.0.113.77",
  });
  equal(lines.length, 1);
  const { ms, ...line } = lines[0]!;
  equal(typeof ms, "number");
  deepEqual(line, {
    level: "info",
    event: "request",
    id: "test",
    method: "GET",
    route: "/api/parcels/:code",
    status: 200,
    ip: "203.0.113.0",
  });
});

Deno.test("requestLog() logs a built file only when it is missing", async () => {
  const url = "http://localhost/_fresh/chunk-1234.js";
  deepEqual(await run({ url }), []);
  const next = () => new Response("", { status: 404 });
  deepEqual((await run({ url, next })).map(({ status }) => status), [404]);
});
