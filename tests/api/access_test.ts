import { deepEqual, equal } from "node:assert/strict";
import { ACCESS, isApiPath } from "@/lib/site/access.ts";
import { routeFiles } from "../helpers/routes.ts";
import { test } from "../helpers/site.ts";
import { needsSession } from "@/lib/site/rule.ts";
import { type Call, splitName } from "@/lib/site/call.ts";
import { CALLS } from "@/lib/site/nouns.ts";

Deno.test("the access table has exactly the existing routes", () => {
  deepEqual(
    [...ACCESS.keys()].sort(),
    routeFiles().map(({ pattern }) => pattern).sort(),
  );
});

Deno.test("every page in the panel's folder requires a member", () => {
  const files = routeFiles().filter(({ file }) => file.includes("(admin)"));
  for (const { pattern } of files) {
    const { rules } = ACCESS.get(pattern)!;
    for (const { access } of Object.values(rules)) {
      equal(needsSession(access), true);
    }
  }
});

Deno.test("route handlers and the access table agree on methods", () => {
  for (const { file, pattern, handlers, isPage } of routeFiles()) {
    const methods = new Set(Object.keys(handlers));
    if (isPage) methods.add("GET");
    deepEqual(
      [...methods].sort(),
      Object.keys(ACCESS.get(pattern)!.rules).sort(),
      file,
    );
  }
});

Deno.test("every API route serves the entry of CALLS for its method and path", () => {
  const made = new Set<string>();
  for (const { file, pattern, handlers } of routeFiles()) {
    for (const [method, { serves }] of Object.entries(handlers)) {
      const name = `${method} ${pattern}`;
      if (serves !== undefined) made.add(name);
      equal(serves, name in CALLS ? name : undefined, file);
    }
  }
  deepEqual([...made].sort(), Object.keys(CALLS).sort());
});

Deno.test("only two API routes are missing from CALLS", () => {
  const known = new Set(
    Object.keys(CALLS).map((name) => splitName(name).pattern),
  );
  const others = [...ACCESS.keys()].filter((pattern) =>
    isApiPath(pattern) && !known.has(pattern)
  );
  deepEqual(others.sort(), [
    "/api/openapi.json",
    "/api/parcels/:code/events",
  ]);
});

test("HEAD on the sign-out returns 405 and keeps the session", async ({ owner }) => {
  const { status, headers } = await owner.send("/api/admins/auth/signout", {
    method: "HEAD",
  });
  equal(status, 405);
  equal(headers.get("allow"), "GET, OPTIONS");
  equal((await owner.api("GET", "/parcels")).status, 200);
});

Deno.test("exactly these calls are open to visitors", () => {
  const open = Object.entries<Call>(CALLS)
    .filter(([, { access }]) => !needsSession(access))
    .map(([name]) => name);
  deepEqual(open.sort(), [
    "GET /api/admins/auth/signout",
    "GET /api/graph",
    "GET /api/pages",
    "GET /api/parcels/:code",
    "GET /api/reviews",
    "GET /api/users/auth/signout",
    "PATCH /api/admins/auth/update/password-guest",
    "POST /api/admins",
    "POST /api/admins/accept",
    "POST /api/admins/auth/send-pin",
    "POST /api/admins/auth/signin",
    "POST /api/messages",
    "POST /api/parcels/:code/proof",
  ]);
});
