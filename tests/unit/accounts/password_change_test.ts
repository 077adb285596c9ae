import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { admins, signIn } from "@/lib/accounts/admins.ts";
import {
  changePassword,
  resetPassword,
} from "@/lib/accounts/password_change.ts";
import { issuePin, requestPin } from "@/lib/accounts/pins.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { createSession, readSession } from "@/lib/accounts/sessions.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import type { Kv, Operation } from "@/lib/store/kv.ts";
import type { OutboxMail } from "@/lib/mail/outbox_schema.ts";
import { ADMIN, seedAdmin } from "../../helpers/admin.ts";
import { Clock, isAppError, memoryKv } from "../../helpers/domain.ts";

const MINUTE = 60_000;
const NEW = "seven grey whales";
const LOCALE = { locale: DEFAULT_LOCALE };
const wrongPin = isAppError(422, "invalid.selected", "password_token");

function ask(kv: Kv, email = ADMIN.email): Promise<void> {
  return requestPin(kv, { ...LOCALE, email, factor: 1 });
}

async function pinMails(kv: Kv): Promise<OutboxMail[]> {
  const mails = await kv.list<OutboxMail>({ prefix: ["outbox"] }, {
    limit: 100,
  });
  return mails.map(({ value }) => value).filter(({ kind }) => kind === "pin");
}

async function notices(kv: Kv): Promise<number> {
  const mails = await kv.list<OutboxMail>({ prefix: ["outbox"] }, {
    limit: 100,
  });
  return mails.filter(({ value }) => value.kind === "password_notice").length;
}

function reset(kv: Kv, token: string, fields: object = {}) {
  const input = {
    email: ADMIN.email,
    new_password: NEW,
    confirm_new_password: NEW,
    password_token: token,
    ...fields,
  };
  return resetPassword(kv, input, LOCALE);
}

Deno.test("a request queues a mail that names the account alone", async () => {
  using kv = await memoryKv(new Clock());
  const { id } = await seedAdmin(kv);
  await ask(kv, ADMIN.email.toUpperCase());
  const [mail, ...others] = await pinMails(kv);
  deepEqual(others, []);
  equal(mail!.about_id, id);
  equal(mail!.to, null);
  equal(await kv.get(["pins", id]), null);
});

Deno.test("a request for an unknown address makes the same store requests and queues nothing", async () => {
  const clock = new Clock();
  const asked: Operation[] = [];
  using kv = await memoryKv({
    now: clock.now,
    faults: { before: (operation) => void asked.push(operation) },
  });
  await seedAdmin(kv);

  async function asksFor(email: string): Promise<[string, unknown][]> {
    asked.length = 0;
    await ask(kv, email);
    return asked.map(({ kind, keys: [first] }) => [kind, first![0]]);
  }
  const known = await asksFor(ADMIN.email);
  const unknown = await asksFor("nobody@waybill.example");
  deepEqual(unknown, known);
  equal(known.filter(([kind]) => kind === "commit").length, 1);
  equal((await pinMails(kv)).length, 1);
  deepEqual(
    await asksFor(ADMIN.email),
    await asksFor("nobody@waybill.example"),
  );
  equal((await pinMails(kv)).length, 1);
});

Deno.test("an account is sent one pin a minute and five an hour, and none of the suppressed replaces the live one", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const { id } = await seedAdmin(kv);
  await ask(kv);
  const { token } = (await issuePin(kv, id))!;
  const pin = await kv.get(["pins", id]);
  clock.forward(MINUTE - 1);
  await ask(kv);
  equal((await pinMails(kv)).length, 1);
  deepEqual(await kv.get(["pins", id]), pin);
  clock.forward(1);
  for (let count = 0; count < 10; count++) {
    await ask(kv);
    clock.forward(MINUTE);
  }
  equal((await pinMails(kv)).length, 5);
  clock.forward(49 * MINUTE - 1);
  await ask(kv);
  equal((await pinMails(kv)).length, 5);
  clock.forward(1);
  await ask(kv);
  equal((await pinMails(kv)).length, 6);
  await rejects(reset(kv, token), wrongPin);
});

Deno.test("a clock set back by hours blocks no pins for hours", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  await seedAdmin(kv);
  await ask(kv);
  clock.forward(-5 * 60 * MINUTE);
  await ask(kv);
  equal((await pinMails(kv)).length, 2);
  clock.forward(-MINUTE);
  await ask(kv);
  equal((await pinMails(kv)).length, 3);
});

Deno.test("requests for other addresses do not use up an account's pins", async () => {
  using kv = await memoryKv(new Clock());
  await seedAdmin(kv);
  const start = sha256(ADMIN.email).slice(0, 3);
  let number = 0;
  while (sha256(`${number}@example.com`).slice(0, 3) !== start) number += 1;
  await ask(kv, `${number}@example.com`);
  await ask(kv);
  equal((await pinMails(kv)).length, 1);
});

Deno.test("of many requests at once one is sent", async () => {
  using kv = await memoryKv(new Clock());
  await seedAdmin(kv);
  await Promise.all(Array.from({ length: 50 }, () => ask(kv)));
  equal((await pinMails(kv)).length, 1);
});

Deno.test("invented addresses cannot fill the store", async () => {
  using kv = await memoryKv(new Clock());
  for (let count = 0; count < 4_200; count++) {
    await ask(kv, `${count}@example.com`);
  }
  const rows = await kv.list({ prefix: ["guards"] }, { limit: 10_000 });
  ok(rows.length <= 4_096);
});

Deno.test("issuePin() returns null for an unknown administrator", async () => {
  using kv = await memoryKv(new Clock());
  equal(await issuePin(kv, "01KAGZZZZZZZZZZZZZZZZZZZZZ"), null);
});

Deno.test("a pin sets a new password once, ends every session and queues a notice", async () => {
  using kv = await memoryKv(new Clock());
  const admin = await seedAdmin(kv);
  const session = await createSession(kv, { ...admin, epoch: 1 });
  const { token } = (await issuePin(kv, admin.id))!;
  deepEqual(await reset(kv, token), { ...admin, epoch: 2 });
  equal(await readSession(kv, session), null);
  equal(await notices(kv), 1);
  await rejects(signIn(kv, ADMIN), isAppError(401, "error.credentials"));
  await signIn(kv, { email: ADMIN.email, password: NEW });
  await rejects(reset(kv, token, { new_password: `${NEW}!` }), wrongPin);
  equal(await notices(kv), 1);
});

Deno.test("a newer pin replaces the older one", async () => {
  using kv = await memoryKv(new Clock());
  const { id } = await seedAdmin(kv);
  const old = (await issuePin(kv, id))!;
  const { token } = (await issuePin(kv, id))!;
  await rejects(reset(kv, old.token), wrongPin);
  await reset(kv, token);
});

Deno.test("a refused redemption answers alike, hashes nothing and keeps the pin valid", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const { id } = await seedAdmin(kv);
  const wrong = "0000-0000-0000-0000-0000-0000";
  await rejects(reset(kv, wrong), wrongPin);
  const { token } = (await issuePin(kv, id))!;
  const before = await kv.list<unknown>({ prefix: [] }, { limit: 100 });
  await rejects(reset(kv, wrong), wrongPin);
  await rejects(reset(kv, token, { email: "b@waybill.example" }), wrongPin);
  for (
    const [new_password, key] of [
      ["Password123", "invalid.common"],
      ["admin-2026", "invalid.personal"],
      [ADMIN.password, "invalid.unchanged"],
    ] as const
  ) {
    await rejects(
      reset(kv, token, { new_password }),
      isAppError(422, key, "new_password"),
    );
  }
  deepEqual(await kv.list<unknown>({ prefix: [] }, { limit: 100 }), before);
  clock.forward(15 * MINUTE - 1);
  await reset(kv, token);
  const late = (await issuePin(kv, id))!.token;
  clock.forward(15 * MINUTE);
  await rejects(reset(kv, late, { new_password: `${NEW}!` }), wrongPin);
});

Deno.test("of 100 redemptions at once exactly one succeeds", async () => {
  using kv = await memoryKv(new Clock());
  const { id } = await seedAdmin(kv);
  const { token } = (await issuePin(kv, id))!;
  const tries = Array.from(
    { length: 100 },
    (_, n) => reset(kv, token, { new_password: `${NEW} ${n}` }),
  );
  const results = await Promise.allSettled(tries);
  equal(results.filter(({ status }) => status === "fulfilled").length, 1);
  for (const result of results) {
    if (result.status === "rejected") ok(wrongPin(result.reason));
  }
  equal((await admins.get(kv, id))!.epoch, 2);
  equal(await notices(kv), 1);
});

Deno.test("changePassword() needs the old password, a different one and the rules", async () => {
  using kv = await memoryKv(new Clock());
  const admin = await seedAdmin(kv);
  const change = (password: string, new_password: string) =>
    changePassword(
      kv,
      admin,
      { password, new_password, confirm_new_password: new_password },
      LOCALE,
    );
  await rejects(
    change("Wrong-horse-7", NEW),
    isAppError(422, "invalid.wrong", "password"),
  );
  await rejects(
    change(ADMIN.password, ADMIN.password),
    isAppError(422, "invalid.unchanged", "new_password"),
  );
  await rejects(
    change(ADMIN.password, "Password123"),
    isAppError(422, "invalid.common", "new_password"),
  );
  equal((await admins.get(kv, admin.id))!.epoch, 1);
  equal(await notices(kv), 0);
});

Deno.test("changePassword() ends sessions and the live pin, and queues a notice", async () => {
  using kv = await memoryKv(new Clock());
  const admin = await seedAdmin(kv);
  const { token } = (await issuePin(kv, admin.id))!;
  const input = {
    password: ADMIN.password,
    new_password: NEW,
    confirm_new_password: NEW,
  };
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => changePassword(kv, admin, input, LOCALE)),
  );
  equal(results.filter(({ status }) => status === "fulfilled").length, 1);
  equal((await admins.get(kv, admin.id))!.epoch, 2);
  equal(await notices(kv), 1);
  await rejects(reset(kv, token, { new_password: `${NEW}!` }), wrongPin);
});
