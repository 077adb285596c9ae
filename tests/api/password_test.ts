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
import { recordingTransport } from "../helpers/transports.ts";
import { test } from "../helpers/site.ts";

const NEW = "seven grey whales";
const MINUTE = 60_000;
/** Maximum delay before a mail with a pin is sent. */
const PIN_WAIT_MS = 6_000;
const { email, password } = ADMIN;

/** Starts an app whose mails are collected instead of sent. */
async function mailingApp(
  options: TestAppOptions = {},
): Promise<{ app: TestApp; letters: Letter[]; clock: { ms: number } }> {
  const transport = recordingTransport();
  const { letters } = transport;
  const { clock = { ms: Date.now() } } = options;
  const env = { MAIL_FROM: "noreply@waybill.example", ...options.env };
  const app = await testApp({ ...options, clock, env, transport });
  return { app, letters, clock };
}

/** Advances the clock past the delay and sends the mail with the pin. */
async function deliverPin(
  { jobs }: TestApp,
  clock: { ms: number },
): Promise<void> {
  clock.ms += PIN_WAIT_MS;
  await jobs.drain();
}

function sendPin(client: Client, body: object = { email }) {
  return client.post("/admins/auth/send-pin", body);
}

function reset(client: Client, token: string, fields: object = {}) {
  const body = {
    new_password: NEW,
    confirm_new_password: NEW,
    password_token: token,
    email,
    ...fields,
  };
  return client.patch("/admins/auth/update/password-guest", body);
}

function change(client: Client, fields: object = {}) {
  const body = {
    password,
    new_password: NEW,
    confirm_new_password: NEW,
    ...fields,
  };
  return client.patch("/admins/auth/update/password-user", body);
}

function signIn(client: Client, fields: object = {}) {
  const body = { email, password, ...fields };
  return client.post("/admins/auth/signin", body);
}

function listEntries({ kv }: TestApp): Promise<unknown[]> {
  return kv.list<unknown>({ prefix: [] }, { limit: 1_000 });
}

async function mailsOf(app: TestApp, kind: string): Promise<number> {
  const rows = await app.kv.list<OutboxMail>({ prefix: ["outbox"] }, {
    limit: 100,
  });
  return rows.filter(({ value }) => value.kind === kind).length;
}

Deno.test("a mailed pin sets a new password once and ends all sessions", async () => {
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
  // The response starts no session and only marks the device as known.
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

Deno.test("POST /api/admins/auth/send-pin answers and commits identically for unknown e-mail addresses", async () => {
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
  // A request too soon after the first is treated alike, too.
  deepEqual(await observe(email), await observe("nobody@waybill.example"));
  await deliverPin(app, clock);
  equal(letters.length, 1);
});

Deno.test("a pin is mailed seconds after its request, so that the delay of later requests does not reveal it", async () => {
  const { app, letters, clock } = await mailingApp();
  await using _app = app;
  await seedAdmin(app.kv);
  const waits = new Set<number>();
  for (let request = 0; request < 4; request++) {
    const asked = clock.ms;
    equal((await sendPin(app.client())).status, 200);
    // Due mails are looked for right after the request and again later.
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
  // The delay is random and reveals nothing.
  ok(waits.size > 1);
});

const WRONG_REQUESTS: [body: object, errors: string[]][] = [
  [{}, ["The email field is required."]],
  [{ email: "nobody" }, ["The email must be a valid email address."]],
  [{ email, admin_id: "1" }, ["The admin_id field is not allowed."]],
];

Deno.test("POST /api/admins/auth/send-pin answers invalid requests with 422 and does not count them", async () => {
  await using app = await testApp();
  const client = app.client();
  for (const [body, errors] of WRONG_REQUESTS) {
    for (let count = 0; count < 6; count++) {
      const answer = await sendPin(client, body);
      deepEqual([answer.status, answer.body.errors], [422, errors]);
    }
  }
  deepEqual(await listEntries(app), []);
});

const WRONG_RESETS: [fields: object, errors: string[]][] = [
  [
    {
      new_password: "",
      confirm_new_password: "",
      password_token: "",
      email: "",
    },
    [
      "The new password field is required.",
      "The confirm new password field is required.",
      "The pin field is required.",
      "The email field is required.",
    ],
  ],
  [{ confirm_new_password: `${NEW}!` }, [
    "The new password confirmation does not match.",
  ]],
  [{ new_password: "short", confirm_new_password: "x" }, [
    "The new password must be at least 8 characters.",
  ]],
  [{ new_password: "Sunshine1", confirm_new_password: "Sunshine1" }, [
    "The new password is too common. Choose another one.",
  ]],
  [{ new_password: password, confirm_new_password: password }, [
    "The new password must differ from the old one.",
  ]],
  [{ epoch: 9 }, ["The epoch field is not allowed."]],
];

test("PATCH password-guest returns 422 with every problem and keeps the pin valid", async ({ app, visitor }) => {
  const { id } = await seedAdmin(app.kv);
  const { token } = (await issuePin(app.kv, id))!;
  const before = await listEntries(app);
  for (const [fields, errors] of WRONG_RESETS) {
    const answer = await reset(visitor, token, fields);
    deepEqual([answer.status, answer.body.errors], [422, errors]);
  }
  deepEqual(await listEntries(app), before);
  equal((await reset(visitor, token)).status, 200);
});

Deno.test("an IP address may try ten wrong pins in ten minutes", async () => {
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

Deno.test("during an attack a known device can sign in, and a new device can after a reset", async () => {
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

Deno.test("PATCH password-user changes the password, renews this session and ends all others", async () => {
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
  // One transaction counts the attempt, the next changes the password.
  left = 2;
  const { status, headers } = await change(client);
  left = Infinity;
  equal(status, 200);
  deepEqual(headers.getSetCookie().filter((it) => it.startsWith("sid=")), []);
  ok(app.lines.some(({ event }) => event === "auth.in_unsaved"));
  equal((await client.api("GET", "/parcels")).status, 401);
  equal((await signIn(app.client(), { password: NEW })).status, 200);
});

const WRONG_CHANGES: [fields: object, errors: string[]][] = [
  [{ password: "", new_password: "", confirm_new_password: "" }, [
    "The password field is required.",
    "The new password field is required.",
    "The confirm new password field is required.",
  ]],
  [{ password: "Wrong-horse-7" }, ["The password is wrong."]],
  [{ confirm_new_password: `${NEW}!` }, [
    "The new password confirmation does not match.",
  ]],
  [{ new_password: password, confirm_new_password: password }, [
    "The new password must differ from the old one.",
  ]],
  [{ new_password: "admin-2026", confirm_new_password: "admin-2026" }, [
    "The new password may not contain your email address or the company name.",
  ]],
  [{ id: "1" }, ["The id field is not allowed."]],
];

test("PATCH password-user returns 422 with every problem and keeps the session", async ({ app, owner }) => {
  for (const [fields, errors] of WRONG_CHANGES) {
    const answer = await change(owner, fields);
    deepEqual([answer.status, answer.body.errors], [422, errors]);
  }
  equal((await owner.api("GET", "/parcels")).status, 200);
  equal(await mailsOf(app, "password_notice"), 0);
});

test("wrong passwords sent with a stolen session count as failed sign-ins", async ({ app, owner }) => {
  const guess = { password: "Wrong-horse-7" };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => change(owner, guess)),
  );
  equal(answers.filter(({ status }) => status === 422).length, 10);
  equal(answers.filter(({ status }) => status === 429).length, 30);
  equal((await change(owner)).status, 429);
  const { status } = await signIn(app.client());
  equal(status, 429);
});

Deno.test("without JavaScript the password is reset in two steps, without the e-mail address in the URL", async () => {
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

test("only wrong pins count against the limit of resets", async ({ app }) => {
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

test("queueing a password mail wakes the mailer", async ({ app, owner }) => {
  const { id } = await seedAdmin(app.kv);
  let woken = 0;
  app.jobs.wake = () => void woken++;
  equal((await sendPin(app.client())).status, 200);
  equal(woken, 1);
  equal((await change(owner)).status, 200);
  equal(woken, 2);
  const { token } = (await issuePin(app.kv, id))!;
  const other = "nine blue herons";
  const fields = { new_password: other, confirm_new_password: other };
  equal((await reset(app.client(), token, fields)).status, 200);
  equal(woken, 3);
});

test("the first step of a reset reports an invalid address and answers valid ones alike", async ({ visitor }) => {
  const ask = (email: string) =>
    visitor.form("/control/password.html", { email });
  const invalid = await ask("nobody");
  equal(invalid.status, 422);
  match(invalid.text, /The email must be a valid email address\./);
  const [known, unknown] = [await ask(email), await ask("b@waybill.example")];
  equal(known.headers.get("location"), unknown.headers.get("location"));
});
