import { deepEqual, equal, match, ok } from "node:assert/strict";
import { type TestApp, testApp } from "../helpers/app.ts";
import { type Answer, type Client } from "../helpers/client.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { test } from "../helpers/site.ts";

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; media-src 'self' https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The panel's policy allows no pictures from other sites. */
const PANEL_CSP = CSP.replace(" data: https:;", " data:;");

const SET: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

/** Pages whose URL has a tracking code or may get one. */
const TRACKING = /^\/(track\.html|api\/parcels\/)/;

function referrerPolicy(path: string): string {
  return TRACKING.test(path)
    ? "strict-origin"
    : "strict-origin-when-cross-origin";
}

const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const FOREIGN = { origin: "https://evil.example" };

/** A request and its expected status. */
type Case = [
  status: number,
  method: string,
  path: string,
  headers?: Record<string, string>,
  body?: string,
];

const PAGES: Case[] = [
  [200, "GET", "/"],
  [200, "GET", "/track.html"],
  [200, "GET", "/healthz"],
  [204, "OPTIONS", "/"],
  [303, "GET", "/control/index.html"],
  [303, "POST", "/preferences", FORM_TYPE, "theme=dark"],
  [403, "POST", "/preferences", { ...FORM_TYPE, ...FOREIGN }, "theme=dark"],
  [404, "GET", "/nowhere"],
  [404, "GET", "/track.html?code=NO-SUCH-CODE"],
  [404, "GET", "/%zz"],
  [405, "POST", "/"],
  ...(ON_GENUINE ? [] : [[405, "FOO", "/control/index.html"] satisfies Case]),
  [413, "POST", "/preferences", FORM_TYPE, "x".repeat(256 * 1024 + 1)],
  [415, "POST", "/preferences", JSON_TYPE, "{}"],
  [422, "POST", "/control/signin.html", FORM_TYPE, "email=nobody"],
];

const SIGN_IN = "/api/admins/auth/signin";

const CALLS: Case[] = [
  [200, "GET", "/api/users/auth/signout"],
  [204, "OPTIONS", "/api/parcels"],
  [400, "POST", SIGN_IN, JSON_TYPE, "{"],
  [401, "GET", "/api/parcels"],
  [403, "POST", SIGN_IN, { ...JSON_TYPE, ...FOREIGN }, "{}"],
  [404, "GET", "/api/nowhere"],
  [404, "GET", "/api/parcels/NO-SUCH-CODE"],
  [405, "PUT", "/api/parcels"],
  [413, "POST", SIGN_IN, JSON_TYPE, "x".repeat(65_537)],
  [415, "POST", SIGN_IN, {}, "{}"],
  [422, "POST", SIGN_IN, JSON_TYPE, "{}"],
];

function send(client: Client, [, method, path, headers, body]: Case) {
  return client.send(path, {
    method,
    ...(headers && { headers }),
    ...(body && { body }),
  });
}

test("every kind of response has the security headers", async ({ visitor }) => {
  for (const request of [...PAGES, ...CALLS]) {
    const [status, , path] = request;
    const answer = await send(visitor, request);
    const policy = path.startsWith("/control/") ? PANEL_CSP : CSP;
    expectHeaders(answer, status, policy);
    equal(answer.headers.get("referrer-policy"), referrerPolicy(path));
  }
});

test("every API error has the envelope", async ({ visitor }) => {
  for (const request of CALLS.filter(([status]) => status >= 400)) {
    const [status] = request;
    const { headers, text } = await send(visitor, request);
    equal(headers.get("content-type"), "application/json");
    equal(headers.get("cache-control")?.includes("no-store"), true);
    const body = JSON.parse(text);
    const keys = ["status", "errors", "data", "message"];
    if (status === 401) keys.push("admin", "user");
    deepEqual(Object.keys(body), keys);
    equal(body.status, status);
    ok(body.errors.length > 0);
    equal(body.data, null);
  }
});

test("every error page is HTML without inline scripts and styles", async ({ visitor }) => {
  for (const request of PAGES.filter(([status]) => status >= 400)) {
    const { headers, text } = await send(visitor, request);
    match(headers.get("content-type") ?? "", /^text\/html/);
    match(text, /<h1/);
    ok(!/<script(?! type="module" src)[ >]|<[^>]+ (style|on\w+)=/.test(text));
  }
});

test("every text or XML response declares UTF-8", async ({ visitor }) => {
  const ours = ["/", "/nothing", "/robots.txt", "/sitemap.xml"];
  const drawn = ["/sw.js", "/qr/WB-1111", "/tiles/2/1/1.svg"];
  // Genuine Fresh sends other types for files.
  const files = ON_GENUINE ? [] : ["/favicon.svg", "/offline_worker.js"];
  for (const path of [...ours, ...drawn, ...files]) {
    const { headers } = await visitor.get(path);
    const type = headers.get("content-type") ?? "";
    match(type, /^(text\/|[^;]+xml;).*charset=utf-8$/i, path);
  }
});

Deno.test("a crash returns 500 with the security headers and no details", async () => {
  await using app = await brokenApp();
  for (
    const path of ["/api/parcels/SECRET-CODE", "/track.html?code=SECRET-CODE"]
  ) {
    const answer = await app.client().get(path);
    expectHeaders(answer, 500);
    ok(
      !/at |\.ts|\/home|Deno|Sqlite|NotCapable|secret detail/.test(
        answer.text.replaceAll("at the", ""),
      ),
    );
  }
});

Deno.test("a 429 has the security headers and Retry-After", async () => {
  await using app = await testApp({ env: { LIMIT_FACTOR: "0.05" } });
  const asked = [
    ["/api/parcels/NO-SUCH-CODE", "198.51.100.1"],
    ["/track.html?code=NO-SUCH-CODE", "198.51.100.2"],
  ] as const;
  for (const [path, ip] of asked) {
    const client = app.client({ ip });
    await client.get(path);
    const answer = await client.get(path);
    expectHeaders(answer, 429);
    match(answer.headers.get("retry-after") ?? "", /^\d+$/);
  }
});

Deno.test("a 421 has the security headers", async () => {
  await using app = await testApp({
    env: { PUBLIC_ORIGIN: "https://www.example.com" },
  });
  expectHeaders(
    await app.client({ origin: "http://evil.example" }).get("/"),
    421,
  );
});

Deno.test("every https response has HSTS, with preload if it is enabled", async () => {
  for (const [HSTS_PRELOAD, end] of [["", ""], ["true", "; preload"]]) {
    await using app = await testApp({ env: { HSTS_PRELOAD: HSTS_PRELOAD! } });
    const client = app.client({ origin: "https://www.example.com" });
    for (
      const path of ["/", "/nowhere", "/api/parcels", "/control/index.html"]
    ) {
      const { headers } = await client.get(path);
      equal(
        headers.get("strict-transport-security"),
        `max-age=63072000; includeSubDomains${end}`,
      );
      match(
        headers.get("content-security-policy")!,
        /; frame-ancestors 'none'; upgrade-insecure-requests$/,
      );
    }
    const { headers } = await app.client().get("/");
    equal(headers.get("strict-transport-security"), null);
  }
});

Deno.test("the panel's policy allows pictures from the site and the map, and from any site in the page editor", async () => {
  await using app = await testApp({
    env: { TILE_URL: "https://tiles.example/{z}/{x}/{y}.png" },
  });
  const admin = await app.signedIn();
  const own = "img-src 'self' data: https://tiles.example; ";
  const any = "img-src 'self' data: https:; ";
  for (
    const [path, pictures] of [
      ["/control/index.html", own],
      ["/control/parcels/list.html", own],
      ["/control/pages/create.html", any],
      ["/", any],
    ] as const
  ) {
    const { headers } = await admin.get(path);
    ok(headers.get("content-security-policy")!.includes(pictures), path);
  }
});

for (
  const [origin, protocol] of [
    ["http://localhost:8000", "https"],
    ["https://www.example.com", "http"],
  ] as const
) {
  test(`forwarding headers do not change a page of ${origin}`, async ({ app }) => {
    const client = app.client({ origin });
    const plain = await client.get("/");
    const forged = await client.get("/", {
      "x-forwarded-host": "evil.example",
      "x-original-url": "/control/index.html",
      "x-forwarded-proto": protocol,
      "x-forwarded-for": "1.2.3.4",
      forwarded: "host=evil.example",
    });
    equal(plain.status, 200);
    equal(forged.text, plain.text);
    const name = "strict-transport-security";
    equal(forged.headers.get(name), plain.headers.get(name));
    equal(plain.headers.has(name), origin.startsWith("https:"));
  });
}

function expectHeaders(
  { status, headers }: Answer,
  expected: number,
  policy = CSP,
): void {
  equal(status, expected);
  equal(headers.get("content-security-policy"), policy);
  for (const [name, value] of Object.entries(SET)) {
    equal(headers.get(name), value, name);
  }
  match(headers.get("x-request-id") ?? "", /^[0-9a-f-]{36}$/);
  ok(headers.has("cache-control"));
  equal(headers.get("server"), null);
  equal(headers.get("x-powered-by"), null);
  equal(headers.get("access-control-allow-origin"), null);
}

/** Starts an app whose store throws an unexpected error. */
function brokenApp(): Promise<TestApp> {
  return testApp({
    faults: {
      before({ keys }) {
        if (JSON.stringify(keys).includes("SECRETCODE")) {
          throw new RangeError("secret detail at /home/x.ts");
        }
      },
    },
  });
}

test("pages with a language and a theme have a Vary header for both", async ({ visitor }) => {
  for (
    const path of [
      "/",
      "/?from=a-letter",
      "/contact.html?done=sent",
      "/resolution.html",
      "/manifest.webmanifest",
    ]
  ) {
    const { headers } = await visitor.get(path);
    equal(headers.get("cache-control"), "private, no-cache");
    const vary = "Cookie, Accept-Language, Accept-Encoding";
    equal(headers.get("vary"), vary, path);
  }
});
