import { doesNotMatch, equal, match, notEqual, ok } from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { loadAssets } from "fresh/server";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { testApp } from "../helpers/app.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { addParcel } from "../helpers/parcels.ts";
import { testOn } from "../helpers/site.ts";

const CHAT = '<script src="https://chat.example/loader.js"></script>';
const MARK = "chat.example";

/** Matches the names of both our build and that of genuine Fresh. */
const TRACKING_SCRIPT = /"\/_fresh\/[^"]*\/Tracking\b[^"]*\.js"/;

const assets = await loadAssets({ root: ROOT });

const INFO: Deno.ServeHandlerInfo = {
  remoteAddr: { transport: "tcp", hostname: "203.0.113.7", port: 1 },
  completed: Promise.resolve(),
};

/** The pages with the owner's chat. */
const PAGES = [
  "/",
  "/contact.html",
  "/pages/about-us",
  "/track.html",
  "/resolution.html",
];

/** Defines a test on a site with the owner's chat. */
const test = testOn(async () => {
  const app = await testApp({ assets });
  await writeFirstPages(app.kv);
  await updateSettings(app.kv, { chat_code: CHAT });
  await addParcel(app.kv, {});
  return { app };
});

test("public pages allow the owner's chat by a nonce, and only scripts with the nonce", async ({ app }) => {
  const visitor = app.client({ asSent: true });
  for (const path of [...PAGES, "/contact.html?done=sent"]) {
    const { status, text, headers } = await visitor.get(path);
    equal(status, 200);
    match(text, new RegExp(`<script nonce=\\w{32} src="https://${MARK}`), path);
    const nonce = /<script nonce=(\w{32})/.exec(text)![1]!;
    const policy = headers.get("content-security-policy")!;
    ok(policy.includes(`script-src 'nonce-${nonce}' 'strict-dynamic';`));
    ok(policy.includes("connect-src 'self' https: wss:;"));
    ok(policy.includes("style-src 'self' 'unsafe-inline';"));
    ok(policy.includes("font-src 'self' https: data:;"));
    ok(policy.endsWith("; frame-src https:"));
    ok(!/script-src[^;]*unsafe/.test(policy));
    for (const [script] of text.matchAll(/<script[^>]*>/g)) {
      match(script, new RegExp(` nonce="?${nonce}`));
    }
    equal(headers.get("etag"), null);
    const again = await visitor.get(path);
    notEqual(again.headers.get("content-security-policy"), policy);
  }
});

test("a redisplayed form has the owner's chat", async ({ app }) => {
  const { status, text } = await app.client().form("/contact.html", {});
  equal(status, 422);
  ok(text.includes(MARK));
});

test("all other pages have no chat and keep the strict policy", async ({ app }) => {
  for (
    const path of [
      "/track.html?code=WB-1111",
      "/track.html?code=WB-9999",
      "/track.html?code=",
      "/nowhere",
      "/pages/nowhere",
      "/offline.html",
      "/cp",
      "/control/signin.html",
      "/control/password.html",
      "/control/index.html",
      "/control/settings/company",
      "/sitemap.xml",
      "/robots.txt",
      "/manifest.webmanifest",
      "/sw.js",
      "/api/graph",
    ]
  ) {
    const isPanel = /index|settings/.test(path);
    const reader = isPanel ? await app.signedIn() : app.client();
    const { text, headers } = await reader.get(path);
    if (path !== "/api/graph") ok(!text.includes(MARK), path);
    const policy = headers.get("content-security-policy")!;
    ok(!policy.includes("strict-dynamic"), path);
    ok(!policy.includes("unsafe-inline"), path);
  }
});

test("a page with the owner's chat has no island that could show a parcel", async ({ app }) => {
  const visitor = app.client({ asSent: true });
  const { text } = await visitor.get("/track.html");
  doesNotMatch(text, TRACKING_SCRIPT);
  const result = await visitor.get("/track.html?code=WB-1111");
  match(result.text, TRACKING_SCRIPT);
});

test("clearing the chat restores the strict policy", async ({ app }) => {
  await app.client().get("/");
  await updateSettings(app.kv, { chat_code: null });
  const { text, headers } = await app.client().get("/");
  ok(!text.includes(MARK));
  ok(!headers.get("content-security-policy")!.includes("nonce"));
  equal(headers.has("etag"), !ON_GENUINE);
});

Deno.test("a chat saved while a page renders appears on the next page", async () => {
  let saves = false;
  await using app = await testApp({
    faults: {
      async after({ kind, keys }) {
        if (!saves || kind !== "get" || !keys.flat().includes("settings")) {
          return;
        }
        saves = false;
        await updateSettings(app.kv, { chat_code: CHAT });
      },
    },
  });
  saves = true;
  await app.client().get("/");
  match((await app.client().get("/")).text, new RegExp(MARK));
});

for (const cookie of ["sid", "proof"]) {
  test(`a browser with the cookie ${cookie} gets no chat, while other visitors do`, async ({ app, visitor: bearer }) => {
    bearer.cookies.set(cookie, "x".repeat(43));
    for (const path of PAGES) {
      for (let turn = 0; turn < 3; turn++) {
        const { text, headers } = await bearer.get(path);
        ok(!text.includes(MARK), path);
        ok(!headers.get("content-security-policy")!.includes("strict-dynamic"));
        ok((await app.client().get(path)).text.includes(MARK), path);
      }
    }
  });
}

test("pages with a tracking code in the URL never send the full referrer to other sites", async ({ app }) => {
  for (
    const path of [
      "/track.html",
      "/track.html?code=WB-1111",
      "/track.html?code=WB-9999",
      "/api/parcels/WB-1111",
    ]
  ) {
    const { headers } = await app.client().get(path);
    equal(headers.get("referrer-policy"), "strict-origin", path);
  }
});

test("the compressed tracking form with the owner's chat is complete", async ({ app }) => {
  const init = { headers: { "accept-encoding": "gzip" } };
  const request = new Request("http://localhost:8000/track.html", init);
  const response = await app.handler(request, INFO);
  equal(response.headers.get("content-encoding"), "gzip");
  const text = gunzipSync(await response.bytes()).toString();
  match(text, /^<!DOCTYPE html>[^]*<script nonce=\S+ src="[^]*<\/html>$/i);
});
