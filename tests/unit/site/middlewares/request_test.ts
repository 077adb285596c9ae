import { deepEqual, equal, match } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import { requestLog, requestState } from "@/lib/site/middlewares/request.ts";
import type { State } from "@/lib/site/state.ts";
import { type RequestOptions, runMiddleware } from "@/tests/helpers/context.ts";
import { type LogLine, memoryLog } from "@/tests/helpers/log.ts";

const OWNED = { PUBLIC_ORIGIN: "https://www.example.com" };

function run(options: RequestOptions) {
  const services = { env: parseEnv(options.env ?? {}) } as State;
  return runMiddleware(requestState(services), { ...options, state: {} });
}

Deno.test("requestState() names the request and its client's networks", async () => {
  const { response, ctx } = await run({ peer: "2001:db8:1:2:3::4" });
  match(ctx.state.requestId, /^[0-9a-f-]{36}$/);
  equal(response.headers.get("x-request-id"), ctx.state.requestId);
  equal(ctx.state.client, "2001:db8:1:2::/64");
  equal(ctx.state.network, "2001:db8:1::/48");
});

Deno.test("requestState() uses the public origin for links, or else the request's origin", async () => {
  const url = "http://localhost:8000/";
  equal((await run({ url })).ctx.state.origin, "http://localhost:8000");
  equal(
    (await run({ url, env: OWNED })).ctx.state.origin,
    OWNED.PUBLIC_ORIGIN,
  );
});

async function loggedBy(options: RequestOptions): Promise<LogLine[]> {
  const { log, lines } = memoryLog();
  await runMiddleware(requestLog(), { ...options, state: { log } });
  return lines;
}

Deno.test("requestLog() logs one line with the route pattern, never the path or the query", async () => {
  const route = "/api/parcels/:code";
  const url = "http://localhost/api/parcels/SECRET-CODE?x=SECRET";
  const lines = await loggedBy({ url, route, peer: "203.0.113.77" });
  equal(lines.length, 1);
  const { ms, level, event, id, ...line } = lines[0]!;
  equal(typeof ms, "number");
  deepEqual([level, event, id], ["info", "request", "test"]);
  deepEqual(line, { method: "GET", route, status: 200, ip: "203.0.113.0" });
});

Deno.test("requestLog() logs a built file only if it is missing", async () => {
  const url = "http://localhost/_fresh/chunk-1234.js";
  deepEqual(await loggedBy({ url }), []);
  const next = () => new Response("", { status: 404 });
  deepEqual((await loggedBy({ url, next })).map(({ status }) => status), [404]);
});
