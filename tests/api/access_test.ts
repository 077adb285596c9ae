import { deepEqual, equal, ok } from "node:assert/strict";
import { manifest } from "@/fresh.gen.ts";
import { ACCESS, isApiPath, ruleOf } from "@/lib/http/access.ts";
import { CALLS, splitName } from "@/lib/http/calls.ts";
import type { Endpoint } from "@/lib/http/endpoint.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { ON_GENUINE } from "../helpers/framework.ts";

const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  ...(ON_GENUINE ? [] : ["PROPFIND", "LOCK", "PURGE", "FOO"]),
];
const TYPES = [
  null,
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
];

/** The pattern of a route's file, found without the router. */
function patternOf(file: string): string {
  const path = file.replace(/^\.\/routes/, "").replace(/\.tsx?$/, "").replace(
    /\/index$/,
    "",
  );
  return path.replace(/\/\([^)]+\)/g, "").replace(/\[(\w+)\]/g, ":$1") || "/";
}

function pagesAndCalls(): string[] {
  return Object.keys(manifest.routes).filter((file) =>
    !/\/_\w+\.tsx?$/.test(file)
  );
}

Deno.test("the access table names every route, and nothing else", () => {
  deepEqual([...ACCESS.keys()].sort(), pagesAndCalls().map(patternOf).sort());
});

Deno.test("every page of the panel's folder is for administrators alone", () => {
  for (
    const file of pagesAndCalls().filter((file) => file.includes("(admin)"))
  ) {
    for (
      const rule of Object.values(ACCESS.get(patternOf(file))!.rules)
    ) equal(rule.access, "admin");
  }
});

Deno.test("every method of a route's handler is in the access table, and every one of the table in a handler", () => {
  for (const file of pagesAndCalls()) {
    const module: { handler?: object; default?: unknown } =
      manifest.routes[file as keyof typeof manifest.routes];
    const methods = new Set(Object.keys(module.handler ?? {}));
    if (module.default !== undefined) methods.add("GET");
    deepEqual(
      [...methods].sort(),
      Object.keys(ACCESS.get(patternOf(file))!.rules).sort(),
      file,
    );
  }
});

Deno.test("every call of the API is made by the entry of the table that its route's address names", () => {
  const made = new Set<string>();
  for (const file of pagesAndCalls()) {
    const module: { handler?: object; default?: unknown } =
      manifest.routes[file as keyof typeof manifest.routes];
    const handlers: [string, Partial<Endpoint>][] = Object.entries(
      module.handler ?? {},
    );
    for (const [method, { serves }] of handlers) {
      const name = `${method} ${patternOf(file)}`;
      if (serves !== undefined) made.add(name);
      equal(serves, name in CALLS ? name : undefined, file);
    }
  }
  deepEqual([...made].sort(), Object.keys(CALLS).sort());
});

Deno.test("what the API answers without the table of calls is known by name", () => {
  const known = new Set(
    Object.keys(CALLS).map((name) => splitName(name).pattern),
  );
  const others = [...ACCESS.keys()].filter((pattern) =>
    isApiPath(pattern) && !known.has(pattern)
  );
  deepEqual(others, ["/api/openapi.json"]);
});

/** Who asks: nobody, somebody with a made-up session, one whose session has expired, the administrator. */
const IDENTITIES = ["none", "garbage", "expired", "admin"] as const;
type Identity = typeof IDENTITIES[number];

async function clients(
  app: TestApp,
  clock: { ms: number },
): Promise<Record<Identity, Client>> {
  const expired = await app.signedIn();
  clock.ms += 24 * 60 * 60 * 1000;
  const garbage = app.client();
  garbage.cookies.set("sid", "a".repeat(43));
  return { none: app.client(), garbage, expired, admin: await app.signedIn() };
}

for (const identity of IDENTITIES) {
  Deno.test(`R-1: no path, method and content type makes the app fail for identity "${identity}"`, async () => {
    const clock = { ms: Date.UTC(2026, 10, 20) };
    await using app = await testApp({ clock, env: { LIMIT_FACTOR: "1000" } });
    const session = new Map((await clients(app, clock))[identity].cookies);
    let tried = 0;
    for (const pattern of [...ACCESS.keys(), "/nowhere", "/api/nowhere"]) {
      for (const method of METHODS) {
        for (const type of TYPES) {
          await check(app, { pattern, method, type, session, identity });
          tried += 1;
        }
      }
    }
    ok(tried >= 800);
    deepEqual(app.lines.filter(({ event }) => event === "request.failed"), []);
  });
}

interface Attempt {
  pattern: string;
  method: string;
  type: string | null;
  session: Map<string, string>;
  identity: Identity;
}

async function check(
  app: TestApp,
  { pattern, method, type, session, identity }: Attempt,
): Promise<void> {
  const client = app.client();
  for (const [name, value] of session) client.cookies.set(name, value);
  const path = pattern.replace(/:\w+/g, "1");
  const hasBody = type !== null && method !== "GET" && method !== "HEAD";
  const { status, headers } = await client.send(path, {
    method,
    ...(type !== null && { headers: { "content-type": type } }),
    ...(hasBody && { body: "{}" }),
  });
  const said = `${method} ${path} as ${identity} with ${type}: ${status}`;
  ok(status < 500, said);
  const access = ACCESS.get(pattern);
  if (access === undefined) return equal(status, 404, said);
  const rule = ruleOf(pattern, method);
  if (rule === undefined) {
    equal(status, method === "OPTIONS" ? 204 : 405, said);
    return equal(headers.get("allow"), access.allow, said);
  }
  if (rule.access === "admin" && identity !== "admin") {
    return equal(status, isApiPath(path) ? 401 : 303, said);
  }
  if (rule.access === "guest" && identity === "admin") {
    equal(status, 303, said);
    equal(headers.get("location"), "/control/index.html");
  }
}

Deno.test("HEAD of a sign-out is refused and ends no session", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const { status, headers } = await client.send("/api/admins/auth/signout", {
    method: "HEAD",
  });
  equal(status, 405);
  equal(headers.get("allow"), "GET, OPTIONS");
  equal((await client.api("GET", "/parcels")).status, 200);
});

Deno.test("TRACE cannot even be asked for in memory, so the table is what refuses it", () => {
  for (const { rules } of ACCESS.values()) equal("TRACE" in rules, false);
});

Deno.test("a page that needs a sign-in leads there and back", async () => {
  await using app = await testApp();
  const { status, headers } = await app.client().get("/control/index.html");
  equal(status, 303);
  equal(headers.get("location"), "/control/signin.html");
});
