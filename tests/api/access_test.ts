import { deepEqual, equal } from "node:assert/strict";
import { ACCESS, isApiPath, needsSession } from "@/lib/site/access.ts";
import { CALLS, splitName } from "@/lib/site/calls.ts";
import { testApp } from "../helpers/app.ts";
import { routeFiles } from "../helpers/routes.ts";

Deno.test("the access table names every route, and nothing else", () => {
  deepEqual(
    [...ACCESS.keys()].sort(),
    routeFiles().map(({ pattern }) => pattern).sort(),
  );
});

Deno.test("every page in the panel's folder requires an administrator", () => {
  const files = routeFiles().filter(({ file }) => file.includes("(admin)"));
  for (const { pattern } of files) {
    const { rules } = ACCESS.get(pattern)!;
    for (const { access } of Object.values(rules)) {
      equal(needsSession(access), true);
    }
  }
});

Deno.test("route handlers and access table have the same methods", () => {
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

Deno.test("every API route uses the entry of calls.ts with its address", () => {
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

Deno.test("API routes outside the table of calls are listed", () => {
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

Deno.test("HEAD on a sign-out is refused and ends no session", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const { status, headers } = await client.send("/api/admins/auth/signout", {
    method: "HEAD",
  });
  equal(status, 405);
  equal(headers.get("allow"), "GET, OPTIONS");
  equal((await client.api("GET", "/parcels")).status, 200);
});

Deno.test("a page that needs a sign-in redirects there and back", async () => {
  await using app = await testApp();
  const { status, headers } = await app.client().get("/control/index.html");
  equal(status, 303);
  equal(headers.get("location"), "/control/signin.html");
});
