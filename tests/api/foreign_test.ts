import type { Method } from "@/lib/site/rule.ts";
import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import { ACCESS } from "@/lib/site/access.ts";
import type { Entry, Kv } from "@/lib/store/kv.ts";
import { testApp } from "../helpers/app.ts";
import { WHOLE_PARCEL } from "../helpers/parcels.ts";
import { addRecords } from "../helpers/records.ts";
import { plainRequest, type Sent } from "../helpers/requests.ts";
import { test } from "../helpers/site.ts";
import type { Call } from "@/lib/site/call.ts";
import { CALLS } from "@/lib/site/nouns.ts";

const OWN_ORIGIN = "http://localhost:8000";
const OWN_HEADERS = { origin: OWN_ORIGIN };

/** Headers with the origin of a request, as browsers and clients that pose as one send them. */
const FOREIGN: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "" },
  { "sec-fetch-site": "same-origin, cross-site" },
  { "sec-fetch-site": "cross-site", origin: OWN_ORIGIN },
  {
    "sec-fetch-site": "same-site",
    origin: OWN_ORIGIN,
    referer: `${OWN_ORIGIN}/`,
  },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "https://localhost:8000" },
  { origin: "http://localhost:8001" },
  { origin: `${OWN_ORIGIN}.evil.example` },
  { origin: "http://evil.example", referer: `${OWN_ORIGIN}/` },
];

interface Target {
  name: string;
  request(ids: string[]): Sent;
}

/** Every method with side effects: calls with valid input, page forms, and sign-outs by GET. */
const TARGETS: Target[] = [...ACCESS].flatMap(([pattern, { rules }]) =>
  (Object.keys(rules) as Method[])
    .filter((method) => method !== "GET" || rules.GET?.sideEffect)
    .map((method) => target(method, pattern))
);

function target(method: Method, pattern: string): Target {
  const name = `${method} ${pattern}`;
  const call = (CALLS as Record<string, Call>)[name];
  return {
    name,
    request: (ids) =>
      call === undefined
        ? formRequest(pattern, ids)
        : plainRequest(name, call, ids),
  };
}

function formRequest(pattern: string, ids: string[]): Sent {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const path = pattern.replace(/:\w+/g, ids[0]!);
  return { path, init: { method: "POST", headers, body: "theme=dark&back=/" } };
}

function dump(kv: Kv): Promise<Entry<unknown>[]> {
  return kv.list<unknown>({ prefix: [] }, { limit: 100_000 });
}

Deno.test("every method with side effects rejects requests from other sites and changes nothing", async () => {
  await using app = await testApp();
  const ids = await addRecords(app);
  const clients = [await app.signedIn(), app.client()];
  const before = await dump(app.kv);
  let refused = 0;
  for (const { name, request } of TARGETS) {
    const { path, init } = request(ids);
    for (const from of FOREIGN) {
      const headers = { ...init.headers, ...from };
      for (const client of clients) {
        const answer = await client.send(path, { ...init, headers });
        equal(answer.status, 403, `${name} ${JSON.stringify(from)}`);
        deepEqual(answer.headers.getSetCookie(), [], name);
        refused += 1;
      }
    }
  }
  deepEqual(await dump(app.kv), before);
  const blocked = app.lines.filter(({ event }) => event === "csrf.blocked");
  equal(blocked.length, refused);
  const [owner] = clients;
  equal((await owner!.api("GET", "/parcels")).status, 200);
});

Deno.test("every method with side effects accepts requests from the site and from scripts", async () => {
  await using app = await testApp({ env: { LIMIT_FACTOR: "1000" } });
  const ids = await addRecords(app);
  for (const { name, request } of TARGETS) {
    const { path, init } = request(ids);
    const client = await app.signedIn();
    for (const from of [{}, { "sec-fetch-site": "same-origin" }, OWN_HEADERS]) {
      const headers = { ...init.headers, ...from };
      const { status } = await client.send(path, { ...init, headers });
      notEqual(status, 403, `${name} ${JSON.stringify(from)}`);
    }
  }
  deepEqual(app.lines.filter(({ event }) => event === "csrf.blocked"), []);
});

test("a sign-out by GET works if typed or bookmarked, but not from another site's link", async ({ owner }) => {
  const signOut = async (site: string) => {
    const headers = { "sec-fetch-site": site, "sec-fetch-mode": "navigate" };
    const path = "/admins/auth/signout";
    return (await owner.api("GET", path, { headers })).status;
  };
  deepEqual([await signOut("cross-site"), await signOut("none")], [403, 200]);
});

test("a request rejected for its origin counts against no limit", async ({ visitor }) => {
  const path = "/admins/auth/signin";
  const headers = { origin: "https://evil.example" };
  for (let i = 0; i < 30; i++) {
    await visitor.api("POST", path, { body: {}, headers });
  }
  equal((await visitor.post(path, {})).status, 422);
});

test("no GET request changes data", async ({ app, owner }) => {
  const ids = await addRecords(app);
  // Streams would never end.
  app.live.stop();
  const images = await app.kv.list({ prefix: ["files"] }, { limit: 1 });
  const parts: Record<string, string> = {
    code: WHOLE_PARCEL.tracking_code,
    image: String(images[0]!.key[1]),
    slug: "rail-freight",
    id: ids.at(0)!,
    ...{ z: "0", x: "0", y: "0" },
  };
  // The first request creates some keys, and every request updates the session's last use.
  await owner.get("/");
  const before = await dumpWithoutSessions(app.kv);
  for (const [pattern, { rules }] of ACCESS) {
    if (rules.GET === undefined || rules.GET.sideEffect) continue;
    const path = pattern.replace(/:(\w+)/g, (_, name) => parts[name]!);
    for (const query of ["", "?page=1&search=a&code=WB-1985-2026&theme=dark"]) {
      const { status } = await owner.get(`${path}${query}`);
      ok(status < 500, `${path}${query}: ${status}`);
    }
  }
  deepEqual(await dumpWithoutSessions(app.kv), before);
});

async function dumpWithoutSessions(kv: Kv): Promise<Entry<unknown>[]> {
  return (await dump(kv)).filter(({ key }) => key[0] !== "sessions");
}
