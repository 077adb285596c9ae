import { equal, match } from "node:assert/strict";
import { Buffer } from "node:buffer";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { testApp } from "../helpers/app.ts";
import { test } from "../helpers/site.ts";

test("GET /tiles/{z}/{x}/{y}.svg answers with an immutable drawing", async ({ app }) => {
  const { status, headers, text } = await app.client().get("/tiles/2/1/1.svg");
  equal(status, 200);
  equal(headers.get("content-type"), "image/svg+xml; charset=utf-8");
  equal(headers.get("cache-control"), "public, max-age=31536000, immutable");
  equal(headers.get("vary"), "Accept-Encoding");
  equal(headers.get("content-encoding"), null);
  equal(headers.get("x-content-type-options"), "nosniff");
  match(text, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^]*<\/svg>$/);
});

test("GET /tiles/{z}/{x}/{y}.svg uses the encoding that the browser prefers", async ({ app }) => {
  const plain = await tile(app.handler, "identity");
  const brotli = await tile(app.handler, "gzip, deflate, br");
  equal(brotli.encoding, "br");
  equal(brotliDecompressSync(brotli.bytes).toString(), plain.bytes.toString());
  const gzip = await tile(app.handler, "gzip, br;q=0");
  equal(gzip.encoding, "gzip");
  equal(gunzipSync(gzip.bytes).toString(), plain.bytes.toString());
});

test("GET /tiles returns 404 outside the map", async ({ visitor }) => {
  for (
    const path of [
      "9/0/0.svg",
      "1/2/0.svg",
      "1/0/0.png",
      "1/0/0",
      "a/b/c.svg",
      "1/-1/0.svg",
    ]
  ) {
    equal((await visitor.get(`/tiles/${path}`)).status, 404, path);
  }
});

async function tile(
  handler: Awaited<ReturnType<typeof testApp>>["handler"],
  encoding: string,
): Promise<{ encoding: string | null; bytes: Buffer }> {
  const request = new Request("http://localhost:8000/tiles/3/4/2.svg", {
    headers: { "accept-encoding": encoding },
  });
  const remoteAddr = {
    transport: "tcp",
    hostname: "203.0.113.7",
    port: 4711,
  } as const;
  const response = await handler(request, {
    remoteAddr,
    completed: Promise.resolve(),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { encoding: response.headers.get("content-encoding"), bytes };
}
