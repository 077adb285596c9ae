import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { App, staticFiles } from "fresh";
import { attach } from "fresh/server";
import { buildAssets } from "@/lib/fresh/build.ts";
import { loadAssets, saveAssets } from "@/lib/fresh/store.ts";
import type { Assets } from "@/lib/fresh/types.ts";
import { manifest } from "../../fixtures/fresh/fresh.gen.ts";
import { test } from "@/tests/helpers/temp_folder.ts";

const root = new URL("../../fixtures/fresh", import.meta.url).pathname;
const assets = await buildAssets({ root });
const script = assets.scripts.get("client")!;

function get(path: string, headers: HeadersInit = {}, method = "GET") {
  // asset() uses the app attached last, which may be another test's.
  const app = new App<unknown>().use(staticFiles()).fsRoutes();
  return attach(app, manifest, assets).handler()(
    new Request("http://localhost" + path, { headers, method }),
  );
}

Deno.test("staticFiles() serves a file unchanged", async () => {
  const response = await get("/dot.svg");
  equal(response.status, 200);
  equal(response.headers.get("content-type"), "image/svg+xml; charset=utf-8");
  equal(response.headers.get("cache-control"), "no-cache");
  const file = await Deno.readTextFile(`${root}/static/dot.svg`);
  equal(await response.text(), file);
});

Deno.test("staticFiles() makes hashed URLs immutable", async () => {
  for (const url of [script, assets.urls.get("/dot.svg")!]) {
    const cached = (await get(url)).headers.get("cache-control");
    equal(cached, "public, max-age=31536000, immutable");
  }
});

const PLAIN = (body: Uint8Array) => body;

const ENCODINGS: [
  accepted: string,
  encoding: string | null,
  decode: (body: Uint8Array) => Uint8Array,
][] = [
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["br;q=0.5", "br", brotliDecompressSync],
  ["identity", null, PLAIN],
];

Deno.test("staticFiles() sends the best encoding that the client accepts", async () => {
  for (const [accepted, encoding, decode] of ENCODINGS) {
    const response = await get(script, { "accept-encoding": accepted });
    equal(response.headers.get("content-encoding"), encoding);
    equal(response.headers.get("vary"), "accept-encoding");
    const body = await response.bytes();
    equal(response.headers.get("content-length"), String(body.length));
    equal(decode(body).length, assets.files.get(script)!.body.length);
  }
});

Deno.test("staticFiles() returns 304 to a client that has the current file", async () => {
  const etag = (await get("/dot.svg")).headers.get("etag")!;
  const response = await get("/dot.svg", { "if-none-match": `"x", ${etag}` });
  equal(response.status, 304);
  equal(response.body, null);
  equal(response.headers.get("etag"), etag);
  equal((await get("/dot.svg", { "if-none-match": '"x"' })).status, 200);
});

Deno.test("staticFiles() answers HEAD with the length and no body", async () => {
  const response = await get(script, {}, "HEAD");
  equal(response.body, null);
  ok(Number(response.headers.get("content-length")) > 1000);
});

Deno.test("staticFiles() rejects methods other than GET, HEAD and OPTIONS", async () => {
  for (const [method, status] of [["POST", 405], ["OPTIONS", 204]] as const) {
    const response = await get("/dot.svg", {}, method);
    equal(response.status, status);
    equal(response.headers.get("allow"), "GET, HEAD, OPTIONS");
  }
});

Deno.test("staticFiles() leaves other paths to the routes", async () => {
  equal((await get("/plain.html")).status, 200);
  equal((await get("/none.svg")).status, 404);
});

Deno.test("asset() and the build use the same URL for a stylesheet", async () => {
  const html = await (await get("/plain.html")).text();
  const url = assets.urls.get("/styles/main.css")!;
  match(url, /^\/_fresh\/styles\/main-[0-9a-f]{12}\.css$/);
  ok(html.includes(`<link rel="stylesheet" href="${url}"/>`));
  match(await (await get(url)).text(), /@layer tokens\{:root\{/);
});

Deno.test("a page with islands loads its scripts and data without inline code", async () => {
  const html = await (await get("/small")).text();
  const tags = Array.from(html.matchAll(/<script [^>]*>/g), ([tag]) => tag);
  equal(tags.join(""), `<script type="module" src="${script}">`);
  ok(html.includes('<template id="fresh-data">{'));
  for (const url of assets.imports.get(script)!) {
    ok(html.includes(`<link rel="modulepreload" href="${url}">`));
  }
});

test("loadAssets() reads what saveAssets() wrote", async (folder) => {
  await saveAssets(folder.path, assets);
  const loaded = await loadAssets({ root: folder.path });
  equal(loaded.files.size, assets.files.size);
  for (const [url, file] of assets.files) {
    equal(Deno.inspect(loaded.files.get(url)), Deno.inspect(file));
  }
  equal(Deno.inspect(loaded.imports), Deno.inspect(assets.imports));
});

test("loadAssets() always finds a complete build while saveAssets() replaces it", async (folder) => {
  const stray = `${folder.path}/_fresh/stray`;
  await saveAssets(folder.path, assets);
  await Deno.writeTextFile(stray, "of an older build");
  const one = assets.files.get("/dot.svg")!;
  const files = new Map(assets.files).set("/new.svg", { ...one, hash: "new" });
  let isSaved = false;
  const saving = saveAssets(folder.path, { ...assets, files })
    .then(() => isSaved = true);
  while (!isSaved) {
    const loaded = await loadAssets({ root: folder.path });
    ok(loaded.files.has("/dot.svg"));
  }
  await saving;
  equal((await loadAssets({ root: folder.path })).files.size, files.size);
  await rejects(Deno.stat(stray), Deno.errors.NotFound);
});

test("saveAssets() keeps the hashed files of only the previous build, for open pages", async (folder) => {
  for (const text of ["first", "second", "third", "third"]) {
    await saveAssets(folder.path, builtOf(text));
  }
  const { files } = await loadAssets({ root: folder.path });
  const urls = ["/_fresh/a-second.txt", "/_fresh/a-third.txt", "/a.txt"];
  deepEqual([...files.keys()].sort(), urls);
  for (const text of ["second", "third"]) {
    const { body } = files.get(`/_fresh/a-${text}.txt`)!;
    equal(new TextDecoder().decode(body), text);
  }
  const kept = await Array.fromAsync(Deno.readDir(`${folder.path}/_fresh`));
  const names = kept.map(({ name }) => name).sort();
  deepEqual(names, ["manifest.json", "second", "third"]);
});

/** A build of one file with this text as its content and hash. */
function builtOf(text: string): Assets {
  const body = new TextEncoder().encode(text);
  const file = { type: "text/plain", hash: text, body, immutable: false };
  const files = new Map([
    ["/a.txt", file],
    [`/_fresh/a-${text}.txt`, { ...file, immutable: true }],
  ]);
  const none = { urls: new Map(), scripts: new Map(), imports: new Map() };
  return { files, ...none, dev: false };
}

Deno.test({
  name: "loadAssets() asks for a build if it may not run the bundler",
  permissions: { read: true },
  async fn() {
    await rejects(loadAssets({ root: "/nowhere" }), /run the build first/);
  },
});

test("loadAssets() rebuilds if a source is newer than the build", async (folder) => {
  await Deno.mkdir(`${folder.path}/static`);
  await Deno.writeTextFile(`${folder.path}/static/a.txt`, "old");
  await saveAssets(folder.path, await buildAssets({ root: folder.path }));
  await Deno.writeTextFile(`${folder.path}/static/a.txt`, "new");
  await Deno.utime(`${folder.path}/static/a.txt`, 1e6, 1e6);
  equal(await textOf(folder.path), "old");
  const later = Date.now() / 1000 + 60;
  await Deno.utime(`${folder.path}/static/a.txt`, later, later);
  equal(await textOf(folder.path), "new");
});

async function textOf(folder: string): Promise<string> {
  const { files } = await loadAssets({ root: folder });
  return new TextDecoder().decode(files.get("/a.txt")?.body);
}
