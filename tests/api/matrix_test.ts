import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import type { Assets } from "fresh/server";
import { type Role, ROLES } from "@/lib/fields/roles.ts";
import { ACCESS, isApiPath, rightsOf, ruleOf } from "@/lib/site/access.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import type { Answer, Client } from "../helpers/client.ts";
import { checkEnvelope } from "../helpers/envelope.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { routeFiles } from "../helpers/routes.ts";
import { ON_DENOKV } from "../helpers/store.ts";
import { neededRight, needsSession, type Rule } from "@/lib/site/rule.ts";
import { type CallName, CALLS } from "@/lib/site/nouns.ts";

/** The in-memory client cannot send TRACE and CONNECT; tests/system/raw_test.ts sends them through a socket. */
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
const BODIES: Record<string, string> = {
  "application/x-www-form-urlencoded": "a=b",
  "multipart/form-data; boundary=x":
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
};

/** A visitor, an invented session, an expired session, and every role. */
const IDENTITIES = ["none", "garbage", "expired", ...ROLES] as const;
type Identity = typeof IDENTITIES[number];

function isRole(identity: Identity): identity is Role {
  return ROLES.some((role) => role === identity);
}

const DAY = 24 * 60 * 60 * 1000;

/** Derived from the route files, because the access table is under test. */
const PATTERNS = [
  ...routeFiles().map(({ pattern }) => pattern),
  "/nowhere",
  "/api/nowhere",
];

interface Attempt {
  app: TestApp;
  pattern: string;
  method: string;
  type: string | null;
  identity: Identity;
}

for (const identity of IDENTITIES) {
  const test =
    `every path, method and content type gets the answer of the table, for identity "${identity}"`;
  Deno.test(test, { ignore: ON_DENOKV }, async () => {
    const clock = { ms: Date.UTC(2026, 10, 20) };
    await using app = await testApp({ clock, env: { LIMIT_FACTOR: "1000" } });
    const expired = await app.signedIn();
    clock.ms += DAY;
    let tried = 0;
    for (const pattern of PATTERNS) {
      // A sign-out ends the client's session.
      const client = await asIdentity(app, { identity, expired });
      for (const method of METHODS) {
        const hasBody = ["POST", "PATCH", "DELETE"].includes(method);
        for (const type of hasBody ? TYPES : TYPES.slice(0, 2)) {
          const attempt = { app, pattern, method, type, identity };
          check(attempt, await send(client, attempt));
          tried += 1;
        }
      }
    }
    ok(tried * IDENTITIES.length >= 5000, `${tried} for each identity`);
    deepEqual(app.lines.filter(({ event }) => event === "request.failed"), []);
  });
}

/** Names that every object inherits; none may be mistaken for a method. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

// Genuine Fresh answers methods unknown to the platform with a plain 500.
const ON_OURS = { ignore: ON_GENUINE };

Deno.test(
  "no path accepts an inherited property name as its method",
  ON_OURS,
  async () => {
    await using app = await testApp({ env: { LIMIT_FACTOR: "1000" } });
    for (const client of [app.client(), await app.signedIn()]) {
      for (const pattern of PATTERNS) {
        await checkInheritedNames(client, pattern, ACCESS.get(pattern)?.allow);
      }
    }
    deepEqual(app.lines.filter(({ level }) => level === "error"), []);
  },
);

Deno.test(
  "no built file accepts an inherited property name as its method",
  ON_OURS,
  async () => {
    await using app = await testApp({ assets: ONE_FILE });
    await checkInheritedNames(app.client(), "/built.txt", "GET, HEAD, OPTIONS");
    deepEqual(app.lines.filter(({ level }) => level === "error"), []);
  },
);

const ONE_FILE: Assets = {
  files: new Map([["/built.txt", {
    type: "text/plain",
    hash: "1",
    immutable: false,
    body: new Uint8Array(),
  }]]),
  urls: new Map(),
  scripts: new Map(),
  imports: new Map(),
  dev: false,
};

async function checkInheritedNames(
  client: Client,
  pattern: string,
  allow: string | undefined,
): Promise<void> {
  const path = pattern.replace(/:\w+/g, "1");
  for (const method of INHERITED) {
    const { status, headers } = await client.send(path, { method });
    const said = `${method} ${pattern}: ${status}`;
    equal(status, allow === undefined ? 404 : 405, said);
    equal(headers.get("allow"), allow ?? null, said);
  }
}

async function asIdentity(
  app: TestApp,
  { identity, expired }: { identity: Identity; expired: Client },
): Promise<Client> {
  if (isRole(identity)) return await app.signedIn({ role: identity });
  const client = app.client();
  if (identity === "garbage") client.cookies.set("sid", "a".repeat(43));
  if (identity === "expired") {
    client.cookies.set("sid", expired.cookies.get("sid")!);
  }
  return client;
}

function send(
  client: Client,
  { pattern, method, type }: Attempt,
): Promise<Answer> {
  const hasBody = type !== null && method !== "GET" && method !== "HEAD";
  return client.send(pattern.replace(/:\w+/g, "1"), {
    method,
    ...(type !== null && { headers: { "content-type": type } }),
    ...(hasBody && { body: BODIES[type] ?? "{}" }),
  });
}

function check(attempt: Attempt, answer: Answer): void {
  const { pattern, method, type, identity } = attempt;
  const { status, headers } = answer;
  const said = `${method} ${pattern} as ${identity} with ${type}: ${status}`;
  ok(status < 500, said);
  const access = ACCESS.get(pattern);
  const rule = ruleOf(pattern, method);
  if (isApiPath(pattern) && method !== "HEAD" && status !== 204) {
    checkApi(attempt, { answer, rule, said });
  }
  if (access === undefined) return equal(status, 404, said);
  if (rule === undefined) {
    equal(status, method === "OPTIONS" ? 204 : 405, said);
    return equal(headers.get("allow"), access.allow, said);
  }
  checkSession(attempt, { answer, rule, said });
}

interface Outcome<Served extends Rule | undefined> {
  answer: Answer;
  rule: Served;
  said: string;
}

function checkApi(
  { pattern, method }: Attempt,
  { answer, rule, said }: Outcome<Rule | undefined>,
): void {
  const name = `${method} ${pattern}`;
  const isBare = answer.status === 200 && !(name in CALLS);
  if (isBare) return equal(pattern, "/api/openapi.json", said);
  const served = rule !== undefined && name in CALLS;
  checkEnvelope(answer, { said, ...(served && { name: name as CallName }) });
}

function checkSession(
  { pattern, identity, method, type }: Attempt,
  { answer: { status, headers }, rule, said }: Outcome<Rule>,
): void {
  const { access } = rule;
  const location = headers.get("location");
  const right = neededRight(access);
  if (needsSession(access) && !isRole(identity)) {
    const isTyped = method === "POST" &&
      type === "application/x-www-form-urlencoded";
    // A posted form is carried through the sign-in.
    equal(status, isApiPath(pattern) ? 401 : isTyped ? 307 : 303, said);
    if (status !== 401) ok(location!.startsWith("/control/signin.html"), said);
  } else if (
    isRole(identity) && right && !rightsOf(identity).has(right)
  ) {
    equal(status, 403, said);
  } else if (needsSession(access)) {
    notEqual(status, 401, said);
    notEqual(status, 403, said);
    ok(!location?.startsWith("/control/signin.html"), said);
  } else if (access === "guest" && isRole(identity)) {
    equal(status, 303, said);
    equal(location, "/control/index.html");
  }
}
