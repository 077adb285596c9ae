import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { getSettings } from "@/lib/settings/settings.ts";
import { ADMIN, seedAdmin, setupToken } from "../helpers/admin.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { restoreCost } from "../helpers/quick_passwords.ts";
import { test } from "../helpers/site.ts";
import { findMember } from "@/lib/accounts/members.ts";

const { email, password } = ADMIN;

function signIn(client: Client, body: object = { email, password }) {
  return client.post("/admins/auth/signin", body);
}

/** Sends 100 wrong sign-ins concurrently, each from another IP address; returns the statuses. */
async function wrongSignIns(
  app: TestApp,
  emailOf: (n: number) => string,
): Promise<number[]> {
  const tries = Array.from({ length: 100 }, (_, n) => {
    const client = app.client({ ip: `198.51.100.${n}` });
    return signIn(client, { email: emailOf(n), password: "Wrong-horse-7" });
  });
  return (await Promise.all(tries)).map(({ status }) => status);
}

Deno.test("POST /api/admins with the setup token creates an owner who can sign in", async () => {
  await using app = await testApp();
  const visitor = app.client();
  const token = await setupToken(app.kv);
  const { status, body, headers } = await visitor.post("/admins", {
    email,
    password,
    token,
  });
  equal(status, 200);
  equal(headers.get("content-type"), "application/json");
  deepEqual(Object.keys(body.data), ["id", "email"]);
  equal(body.data.email, email);
  equal(
    body.message,
    "The administrator has been created. You can sign in now.",
  );
  equal((await signIn(visitor)).status, 200);
});

test("POST /api/admins returns 403 for any body once there is an owner", async ({ visitor }) => {
  const complete = { email: "b@waybill.example", password, token: "x" };
  for (const body of [complete, { email: 1 }, undefined]) {
    const answer = await visitor.api("POST", "/admins", { body });
    deepEqual([answer.status, answer.body.errors], [403, [
      "An administrator already exists.",
    ]]);
  }
});

const WRONG: [body: object, errors: string[]][] = [
  [{}, [
    "The email field is required.",
    "The password field is required.",
    "The setup token field is required.",
  ]],
  [{ email: "nobody", password, token: "x" }, [
    "The email must be a valid email address.",
  ]],
  [{ email, password: "short", token: "x" }, [
    "The password must be at least 8 characters.",
  ]],
  [{ email, password, token: "x", tracking_privacy: "masked" }, [
    "The tracking_privacy field is not allowed.",
  ]],
];

Deno.test("POST /api/admins returns 422 and lists the problems in the form's order", async () => {
  await using app = await testApp();
  for (const [body, errors] of WRONG) {
    const answer = await app.client().post("/admins", body);
    deepEqual([answer.status, answer.body.errors], [422, errors]);
  }
});

test("POST /api/admins/auth/signin sets an HttpOnly cookie", async ({ app }) => {
  await app.signedIn();
  const client = app.client();
  const { status, headers, body } = await signIn(client);
  equal(status, 200);
  const [session, device] = headers.getSetCookie();
  match(session ?? "", /^sid=[\w-]{43,}; Path=\/; SameSite=Lax; HttpOnly$/);
  match(
    device ?? "",
    /^dev=[0-9a-f]{32}\.[0-9a-f]{64}\.[0-9a-f]{32}; Path=\/; SameSite=Lax; HttpOnly; Max-Age=15552000$/,
  );
  deepEqual(Object.keys(body.data), ["id", "email"]);
  equal(body.message, "You are signed in.");
  equal((await client.api("GET", "/parcels")).status, 200);
});

test("over https the session cookie carries the __Host- prefix", async ({ app }) => {
  await app.signedIn();
  const client = app.client({ origin: "https://www.example.com" });
  const { headers } = await signIn(client);
  match(
    headers.getSetCookie()[0] ?? "",
    /^__Host-sid=[\w-]+; Path=\/; SameSite=Lax; HttpOnly; Secure$/,
  );
  equal((await client.api("GET", "/parcels")).status, 200);
});

test("POST /api/admins/auth/signin answers a wrong password and an unknown e-mail address identically", async ({ visitor }) => {
  for (
    const body of [
      { email, password: "Wrong-horse-7" },
      { email: "b@waybill.example", password },
    ]
  ) {
    const answer = await signIn(visitor, body);
    deepEqual(answer.body, {
      status: 401,
      errors: ["Invalid email or password."],
      data: null,
      message: "",
      admin: "false",
      user: "false",
    });
    deepEqual(answer.headers.getSetCookie(), []);
  }
});

test("a failed sign-in keeps the client's current session", async ({ owner }) => {
  const { status, body } = await signIn(owner, {
    email,
    password: "Wrong-horse-7",
  });
  equal(status, 401);
  deepEqual([body.admin, body.user], [undefined, "false"]);
  equal((await owner.api("GET", "/parcels")).status, 200);
});

test("a sign-in ends the previous session of the browser", async ({ app, owner }) => {
  const before = owner.cookies.get("sid")!;
  await signIn(owner);
  const old = app.client();
  old.cookies.set("sid", before);
  equal((await old.api("GET", "/parcels")).status, 401);
});

test("ten failed sign-ins lock out an IP address, but neither a known device nor other addresses", async ({ app }) => {
  await app.signedIn();
  const known = app.client({ ip: "198.51.100.1" });
  await signIn(known);
  known.cookies.delete("sid");
  const attacker = app.client({ ip: "198.51.100.1" });
  for (let i = 0; i < 10; i++) {
    equal(
      (await signIn(attacker, { email, password: "Wrong-horse-7" })).status,
      401,
    );
  }
  const refused = await signIn(attacker);
  equal(refused.status, 429);
  ok(Number(refused.headers.get("retry-after")) > 0);
  equal((await signIn(known)).status, 200);
  equal((await signIn(app.client({ ip: "198.51.100.2" }))).status, 200);
  ok(app.lines.some(({ event }) => event === "auth.fail"));
});

test("only ten of 100 concurrent wrong sign-ins from one IP address are checked", async ({ app }) => {
  await app.signedIn();
  const tries = Array.from(
    { length: 100 },
    () => signIn(app.client(), { email, password: "Wrong-horse-7" }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  equal(statuses.filter((status) => status === 401).length, 10);
  equal(statuses.filter((status) => status === 429).length, 90);
});

test("at most 20 of 100 concurrent wrong sign-ins to one account from 100 IP addresses are checked", async ({ app }) => {
  await seedAdmin(app.kv);
  const statuses = await wrongSignIns(app, () => email);
  const compared = statuses.filter((status) => status === 401).length;
  ok(compared >= 10 && compared <= 20, String(compared));
  ok(statuses.every((status) => [401, 429, 503].includes(status)));
});

Deno.test("most of 100 concurrent sign-ins to 100 accounts get a 503, which does not count as an attempt", async () => {
  using _cost = restoreCost();
  await using app = await testApp();
  await seedAdmin(app.kv);
  const statuses = await wrongSignIns(app, (n) => `admin${n}@waybill.example`);
  const busy = statuses.filter((status) => status === 503).length;
  const compared = statuses.filter((status) => status === 401).length;
  equal(busy + compared, 100);
  ok(compared >= 10 && busy >= 50, `${compared} compared, ${busy} refused`);
  const guards = await app.kv.list({ prefix: ["guards"] }, { limit: 200 });
  ok(guards.length <= compared);
  equal((await signIn(app.client())).status, 200);
});

interface Flood {
  addressOf: (n: number) => string;
  /** The statuses that the attackers received. */
  statuses: number[];
  until: Promise<unknown>;
}

/** Keeps the queue for unknown devices full, from changing IP addresses, until `until` settles. */
async function flood(
  app: TestApp,
  { addressOf, statuses, until }: Flood,
): Promise<void> {
  let isOver = false;
  let n = 0;
  async function attack(): Promise<void> {
    while (!isOver) {
      const client = app.client({ ip: addressOf(n++) });
      const body = { email: `a${n}@b.example`, password: "Wrong-horse-7" };
      statuses.push((await signIn(client, body)).status);
      // A rejected sign-in never yields to the event loop, so let other requests run.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  const attackers = Array.from({ length: 14 }, attack);
  await until.finally(() => isOver = true);
  await Promise.all(attackers);
}

for (
  const [where, refusal, addressOf] of [
    ["on one /48", 429, (n: number) => `2001:db8:7:${n.toString(16)}::1`],
    ["all over the network", 503, (n: number) => `10.${n >> 8}.${n & 255}.1`],
  ] as const
) {
  Deno.test(`a known device can sign in during an attack by 14 clients ${where}`, async () => {
    // Hashing takes longer than the store, so that the attackers fill the hashing queue.
    using _cost = restoreCost({ ln: 12 });
    await using app = await testApp();
    await seedAdmin(app.kv);
    const known = app.client({ ip: "198.51.100.1" });
    await signIn(known);
    const statuses: number[] = [];
    async function signInAgain(): Promise<void> {
      for (let n = 0; n < 30 || !statuses.includes(refusal); n++) {
        ok(n < 1_000, "the attackers are never refused");
        known.cookies.delete("sid");
        equal((await signIn(known)).status, 200);
      }
    }
    await flood(app, { addressOf, statuses, until: signInAgain() });
  });
}

test("50 failed sign-ins lock out an IPv6 /48, but no other network", async ({ app }) => {
  await seedAdmin(app.kv);
  async function statusFrom(ip: string, n: number): Promise<number> {
    const body = { email: `a${n}@b.example`, password: "Wrong-horse-7" };
    return (await signIn(app.client({ ip }), body)).status;
  }
  for (let n = 0; n < 50; n++) {
    equal(await statusFrom(`2001:db8:7:${n.toString(16)}::1`, n), 401);
  }
  equal(await statusFrom("2001:db8:7:ffff::1", 50), 429);
  equal(await statusFrom("2001:db8:8:1::1", 51), 401);
});

Deno.test("a sign-in that fails after a correct password refunds only its own attempt", async () => {
  let isBroken = false;
  await using app = await testApp({
    faults: {
      before({ kind, keys }) {
        const isSession = keys.some(([first]) => first === "sessions");
        if (isBroken && kind === "commit" && isSession) {
          throw new TypeError("database or disk is full");
        }
      },
    },
  });
  await seedAdmin(app.kv);
  const client = app.client();
  const wrong = { email, password: "Wrong-horse-7" };
  for (let i = 0; i < 9; i++) await signIn(client, wrong);
  isBroken = true;
  equal((await signIn(client)).status, 503);
  isBroken = false;
  equal((await signIn(client, wrong)).status, 401);
  equal((await signIn(client, wrong)).status, 429);
});

test("attempts rejected by the account's limit do not count against the IP address", async ({ app }) => {
  await seedAdmin(app.kv);
  for (let i = 0; i < 20; i++) {
    const ip = `203.0.113.${i}`;
    await signIn(app.client({ ip }), { email, password: "Wrong-horse-7" });
  }
  const client = app.client({ ip: "198.51.100.9" });
  for (let i = 0; i < 12; i++) equal((await signIn(client)).status, 429);
  const elsewhere = { email: "b@waybill.example", password };
  equal((await signIn(client, elsewhere)).status, 401);
});

test("GET /api/admins/auth/signout ends the session, and succeeds if there is none", async ({ app, owner }) => {
  const stolen = app.client();
  stolen.cookies.set("sid", owner.cookies.get("sid")!);
  const { status, headers, body } = await owner.api(
    "GET",
    "/admins/auth/signout",
  );
  equal(status, 200);
  match(headers.getSetCookie()[0] ?? "", /^sid=; .*Max-Age=0$/);
  equal(body.message, "You are signed out.");
  equal((await stolen.api("GET", "/parcels")).status, 401);
  equal((await owner.api("GET", "/admins/auth/signout")).status, 200);
});

test("a sign-out on a read-only store still clears the session cookie", async ({ app, owner }) => {
  const held = await app.kv.freeze(60_000);
  const { status, headers } = await owner.api("GET", "/admins/auth/signout");
  equal(status, 200);
  match(headers.getSetCookie()[0] ?? "", /^sid=; .*Max-Age=0$/);
  equal((await owner.get("/control/index.html")).status, 303);
  ok(app.lines.some(({ event }) => event === "auth.out_unsaved"));
  await app.kv.thaw(held);
});

test("a wrong sign-in marks both fields, keeps the email and clears the password", async ({ app }) => {
  await app.signedIn();
  const wrongs = [{ email, password: "Wrong-horse-7" }, {
    email: "nobody@waybill.example",
    password,
  }];
  const marks = await Promise.all(wrongs.map(async (fields) => {
    const { text } = await app.client().form("/control/signin.html", fields);
    match(
      text,
      /id="sign-in-form-errors"[^>]*>.*Invalid email or password\./s,
    );
    ok(text.includes(`value="${fields.email}"`));
    ok(!text.includes(fields.password));
    return ["email", "password"].map((name) => {
      const [field = ""] =
        new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text) ?? [];
      match(field, /aria-invalid="true"/);
      match(field, /aria-describedby="sign-in-form-errors"/);
      return field.replace(/ value="[^"]*"/, "");
    });
  }));
  deepEqual(marks[0], marks[1]);
  const { text } = await app.client().get("/control/signin.html");
  doesNotMatch(text, /aria-invalid|sign-in-form-errors/);
});

Deno.test("the sign-up page saves the privacy setting in the same commit as the owner", async () => {
  let commits = 0;
  await using app = await testApp({
    faults: { before: ({ kind }) => void (kind === "commit" && commits++) },
  });
  const token = await setupToken(app.kv);
  const client = app.client();
  const fields = { email, password, token, tracking_privacy: "masked" };
  const refused = await client.form("/control/signup.html", {
    ...{ ...fields, password: "password" },
  });
  equal(refused.status, 422);
  match(refused.text, /<input[^>]*value="masked"[^>]*checked/);
  equal((await getSettings(app.kv)).tracking_privacy, "full");
  const odd = { ...fields, tracking_privacy: "open" };
  equal((await client.form("/control/signup.html", odd)).status, 422);
  commits = 0;
  equal((await client.form("/control/signup.html", fields)).status, 303);
  equal(commits, 1);
  equal((await getSettings(app.kv)).tracking_privacy, "masked");
});

Deno.test("the sign-up page saves name, company and time zone, and rejects empty ones", async () => {
  await using app = await testApp();
  const token = await setupToken(app.kv);
  const client = app.client();
  const path = "/control/signup.html";
  const asked = {
    name: "Ann Smith",
    company_name: "Harbour Freight",
    time_zone: "Europe/Berlin",
  };
  const fields = { email, password, token, ...asked };
  for (const name of Object.keys(asked)) {
    equal((await client.form(path, { ...fields, [name]: " " })).status, 422);
  }
  const own = { ...fields, password: "harbour freight" };
  equal((await client.form(path, own)).status, 422);
  equal((await client.form(path, fields)).status, 303);
  const { company_name, time_zone } = await getSettings(app.kv);
  const owner = await findMember(app.kv, email);
  deepEqual({ name: owner!.name, company_name, time_zone }, asked);
});

Deno.test("the sign-up page redisplays its form for a rejected token, and returns 403 once there is an owner", async () => {
  await using app = await testApp();
  const token = await setupToken(app.kv);
  const client = app.client();
  const path = "/control/signup.html";
  const shown = /<input[^>]*id="field-token"[^>]*name="token"/;
  doesNotMatch((await client.get(`${path}?token=${token}`)).text, shown);
  const fields = { email, password, token: "wrong" };
  match((await client.form(path, fields)).text, shown);
  await seedAdmin(app.kv);
  equal((await client.form(path, {})).status, 403);
});

Deno.test("only ten of 40 concurrent setup tokens are checked", async () => {
  await using app = await testApp();
  const token = await setupToken(app.kv);
  const client = app.client();
  const attempt = async (token: string) => {
    const body = { email, password, token };
    return (await client.post("/admins", body)).status;
  };
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, n) => attempt(`wrong-${n}`)),
  );
  equal(statuses.filter((status) => status === 403).length, 10);
  equal(statuses.filter((status) => status === 429).length, 30);
  equal(await attempt(token), 429);
});

test("the sign-in page works without JavaScript, continues to the requested page and signs out again", async ({ visitor }) => {
  const next = "/control/index.html?x=1";
  const signedIn = await visitor.form("/control/signin.html", {
    ...ADMIN,
    next,
  });
  equal(signedIn.status, 303);
  equal(signedIn.headers.get("location"), next);
  equal((await visitor.get(next)).status, 200);
  const { headers } = await visitor.form("/control/signout", {});
  equal(headers.get("location"), "/control/signin.html");
  equal((await visitor.get(next)).status, 303);
});
