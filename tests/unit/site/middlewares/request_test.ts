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

Deno.test("requestState() puts the request's id on the answer", async () => {
  const { response, ctx } = await run({});
  match(ctx.state.requestId, /^[0-9a-f-]{36}$/);
  equal(response.headers.get("x-request-id"), ctx.state.requestId);
});

Deno.test("requestState() counts a visitor by the address", async () => {
  const { ctx } = await run({ peer: "2001:db8:1:2:3::4" });
  equal(ctx.state.client, "2001:db8:1:2::/64");
  equal(ctx.state.network, "2001:db8:1::/48");
});

Deno.test("requestState() makes links point to the public origin, else to where the request came", async () => {
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

Deno.test("requestLog() logs one line with the pattern, never the path or the query", async () => {
  const lines = await loggedBy({
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
  deepEqual(await loggedBy({ url }), []);
  const next = () => new Response("", { status: 404 });
  deepEqual((await loggedBy({ url, next })).map(({ status }) => status), [404]);
});
