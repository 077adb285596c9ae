import { deepEqual, equal, rejects } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import { isLoopback, isSecure } from "@/lib/site/middlewares/request.ts";
import { runMiddleware, testContext } from "@/tests/helpers/context.ts";
import { memoryLog } from "@/tests/helpers/log.ts";
import { csrf, host, https } from "@/lib/site/middlewares/checks.ts";

type StringMap = Record<string, string>;

const OWNED = { PUBLIC_ORIGIN: "https://www.example.com" };
const ALLOWED = { ALLOWED_HOSTS: "b.example" };
const PUBLIC_URL = "http://www.example.com/";
const URL_A = "http://a.example/";
const HEALTH = "http://10.0.0.5:8000/healthz";

const HOSTS: [
  what: string,
  env: StringMap,
  url: string,
  status: number,
  header?: string,
][] = [
  ["any host when none is named", {}, URL_A, 200],
  ["the public host", OWNED, "https://www.example.com/", 200],
  ["the host in capitals", OWNED, PUBLIC_URL, 200, "WWW.Example.com:8000"],
  ["localhost", OWNED, "http://localhost:8000/", 200],
  ["127.0.0.1", OWNED, "http://127.0.0.1/", 200],
  ["[::1]", OWNED, "http://[::1]:8000/", 200],
  ["an allowed host", ALLOWED, "http://b.example/", 200],
  [
    "its own in addition to allowed hosts",
    { ...OWNED, ...ALLOWED },
    PUBLIC_URL,
    200,
  ],
  ["a foreign host", OWNED, "http://evil.example/", 421],
  ["a health check by address", OWNED, HEALTH, 200],
  ["a health check of an invalid name", OWNED, HEALTH, 400, "a@evil.example"],
  ["a host that only ends alike", OWNED, "http://evil-www.example.com/", 421],
  ["a foreign Host header", OWNED, PUBLIC_URL, 421, "evil.example"],
  ["a foreign URL", OWNED, "http://evil.example/", 421, "www.example.com"],
  ["a Host header with a user", {}, URL_A, 400, "a@evil.example"],
  ["a Host header with a path", {}, URL_A, 400, "a.example/x"],
  ["an empty Host header", {}, URL_A, 400, ""],
  ["a Host header with a wrong port", {}, URL_A, 400, "a.example:port"],
];

for (const [what, env, url, status, header] of HOSTS) {
  Deno.test(`host() answers ${what} with ${status}`, async () => {
    const headers: StringMap = header === undefined ? {} : { host: header };
    const run = () => runMiddleware(host(parseEnv(env)), { url, headers, env });
    if (status !== 200) return await rejects(run, { status });
    equal((await run()).response.status, 200);
  });
}

Deno.test("isLoopback() accepts only localhost and its subdomains", () => {
  const names = ["localhost", "app.localhost", "localhost.evil.example"];
  deepEqual([...names, "10.0.0.1"].filter(isLoopback), names.slice(0, 2));
});

Deno.test("host() does not remember the host of a health check or of a header for later requests", async () => {
  const middleware = host(parseEnv(OWNED));
  const ask = (url: string, headers: StringMap = {}) =>
    runMiddleware(middleware, { url, headers });
  await ask(HEALTH);
  await rejects(ask("http://10.0.0.5:8000/"), { status: 421 });
  const headers = { host: "www.example.com" };
  await ask(PUBLIC_URL, headers);
  await rejects(ask("http://evil.example/", headers), { status: 421 });
});

interface HttpsCase {
  url: string;
  method?: string;
  env?: StringMap;
  /** The X-Forwarded-Proto header. */
  forwarded?: string;
}

const PROXY = { TRUST_PROXY: "1" };
const TWO = { TRUST_PROXY: "2" };
const LOCAL = "http://localhost/";
const TRACK = "a.example/track.html?code=A";

/** The outcome: served as http or https, rejected with a status, or the URL to redirect to. */
const HTTPS_CASES: [
  what: string,
  request: HttpsCase,
  outcome: "plain" | "secure" | 403 | string,
][] = [
  ["plain http on localhost", { url: "http://localhost:8000/" }, "plain"],
  ["plain http on 127.0.0.1", { url: "http://127.0.0.1:8000/" }, "plain"],
  ["plain http on [::1]", { url: "http://[::1]:8000/" }, "plain"],
  ["https", { url: "https://a.example/" }, "secure"],
  ["a page over http", { url: `http://${TRACK}` }, `https://${TRACK}`],
  [
    "a page of a known origin over http",
    { env: OWNED, url: "http://www.example.com/x?y" },
    "https://www.example.com/x?y",
  ],
  ["HEAD over http", { method: "HEAD", url: URL_A }, "https://a.example/"],
  ["a form over http", { method: "POST", url: `${URL_A}preferences` }, 403],
  ["a call over http", { url: `${URL_A}api/parcels/A` }, 403],
  ["the health check over http", { url: `${URL_A}healthz` }, "plain"],
  [
    "http behind a proxy",
    { env: PROXY, forwarded: "http", url: URL_A },
    "https://a.example/",
  ],
  [
    "https behind a proxy",
    { env: PROXY, forwarded: "https", url: URL_A },
    "secure",
  ],
  [
    "a forged https entry before the proxy's own",
    { env: PROXY, forwarded: "https, http", url: URL_A },
    "https://a.example/",
  ],
  [
    "two proxies of which one forwards the scheme",
    { env: TWO, forwarded: "https", url: URL_A },
    "secure",
  ],
  ["an undeclared proxy", { forwarded: "https", url: URL_A }, "secure"],
  ["a claim on localhost", { forwarded: "https", url: LOCAL }, "plain"],
  [
    "a declared proxy on localhost",
    { env: PROXY, forwarded: "https", url: LOCAL },
    "secure",
  ],
];

for (const [what, request, outcome] of HTTPS_CASES) {
  Deno.test(`https() answers ${what}: ${outcome}`, async () => {
    const { url, method = "GET", env = {}, forwarded } = request;
    const headers: StringMap = forwarded === undefined
      ? {}
      : { "x-forwarded-proto": forwarded };
    const asked = { url, method, env, headers };
    const secure = isSecure({ ...testContext(asked), env: parseEnv(env) });
    const run = () => runMiddleware(https(), { ...asked, state: { secure } });
    if (outcome === 403) return await rejects(run, { status: 403 });
    const { response: { status, headers: answered } } = await run();
    const location = answered.get("location");
    if (status === 308) return equal(location, outcome);
    deepEqual([status, location], [200, null]);
    equal(secure ? "secure" : "plain", outcome);
  });
}

const OWN_ORIGIN = "http://localhost:8000";

const SITE = "sec-fetch-site";
const EVIL = "https://evil.example";

/** Headers that identify a request's source, and whether the request may change data. */
const ORIGINS: [
  headers: StringMap,
  mayPost: boolean,
  mayGetSignOut: boolean,
][] = [
  [{}, true, true],
  [{ [SITE]: "same-origin" }, true, true],
  [{ [SITE]: "same-origin", origin: EVIL }, true, true],
  [{ [SITE]: "none" }, false, true],
  [{ [SITE]: "same-site" }, false, false],
  [{ [SITE]: "cross-site" }, false, false],
  [{ [SITE]: "cross-site", origin: OWN_ORIGIN }, false, false],
  [{ [SITE]: "" }, false, false],
  [{ origin: OWN_ORIGIN }, true, true],
  [{ origin: "http://localhost:9999" }, false, false],
  [{ origin: "null" }, false, false],
  [{ origin: EVIL }, false, false],
  [{ referer: `${OWN_ORIGIN}/control/index.html` }, true, true],
  [{ referer: `${OWN_ORIGIN}/` }, true, true],
  [{ referer: `${EVIL}/` }, false, false],
  [{ referer: `${OWN_ORIGIN}.evil.example/` }, false, false],
];

for (const [headers, mayPost, mayGetSignOut] of ORIGINS) {
  Deno.test(`csrf() ${mayPost ? "admits" : "rejects"} writes with ${JSON.stringify(headers)}`, async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"]) {
      await expectPass(mayPost, {
        method,
        headers,
        url: `${OWN_ORIGIN}/api/parcels`,
      });
    }
    const route = "/api/admins/auth/signout";
    await expectPass(mayGetSignOut, {
      headers,
      route,
      url: `${OWN_ORIGIN}${route}`,
    });
    for (const method of ["GET", "HEAD"]) {
      await expectPass(true, {
        method,
        headers,
        route: "/",
        url: `${OWN_ORIGIN}/`,
      });
    }
  });
}

Deno.test("csrf() compares Origin with the public origin, and on localhost with the URL", async () => {
  const env = { PUBLIC_ORIGIN: "https://www.example.com" };
  const posts: [host: string, origin: string, passes: boolean][] = [
    ["https://www.example.com", "https://www.example.com", true],
    ["https://b.example", "https://b.example", false],
    ["https://www.example.com", "http://www.example.com", false],
    [OWN_ORIGIN, OWN_ORIGIN, true],
    [OWN_ORIGIN, "https://www.example.com", false],
  ];
  for (const [host, origin, passes] of posts) {
    const url = `${host}/api/parcels`;
    const state = { secure: url.startsWith("https:") };
    const headers = { origin };
    await expectPass(passes, { method: "POST", url, env, state, headers });
  }
});

Deno.test("csrf() logs a rejected request", async () => {
  const { log, lines } = memoryLog();
  const headers = { origin: "https://evil.example" };
  const options = { method: "POST", headers, route: "/api/parcels" };
  await rejects(runMiddleware(csrf(), { ...options, state: { log } }));
  equal(lines[0]?.event, "csrf.blocked");
  equal(lines[0]?.route, "/api/parcels");
});

async function expectPass(
  passes: boolean,
  options: Parameters<typeof runMiddleware>[1],
): Promise<void> {
  const run = () => runMiddleware(csrf(), options);
  if (!passes) return await rejects(run, { status: 403 });
  equal((await run()).response.status, 200);
}
