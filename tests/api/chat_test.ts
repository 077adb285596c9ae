import { doesNotMatch, equal, match, notEqual, ok } from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { loadAssets } from "fresh/server";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { addParcel } from "../helpers/parcels.ts";

const CHAT = '<script src="https://chat.example/loader.js"></script>';
const MARK = "chat.example";

/** By its name in our build and in that of genuine Fresh. */
const TRACKING_SCRIPT = /"\/_fresh\/[^"]*\/Tracking\b[^"]*\.js"/;

const assets = await loadAssets({ root: ROOT });

const INFO: Deno.ServeHandlerInfo = {
  remoteAddr: { transport: "tcp", hostname: "203.0.113.7", port: 1 },
  completed: Promise.resolve(),
};

async function chattingApp(): Promise<TestApp> {
  const app = await testApp({ assets });
  await writeFirstPages(app.kv);
  await updateSettings(app.kv, { chat_code: CHAT });
  await addParcel(app.kv, {});
  return app;
}

for (
  const path of [
    "/",
    "/contact.html",
    "/contact.html?done=sent",
    "/pages/about-us",
    "/track.html",
    "/resolution.html",
  ]
) {
  Deno.test(
    `the owner's chat is on ${path}, which runs what carries its nonce and nothing else`,
    async () => {
      await using app = await chattingApp();
      const visitor = app.client({ asSent: true });
      const { status, text, headers } = await visitor.get(path);
      equal(status, 200);
      match(text, new RegExp(`<script nonce=\\w{32} src="https://${MARK}`));
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
    },
  );
}

Deno.test("the owner's chat is also beside a form that is shown again", async () => {
  await using app = await chattingApp();
  const { status, text } = await app.client().form("/contact.html", {});
  equal(status, 422);
  ok(text.includes(MARK));
});

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
  Deno.test(`the owner's chat is not on ${path}, which keeps the strict policy`, async () => {
    await using app = await chattingApp();
    const visitor = path.startsWith("/control/i") || path.includes("settings")
      ? await app.signedIn()
      : app.client();
    const { text, headers } = await visitor.get(path);
    if (path !== "/api/graph") ok(!text.includes(MARK));
    const policy = headers.get("content-security-policy")!;
    ok(!policy.includes("strict-dynamic"));
    ok(!policy.includes("unsafe-inline"));
  });
}

Deno.test(
  "a page with the owner's chat has no island that could show a parcel",
  async () => {
    await using app = await chattingApp();
    const visitor = app.client({ asSent: true });
    const { text } = await visitor.get("/track.html");
    doesNotMatch(text, TRACKING_SCRIPT);
    const result = await visitor.get("/track.html?code=WB-1111");
    match(result.text, TRACKING_SCRIPT);
  },
);

Deno.test("a cleared chat leaves the pages as they were", async () => {
  await using app = await chattingApp();
  await app.client().get("/");
  await updateSettings(app.kv, { chat_code: null });
  const { text, headers } = await app.client().get("/");
  ok(!text.includes(MARK));
  ok(!headers.get("content-security-policy")!.includes("nonce"));
  equal(headers.has("etag"), !ON_GENUINE);
});

Deno.test("a chat saved during a render is on the next page", async () => {
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

for (
  const [what, cookie] of [["session", "sid"], ["proof", "proof"]] as const
) {
  Deno.test(`the owner's chat is on no page for a browser with a ${what}, and stays on other visitors' pages`, async () => {
    await using app = await chattingApp();
    const bearer = app.client();
    bearer.cookies.set(cookie, "x".repeat(43));
    for (
      const path of [
        "/",
        "/contact.html",
        "/pages/about-us",
        "/track.html",
        "/resolution.html",
      ]
    ) {
      for (let turn = 0; turn < 3; turn++) {
        const { text, headers } = await bearer.get(path);
        ok(!text.includes(MARK), path);
        ok(!headers.get("content-security-policy")!.includes("strict-dynamic"));
        ok((await app.client().get(path)).text.includes(MARK), path);
      }
    }
  });
}

for (
  const path of [
    "/track.html",
    "/track.html?code=WB-1111",
    "/track.html?code=WB-9999",
    "/api/parcels/WB-1111",
  ]
) {
  Deno.test(`${path} sends other pages no full referrer`, async () => {
    await using app = await chattingApp();
    const { headers } = await app.client().get(path);
    equal(headers.get("referrer-policy"), "strict-origin");
  });
}

Deno.test("the tracking form beside the owner's chat arrives whole where it is compressed", async () => {
  await using app = await chattingApp();
  const init = { headers: { "accept-encoding": "gzip" } };
  const request = new Request("http://localhost:8000/track.html", init);
  const response = await app.handler(request, INFO);
  equal(response.headers.get("content-encoding"), "gzip");
  const text = gunzipSync(await response.bytes()).toString();
  match(text, /^<!DOCTYPE html>[^]*<script nonce=\S+ src="[^]*<\/html>$/i);
});
