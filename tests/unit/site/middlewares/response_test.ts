import { equal, ok } from "node:assert/strict";
import { Buffer } from "node:buffer";
import { gunzipSync } from "node:zlib";
import {
  compression,
  responseHeaders,
} from "@/lib/site/middlewares/response.ts";
import { runMiddleware } from "@/tests/helpers/context.ts";

const LONG = "<p>parcel</p>".repeat(500);

async function compress(
  accept: string | undefined,
  made: Response,
): Promise<Response> {
  const { response } = await runMiddleware(compression(), {
    headers: accept === undefined ? {} : { "accept-encoding": accept },
    next: () => made,
  });
  return response;
}

function html(body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    headers: { "content-type": "text/html", ...headers },
  });
}

Deno.test("compression() packs a long text for a browser that takes gzip", async () => {
  const response = await compress(
    "gzip, br",
    html(LONG, { "x-kept": "1" }),
  );
  equal(response.headers.get("content-encoding"), "gzip");
  equal(response.headers.get("vary"), "Accept-Encoding");
  equal(response.headers.get("x-kept"), "1");
  const bytes = await response.bytes();
  ok(bytes.length < LONG.length / 10);
  equal(new TextDecoder().decode(gunzipSync(bytes)), LONG);
});

Deno.test("compression() packs texts of any script and length, one after the other", async () => {
  const dense = crypto.getRandomValues(new Uint8Array(60_000)).toHex();
  const texts = ["حزمة ✓ 📦 ".repeat(500), dense, "ü".repeat(300_000), LONG];
  for (const text of texts) {
    const response = await compress("gzip", html(text));
    const bytes = gunzipSync(await response.bytes());
    equal(new TextDecoder().decode(bytes), text);
  }
});

Deno.test("compression() packs the sitemap", async () => {
  const type = { "content-type": "application/xml; charset=utf-8" };
  const response = await compress("gzip", html(LONG, type));
  equal(response.headers.get("content-encoding"), "gzip");
});

Deno.test("compression() packs a table part by part, as it comes", async () => {
  const { promise: rest, resolve } = Promise.withResolvers<void>();
  async function* parts() {
    yield new TextEncoder().encode("head\r\n");
    await rest;
    yield new TextEncoder().encode("row\r\n");
  }
  const response = await compress(
    "gzip",
    new Response(ReadableStream.from(parts()), {
      headers: { "content-type": "text/csv; charset=utf-8" },
    }),
  );
  equal(response.headers.get("content-encoding"), "gzip");
  const reader = response.body!.getReader();
  const { value: first } = await reader.read();
  ok(first!.length > 0);
  resolve();
  reader.releaseLock();
  const others = await Array.fromAsync(response.body!);
  const text = gunzipSync(Buffer.concat([first!, ...others]));
  equal(new TextDecoder().decode(text), "head\r\nrow\r\n");
});

const LEFT_ALONE: [
  what: string,
  accept: string | undefined,
  response: () => Response,
][] = [
  ["for a client that does not ask", undefined, () => html(LONG)],
  ["for a client that refuses gzip", "gzip;q=0", () => html(LONG)],
  ["when the text is short", "gzip", () => html("<p>short</p>")],
  [
    "when it is an image",
    "gzip",
    () => html(LONG, { "content-type": "image/png" }),
  ],
  [
    "when it is a stream of events",
    "gzip",
    () => html(LONG, { "content-type": "text/event-stream" }),
  ],
  [
    "when there is no type",
    "gzip",
    () => new Response(new TextEncoder().encode(LONG)),
  ],
];

for (const [what, accept, response] of LEFT_ALONE) {
  Deno.test(`compression() does not compress ${what}`, async () => {
    const expected = await response().text();
    const answer = await compress(accept, response());
    equal(answer.headers.get("content-encoding"), null);
    equal(await answer.text(), expected);
  });
}

Deno.test("compression() touches nothing that is compressed already", async () => {
  const made = html(LONG, { "content-encoding": "br" });
  equal(await compress("gzip", made), made);
});

Deno.test("compression() touches nothing without a body", async () => {
  const made = new Response(null, { status: 304 });
  equal(await compress("gzip", made), made);
});

Deno.test("compression() adds Vary even without compressing", async () => {
  equal(
    (await compress(undefined, html(LONG))).headers.get("vary"),
    "Accept-Encoding",
  );
});

const VARYING: [made: string, sent: string][] = [
  ["If-None-Match", "If-None-Match, Accept-Encoding"],
  ["accept-encoding", "accept-encoding"],
  ["Accept-Encoding, Cookie", "Accept-Encoding, Cookie"],
];

for (const [made, sent] of VARYING) {
  Deno.test(`compression() makes an answer that varies by ${made} vary by ${sent}`, async () => {
    const answer = await compress("gzip", html(LONG, { vary: made }));
    equal(answer.headers.get("vary"), sent);
  });
}

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
