import { deepEqual, equal, ok } from "node:assert/strict";
import { sha256 } from "@/lib/store/secrets.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { AdminSettings } from "@/lib/settings/schema.ts";
import type { ApiAnswer, Client } from "../helpers/client.ts";
import { test } from "../helpers/site.ts";

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
  sample_figures: "yes",
  tracking_privacy: "masked",
  time_zone: "Europe/Lisbon",
  journal_days: 90,
};

function patch(
  client: Client,
  body: unknown,
): Promise<ApiAnswer<AdminSettings>> {
  return client.patch("/settings", body);
}

test("PATCH /api/settings returns all settings and the mail driver", async ({ owner }) => {
  const { status, body } = await patch(owner, FIELDS);
  equal(status, 200);
  equal(body.message, "The settings have been updated.");
  deepEqual(body.data, {
    ...FIELDS,
    version: 1,
    mail_driver: "log",
  } as AdminSettings);
});

const WRONG: [body: object, error: string][] = [
  ...["", "  ", null].map((contact_email): [object, string] => [
    { contact_email },
    "The contact email field is required.",
  ]),
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

test("PATCH /api/settings rejects each invalid value and changes nothing", async ({ app, owner }) => {
  for (const [body, error] of WRONG) {
    const answer = await patch(owner, { ...body, contact_twitter: "@new" });
    equal(answer.status, 422, JSON.stringify(body).slice(0, 80));
    equal(answer.body.errors[0], error);
  }
  equal((await getSettings(app.kv)).version, 0);
});

test("PATCH /api/settings accepts a chat code of 20,000 characters of any script", async ({ owner }) => {
  const { status, body } = await patch(owner, {
    ...FIELDS,
    chat_code: "غ".repeat(20_000),
  });
  equal(status, 200);
  equal(body.data.chat_code?.length, 20_000);
});

test("PATCH /api/settings logs the names of changed settings, but never a value", async ({ app, owner }) => {
  await patch(owner, FIELDS);
  await patch(owner, FIELDS);
  const lines = app.lines.filter(({ event }) => event === "settings.changed");
  equal(lines.length, 1);
  deepEqual(
    (lines[0]!.keys as string[]).toSorted(),
    Object.keys(FIELDS).toSorted(),
  );
  ok(!JSON.stringify(app.lines).includes(FIELDS.company_name));
});

test("a new chat code is logged by length and hash, and reported by mail", async ({ app, owner }) => {
  let woken = 0;
  app.jobs.wake = () => {
    woken += 1;
  };
  await patch(owner, { contact_phone: "1" });
  equal(woken, 0);
  await patch(owner, { chat_code: FIELDS.chat_code });
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
