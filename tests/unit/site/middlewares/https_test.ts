import { equal, rejects } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import { https, isSecure } from "@/lib/site/middlewares/https.ts";
import { runMiddleware, testContext } from "@/tests/helpers/context.ts";

interface Case {
  what: string;
  url: string;
  method?: string;
  env?: Record<string, string>;
  forwarded?: string;
  location?: string;
  status: number;
  secure?: boolean;
}

const OWNED = { PUBLIC_ORIGIN: "https://www.example.com" };
const PROXY = { TRUST_PROXY: "1" };

const CASES: Case[] = [
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
  } of CASES
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
