import { equal, rejects } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import { csrf, host, https } from "@/lib/site/middlewares/gate.ts";
import { isLoopback, isSecure } from "@/lib/site/middlewares/request.ts";
import { runMiddleware, testContext } from "@/tests/helpers/context.ts";
import { memoryLog } from "@/tests/helpers/log.ts";

interface Case {
  what: string;
  env?: Record<string, string>;
  url: string;
  header?: string;
  /** 200, or the status it is refused with. */
  status: number;
}

const OWNED = { PUBLIC_ORIGIN: "https://www.example.com" };

const CASES: Case[] = [
  {
    what: "any host when none is named",
    url: "http://a.example/",
    status: 200,
  },
  {
    what: "the public host",
    env: OWNED,
    url: "https://www.example.com/",
    status: 200,
  },
  {
    what: "the public host in capitals",
    env: OWNED,
    url: "http://www.example.com/",
    header: "WWW.Example.com:8000",
    status: 200,
  },
  { what: "localhost", env: OWNED, url: "http://localhost:8000/", status: 200 },
  { what: "127.0.0.1", env: OWNED, url: "http://127.0.0.1/", status: 200 },
  { what: "[::1]", env: OWNED, url: "http://[::1]:8000/", status: 200 },
  {
    what: "an allowed host",
    env: { ALLOWED_HOSTS: "b.example" },
    url: "http://b.example/",
    status: 200,
  },
  {
    what: "the public host beside the allowed ones",
    env: { ...OWNED, ALLOWED_HOSTS: "b.example" },
    url: "http://www.example.com/",
    status: 200,
  },
  {
    what: "a foreign host",
    env: OWNED,
    url: "http://evil.example/",
    status: 421,
  },
  {
    what: "a health check by address",
    env: OWNED,
    url: "http://10.0.0.5:8000/healthz",
    status: 200,
  },
  {
    what: "a health check of a name that is none",
    env: OWNED,
    url: "http://10.0.0.5:8000/healthz",
    header: "a@evil.example",
    status: 400,
  },
  {
    what: "a host that only ends alike",
    env: OWNED,
    url: "http://evil-www.example.com/",
    status: 421,
  },
  {
    what: "a foreign Host header",
    env: OWNED,
    url: "http://www.example.com/",
    header: "evil.example",
    status: 421,
  },
  {
    what: "a foreign request line",
    env: OWNED,
    url: "http://evil.example/",
    header: "www.example.com",
    status: 421,
  },
  {
    what: "a Host header with a user",
    url: "http://a.example/",
    header: "a@evil.example",
    status: 400,
  },
  {
    what: "a Host header with a path",
    url: "http://a.example/",
    header: "a.example/x",
    status: 400,
  },
  {
    what: "an empty Host header",
    url: "http://a.example/",
    header: "",
    status: 400,
  },
  {
    what: "a Host header with a wrong port",
    url: "http://a.example/",
    header: "a.example:port",
    status: 400,
  },
];

for (const { what, env = {}, url, header, status } of CASES) {
  Deno.test(`host() answers ${what} with ${status}`, async () => {
    const headers: Record<string, string> = header === undefined
      ? {}
      : { host: header };
    const run = () => runMiddleware(host(parseEnv(env)), { url, headers, env });
    if (status !== 200) return await rejects(run, { status });
    equal((await run()).response.status, 200);
  });
}

for (
  const [name, local] of [["localhost", true], ["app.localhost", true], [
    "localhost.evil.example",
    false,
  ], ["10.0.0.1", false]] as const
) {
  Deno.test(`isLoopback() says ${local} to ${name}`, () => {
    equal(isLoopback(name), local);
  });
}

Deno.test("host() serves nothing else to a host whose health check it has answered", async () => {
  const middleware = host(parseEnv(OWNED));
  const ask = (path: string) =>
    runMiddleware(middleware, { url: `http://10.0.0.5:8000${path}` });
  equal((await ask("/healthz")).response.status, 200);
  await rejects(ask("/"), { status: 421 });
});

Deno.test("host() refuses a foreign request line also after it has served the host that the header names", async () => {
  const middleware = host(parseEnv(OWNED));
  const ask = (url: string) =>
    runMiddleware(middleware, { url, headers: { host: "www.example.com" } });
  equal((await ask("http://www.example.com/")).response.status, 200);
  await rejects(ask("http://evil.example/"), { status: 421 });
});

interface HttpsCase {
  what: string;
  url: string;
  method?: string;
  env?: Record<string, string>;
  forwarded?: string;
  location?: string;
  status: number;
  secure?: boolean;
}

const PROXY = { TRUST_PROXY: "1" };

const HTTPS_CASES: HttpsCase[] = [
  {
    what: "plain http on localhost",
    url: "http://localhost:8000/",
    status: 200,
    secure: false,
  },
  {
    what: "plain http on 127.0.0.1",
    url: "http://127.0.0.1:8000/",
    status: 200,
    secure: false,
  },
  {
    what: "plain http on [::1]",
    url: "http://[::1]:8000/",
    status: 200,
    secure: false,
  },
  { what: "https", url: "https://a.example/", status: 200, secure: true },
  {
    what: "a page over plain http",
    url: "http://a.example:8000/track.html?code=A",
    location: "https://a.example/track.html?code=A",
    status: 308,
  },
  {
    what: "a page over plain http, the origin being known",
    env: OWNED,
    url: "http://www.example.com/x?y",
    location: "https://www.example.com/x?y",
    status: 308,
  },
  {
    what: "HEAD of a page over plain http",
    method: "HEAD",
    url: "http://a.example/",
    location: "https://a.example/",
    status: 308,
  },
  {
    what: "a posted form over plain http",
    method: "POST",
    url: "http://a.example/preferences",
    status: 403,
  },
  {
    what: "a call over plain http",
    url: "http://a.example/api/parcels/A",
    status: 403,
  },
  {
    what: "the health check over plain http",
    url: "http://a.example/healthz",
    status: 200,
    secure: false,
  },
  {
    what: "http behind a trusted proxy",
    env: PROXY,
    forwarded: "http",
    url: "http://a.example/",
    location: "https://a.example/",
    status: 308,
  },
  {
    what: "https behind a trusted proxy",
    env: PROXY,
    forwarded: "https",
    url: "http://a.example/",
    status: 200,
    secure: true,
  },
  {
    what: "a forged https entry before the trusted one",
    env: PROXY,
    forwarded: "https, http",
    url: "http://a.example/",
    location: "https://a.example/",
    status: 308,
  },
  {
    what: "two proxies of which one forwards the scheme",
    env: { TRUST_PROXY: "2" },
    forwarded: "https",
    url: "http://a.example/",
    status: 200,
    secure: true,
  },
  {
    what: "an undeclared proxy's https",
    forwarded: "https",
    url: "http://a.example/",
    status: 200,
    secure: true,
  },
  {
    what: "a stranger's claim on localhost",
    forwarded: "https",
    url: "http://localhost/",
    status: 200,
    secure: false,
  },
  {
    what: "a declared proxy on localhost",
    env: PROXY,
    forwarded: "https",
    url: "http://localhost/",
    status: 200,
    secure: true,
  },
];

for (
  const {
    what,
    url,
    method = "GET",
    env = {},
    forwarded,
    location,
    status,
    secure,
  } of HTTPS_CASES
) {
  Deno.test(`https() answers ${what} with ${status}`, async () => {
    const headers: Record<string, string> = forwarded === undefined
      ? {}
      : { "x-forwarded-proto": forwarded };
    const asked = { url, method, env, headers };
    const isPrivate = isSecure({ ...testContext(asked), env: parseEnv(env) });
    if (secure !== undefined) equal(isPrivate, secure);
    const run = () =>
      runMiddleware(https(), { ...asked, state: { secure: isPrivate } });
    if (status === 403) return await rejects(run, { status });
    const { response } = await run();
    equal(response.status, status);
    equal(response.headers.get("location"), location ?? null);
  });
}

const OWN = "http://localhost:8000";

type Headers = Record<string, string>;

/** What a browser or a script says about where a request comes from, and whether it may change things. */
const ORIGINS: [headers: Headers, mayPost: boolean, mayGetSignOut: boolean][] =
  [
    [{}, true, true],
    [{ "sec-fetch-site": "same-origin" }, true, true],
    [
      { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
      true,
      true,
    ],
    [{ "sec-fetch-site": "none" }, false, true],
    [{ "sec-fetch-site": "same-site" }, false, false],
    [{ "sec-fetch-site": "cross-site" }, false, false],
    [{ "sec-fetch-site": "cross-site", origin: OWN }, false, false],
    [{ "sec-fetch-site": "" }, false, false],
    [{ origin: OWN }, true, true],
    [{ origin: "http://localhost:9999" }, false, false],
    [{ origin: "null" }, false, false],
    [{ origin: "https://evil.example" }, false, false],
    [{ referer: `${OWN}/control/index.html` }, true, true],
    [{ referer: `${OWN}/` }, true, true],
    [{ referer: "https://evil.example/" }, false, false],
    [{ referer: `${OWN}.evil.example/` }, false, false],
  ];

for (const [headers, mayPost, mayGetSignOut] of ORIGINS) {
  const said = JSON.stringify(headers);
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"]) {
    Deno.test(`csrf() ${mayPost ? "lets" : "refuses"} ${method} with ${said}`, async () => {
      await expectPass(mayPost, { method, headers, url: `${OWN}/api/parcels` });
    });
  }
  Deno.test(`csrf() ${mayGetSignOut ? "lets" : "refuses"} GET sign-out with ${said}`, async () => {
    const route = "/api/admins/auth/signout";
    await expectPass(mayGetSignOut, { headers, route, url: `${OWN}${route}` });
  });
  for (const method of ["GET", "HEAD"]) {
    Deno.test(`csrf() lets ${method} of a page with ${said}`, async () => {
      await expectPass(true, { method, headers, route: "/", url: `${OWN}/` });
    });
  }
}

const PUBLIC: [what: string, url: string, origin: string, passes: boolean][] = [
  [
    "the public origin",
    "https://www.example.com/api/parcels",
    "https://www.example.com",
    true,
  ],
  [
    "the address asked for instead",
    "https://b.example/api/parcels",
    "https://b.example",
    false,
  ],
  [
    "the public origin over http",
    "https://www.example.com/api/parcels",
    "http://www.example.com",
    false,
  ],
  ["localhost on localhost", `${OWN}/api/parcels`, OWN, true],
  [
    "the public origin on localhost",
    `${OWN}/api/parcels`,
    "https://www.example.com",
    false,
  ],
];

for (const [what, url, origin, passes] of PUBLIC) {
  Deno.test(`csrf() compares Origin with PUBLIC_ORIGIN: ${what}`, async () => {
    const env = { PUBLIC_ORIGIN: "https://www.example.com" };
    const state = { secure: url.startsWith("https:") };
    await expectPass(passes, {
      method: "POST",
      url,
      env,
      state,
      headers: { origin },
    });
  });
}

Deno.test("csrf() logs what it refuses", async () => {
  const { log, lines } = memoryLog();
  const headers = { origin: "https://evil.example" };
  await rejects(
    runMiddleware(csrf(), {
      method: "POST",
      headers,
      route: "/api/parcels",
      state: { log },
    }),
  );
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
