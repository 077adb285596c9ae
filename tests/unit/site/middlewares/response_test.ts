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

Deno.test("compression() compresses a long text for a browser that accepts gzip", async () => {
  const response = await compress("gzip, br", html(LONG, { "x-kept": "1" }));
  equal(response.headers.get("content-encoding"), "gzip");
  equal(response.headers.get("vary"), "Accept-Encoding");
  equal(response.headers.get("x-kept"), "1");
  const bytes = await response.bytes();
  ok(bytes.length < LONG.length / 10);
  equal(new TextDecoder().decode(gunzipSync(bytes)), LONG);
});

Deno.test("compression() compresses consecutive texts of any script and length", async () => {
  const dense = crypto.getRandomValues(new Uint8Array(60_000)).toHex();
  const texts = ["حزمة ✓ 📦 ".repeat(500), dense, "ü".repeat(300_000), LONG];
  for (const text of texts) {
    const response = await compress("gzip", html(text));
    const bytes = gunzipSync(await response.bytes());
    equal(new TextDecoder().decode(bytes), text);
  }
});

Deno.test("compression() streams a CSV download chunk by chunk", async () => {
  const { promise: rest, resolve } = Promise.withResolvers<void>();
  async function* parts() {
    yield new TextEncoder().encode("head\r\n");
    await rest;
    yield new TextEncoder().encode("row\r\n");
  }
  const headers = { "content-type": "text/csv; charset=utf-8" };
  const table = new Response(ReadableStream.from(parts()), { headers });
  const response = await compress("gzip", table);
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

/** Returns the page with a different content type. */
const typed = (type: string) => () => html(LONG, { "content-type": type });

const ENCODINGS: [
  what: string,
  accept: string | undefined,
  response: () => Response,
  encoding: "gzip" | null,
][] = [
  ["the sitemap", "gzip", typed("application/xml; charset=utf-8"), "gzip"],
  ["nothing unasked", undefined, () => html(LONG), null],
  ["nothing that the client refuses", "gzip;q=0", () => html(LONG), null],
  ["no short text", "gzip", () => html("<p>short</p>"), null],
  ["no image", "gzip", typed("image/png"), null],
  ["no stream of events", "gzip", typed("text/event-stream"), null],
  [
    "nothing that has no type",
    "gzip",
    () => new Response(new TextEncoder().encode(LONG)),
    null,
  ],
];

for (const [what, accept, response, encoding] of ENCODINGS) {
  Deno.test(`compression() compresses ${what}`, async () => {
    const answer = await compress(accept, response());
    equal(answer.headers.get("content-encoding"), encoding);
    if (encoding === null) {
      equal(await answer.text(), await response().text());
    }
  });
}

Deno.test("compression() leaves compressed and empty responses alone", async () => {
  const made = [
    html(LONG, { "content-encoding": "br" }),
    new Response(null, { status: 304 }),
  ];
  for (const answer of made) equal(await compress("gzip", answer), answer);
});

Deno.test("compression() adds Accept-Encoding to Vary, whether or not the response is compressed", async () => {
  const varying: [accept: string | undefined, made: string, sent: string][] = [
    [undefined, "", "Accept-Encoding"],
    ["gzip", "If-None-Match", "If-None-Match, Accept-Encoding"],
    ["gzip", "accept-encoding", "accept-encoding"],
    ["gzip", "Accept-Encoding, Cookie", "Accept-Encoding, Cookie"],
  ];
  for (const [accept, vary, sent] of varying) {
    const page = html(LONG, vary === "" ? {} : { vary });
    equal((await compress(accept, page)).headers.get("vary"), sent);
  }
});

const HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; media-src 'self' https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

Deno.test("responseHeaders() adds the security headers to every response", async () => {
  const { response } = await runMiddleware(responseHeaders(), {});
  for (const [name, value] of Object.entries(HEADERS)) {
    equal(response.headers.get(name), value);
  }
  equal(response.headers.get("strict-transport-security"), null);
});

Deno.test("responseHeaders() sends HSTS and upgrade-insecure-requests over https", async () => {
  const state = { secure: true };
  const { response } = await runMiddleware(responseHeaders(), { state });
  equal(
    response.headers.get("strict-transport-security"),
    "max-age=63072000; includeSubDomains",
  );
  const policy = response.headers.get("content-security-policy")!;
  ok(policy.endsWith("; upgrade-insecure-requests"));
});

Deno.test("responseHeaders() adds headers to an immutable response", async () => {
  const { response } = await runMiddleware(responseHeaders(), {
    next: () => Response.redirect("http://localhost/x", 303),
  });
  equal(response.status, 303);
  equal(response.headers.get("location"), "http://localhost/x");
  equal(response.headers.get("x-content-type-options"), "nosniff");
});

Deno.test("responseHeaders() leaves the Cache-Control header of a file alone", async () => {
  const headers = { "cache-control": "public, max-age=31536000, immutable" };
  const { response } = await runMiddleware(responseHeaders(), {
    next: () => new Response("x", { headers }),
  });
  equal(response.headers.get("cache-control"), headers["cache-control"]);
});

const ROUTES: [
  route: string | null,
  path: string,
  cacheControl: string,
  isListed: boolean,
][] = [
  ["/", "/", "private, no-cache", true],
  ["/track.html", "/track.html", "private, no-store", true],
  ["/track.html", "/track.html?code=WB-1", "private, no-store", false],
  ["/api/parcels/:code", "/api/parcels/WB-1", "private, no-store", false],
  ["/api/parcels", "/api/parcels", "no-store", true],
  ["/control/index.html", "/control/index.html", "no-store", false],
  ["/cp", "/cp", "no-store", false],
  [null, "/nowhere", "no-store", true],
];

for (const [route, path, cacheControl, isListed] of ROUTES) {
  const listing = isListed ? "allows" : "forbids";
  Deno.test(`responseHeaders() caches ${path} as "${cacheControl}" and ${listing} search engines to list it`, async () => {
    const url = `http://localhost${path}`;
    const { response } = await runMiddleware(responseHeaders(), { route, url });
    equal(response.headers.get("cache-control"), cacheControl);
    equal(
      response.headers.get("x-robots-tag"),
      isListed ? null : "noindex, nofollow, noarchive",
    );
  });
}
