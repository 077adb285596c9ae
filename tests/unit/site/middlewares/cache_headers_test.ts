import { equal } from "node:assert/strict";
import { cacheHeaders } from "@/lib/site/middlewares/cache_headers.ts";
import { runMiddleware } from "@/tests/helpers/context.ts";

const CASES: [route: string | null, cacheControl: string][] = [
  ["/", "private, no-cache"],
  ["/track.html", "private, no-store"],
  ["/api/parcels/:code", "private, no-store"],
  ["/api/parcels", "no-store"],
  ["/control/index.html", "no-store"],
  [null, "no-store"],
];

for (const [route, cacheControl] of CASES) {
  Deno.test(`cacheHeaders() lets answers of ${route} be kept as "${cacheControl}"`, async () => {
    const { response } = await runMiddleware(cacheHeaders(), { route });
    equal(response.headers.get("cache-control"), cacheControl);
  });
}

Deno.test("cacheHeaders() leaves the cache rule of a file alone", async () => {
  const headers = { "cache-control": "public, max-age=31536000, immutable" };
  const { response } = await runMiddleware(cacheHeaders(), {
    next: () => new Response("x", { headers }),
  });
  equal(response.headers.get("cache-control"), headers["cache-control"]);
});
