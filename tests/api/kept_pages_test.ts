import { deepEqual, match, notEqual, ok } from "node:assert/strict";
import { loadAssets } from "fresh/server";
import { updateSettings } from "@/lib/settings/settings.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { sharedStore } from "../helpers/store.ts";

const ORIGIN = "https://www.example.com";
const PAGE = "/contact.html";

const SCRIPT = /"(\/_fresh\/[^"]+\.js)"/;

const assets = await loadAssets({ root: ROOT });

/** Starts a site behind a proxy, with a public origin. */
function site(): Promise<TestApp> {
  const env = { PUBLIC_ORIGIN: ORIGIN, TRUST_PROXY: "1" };
  return testApp({ assets, env });
}

interface Ask {
  method?: string;
  origin?: string;
  headers?: Record<string, string>;
}

/**
 * Returns the response with its log lines, without the duration and the content length, which the server adds if the app does
 * not; the request id is returned separately.
 */
async function ask(app: TestApp, path: string, options: Ask = {}) {
  const { method = "GET", origin = ORIGIN, headers = {} } = options;
  const before = app.lines.length;
  const client = app.client({ origin });
  const answer = await client.send(path, { method, headers });
  const { "x-request-id": id, "content-length": _length, ...sent } = Object
    .fromEntries(answer.headers);
  const lines = app.lines.slice(before)
    .map(({ id: _id, ms: _ms, ...line }) => line);
  const { status, text } = answer;
  return { id, answer: { status, text, sent, lines } };
}

async function scriptOf(): Promise<string> {
  await using app = await site();
  const { text } = (await ask(app, "/track.html")).answer;
  match(text, SCRIPT);
  return SCRIPT.exec(text)![1]!;
}

const REQUESTS: [what: string, options: Ask][] = [
  ["the same", {}],
  ["another method", { method: "HEAD" }],
  ["a method that is not served", { method: "DELETE" }],
  ["a question for methods", { method: "OPTIONS" }],
  ["a foreign host", { origin: "https://evil.example" }],
  ["a foreign Host header", { headers: { host: "evil.example" } }],
  ["a Host header that is none", { headers: { host: "a b" } }],
  ["plain http", { origin: "http://www.example.com" }],
  [
    "https at the proxy",
    {
      origin: "http://www.example.com",
      headers: { "x-forwarded-proto": "https" },
    },
  ],
  ["http at the proxy", { headers: { "x-forwarded-proto": "http" } }],
  ["localhost", { origin: "http://localhost:8000" }],
  ["a theme", { headers: { cookie: "__Host-theme=dark" } }],
  ["a language", { headers: { "accept-language": "de" } }],
  ["a chosen language", { headers: { cookie: "googtrans=/en/ar" } }],
  ["an encoding", { headers: { "accept-encoding": "identity;q=1" } }],
  ["another site", { headers: { "sec-fetch-site": "cross-site" } }],
  ["another visitor", { headers: { "x-forwarded-for": "198.51.100.9" } }],
];
for (const [what, { headers = {}, ...options }] of REQUESTS) {
  Deno.test(
    `a cached page and file answer ${what} like uncached ones`,
    // Genuine Fresh caches no pages.
    { ignore: ON_GENUINE },
    async () => {
      for (const path of [PAGE, await scriptOf()]) {
        await using warm = await site();
        const known = await ask(warm, path);
        const etag = known.answer.sent.etag!;
        for (const has of [{}, { "if-none-match": etag }]) {
          await using cold = await site();
          const asked = { ...options, headers: { ...headers, ...has } };
          const again = await ask(warm, path, asked);
          deepEqual(again.answer, (await ask(cold, path, asked)).answer);
          notEqual(again.id, known.id);
        }
      }
    },
  );
}

Deno.test(
  "unknown query parameters do not split the cache of a page",
  { ignore: ON_GENUINE },
  async () => {
    await using app = await site();
    const first = await ask(app, PAGE);
    const etag = first.answer.sent.etag;
    for (const query of ["?utm_source=letter", "?a=1&b=2", "?lang=none", "?"]) {
      const { answer } = await ask(app, PAGE + query);
      deepEqual([answer.text, answer.sent.etag], [first.answer.text, etag]);
    }
    const german = await ask(app, `${PAGE}?lang=de`);
    const again = await ask(app, `${PAGE}?gclid=7&lang=de`);
    notEqual(german.answer.text, first.answer.text);
    deepEqual(again.answer.text, german.answer.text);
    const sent = await ask(app, `${PAGE}?utm_source=letter&done=sent`);
    notEqual(sent.answer.text, first.answer.text);
    match(sent.answer.text, /role="status"/);
  },
);

Deno.test("a cached page shows another instance's change within two seconds", async () => {
  await using store = await sharedStore();
  const options = { kvPath: store.path, env: { LIMIT_FACTOR: "1000" } };
  await using here = await testApp(options);
  await using there = await testApp(options);
  const visitor = there.client();
  match((await visitor.get("/")).text, /Waybill Logistics/);
  await updateSettings(here.kv, { company_name: "Northern Lines" });
  const changedAt = performance.now();
  while (!(await visitor.get("/")).text.includes("Northern Lines")) {
    ok(performance.now() - changedAt < 2_000);
  }
});

Deno.test(
  "a HEAD request does not empty the cached page or file",
  { ignore: ON_GENUINE },
  async () => {
    for (const path of [PAGE, await scriptOf()]) {
      await using app = await site();
      await ask(app, path, { method: "HEAD" });
      const { answer } = await ask(app, path);
      ok(answer.text.length > 0);
    }
  },
);
