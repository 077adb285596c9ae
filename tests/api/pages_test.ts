import {
  deepEqual,
  doesNotMatch,
  equal,
  match,
  notEqual,
  ok,
} from "node:assert/strict";
import { updateSettings } from "@/lib/settings/settings.ts";
import { testApp } from "../helpers/app.ts";
import { ON_GENUINE } from "../helpers/framework.ts";

Deno.test("GET /healthz answers 200 while the database does", async () => {
  await using app = await testApp();
  const { status, text } = await app.client().get("/healthz");
  equal(status, 200);
  equal(text, '{"status":"ok"}');
});

Deno.test("GET /healthz answers 503 when the database does not", async () => {
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

  Deno.test(`GET ${path} shows changed settings, another language and another theme at once`, async () => {
    await using app = await testApp();
    const client = app.client();
    const before = await client.get(path);
    equal((await client.get(path)).text, before.text);
    const arabic = await client.get(path, { "accept-language": "ar" });
    match(arabic.text, /<html lang="ar" dir="rtl"/);
    client.cookies.set("theme", "dark");
    match((await client.get(path)).text, /data-theme="dark"/);
    client.cookies.clear();
    await updateSettings(app.kv, { company_name: "Harbour & Sons" });
    ok((await client.get(path)).text.includes("Harbour &amp; Sons"));
  });
}

Deno.test("GET / does not depend on Host, because it is cached", async () => {
  await using app = await testApp();
  const stranger = app.client({ origin: "https://evil.example" });
  const { status, text } = await stranger.get("/");
  equal(status, 200);
  ok(!text.includes("evil.example"));
});

Deno.test("the forms of GET / with a query return to the page without it, but in its language", async () => {
  await using app = await testApp();
  const client = app.client();
  match((await client.get("/?from=mail")).text, /name="back" value="\/"/);
  const german = await client.get("/?from=mail&lang=de");
  match(german.text, /name="back" value="\/\?lang=de"/);
});

Deno.test("POST /preferences keeps language and theme and goes back", async () => {
  await using app = await testApp();
  const client = app.client();
  const { status, headers } = await client.form("/preferences", {
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
    (await client.get("/")).text,
    /<html lang="ar" dir="rtl" data-theme="dark"/,
  );
});

const ADDRESSES: [
  what: string,
  fields: Record<string, string>,
  location: string,
][] = [
  [
    "the page that the form names, whatever the browser does",
    { lang: "ar", back: "/track.html?code=A-1" },
    "/track.html?code=A-1",
  ],
  [
    "the home page where the form names another site",
    { lang: "ar", back: "https://evil.example/track.html" },
    "/",
  ],
  [
    "the address without its language when one is chosen",
    { lang: "ar", back: "/track.html?lang=de&code=B-2" },
    "/track.html?code=B-2",
  ],
  [
    "the address with its language when a theme is chosen",
    { theme: "dark", back: "/contact.html?lang=de" },
    "/contact.html?lang=de",
  ],
];
for (const [what, fields, location] of ADDRESSES) {
  Deno.test(`POST /preferences leads to ${what}`, async () => {
    await using app = await testApp();
    const { status, headers } = await app.client().send("/preferences", {
      method: "POST",
      // The tracking page names its site alone.
      headers: { referer: "http://localhost:8000/" },
      body: new URLSearchParams(fields),
    });
    equal(status, 303);
    equal(headers.get("location"), location);
  });
}

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
  Deno.test(`over ${what} every cookie of a choice is secure, and the theme's is pinned to the host`, async () => {
    await using app = await testApp();
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

for (
  const back of [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/\tx",
  ]
) {
  Deno.test(`POST /preferences does not lead to ${JSON.stringify(back)}`, async () => {
    await using app = await testApp();
    const { headers } = await app.client().form("/preferences", {
      theme: "dark",
      back,
    });
    equal(headers.get("location"), "/");
  });
}

Deno.test("POST /preferences ignores unknown choices", async () => {
  await using app = await testApp();
  const { status, headers } = await app.client().form("/preferences", {
    lang: "xx",
    theme: "pink",
  });
  equal(status, 303);
  deepEqual(headers.getSetCookie(), []);
});

Deno.test("a long page is compressed for a browser that asks, and the same without", async () => {
  await using app = await testApp();
  const client = app.client();
  const packed = await client.get("/track.html", {
    "accept-encoding": "gzip, br",
  });
  equal(packed.headers.get("content-encoding"), "gzip");
  const plain = await client.get("/track.html");
  equal(plain.headers.get("content-encoding"), null);
  notEqual(packed.text.length, plain.text.length);
});

Deno.test("an unknown path shows the error page with its address and a way back", async () => {
  await using app = await testApp();
  const { status, text } = await app.client().get("/no<where>", {
    referer: "http://localhost:8000/contact.html",
  });
  equal(status, 404);
  ok(text.includes("/no%3Cwhere%3E"));
  ok(text.includes('href="/contact.html"'));
});

Deno.test("a page over plain http is redirected to https, a call is refused", async () => {
  await using app = await testApp();
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

Deno.test("POST /preferences takes the theme as the specification writes it, and any path of this site", async () => {
  await using app = await testApp();
  const client = app.client();
  const { status, headers } = await client.form("/preferences", {
    theme: "DARK",
    back: "/pages/صفحة?a=//b",
  });
  equal(status, 303);
  match(headers.get("set-cookie") ?? "", /^theme=dark;/);
  equal(headers.get("location"), "/pages/%D8%B5%D9%81%D8%AD%D8%A9?a=//b");
});
