import { deepEqual, equal } from "node:assert/strict";
import { ACCESS } from "@/lib/http/access.ts";
import { testApp } from "../helpers/app.ts";

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
  Deno.test(`R-6: ${method} ${path} from another site is refused before anything else`, async () => {
    await using app = await testApp();
    for (const headers of FOREIGN) {
      const { status, headers: answered } = await app.client().send(path, {
        method,
        headers,
      });
      equal(status, 403, JSON.stringify(headers));
      deepEqual(answered.getSetCookie(), []);
    }
  });
  Deno.test(`R-6: ${method} ${path} from our own pages and from scripts is not refused for its origin`, async () => {
    await using app = await testApp({ env: { LIMIT_FACTOR: "100" } });
    for (const headers of OWN) {
      const { text } = await app.client().send(path, { method, headers });
      equal(
        text.includes("came from another site"),
        false,
        JSON.stringify(headers),
      );
    }
  });
}

Deno.test("R-6: a link on another site cannot sign the administrator out", async () => {
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
