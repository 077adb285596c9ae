import { deepEqual, equal, match, ok } from "node:assert/strict";
import { sha256 } from "@/lib/store/secrets.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { AdminSettings } from "@/lib/settings/schema.ts";
import { testApp } from "../helpers/app.ts";
import type { ApiAnswer, Client } from "../helpers/client.ts";

const FIELDS = {
  contact_email: "hello@harbour.example",
  contact_phone: "+1 202 555 0100",
  contact_phone_alt: "+1 202 555 0101",
  contact_twitter: "@harbour",
  contact_telegram: "harbour",
  contact_instagram: "harbour.sons",
  contact_address: "1 Quay\nSouthampton",
  mail_template: "html3",
  meta_description: "Freight since 1990.",
  chat_code: '<script src="https://chat.example/w.js"></script>',
  company_name: "Harbour & Sons",
  founded_year: 1990,
  container_count: 12,
  gauge_warehousing: 0,
  gauge_ocean: 100,
  gauge_air: 55,
  copyright_year: 2026,
  tracking_privacy: "masked",
  time_zone: "Europe/Lisbon",
  journal_days: 90,
};

function patch(
  client: Client,
  body: unknown,
): Promise<ApiAnswer<AdminSettings>> {
  return client.api("PATCH", "/settings", { body });
}

Deno.test("PATCH /api/settings creates the record and answers all of it, with the mail driver", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const { status, body } = await patch(client, FIELDS);
  equal(status, 200);
  equal(body.message, "The settings have been updated.");
  deepEqual(body.data, {
    ...FIELDS,
    version: 1,
    mail_driver: "log",
  } as AdminSettings);
});

Deno.test("PATCH /api/settings changes the given fields and reports no change", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  await patch(client, FIELDS);
  const first = await patch(client, { contact_phone: "1" });
  deepEqual(first.body.data, {
    ...FIELDS,
    contact_phone: "1",
    version: 2,
    mail_driver: "log",
  } as AdminSettings);
  for (const same of [{}, { contact_phone: " 1 " }, { gauge_air: "55" }]) {
    const { status, body } = await patch(client, same);
    equal(status, 200);
    equal(body.message, "Nothing to update.");
    equal(body.data.version, 2);
  }
});

Deno.test("PATCH /api/settings clears texts and figures, and resets required settings", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  await patch(client, FIELDS);
  const { contact_email: _, ...clearable } = FIELDS;
  const names = Object.keys(clearable);
  const empty = names.map((name, index) => [name, index % 2 === 0 ? "" : null]);
  const { status, body } = await patch(client, Object.fromEntries(empty));
  equal(status, 200);
  const fresh = await testApp();
  const { company_name, mail_template, tracking_privacy } = await getSettings(
    fresh.kv,
  );
  const { time_zone, journal_days } = await getSettings(fresh.kv);
  await fresh[Symbol.asyncDispose]();
  deepEqual(body.data, {
    ...Object.fromEntries(names.map((name) => [name, null])),
    ...{ company_name, mail_template, tracking_privacy, time_zone },
    journal_days,
    contact_email: FIELDS.contact_email,
    version: 2,
    mail_driver: "log",
  });
});

for (const nothing of ["", "  ", null]) {
  Deno.test(`PATCH /api/settings does not let contact_email become ${JSON.stringify(nothing)}`, async () => {
    await using app = await testApp();
    const client = await app.signedIn();
    await patch(client, FIELDS);
    const { status, body } = await patch(client, { contact_email: nothing });
    equal(status, 422);
    deepEqual(body.errors, ["The contact email field is required."]);
    equal((await getSettings(app.kv)).contact_email, FIELDS.contact_email);
  });
}

const WRONG: [body: object, error: string][] = [
  [{ contact_email: "a" }, "The contact email must be a valid email address."],
  [
    { contact_email: "a@b.example\r\nBcc: c@d.example" },
    "The contact email must be a valid email address.",
  ],
  [{ contact_phone: 5 }, "The contact phone must be a text."],
  [
    { contact_phone: "5".repeat(301) },
    "The contact phone may not be greater than 300 characters.",
  ],
  [
    { meta_description: "x".repeat(301) },
    "The meta description may not be greater than 300 characters.",
  ],
  [
    { chat_code: "x".repeat(20_001) },
    "The chat code may not be greater than 20,000 characters.",
  ],
  [{ mail_template: "html5" }, "The selected mail template is invalid."],
  [{ tracking_privacy: "none" }, "The selected tracking privacy is invalid."],
  [{ time_zone: "Mars/Base" }, "The selected time zone is invalid."],
  [{ time_zone: "+02:00" }, "The selected time zone is invalid."],
  [{ company_name: "A\r\nB" }, "The company name must be on one line."],
  [{ gauge_air: 101 }, "The air freight gauge must be between 0 and 100."],
  [{ gauge_air: -1 }, "The air freight gauge must be between 0 and 100."],
  [{ gauge_ocean: 1.5 }, "The ocean freight gauge must be a whole number."],
  [{ gauge_warehousing: "lots" }, "The warehousing gauge must be a number."],
  [{ founded_year: 999 }, "The founded year must be between 1000 and 2999."],
  [
    { copyright_year: 3000 },
    "The copyright year must be between 1000 and 2999.",
  ],
  [
    { container_count: -1 },
    "The container count must be between 0 and 1000000000.",
  ],
  [{ version: "x" }, "The version must be a number."],
  [{ mail_driver: "smtp" }, "The mail_driver field is not allowed."],
  [{ id: "1", colour: "red" }, "The id field is not allowed."],
];

Deno.test("PATCH /api/settings refuses each invalid value and changes nothing", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  for (const [body, error] of WRONG) {
    const answer = await patch(client, { ...body, contact_twitter: "@new" });
    equal(answer.status, 422, JSON.stringify(body).slice(0, 80));
    equal(answer.body.errors[0], error);
  }
  equal((await getSettings(app.kv)).version, 0);
});

Deno.test("PATCH /api/settings writes a time zone as the list of zones does", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const { body } = await patch(client, { time_zone: "america/new_york" });
  equal(body.data.time_zone, "America/New_York");
});

Deno.test("PATCH /api/settings takes a chat code of 20,000 characters of any script", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const { status, body } = await patch(client, {
    ...FIELDS,
    chat_code: "غ".repeat(20_000),
  });
  equal(status, 200);
  equal(body.data.chat_code?.length, 20_000);
});

Deno.test("PATCH /api/settings refuses a version that is not the current one", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  equal((await patch(client, { version: 0, gauge_air: 1 })).status, 200);
  const { status } = await patch(client, { version: 0, gauge_air: 2 });
  equal(status, 409);
  equal((await patch(client, { version: 1, gauge_air: 2 })).status, 200);
});

Deno.test("PATCH /api/settings requires an administrator", async () => {
  await using app = await testApp();
  const { status } = await patch(app.client(), { gauge_air: 1 });
  equal(status, 401);
  equal((await getSettings(app.kv)).version, 0);
});

Deno.test("PATCH /api/settings logs the names of what has changed, never a value", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  await patch(client, FIELDS);
  await patch(client, FIELDS);
  const lines = app.lines.filter(({ event }) => event === "settings.changed");
  equal(lines.length, 1);
  deepEqual(
    (lines[0]!.keys as string[]).toSorted(),
    Object.keys(FIELDS).toSorted(),
  );
  ok(!JSON.stringify(app.lines).includes(FIELDS.company_name));
});

Deno.test("a new chat code is logged by length and hash and announced by mail", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  let woken = 0;
  app.jobs.wake = () => {
    woken += 1;
  };
  await patch(client, { contact_phone: "1" });
  equal(woken, 0);
  await patch(client, { chat_code: FIELDS.chat_code });
  equal(woken, 1);
  const [line] = app.lines.filter(({ event }) =>
    event === "settings.chat_code.changed"
  );
  equal(line!.length, FIELDS.chat_code.length);
  equal(line!.sha256, sha256(FIELDS.chat_code));
  ok(!JSON.stringify(app.lines).includes("chat.example"));
  const rows = await app.kv.list<{ kind?: string }>({ prefix: ["outbox"] }, {
    limit: 10,
  });
  deepEqual(rows.map(({ value }) => value.kind), ["chat_code_notice"]);
});

Deno.test("200 parallel PATCHes of different fields are all there afterwards", async () => {
  await using app = await testApp();
  const client = await app.signedIn();
  const names = Object.keys(FIELDS).filter((name) =>
    name.startsWith("contact_") && name !== "contact_email"
  );
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const name = names[index % names.length]!;
      return patch(client, { [name]: `${name} ${index}` });
    }),
  );
  deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const settings = await getSettings(app.kv);
  equal(settings.version, 200);
  for (const name of names) {
    match(String(settings[name as keyof typeof settings]), RegExp(`^${name} `));
  }
});
