import { deepEqual, equal, match, notEqual, ok } from "node:assert/strict";
import { nextDueMoment } from "../helpers/mail_jobs.ts";
import { issuePin } from "@/lib/accounts/pins.ts";
import { LIMITS } from "@/lib/site/limits.ts";
import type { Letter } from "@/lib/mail/letter.ts";
import type { OutboxMail } from "@/lib/mail/outbox_schema.ts";
import { ADMIN, seedAdmin } from "../helpers/admin.ts";
import { type TestApp, testApp, type TestAppOptions } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { pinOf } from "../helpers/pins.ts";
import { keepingTransport } from "../helpers/transports.ts";

const NEW = "seven grey whales";
const MINUTE = 60_000;
/** The longest wait of a mail with a pin. */
const PIN_WAIT_MS = 6_000;
const { email, password } = ADMIN;

/** An app whose mails are caught on their way out. */
async function mailingApp(
  options: TestAppOptions = {},
): Promise<{ app: TestApp; letters: Letter[]; clock: { ms: number } }> {
  const transport = keepingTransport();
  const { letters } = transport;
  const { clock = { ms: Date.now() } } = options;
  const env = { MAIL_FROM: "noreply@waybill.example", ...options.env };
  const app = await testApp({ ...options, clock, env, transport });
  return { app, letters, clock };
}

/** Lets the wait of a mail with a pin pass, and sends it. */
async function deliverPin(
  { jobs }: TestApp,
  clock: { ms: number },
): Promise<void> {
  clock.ms += PIN_WAIT_MS;
  await jobs.drain();
}

function sendPin(client: Client, body: object = { email }) {
  return client.api("POST", "/admins/auth/send-pin", { body });
}

function reset(client: Client, token: string, fields: object = {}) {
  const body = {
    new_password: NEW,
    confirm_new_password: NEW,
    password_token: token,
    email,
    ...fields,
  };
  return client.api("PATCH", "/admins/auth/update/password-guest", { body });
}

function change(client: Client, fields: object = {}) {
  const body = {
    password,
    new_password: NEW,
    confirm_new_password: NEW,
    ...fields,
  };
  return client.api("PATCH", "/admins/auth/update/password-user", { body });
}

function signIn(client: Client, fields: object = {}) {
  const body = { email, password, ...fields };
  return client.api("POST", "/admins/auth/signin", { body });
}

function stored({ kv }: TestApp): Promise<unknown[]> {
  return kv.list<unknown>({ prefix: [] }, { limit: 1_000 });
}

async function mailsOf(app: TestApp, kind: string): Promise<number> {
  const rows = await app.kv.list<OutboxMail>({ prefix: ["outbox"] }, {
    limit: 100,
  });
  return rows.filter(({ value }) => value.kind === kind).length;
}

Deno.test("a mailed pin sets a new password once", async () => {
  const { app, letters, clock } = await mailingApp();
  await using _app = app;
  const old = await app.signedIn();
  const client = app.client();
  equal((await sendPin(client)).status, 200);
  await deliverPin(app, clock);
  equal(letters.length, 1);
  equal(letters[0]!.to, email);
  const token = pinOf(letters[0]);

  const answer = await reset(client, token.toLowerCase().replaceAll("-", " "));
  equal(answer.status, 200);
  deepEqual(answer.body, {
    status: 200,
    errors: [],
    data: null,
    message: "Your password has been reset. You can sign in with it now.",
  });
  // It starts no session: only the device is known from now on.
  const cookies = answer.headers.getSetCookie();
  equal(cookies.length, 1);
  match(cookies[0]!, /^dev=/);
  equal((await client.api("GET", "/parcels")).status, 401);
  equal((await old.api("GET", "/parcels")).status, 401);
  equal((await signIn(client)).status, 401);
  equal((await signIn(client, { password: NEW })).status, 200);
  equal((await reset(app.client(), token)).status, 422);

  await app.jobs.drain();
  equal(letters.length, 2);
  equal(letters[1]!.to, email);
  ok(!letters[1]!.text.includes(NEW));
});

Deno.test("the link in the mail leads to the reset with the pin in its fragment", async () => {
  const { app, letters, clock } = await mailingApp({
    env: { PUBLIC_ORIGIN: "https://www.example.com" },
  });
  await using _app = app;
  await seedAdmin(app.kv);
  await sendPin(app.client());
  await deliverPin(app, clock);
  const link = `https://www.example.com/control/password.html#token=${
    pinOf(letters[0])
  }`;
  ok(letters[0]!.text.includes(link));
});

Deno.test("POST /api/admins/auth/send-pin answers and commits alike for an unknown address", async () => {
  let commits = 0;
  const { app, letters, clock } = await mailingApp({
    faults: { before: ({ kind }) => void (kind === "commit" && commits++) },
  });
  await using _app = app;
  await seedAdmin(app.kv);
  async function observe(address: string) {
    commits = 0;
    const { status, body, headers } = await sendPin(app.client(), {
      email: address,
    });
    headers.delete("x-request-id");
    headers.delete("date");
    return { status, body, headers: [...headers], commits };
  }
  const known = await observe(email);
  const unknown = await observe("nobody@waybill.example");
  deepEqual(unknown, known);
  equal(known.status, 200);
  equal(
    known.body.message,
    "If that email is registered, a pin is on its way.",
  );
  // Too soon again, and it is still the same.
  deepEqual(await observe(email), await observe("nobody@waybill.example"));
  await deliverPin(app, clock);
  equal(letters.length, 1);
});

Deno.test("a pin's mail is composed seconds after the request, so that no request that follows is slowed down by it", async () => {
  const { app, letters, clock } = await mailingApp();
  await using _app = app;
  await seedAdmin(app.kv);
  const waits = new Set<number>();
  for (let request = 0; request < 4; request++) {
    const asked = clock.ms;
    equal((await sendPin(app.client())).status, 200);
    // Due mails are looked for right after the request, and not only then.
    for (const ms of [0, 1_999]) {
      clock.ms = asked + ms;
      await app.jobs.drain();
      equal(letters.length, request);
    }
    waits.add((await nextDueMoment(app.kv))!.getTime() - asked);
    await deliverPin(app, clock);
    equal(letters.length, request + 1);
    clock.ms += MINUTE;
  }
  // The delay is random, so it reveals nothing.
  ok(waits.size > 1);
});

Deno.test("a suppressed request keeps the sent pin valid", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  const { app, letters } = await mailingApp({ clock });
  await using _app = app;
  await seedAdmin(app.kv);
  await sendPin(app.client());
  await deliverPin(app, clock);
  clock.ms += MINUTE - PIN_WAIT_MS - 1;
  const again = await sendPin(app.client());
  equal(again.status, 200);
  await app.jobs.drain();
  equal(letters.length, 1);
  equal((await reset(app.client(), pinOf(letters[0]))).status, 200);
});

Deno.test("one address gets at most five pins an hour for all accounts", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  await using app = await testApp({ clock });
  const client = app.client();
  for (let n = 0; n < 5; n++) {
    equal((await sendPin(client, { email: `${n}@b.example` })).status, 200);
  }
  const refused = await sendPin(client);
  equal(refused.status, 429);
  equal(refused.headers.get("retry-after"), "3600");
  const elsewhere = app.client({ ip: "198.51.100.9" });
  equal((await sendPin(elsewhere)).status, 200);
  clock.ms += 60 * MINUTE;
  equal((await sendPin(client)).status, 200);
});

const WRONG_REQUESTS: [what: string, body: object, errors: string[]][] = [
  ["nothing", {}, ["The email field is required."]],
  ["no address", { email: "nobody" }, [
    "The email must be a valid email address.",
  ]],
  ["an unknown field", { email, admin_id: "1" }, [
    "The admin_id field is not allowed.",
  ]],
];

for (const [what, body, errors] of WRONG_REQUESTS) {
  Deno.test(`POST /api/admins/auth/send-pin with ${what} answers 422 and counts nothing`, async () => {
    await using app = await testApp();
    const client = app.client();
    for (let count = 0; count < 6; count++) {
      const answer = await sendPin(client, body);
      equal(answer.status, 422);
      deepEqual(answer.body.errors, errors);
    }
    deepEqual(await stored(app), []);
  });
}

Deno.test("a wrong pin, a wrong address and a late pin get one and the same answer", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  await using app = await testApp({ clock });
  const { id } = await seedAdmin(app.kv);
  const { token } = (await issuePin(app.kv, id))!;
  const client = app.client();
  const wrong = await reset(client, "0000-0000-0000-0000-0000-0000");
  equal(wrong.status, 422);
  deepEqual(wrong.body.errors, ["The selected pin is invalid."]);
  const stranger = await reset(client, token, { email: "b@b.example" });
  clock.ms += 15 * MINUTE;
  const late = await reset(client, token);
  deepEqual([stranger.body, late.body], [wrong.body, wrong.body]);
});

const WRONG_RESETS: [what: string, fields: object, errors: string[]][] = [
  ["nothing", {
    new_password: "",
    confirm_new_password: "",
    password_token: "",
    email: "",
  }, [
    "The new password field is required.",
    "The confirm new password field is required.",
    "The pin field is required.",
    "The email field is required.",
  ]],
  ["another confirmation", { confirm_new_password: `${NEW}!` }, [
    "The new password confirmation does not match.",
  ]],
  ["a short password", { new_password: "short", confirm_new_password: "x" }, [
    "The new password must be at least 8 characters.",
  ]],
  [
    "a common password",
    { new_password: "Sunshine1", confirm_new_password: "Sunshine1" },
    ["The new password is too common. Choose another one."],
  ],
  [
    "the old password",
    { new_password: password, confirm_new_password: password },
    ["The new password must differ from the old one."],
  ],
  ["an unknown field", { epoch: 9 }, ["The epoch field is not allowed."]],
];

for (const [what, fields, errors] of WRONG_RESETS) {
  Deno.test(`PATCH password-guest with ${what} answers 422 and keeps the pin valid`, async () => {
    await using app = await testApp();
    const { id } = await seedAdmin(app.kv);
    const { token } = (await issuePin(app.kv, id))!;
    const before = await stored(app);
    const answer = await reset(app.client(), token, fields);
    equal(answer.status, 422);
    deepEqual(answer.body.errors, errors);
    deepEqual(await stored(app), before);
    equal((await reset(app.client(), token)).status, 200);
  });
}

Deno.test("of 100 parallel redemptions exactly one succeeds", async () => {
  await using app = await testApp();
  const { id } = await seedAdmin(app.kv);
  const { token } = (await issuePin(app.kv, id))!;
  const tries = Array.from(
    { length: 100 },
    (_, n) => reset(app.client({ ip: `198.51.100.${n}` }), token),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  equal(statuses.filter((status) => status === 200).length, 1);
  equal(statuses.filter((status) => status === 422).length, 99);
  equal(await mailsOf(app, "password_notice"), 1);
});

Deno.test("an address has ten wrong pins in ten minutes, and right ones do not count", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  await using app = await testApp({ clock });
  const { id } = await seedAdmin(app.kv);
  const client = app.client();
  const wrong = "0000-0000-0000-0000-0000-0000";
  const statuses = await Promise.all(
    Array.from({ length: 100 }, () => reset(client, wrong)),
  );
  equal(statuses.filter(({ status }) => status === 422).length, 10);
  equal(statuses.filter(({ status }) => status === 429).length, 90);
  const { token } = (await issuePin(app.kv, id))!;
  equal((await reset(client, token)).status, 429);
  const elsewhere = app.client({ ip: "198.51.100.9" });
  equal((await reset(elsewhere, token)).status, 200);
});

Deno.test("during an attack the administrator can sign in from a known device, and from a new one by a reset", async () => {
  const { app, letters, clock } = await mailingApp();
  await using _app = app;
  await seedAdmin(app.kv);
  const known = app.client({ ip: "203.0.113.1" });
  equal((await signIn(known)).status, 200);
  for (let round = 0; round < 50; round++) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const ip = `198.51.100.${(round * 10 + n) % 50}`;
        return signIn(app.client({ ip }), { password: "Wrong-horse-7" });
      }),
    );
    for (const { status } of answers) ok(status === 401 || status === 429);
  }
  equal((await signIn(known)).status, 200);

  const fresh = app.client({ ip: "203.0.113.2" });
  equal((await signIn(fresh)).status, 429);
  await sendPin(fresh);
  await deliverPin(app, clock);
  equal((await reset(fresh, pinOf(letters[0]))).status, 200);
  equal((await signIn(fresh, { password: NEW })).status, 200);
});

Deno.test("PATCH password-user changes the password, gives this browser a new session and ends all others", async () => {
  const { app, letters } = await mailingApp();
  await using _app = app;
  const client = await app.signedIn();
  const other = await app.signedIn();
  const before = client.cookies.get("sid");
  const { status, body, headers } = await change(client);
  equal(status, 200);
  deepEqual(Object.keys(body.data), ["id", "email"]);
  equal(
    body.message,
    "Your password has been changed. All other devices have been signed out.",
  );
  match(headers.getSetCookie()[0]!, /^sid=[\w-]{43}; .*HttpOnly/);
  notEqual(client.cookies.get("sid"), before);
  equal((await client.api("GET", "/parcels")).status, 200);
  equal((await other.api("GET", "/parcels")).status, 401);
  const stolen = app.client();
  stolen.cookies.set("sid", before!);
  equal((await stolen.api("GET", "/parcels")).status, 401);
  equal((await signIn(app.client())).status, 401);
  equal((await signIn(app.client(), { password: NEW })).status, 200);
  await app.jobs.drain();
  deepEqual(letters.map(({ to }) => to), [email]);
});

Deno.test("PATCH password-user succeeds even if no session can be started afterwards", async () => {
  let left = Infinity;
  await using app = await testApp({
    faults: {
      before({ kind }) {
        if (kind !== "commit" || --left >= 0) return;
        throw new TypeError("database or disk is full");
      },
    },
  });
  const client = await app.signedIn();
  // The try is counted, then the password is changed.
  left = 2;
  const { status, headers } = await change(client);
  left = Infinity;
  equal(status, 200);
  deepEqual(headers.getSetCookie().filter((it) => it.startsWith("sid=")), []);
  ok(app.lines.some(({ event }) => event === "auth.in_unsaved"));
  equal((await client.api("GET", "/parcels")).status, 401);
  equal((await signIn(app.client(), { password: NEW })).status, 200);
});

const WRONG_CHANGES: [what: string, fields: object, errors: string[]][] = [
  ["nothing", { password: "", new_password: "", confirm_new_password: "" }, [
    "The password field is required.",
    "The new password field is required.",
    "The confirm new password field is required.",
  ]],
  ["a wrong password", { password: "Wrong-horse-7" }, [
    "The password is wrong.",
  ]],
  ["another confirmation", { confirm_new_password: `${NEW}!` }, [
    "The new password confirmation does not match.",
  ]],
  ["the old password again", {
    new_password: password,
    confirm_new_password: password,
  }, ["The new password must differ from the old one."]],
  ["the account's name", {
    new_password: "admin-2026",
    confirm_new_password: "admin-2026",
  }, [
    "The new password may not contain your email address or the company name.",
  ]],
  ["an unknown field", { id: "1" }, ["The id field is not allowed."]],
];

for (const [what, fields, errors] of WRONG_CHANGES) {
  Deno.test(`PATCH password-user with ${what} answers 422 and keeps the session`, async () => {
    await using app = await testApp();
    const client = await app.signedIn();
    const answer = await change(client, fields);
    equal(answer.status, 422);
    deepEqual(answer.body.errors, errors);
    equal((await client.api("GET", "/parcels")).status, 200);
    equal(await mailsOf(app, "password_notice"), 0);
  });
}

Deno.test("a stolen session cannot guess the password: wrong ones count like wrong sign-ins", async () => {
  await using app = await testApp();
  const thief = await app.signedIn();
  const guess = { password: "Wrong-horse-7" };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => change(thief, guess)),
  );
  equal(answers.filter(({ status }) => status === 422).length, 10);
  equal(answers.filter(({ status }) => status === 429).length, 30);
  equal((await change(thief)).status, 429);
  const { status } = await signIn(app.client());
  equal(status, 429);
});

Deno.test("of 20 parallel changes of the password exactly one succeeds", async () => {
  await using app = await testApp({ env: { LIMIT_FACTOR: "10" } });
  const client = await app.signedIn();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => change(client)),
  );
  equal(answers.filter(({ status }) => status === 200).length, 1);
  equal(await mailsOf(app, "password_notice"), 1);
});

Deno.test("without JavaScript the password is reset in two steps, and the address is typed once", async () => {
  const { app, letters, clock } = await mailingApp();
  await using _app = app;
  await seedAdmin(app.kv);
  const client = app.client();
  const asked = await client.form("/control/password.html", { email });
  equal(asked.status, 303);
  const second = asked.headers.get("location")!;
  ok(!second.includes("@"));
  const { text } = await client.get(second);
  match(text, /role="status"[^]*If that email is registered/);
  match(text, /value="admin@waybill\.example"/);
  await deliverPin(app, clock);

  const fields = {
    email,
    new_password: NEW,
    confirm_new_password: "something else",
    password_token: pinOf(letters[0]),
  };
  const refused = await client.form(second, fields);
  equal(refused.status, 422);
  match(refused.text, /The new password confirmation does not match\./);
  ok(refused.text.includes(fields.password_token));
  ok(!refused.text.includes(NEW));
  ok(!refused.text.includes("If that email is registered"));
  const done = await client.form(second, {
    ...fields,
    confirm_new_password: NEW,
  });
  equal(done.status, 303);
  equal(done.headers.get("location"), "/control/signin.html?done=reset");
  deepEqual([...client.cookies.keys()], ["dev"]);
  const signInPage = await client.get("/control/signin.html?done=reset");
  match(signInPage.text, /role="status"[^]*Your password has been reset/);
  equal((await signIn(client, { password: NEW })).status, 200);
});

Deno.test("the first step reports an invalid address, and answers every valid one alike", async () => {
  await using app = await testApp();
  await seedAdmin(app.kv);
  const client = app.client();
  const wrong = await client.form("/control/password.html", {
    email: "nobody",
  });
  equal(wrong.status, 422);
  match(wrong.text, /The email must be a valid email address\./);
  const known = await client.form("/control/password.html", { email });
  const unknown = await client.form("/control/password.html", {
    email: "nobody@waybill.example",
  });
  equal(known.headers.get("location"), unknown.headers.get("location"));
});

Deno.test("without JavaScript the signed-in administrator changes the password and stays signed in", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const path = "/control/account/password.html";
  const account = await client.get("/control/account/index.html");
  ok(account.text.includes(`href="${path}"`));
  const wrong = {
    password: "Wrong-horse-7",
    new_password: NEW,
    confirm_new_password: NEW,
  };
  const refused = await client.form(path, wrong);
  equal(refused.status, 422);
  match(refused.text, /The current password is wrong\./);
  ok(!refused.text.includes(NEW));
  const done = await client.form(path, { ...wrong, password });
  equal(done.status, 303);
  const { status, text } = await client.get(done.headers.get("location")!);
  equal(status, 200);
  match(text, /role="status"[^]*Your password has been changed/);
});

Deno.test("the dashboard leads to the account and to its password", async () => {
  await using app = await testApp();
  const { text } = await (await app.signedIn()).get("/control/index.html");
  ok(text.includes('href="/control/account/password.html"'));
  ok(text.includes('href="/control/account/index.html"'));
});

Deno.test("only wrong pins count against the limit of resets", async () => {
  await using app = await testApp();
  const { id } = await seedAdmin(app.kv);
  const { token } = (await issuePin(app.kv, id))!;
  const client = app.client();
  const statuses: number[] = [];
  const own = { new_password: email, confirm_new_password: email };
  const wrong = [...Array<string>(LIMITS.reset.max - 1).fill("wrong")];
  for (const pin of wrong) statuses.push((await reset(client, pin)).status);
  for (const fields of [own, own, {}]) {
    statuses.push((await reset(client, token, fields)).status);
  }
  for (let i = 0; i < 2; i++) {
    statuses.push((await reset(client, "wrong")).status);
  }
  deepEqual(statuses, [...wrong.map(() => 422), 422, 422, 200, 422, 429]);
});

Deno.test("queueing a password mail wakes the mailer", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const { id } = await seedAdmin(app.kv);
  let woken = 0;
  app.jobs.wake = () => void woken++;
  equal((await sendPin(app.client())).status, 200);
  equal(woken, 1);
  equal((await change(client)).status, 200);
  equal(woken, 2);
  const { token } = (await issuePin(app.kv, id))!;
  const other = "nine blue herons";
  const fields = { new_password: other, confirm_new_password: other };
  equal((await reset(app.client(), token, fields)).status, 200);
  equal(woken, 3);
});
