import { equal, ok } from "node:assert/strict";
import { securityHeaders } from "@/lib/site/middlewares/security_headers.ts";
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

Deno.test("securityHeaders() puts the security headers on every answer", async () => {
  const { response } = await runMiddleware(securityHeaders(), {});
  for (const [name, value] of Object.entries(HEADERS)) {
    equal(response.headers.get(name), value);
  }
  equal(response.headers.get("strict-transport-security"), null);
});

Deno.test("securityHeaders() asks for https and nothing else once a visitor came by https", async () => {
  const { headers } =
    (await runMiddleware(securityHeaders(), { state: { secure: true } }))
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

Deno.test("securityHeaders() can put headers on an answer that cannot be changed", async () => {
  const { response } = await runMiddleware(securityHeaders(), {
    next: () => Response.redirect("http://localhost/x", 303),
  });
  equal(response.status, 303);
  equal(response.headers.get("location"), "http://localhost/x");
  equal(response.headers.get("x-content-type-options"), "nosniff");
});
