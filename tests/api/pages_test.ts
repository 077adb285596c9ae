import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { updateSettings } from "@/lib/settings/settings.ts";
import { testApp } from "../helpers/app.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { test } from "../helpers/site.ts";

test("GET /healthz returns 200 while the database answers", async ({ app }) => {
  const { status, text } = await app.client().get("/healthz");
  equal(status, 200);
  equal(text, '{"status":"ok"}');
});

Deno.test("GET /healthz returns 503 when the database fails", async () => {
  const faults = {
    before() {
      throw new TypeError("database is closed");
    },
  };
  await using app = await testApp({ faults });
  const { status, headers } = await app.client().get("/healthz");
  equal(status, 503);
  equal(headers.get("retry-after"), "2");
});

for (const path of ["/", "/contact.html"]) {
  const asksAgain =
    `GET ${path} is asked about again and answered with 304 while nothing changed`;
  Deno.test(asksAgain, { ignore: ON_GENUINE }, async () => {
    await using app = await testApp();
    const client = app.client();
    const first = await client.get(path);
    equal(first.headers.get("cache-control"), "private, no-cache");
    equal(
      first.headers.get("vary"),
      "Cookie, Accept-Language, Accept-Encoding",
    );
    const etag = first.headers.get("etag")!;
    const second = await client.get(path, { "if-none-match": etag });
    equal(second.status, 304);
    equal(second.text, "");
    equal(second.headers.get("etag"), etag);
  });

  test(`GET ${path} follows settings, language and theme immediately`, async ({ app, visitor }) => {
    const before = await visitor.get(path);
    equal((await visitor.get(path)).text, before.text);
    const arabic = await visitor.get(path, { "accept-language": "ar" });
    match(arabic.text, /<html lang="ar" dir="rtl"/);
    visitor.cookies.set("theme", "dark");
    match((await visitor.get(path)).text, /data-theme="dark"/);
    visitor.cookies.clear();
    await updateSettings(app.kv, { company_name: "Harbour & Sons" });
    ok((await visitor.get(path)).text.includes("Harbour &amp; Sons"));
  });
}

test("GET / does not depend on Host, because it is cached", async ({ app }) => {
  const stranger = app.client({ origin: "https://evil.example" });
  const { status, text } = await stranger.get("/");
  equal(status, 200);
  ok(!text.includes("evil.example"));
});

test("the forms on GET / return to its path and language, without other parameters", async ({ visitor }) => {
  match((await visitor.get("/?from=mail")).text, /name="back" value="\/"/);
  const german = await visitor.get("/?from=mail&lang=de");
  match(german.text, /name="back" value="\/\?lang=de"/);
});

test("POST /preferences stores language and theme in cookies", async ({ visitor }) => {
  const { status, headers } = await visitor.form("/preferences", {
    lang: "ar",
    theme: "dark",
    back: "/track.html?code=A-1",
  });
  equal(status, 303);
  equal(headers.get("location"), "/track.html?code=A-1");
  deepEqual(headers.getSetCookie(), [
    "googtrans=/en/ar; Path=/; SameSite=Lax; Max-Age=31536000",
    "theme=dark; Path=/; SameSite=Lax; Max-Age=31536000",
  ]);
  match(
    (await visitor.get("/")).text,
    /<html lang="ar" dir="rtl" data-theme="dark"/,
  );
});

const ADDRESSES: [fields: Record<string, string>, location: string][] = [
  [{ lang: "ar", back: "/track.html?code=A-1" }, "/track.html?code=A-1"],
  // Choosing a language removes the one in the URL.
  [{ lang: "ar", back: "/track.html?lang=de&code=B" }, "/track.html?code=B"],
  [{ theme: "DARK", back: "/contact.html?lang=de" }, "/contact.html?lang=de"],
  [{ theme: "dark", back: "/صفحة?a=//b" }, "/%D8%B5%D9%81%D8%AD%D8%A9?a=//b"],
  [{ theme: "dark", back: "https://evil.example/track.html" }, "/"],
  [{ theme: "dark", back: "//evil.example/" }, "/"],
  [{ theme: "dark", back: "/\\evil.example" }, "/"],
  [{ theme: "dark", back: "/\tx" }, "/"],
];
test("POST /preferences redirects to the page named by its form, but only within this site", async ({ app }) => {
  for (const [fields, location] of ADDRESSES) {
    const visitor = app.client();
    const { status, headers } = await visitor.send("/preferences", {
      method: "POST",
      // The tracking page's referrer policy sends only the origin.
      headers: { referer: "http://localhost:8000/" },
      body: new URLSearchParams(fields),
    });
    equal(status, 303);
    equal(headers.get("location"), location);
    equal(visitor.cookies.get("theme"), fields.theme && "dark");
  }
});

const HTTPS: [what: string, origin: string, headers: Record<string, string>][] =
  [
    ["https", "https://www.example.com", {}],
    [
      "a proxy's https",
      "http://www.example.com",
      { "x-forwarded-proto": "https" },
    ],
  ];
for (const [what, origin, headers] of HTTPS) {
  test(`over ${what} the preference cookies are secure, and the theme's has the __Host- prefix`, async ({ app }) => {
    const client = app.client({ origin });
    const body = new URLSearchParams({ lang: "ar", theme: "dark" });
    const init = { method: "POST", headers, body };
    const answer = await client.send("/preferences", init);
    deepEqual(answer.headers.getSetCookie(), [
      "googtrans=/en/ar; Path=/; SameSite=Lax; Secure; Max-Age=31536000",
      "__Host-theme=dark; Path=/; SameSite=Lax; Secure; Max-Age=31536000",
    ]);
    const chosen = /<html lang="ar" dir="rtl" data-theme="dark"/;
    for (const [path, status] of [["/", 200], ["/nowhere", 404]] as const) {
      const page = await client.get(path, headers);
      equal(page.status, status);
      match(page.text, chosen);
    }
    const planted = { ...headers, cookie: "theme=dark" };
    doesNotMatch((await client.get("/", planted)).text, /data-theme/);
  });
}

test("POST /preferences ignores unknown choices", async ({ app }) => {
  const { status, headers } = await app.client().form("/preferences", {
    lang: "xx",
    theme: "pink",
  });
  equal(status, 303);
  deepEqual(headers.getSetCookie(), []);
});

test("over plain http a page is redirected to https and an API call is rejected", async ({ app }) => {
  const client = app.client({ origin: "http://www.example.com" });
  const page = await client.get("/track.html?code=A-1");
  equal(page.status, 308);
  equal(
    page.headers.get("location"),
    "https://www.example.com/track.html?code=A-1",
  );
  const { status, body } = await client.api("GET", "/parcels/A-1234");
  equal(status, 403);
  match(body.errors[0]!, /https address of this site \(PUBLIC_ORIGIN\).*proxy/);
});
