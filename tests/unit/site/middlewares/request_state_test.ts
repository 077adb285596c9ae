import { equal, match } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import { requestState } from "@/lib/site/middlewares/request_state.ts";
import type { Services } from "@/lib/site/services.ts";
import { type RequestOptions, runMiddleware } from "@/tests/helpers/context.ts";

const OWNED = { PUBLIC_ORIGIN: "https://www.example.com" };

function run(options: RequestOptions) {
  const services = { env: parseEnv(options.env ?? {}) } as Services;
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
});

Deno.test("requestState() makes links point to the public origin, else to where the request came", async () => {
  const url = "http://localhost:8000/";
  equal((await run({ url })).ctx.state.origin, "http://localhost:8000");
  equal(
    (await run({ url, env: OWNED })).ctx.state.origin,
    OWNED.PUBLIC_ORIGIN,
  );
});
