import { deepEqual, equal, notEqual } from "node:assert/strict";
import { ACCESS } from "@/lib/site/access.ts";
import { type TestApp, testApp } from "../helpers/app.ts";

const FOREIGN: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "cross-site", origin: "http://localhost:8000" },
  { origin: "null" },
  { origin: "https://evil.example" },
  { origin: "https://localhost:8000" },
];

const OWN: Record<string, string>[] = [
  {},
  { "sec-fetch-site": "same-origin" },
  { origin: "http://localhost:8000" },
];

function unsafeRoutes(): { path: string; method: string }[] {
  return [...ACCESS].flatMap(([pattern, { rules }]) =>
    Object.entries(rules)
      .filter(([method, rule]) => method !== "GET" || rule.sideEffect)
      .map(([method]) => ({ path: pattern.replace(/:\w+/g, "1"), method }))
  );
}

for (const { path, method } of unsafeRoutes()) {
  Deno.test(`${method} ${path} from another site is refused before anything else`, async () => {
    await using app = await testApp();
    const clients = [app.client(), await app.signedIn()];
    const before = await stored(app);
    for (const headers of FOREIGN) {
      for (const client of clients) {
        const answer = await client.send(path, { method, headers });
        equal(answer.status, 403, JSON.stringify(headers));
        deepEqual(answer.headers.getSetCookie(), []);
      }
    }
    deepEqual(await stored(app), before);
    equal(countBlocked(app), FOREIGN.length * clients.length);
  });
  Deno.test(`${method} ${path} from the site's pages and from scripts passes the origin check`, async () => {
    await using app = await testApp({ env: { LIMIT_FACTOR: "100" } });
    for (const headers of OWN) {
      const { status } = await app.client().send(path, { method, headers });
      notEqual(status, 403, JSON.stringify(headers));
    }
    equal(countBlocked(app), 0);
  });
}

function stored({ kv }: TestApp): Promise<unknown[]> {
  return kv.list<unknown>({ prefix: [] }, { limit: 1_000 });
}

function countBlocked({ lines }: TestApp): number {
  return lines.filter(({ event }) => event === "csrf.blocked").length;
}

Deno.test("a link on another site cannot sign the administrator out", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const blocked = await admin.api("GET", "/admins/auth/signout", {
    headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  });
  equal(blocked.status, 403);
  equal((await admin.api("GET", "/parcels")).status, 200);
  equal(
    (await admin.api("GET", "/admins/auth/signout", {
      headers: { "sec-fetch-site": "none" },
    })).status,
    200,
  );
  equal((await admin.api("GET", "/parcels")).status, 401);
});

Deno.test("a refused request counts against no limit", async () => {
  await using app = await testApp();
  const client = app.client();
  for (let i = 0; i < 30; i++) {
    await client.api("POST", "/admins/auth/signin", {
      body: {},
      headers: { origin: "https://evil.example" },
    });
  }
  equal(
    (await client.api("POST", "/admins/auth/signin", { body: {} })).status,
    422,
  );
});
