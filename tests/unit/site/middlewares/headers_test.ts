import { equal, ok } from "node:assert/strict";
import { responseHeaders } from "@/lib/site/middlewares/headers.ts";
import { runMiddleware } from "@/tests/helpers/context.ts";

const HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; media-src 'self' https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

Deno.test("responseHeaders() puts the security headers on every answer", async () => {
  const { response } = await runMiddleware(responseHeaders(), {});
  for (const [name, value] of Object.entries(HEADERS)) {
    equal(response.headers.get(name), value);
  }
  equal(response.headers.get("strict-transport-security"), null);
});

Deno.test("responseHeaders() asks for https and nothing else once a visitor came by https", async () => {
  const { headers } =
    (await runMiddleware(responseHeaders(), { state: { secure: true } }))
      .response;
  equal(
    headers.get("strict-transport-security"),
    "max-age=63072000; includeSubDomains",
  );
  ok(
    headers.get("content-security-policy")?.endsWith(
      "; upgrade-insecure-requests",
    ),
  );
});

Deno.test("responseHeaders() can put headers on an answer that cannot be changed", async () => {
  const { response } = await runMiddleware(responseHeaders(), {
    next: () => Response.redirect("http://localhost/x", 303),
  });
  equal(response.status, 303);
  equal(response.headers.get("location"), "http://localhost/x");
  equal(response.headers.get("x-content-type-options"), "nosniff");
});

const KEPT: [route: string | null, cacheControl: string][] = [
  ["/", "private, no-cache"],
  ["/track.html", "private, no-store"],
  ["/api/parcels/:code", "private, no-store"],
  ["/api/parcels", "no-store"],
  ["/control/index.html", "no-store"],
  [null, "no-store"],
];

for (const [route, cacheControl] of KEPT) {
  Deno.test(`responseHeaders() lets answers of ${route} be kept as "${cacheControl}"`, async () => {
    const { response } = await runMiddleware(responseHeaders(), { route });
    equal(response.headers.get("cache-control"), cacheControl);
  });
}

Deno.test("responseHeaders() leaves the cache rule of a file alone", async () => {
  const headers = { "cache-control": "public, max-age=31536000, immutable" };
  const { response } = await runMiddleware(responseHeaders(), {
    next: () => new Response("x", { headers }),
  });
  equal(response.headers.get("cache-control"), headers["cache-control"]);
});

const LISTED: [route: string | null, path: string, isListed: boolean][] = [
  ["/", "/", true],
  ["/track.html", "/track.html", true],
  ["/track.html", "/track.html?code=WB-1", false],
  ["/api/parcels/:code", "/api/parcels/WB-1", false],
  ["/api/parcels", "/api/parcels", true],
  ["/control/index.html", "/control/index.html", false],
  ["/cp", "/cp", false],
  [null, "/nowhere", true],
];

for (const [route, path, isListed] of LISTED) {
  Deno.test(`responseHeaders() ${isListed ? "allows" : "forbids"} search engines to list ${path}`, async () => {
    const url = `http://localhost${path}`;
    const { response } = await runMiddleware(responseHeaders(), { route, url });
    equal(
      response.headers.get("x-robots-tag"),
      isListed ? null : "noindex, nofollow, noarchive",
    );
  });
}
