import { equal, match, notEqual, ok } from "node:assert/strict";
import { loadAssets } from "fresh/server";
import { ROOT } from "@/lib/tasks/project.ts";
import { testApp } from "../helpers/app.ts";
import { ON_GENUINE } from "../helpers/framework.ts";

const assets = await loadAssets({ root: ROOT });

Deno.test(
  "the service worker lists existing files by hashed URLs",
  {
    // Genuine Fresh serves its own build.
    ignore: ON_GENUINE,
  },
  async () => {
    await using app = await testApp({ assets });
    const { text, headers } = await app.client().get("/sw.js");
    match(headers.get("content-type")!, /^text\/javascript/);
    equal(headers.get("cache-control"), "no-store");
    const [, json] = /self\.offline = (.*);/.exec(text)!;
    const { page, files } = JSON.parse(json!);
    const [, worker] = /importScripts\("([^"]+)"\)/.exec(text)!;
    for (const path of [...files, worker]) {
      ok(assets!.files.get(path)?.immutable, path);
    }
    const offline = await app.client().get(page);
    equal(offline.status, 200);
    match(offline.text, /You are offline/);
    for (
      const [, sheet] of offline.text.matchAll(
        /rel="(?:stylesheet|preload)" href="([^"]+)"/g,
      )
    ) {
      ok(files.includes(sheet), sheet);
    }
  },
);

Deno.test("each language has its own service worker", async () => {
  await using app = await testApp({ assets });
  const client = app.client();
  const english = await client.get("/sw.js");
  const hindi = await client.get("/sw.js", { cookie: "googtrans=/en/in" });
  notEqual(english.text, hindi.text);
  const page = /"(\/offline\.html[^"]*)"/.exec(hindi.text)![1]!;
  match((await client.get(page)).text, /<html lang="hi"/);
});
