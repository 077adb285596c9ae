import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { getSettings } from "@/lib/settings/settings.ts";
import { ADMIN, seedAdmin, setupToken } from "../helpers/admin.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { ownCost } from "../helpers/quick_passwords.ts";

const { email, password } = ADMIN;

function signIn(client: Client, body: object = { email, password }) {
  return client.api("POST", "/admins/auth/signin", { body });
}

/** Sends 100 wrong sign-ins at once, each from another address; returns the statuses. */
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

Deno.test("POST /api/admins with the token creates an administrator who can sign in", async () => {
  await using app = await testApp();
  const client = app.client();
  const token = await setupToken(app.kv);
  const { status, body, headers } = await client.api("POST", "/admins", {
    body: { email, password, token },
  });
  equal(status, 200);
  equal(headers.get("content-type"), "application/json");
  deepEqual(Object.keys(body.data), ["id", "email"]);
  equal(body.data.email, email);
  equal(
    body.message,
    "The administrator has been created. You can sign in now.",
  );
  equal((await signIn(client)).status, 200);
});

const CLOSED_BODIES: [what: string, body: unknown][] = [
  ["a good body", {
    email: "b@waybill.example",
    password: "Another-horse-8",
    token: "x",
  }],
  ["an invalid body", { email: 1 }],
  ["no body", undefined],
];

for (const [what, body] of CLOSED_BODIES) {
  Deno.test(`POST /api/admins with ${what} answers 403 once there is an administrator`, async () => {
    await using app = await testApp();
    await app.signedIn();
    const answer = await app.client().api("POST", "/admins", { body });
    equal(answer.status, 403);
    deepEqual(answer.body.errors, ["An administrator already exists."]);
  });
}

Deno.test("of 200 parallel POST /api/admins exactly one succeeds", async () => {
  await using app = await testApp();
  const token = await setupToken(app.kv);
  const tries = Array.from({ length: 200 }, (_, i) => {
    const body = { email: `admin${i}@waybill.example`, password, token };
    return app.client().api("POST", "/admins", { body });
  });
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  equal(statuses.filter((status) => status === 200).length, 1);
  // Until there is an administrator some may find the queue of passwords full.
  ok(statuses.every((status) => [200, 403, 503].includes(status)));
  equal((await app.client().api("POST", "/admins", { body: {} })).status, 403);
});

const WRONG: [what: string, body: object, errors: string[]][] = [
  ["nothing", {}, [
    "The email field is required.",
    "The password field is required.",
    "The setup token field is required.",
  ]],
  ["no token", { email, password }, ["The setup token field is required."]],
  ["no address", { email: "nobody", password, token: "x" }, [
    "The email must be a valid email address.",
  ]],
  ["a short password", { email, password: "short", token: "x" }, [
    "The password must be at least 8 characters.",
  ]],
  ["an unknown field", { email, password, token: "x", role: "owner" }, [
    "The role field is not allowed.",
  ]],
];

for (const [what, body, errors] of WRONG) {
  Deno.test(`POST /api/admins with ${what} answers 422 in the form's order`, async () => {
    await using app = await testApp();
    const answer = await app.client().api("POST", "/admins", { body });
    equal(answer.status, 422);
    deepEqual(answer.body.errors, errors);
  });
}

Deno.test("POST /api/admins with a wrong token answers 403, and 429 after ten tries", async () => {
  await using app = await testApp();
  await setupToken(app.kv);
  const client = app.client();
  for (let i = 0; i < 10; i++) {
    equal(
      (await client.api("POST", "/admins", {
        body: { email, password, token: "wrong" },
      })).status,
      403,
    );
  }
  const refused = await client.api("POST", "/admins", {
    body: { email, password, token: "wrong" },
  });
  equal(refused.status, 429);
  deepEqual(refused.body.errors, [
    "Too many attempts. Please try again in 10 minutes.",
  ]);
});

Deno.test("POST /api/admins refuses a token after 30 minutes", async () => {
  const clock = { ms: Date.now() };
  await using app = await testApp({ clock });
  const token = await setupToken(app.kv);
  clock.ms += 30 * 60_000;
  equal(
    (await app.client().api("POST", "/admins", {
      body: { email, password, token },
    })).status,
    403,
  );
});

Deno.test("POST /api/admins/auth/signin sets an HttpOnly cookie", async () => {
  await using app = await testApp();
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

Deno.test("over https the session cookie is pinned to the host", async () => {
  await using app = await testApp();
  await app.signedIn();
  const client = app.client({ origin: "https://www.example.com" });
  const { headers } = await signIn(client);
  match(
    headers.getSetCookie()[0] ?? "",
    /^__Host-sid=[\w-]+; Path=\/; SameSite=Lax; HttpOnly; Secure$/,
  );
  equal((await client.api("GET", "/parcels")).status, 200);
});

for (
  const [what, body] of [
    ["a wrong password", { email, password: "Wrong-horse-7" }],
    ["an unknown address", { email: "b@waybill.example", password }],
  ] as const
) {
  Deno.test(`POST /api/admins/auth/signin with ${what} answers the one 401`, async () => {
    await using app = await testApp();
    await app.signedIn();
    const answer = await signIn(app.client(), body);
    equal(answer.status, 401);
    deepEqual(answer.body, {
      status: 401,
      errors: ["Invalid email or password."],
      data: null,
      message: "",
      admin: "false",
      user: "false",
    });
    deepEqual(answer.headers.getSetCookie(), []);
  });
}

Deno.test("POST /api/admins/auth/signin with a wrong password keeps the client's current session", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const { status, body } = await signIn(client, {
    email,
    password: "Wrong-horse-7",
  });
  equal(status, 401);
  deepEqual([body.admin, body.user], [undefined, "false"]);
  equal((await client.api("GET", "/parcels")).status, 200);
});

Deno.test("POST /api/admins/auth/signin names the missing fields", async () => {
  await using app = await testApp();
  const { status, body } = await signIn(app.client(), {});
  equal(status, 422);
  deepEqual(body.errors, [
    "The email field is required.",
    "The password field is required.",
  ]);
});

Deno.test("a sign-in ends the browser's previous session", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const before = client.cookies.get("sid")!;
  await signIn(client);
  const old = app.client();
  old.cookies.set("sid", before);
  equal((await old.api("GET", "/parcels")).status, 401);
});

Deno.test("after ten failed sign-ins an address has to wait, while a known device and other addresses do not", async () => {
  await using app = await testApp();
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

Deno.test("of 100 parallel wrong sign-ins from one address ten are compared", async () => {
  await using app = await testApp();
  await app.signedIn();
  const tries = Array.from(
    { length: 100 },
    () => signIn(app.client(), { email, password: "Wrong-horse-7" }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  equal(statuses.filter((status) => status === 401).length, 10);
  equal(statuses.filter((status) => status === 429).length, 90);
});

Deno.test("of 100 parallel wrong sign-ins from as many addresses at most 20 are compared for one account", async () => {
  await using app = await testApp();
  await seedAdmin(app.kv);
  const statuses = await wrongSignIns(app, () => email);
  const compared = statuses.filter((status) => status === 401).length;
  ok(compared >= 10 && compared <= 20, String(compared));
  ok(statuses.every((status) => [401, 429, 503].includes(status)));
});

Deno.test("of 100 parallel sign-ins to as many accounts most find the server busy, and none of those counts", async () => {
  using _cost = ownCost();
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
  /** Collects what the attackers are answered. */
  statuses: number[];
  until: Promise<unknown>;
}

/** Keeps the queue of strangers full from as many addresses, until `until` is over. */
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
      // A refusal needs no turn of the event loop, which is the others', too.
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
  Deno.test(`while 14 attackers ${where} sign in all the time, every right sign-in on a known device succeeds`, async () => {
    // Comparing takes longer than the store, so that the attackers meet in its queue.
    using _cost = ownCost({ ln: 12 });
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

Deno.test("after 50 failed sign-ins an IPv6 /48 has to wait, whatever its addresses, and other networks do not", async () => {
  await using app = await testApp();
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

Deno.test("a sign-in that fails after a right password returns only its own attempt", async () => {
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

Deno.test("attempts refused by the account's limit do not count for their address", async () => {
  await using app = await testApp();
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

Deno.test("GET /api/admins/auth/signout ends the session and succeeds without one", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const stolen = app.client();
  stolen.cookies.set("sid", client.cookies.get("sid")!);
  const { status, headers, body } = await client.api(
    "GET",
    "/admins/auth/signout",
  );
  equal(status, 200);
  match(headers.getSetCookie()[0] ?? "", /^sid=; .*Max-Age=0$/);
  equal(body.message, "You are signed out.");
  equal((await stolen.api("GET", "/parcels")).status, 401);
  equal((await client.api("GET", "/admins/auth/signout")).status, 200);
});

Deno.test("a sign-out on a read-only store still clears this browser's session", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const held = await app.kv.freeze(60_000);
  const { status, headers } = await client.api("GET", "/admins/auth/signout");
  equal(status, 200);
  match(headers.getSetCookie()[0] ?? "", /^sid=; .*Max-Age=0$/);
  equal((await client.get("/control/index.html")).status, 303);
  ok(app.lines.some(({ event }) => event === "auth.out_unsaved"));
  await app.kv.thaw(held);
});

Deno.test("GET /api/users/auth/signout answers 200", async () => {
  await using app = await testApp();
  const { status, body } = await app.client().api("GET", "/users/auth/signout");
  equal(status, 200);
  deepEqual(body, {
    status: 200,
    errors: [],
    data: null,
    message: "You are signed out.",
  });
});

Deno.test("POST /control/signout signs out without JavaScript", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const { status, headers } = await client.form("/control/signout", {});
  equal(status, 303);
  equal(headers.get("location"), "/control/signin.html");
  equal((await client.get("/control/index.html")).status, 303);
});

Deno.test("a session ends after 60 idle minutes", async () => {
  const clock = { ms: Date.now() };
  await using app = await testApp({ clock });
  const client = await app.signedIn();
  clock.ms += 59 * 60_000;
  equal((await client.api("GET", "/parcels")).status, 200);
  clock.ms += 61 * 60_000;
  equal((await client.api("GET", "/parcels")).status, 401);
});

Deno.test("the sign-in page works without JavaScript and continues to the requested page", async () => {
  await using app = await testApp();
  await app.signedIn();
  const client = app.client();
  const { status, headers } = await client.form("/control/signin.html", {
    email,
    password,
    next: "/control/index.html?x=1",
  });
  equal(status, 303);
  equal(headers.get("location"), "/control/index.html?x=1");
  equal((await client.get("/control/index.html")).status, 200);
  equal(
    (await client.get("/control/signin.html")).headers.get("location"),
    "/control/index.html",
  );
});

Deno.test("a refused sign-in shows errors and the typed email, but not the password", async () => {
  await using app = await testApp();
  await app.signedIn();
  const { status, text } = await app.client().form("/control/signin.html", {
    email,
    password: "Wrong-horse-7",
  });
  equal(status, 401);
  ok(text.includes("Invalid email or password."));
  ok(text.includes(`value="${email}"`));
  ok(!text.includes("Wrong-horse-7"));
});

Deno.test("a wrong sign-in marks both fields and describes them by the error panel", async () => {
  await using app = await testApp();
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

Deno.test("the sign-in page shows the form and the waiting time after too many attempts", async () => {
  await using app = await testApp();
  await app.signedIn();
  const client = app.client();
  const typed = { email: "a@b.example", password: "Wrong-horse-7" };
  for (let i = 0; i < 10; i++) {
    await client.form("/control/signin.html", typed);
  }
  const { status, headers, text } = await client.form(
    "/control/signin.html",
    typed,
  );
  equal(status, 429);
  match(headers.get("retry-after") ?? "", /^\d+$/);
  match(text, /role="alert"[^]*Too many attempts\. Please try again in/);
  match(text, /value="a@b\.example"/);
});

Deno.test("the sign-up page creates the administrator without JavaScript, once", async () => {
  await using app = await testApp();
  const token = await setupToken(app.kv);
  const client = app.client();
  equal((await client.get(`/control/signup.html?token=${token}`)).status, 200);
  const { status, headers } = await client.form("/control/signup.html", {
    email,
    password,
    token,
  });
  equal(status, 303);
  match(headers.get("location") ?? "", /^\/control\/signin\.html/);
  equal(
    (await client.form("/control/signup.html", { email, password, token }))
      .status,
    403,
  );
});

Deno.test("the sign-up page recommends masked and selects it, with a sentence about each choice", async () => {
  await using app = await testApp();
  const token = await setupToken(app.kv);
  const { text } = await app.client().get(
    `/control/signup.html?token=${token}`,
  );
  match(text, /<input[^>]*value="masked"[^>]*checked/);
  doesNotMatch(text, /<input[^>]*value="full"[^>]*checked/);
  match(text, /Masked \(recommended\).*show only to visitors who know/s);
  match(text, />Full<.*Everyone who has the tracking code/s);
});

for (
  const [chosen, stored] of [
    ["masked", "masked"],
    ["full", "full"],
    [undefined, "full"],
  ] as const
) {
  Deno.test(
    `creating the administrator in the browser with ${
      chosen ?? "no"
    } privacy starts the site with ${stored}`,
    async () => {
      await using app = await testApp();
      const token = await setupToken(app.kv);
      const { status } = await app.client().form("/control/signup.html", {
        ...{ email, password, token },
        ...(chosen && { tracking_privacy: chosen }),
      });
      equal(status, 303);
      equal((await getSettings(app.kv)).tracking_privacy, stored);
    },
  );
}

Deno.test("the initial privacy is stored in the administrator's commit or not at all", async () => {
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

Deno.test("POST /api/admins refuses a privacy field and starts with full", async () => {
  await using app = await testApp();
  const token = await setupToken(app.kv);
  const body = { email, password, token };
  const client = app.client();
  const odd = { ...body, tracking_privacy: "masked" };
  equal((await client.api("POST", "/admins", { body: odd })).status, 422);
  equal((await client.api("POST", "/admins", { body })).status, 200);
  equal((await getSettings(app.kv)).tracking_privacy, "full");
});

Deno.test("the sign-up page asks for a token that was refused, and for none once there is an administrator", async () => {
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

Deno.test("parallel setup tokens are limited like sequential ones", async () => {
  await using app = await testApp();
  const token = await setupToken(app.kv);
  const client = app.client();
  const attempt = async (token: string) => {
    const body = { email, password, token };
    return (await client.api("POST", "/admins", { body })).status;
  };
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, n) => attempt(`wrong-${n}`)),
  );
  equal(statuses.filter((status) => status === 403).length, 10);
  equal(statuses.filter((status) => status === 429).length, 30);
  equal(await attempt(token), 429);
});
