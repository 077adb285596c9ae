import { equal, match, ok } from "node:assert/strict";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { PageCache } from "@/lib/site/page_cache.ts";

const HTML = "<h1>Waybill</h1>".repeat(200);
const PAGE = { key: "/ en null", version: "1" };

function ask(headers: Record<string, string> = {}): Request {
  return new Request("http://localhost/", { headers });
}

function htmlResponse(body = HTML, status = 200): Response {
  return new Response(body, {
    status,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

async function filledCache(): Promise<PageCache> {
  const cache = new PageCache();
  cache.find(ask(), PAGE);
  await cache.store(ask(), htmlResponse(), PAGE);
  return cache;
}

Deno.test("PageCache serves a stored page in the requested encoding", async () => {
  const cache = await filledCache();
  const plain = cache.find(ask(), PAGE)!;
  equal(plain.headers.get("content-encoding"), null);
  equal(await plain.text(), HTML);
  const br = cache.find(ask({ "accept-encoding": "gzip, br" }), PAGE)!;
  equal(br.headers.get("content-encoding"), "br");
  equal(br.headers.get("content-type"), "text/html; charset=utf-8");
  equal(br.headers.get("vary"), "Accept-Encoding");
  equal(new TextDecoder().decode(brotliDecompressSync(await br.bytes())), HTML);
  const gzip = cache.find(ask({ "accept-encoding": "gzip" }), PAGE)!;
  equal(new TextDecoder().decode(gunzipSync(await gzip.bytes())), HTML);
});

Deno.test("PageCache does not compress a page on its first request", async () => {
  const cache = new PageCache();
  const packing = ask({ "accept-encoding": "gzip, br" });
  cache.find(packing, PAGE);
  const first = await cache.store(packing, htmlResponse(), PAGE);
  equal(first.headers.get("content-encoding"), null);
  equal(await first.text(), HTML);
});

Deno.test("PageCache responds 304 to a browser that has the page in any encoding", async () => {
  const cache = await filledCache();
  const etag = cache.find(ask(), PAGE)!.headers.get("etag")!;
  match(etag, /^W\/"\w{20}"$/);
  for (const encoding of ["identity", "br"]) {
    const known = cache.find(
      ask({ "if-none-match": `W/"x", ${etag}`, "accept-encoding": encoding }),
      PAGE,
    )!;
    equal(known.status, 304);
    equal(known.body, null);
    equal(known.headers.get("etag"), etag);
  }
});

Deno.test("PageCache evicts a page when the version changes", async () => {
  const cache = await filledCache();
  equal(cache.find(ask(), { ...PAGE, version: "2" }), null);
  equal(cache.find(ask(), PAGE), null);
});

Deno.test("PageCache does not store a page rendered from older settings under the newer version", async () => {
  const cache = await filledCache();
  const newer = { ...PAGE, version: "2" };
  cache.find(ask(), newer);
  const late = await cache.store(ask(), htmlResponse("old"), PAGE);
  equal(await late.text(), "old");
  equal(cache.find(ask(), newer), null);
});

Deno.test("PageCache serves a prebuilt compressed file under its own ETag", async () => {
  const cache = new PageCache();
  const headers = { etag: 'W/"1"', "content-encoding": "br", vary: "x" };
  await cache.store(ask(), new Response("packed", { headers }), PAGE);
  const file = cache.find(ask({ "accept-encoding": "gzip, br" }), PAGE)!;
  equal(await file.text(), "packed");
  for (const [name, value] of Object.entries(headers)) {
    equal(file.headers.get(name), value);
  }
  const known = cache.find(ask({ "if-none-match": 'W/"1"' }), PAGE)!;
  equal(known.status, 304);
});

Deno.test("PageCache passes through errors and pages that set a cookie without storing them", async () => {
  const page = htmlResponse();
  page.headers.set("set-cookie", "a=b");
  for (const answer of [page, htmlResponse("broken", 500)]) {
    const cache = new PageCache();
    equal(cache.find(ask(), PAGE), null);
    equal(await cache.store(ask(), answer, PAGE), answer);
    equal(cache.find(ask(), PAGE), null);
  }
});

Deno.test("PageCache stays within its memory limit by evicting the least recently used page", async () => {
  const cache = new PageCache(10 * 7_300);
  cache.find(ask(), PAGE);
  const numbered = (n: number) => ({ key: `/${n}`, version: "1" });
  const store = (n: number) => cache.store(ask(), htmlResponse(), numbered(n));
  const known = (n: number) => cache.find(ask(), numbered(n)) !== null;
  for (let n = 0; n < 10; n++) await store(n);
  ok(known(0));
  await store(10);
  equal(known(1), false);
  ok([0, 2, 3, 9, 10].every(known));
  // Compressed copies count as well.
  for (const n of [0, 2, 3, 9, 10]) {
    cache.find(ask({ "accept-encoding": "br" }), numbered(n));
  }
  await store(11);
  ok([0, 2, 3, 9, 10, 11].every(known));
});
