import { deepEqual, equal, match, ok } from "node:assert/strict";
import { updateSettings } from "@/lib/settings/settings.ts";
import { getMail, listMails } from "@/lib/mail/listed_mail.ts";
import { type Letter, MailError, type Transport } from "@/lib/mail/letter.ts";
import { ADMIN } from "../helpers/admin.ts";
import { type TestApp, testApp, type TestAppOptions } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { startMailServer } from "../helpers/mail_server.ts";
import { test } from "../helpers/temp_folder.ts";

const MAIL = {
  to: "ada@example.com",
  subject: "Your pallet",
  body: "It has arrived.\nCome and fetch it.",
};
const SMTP = {
  MAIL_DRIVER: "smtp",
  SMTP_HOST: "localhost",
  MAIL_FROM: "ship@harbour.example",
};
const ALL = { page: 1, per_page: 100 };

function send(
  client: Client,
  body: unknown,
  headers: Record<string, string> = {},
) {
  return client.api("POST", "/contact", { body, headers });
}

/** Records every mail, or rejects every mail if `refusal` is given. */
function recorder(refusal?: MailError) {
  const sent: { letter: Letter; password: string | undefined }[] = [];
  const transport: Transport = {
    send(letter, options = {}) {
      if (refusal !== undefined) return Promise.reject(refusal);
      sent.push({ letter, password: options.password });
      return Promise.resolve();
    },
  };
  return { transport, sent };
}

async function mailingApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await testApp({ env: SMTP, ...options });
  await updateSettings(app.kv, { contact_email: "hello@harbour.example" });
  return app;
}

Deno.test("POST /api/contact sends the mail within the request", async () => {
  const { transport, sent } = recorder();
  await using app = await mailingApp({ transport });
  const { status, body } = await send(await app.signedIn(), MAIL);
  equal(status, 200);
  equal(body.message, "Your email has been sent.");
  equal(body.data, null);
  const [{ letter }] = sent as [typeof sent[number]];
  deepEqual([letter.to, letter.from, letter.subject], [
    MAIL.to,
    "ship@harbour.example",
    MAIL.subject,
  ]);
  ok(letter.text.includes(MAIL.body));
  const { data: [mail] } = await listMails(app.kv, ALL);
  deepEqual([mail!.kind, mail!.status], ["send", "sent"]);
});

Deno.test("POST /api/contact accepts only senders with the company's address or mail domain", async () => {
  const { transport, sent } = recorder();
  await using app = await mailingApp({ transport });
  const client = await app.signedIn();
  await updateSettings(app.kv, { contact_email: "harbour@webmail.example" });
  const own = [
    "harbour@webmail.example",
    "ship@harbour.example",
    "boss@harbour.example",
  ];
  for (const from of [...own, ""]) {
    equal((await send(client, { ...MAIL, from })).status, 200, from);
  }
  deepEqual(sent.map(({ letter }) => letter.from), [
    ...own,
    "ship@harbour.example",
  ]);
  for (const from of ["boss@webmail.example", ADMIN.email]) {
    const { status, body } = await send(client, { ...MAIL, from });
    deepEqual([status, body.errors], [422, ["The selected from is invalid."]]);
  }
  equal(sent.length, 4);
});

Deno.test("POST /api/contact requires a company address unless the driver only keeps mails", async () => {
  await using app = await testApp({ env: { ...SMTP, MAIL_FROM: "" } });
  const refused = await send(await app.signedIn(), MAIL);
  equal(refused.status, 422);
  match(refused.body.errors[0]!, /no sender address/);
  await using kept = await testApp();
  equal((await send(await kept.signedIn(), MAIL)).status, 200);
  const { data: [mail] } = await listMails(kept.kv, ALL);
  deepEqual([mail!.status, mail!.from], ["kept", ADMIN.email]);
});

Deno.test("POST /api/contact returns 502 with the server's reason and does not retry", async () => {
  const refusal = new MailError("permanent", {
    key: "error.mailRefused",
    params: { reason: "550 No such user" },
  });
  await using app = await mailingApp({
    transport: recorder(refusal).transport,
  });
  const { status, body } = await send(await app.signedIn(), MAIL);
  deepEqual([status, body.errors], [502, [
    "The mail server refused the mail: 550 No such user",
  ]]);
  const { data: [mail] } = await listMails(app.kv, ALL);
  deepEqual([mail!.status, mail!.next_at], ["failed", null]);
});

const WRONG: [body: unknown, errors: string[]][] = [
  [{}, [
    "The to field is required.",
    "The subject field is required.",
    "The body field is required.",
  ]],
  [{ ...MAIL, to: "ada" }, ["The to must be a valid email address."]],
  ...[
    "ada@example.com\r\nBcc: all@example.com",
    "ada@example.com, all@example.com",
    "ada@example.com; all@example.com",
    "Ada <ada@example.com>",
    '"a@b.example, all"@example.com',
    "ada@example.com\u0000",
    `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${
      "d".repeat(80)
    }.example`,
  ].map((to): [unknown, string[]] => [
    { ...MAIL, to },
    [
      to.length > 254
        ? "The to may not be greater than 254 characters."
        : "The to must be a valid email address.",
    ],
  ]),
  [
    { ...MAIL, to: ["ada@example.com", "all@example.com"] },
    ["The to must be a text."],
  ],
  ...["\r\nBcc: all@example.com", "\nx", "\rx", "\u2028x"]
    .map((end): [unknown, string[]] => [
      { ...MAIL, subject: `Hello${end}` },
      ["The subject must be on one line."],
    ]),
  ...["\u0085x", "\u0000"].map((end): [unknown, string[]] => [
    { ...MAIL, subject: `Hello${end}` },
    [
      "The subject contains a control character or one that cannot be displayed. Remove it.",
    ],
  ]),
  [
    { ...MAIL, subject: "x".repeat(301) },
    ["The subject may not be greater than 300 characters."],
  ],
  [
    { ...MAIL, body: "x".repeat(20_001) },
    ["The body may not be greater than 20,000 characters."],
  ],
  [{ ...MAIL, body: { path: "/etc/passwd" } }, ["The body must be a text."]],
  [{ ...MAIL, password: 5 }, ["The password must be a text."]],
  [
    { ...MAIL, password: "x".repeat(301) },
    ["The password may not be greater than 300 characters."],
  ],
  [
    { ...MAIL, from: "hello@harbour.example\r\nBcc: all@example.com" },
    ["The from must be a valid email address."],
  ],
  [{ ...MAIL, bcc: "all@example.com" }, ["The bcc field is not allowed."]],
  [
    { ...MAIL, attachments: [{ path: "/etc/passwd" }] },
    ["The attachments field is not allowed."],
  ],
];

Deno.test("POST /api/contact rejects invalid fields and header injection", async () => {
  const { transport, sent } = recorder();
  await using app = await mailingApp({ transport });
  const client = await app.signedIn();
  for (const [body, errors] of WRONG) {
    const answer = await send(client, body);
    const said = JSON.stringify(body).slice(0, 90);
    deepEqual([answer.status, answer.body.errors], [422, errors], said);
  }
  equal(sent.length, 0);
  equal((await listMails(app.kv, ALL)).total, 0);
  equal((await send(client, MAIL)).status, 200);
});

Deno.test("POST /api/contact accepts a password only with the smtp driver", async () => {
  const { transport, sent } = recorder();
  await using app = await mailingApp({ transport });
  const password = " pass word ";
  equal((await send(await app.signedIn(), { ...MAIL, password })).status, 200);
  equal(sent[0]!.password, password);
  await using kept = await mailingApp({ env: {} });
  const client = await kept.signedIn();
  const { status, body } = await send(client, { ...MAIL, password });
  deepEqual([status, body.errors], [422, [
    "The password field is not allowed.",
  ]]);
  equal((await send(client, { ...MAIL, password: "" })).status, 200);
});

Deno.test("POST /api/contact allows 30 mails an hour, including failed ones", async () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  const refusal = new MailError("permanent", { key: "error.mailNotSetUp" });
  const { transport } = recorder(refusal);
  await using app = await mailingApp({ transport, clock });
  const client = await app.signedIn();
  equal((await send(client, { ...MAIL, to: "x" })).status, 422);
  for (let i = 0; i < 30; i++) equal((await send(client, MAIL)).status, 502);
  const elsewhere = await app.signedIn({ ip: "198.51.100.9" });
  for (const browser of [client, elsewhere]) {
    const { status, headers } = await send(browser, MAIL);
    equal(status, 429);
    equal(headers.get("retry-after"), "3600");
  }
  clock.ms += 60 * 60_000 - 1;
  equal((await send(await app.signedIn(), MAIL)).status, 429);
  clock.ms += 1;
  equal((await send(await app.signedIn(), MAIL)).status, 502);
});

Deno.test("POST /api/contact retries a failed mail for a repeated key, but sends it only once", async () => {
  const { transport, sent } = recorder();
  let isDown = true;
  const failing: Transport = {
    send: (letter, options) =>
      isDown
        ? Promise.reject(
          new MailError("temporary", { key: "error.mailTimeout" }),
        )
        : transport.send(letter, options),
  };
  await using app = await mailingApp({ transport: failing });
  const client = await app.signedIn();
  const headers = { "idempotency-key": "once" };
  equal((await send(client, MAIL, headers)).status, 502);
  isDown = false;
  // The idempotency key ignores the password, because nothing derived from it may be stored.
  const repeated = { ...MAIL, password: "another try" };
  equal((await send(client, repeated, headers)).status, 200);
  equal((await send(client, repeated, headers)).status, 200);
  equal(sent.length, 1);
  equal((await listMails(app.kv, ALL)).total, 1);
});

Deno.test("POST /api/contact does not resend a mail that may have arrived, for a repeated key", async () => {
  const unknown = new MailError("unknown", { key: "error.mailUnknown" });
  let tries = 0;
  const transport: Transport = {
    send() {
      tries += 1;
      return Promise.reject(unknown);
    },
  };
  await using app = await mailingApp({ transport });
  const client = await app.signedIn();
  const headers = { "idempotency-key": "once" };
  const first = await send(client, MAIL, headers);
  const second = await send(client, MAIL, headers);
  deepEqual([first.status, second.status], [502, 502]);
  deepEqual(second.body.errors, first.body.errors);
  equal(tries, 1);
});

const CANARY = "kanarienvogel-4711-cage";

test("a mail password never appears in a record, file, log line or response", async (folder) => {
  const given: string[] = [];
  // Quotes the rejected password in its error.
  await using server = await startMailServer({
    disabledCommands: ["STARTTLS"],
    onAuth({ password }, _session, callback) {
      given.push(password ?? "");
      if (password === CANARY) return callback(null, { user: "ship" });
      callback(new Error(`I do not know ${password}`));
    },
  });
  const env = {
    MAIL_DRIVER: "smtp",
    MAIL_FROM: "ship@harbour.example",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(server.port),
    SMTP_USER: "ship",
    SMTP_SECURITY: "none",
    LOG_LEVEL: "debug",
  };
  await using app = await testApp({ env, kvPath: `${folder.path}/canary.kv` });
  const client = await app.signedIn();
  const answers = [
    await send(client, { ...MAIL, password: CANARY }, {
      "idempotency-key": "k",
    }),
    await send(client, { ...MAIL, password: `${CANARY}-wrong` }),
    await send(client, { ...MAIL, password: CANARY, from: "x@y.example" }),
    await send(client, { ...MAIL, password: CANARY, colour: "red" }),
  ];
  deepEqual(answers.map(({ status }) => status), [200, 502, 422, 422]);
  deepEqual(given, [CANARY, `${CANARY}-wrong`]);
  const { data } = await listMails(app.kv, ALL);
  const kept = await Promise.all(data.map(({ id }) => getMail(app.kv, id)));
  const entries = await app.kv.list({ prefix: [] }, { limit: 1_000 });
  const words = JSON.stringify([answers, kept, entries, app.lines]);
  ok(words.includes(MAIL.subject));
  deepEqual(findPassword(words), []);
  // Read before the database is closed, which would merge and delete the write-ahead log.
  const files = await Array.fromAsync(Deno.readDir(folder.path));
  ok(files.some(({ name }) => name.endsWith("-wal")));
  for (const { name } of files) {
    const bytes = await Deno.readFile(`${folder.path}/${name}`);
    deepEqual(findPassword(new TextDecoder("latin1").decode(bytes)), [], name);
  }
});

/** Finds the password as plain text, in base64 and in UTF-16. */
function findPassword(text: string): string[] {
  const wide = [...CANARY].join("\u0000");
  return [CANARY, btoa(CANARY).slice(0, -4), wide].filter((form) =>
    text.includes(form)
  );
}
