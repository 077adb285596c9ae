import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { members, signIn } from "@/lib/accounts/members.ts";
import { changePassword } from "@/lib/accounts/password_change.ts";
import { issuePin, requestPin } from "@/lib/accounts/pins.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { createSession, readSession } from "@/lib/accounts/sessions.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import type { Kv, Operation } from "@/lib/store/kv.ts";
import type { OutboxMail } from "@/lib/mail/outbox_schema.ts";
import { ADMIN, seedAdmin } from "../../helpers/admin.ts";
import {
  Clock,
  isAppError,
  memoryKv,
  runConcurrently,
  test,
  valuesBelow,
} from "../../helpers/domain.ts";
import { resetPassword } from "@/lib/accounts/password_reset.ts";

const MINUTE = 60_000;
const NEW = "seven grey whales";
const LOCALE = { locale: DEFAULT_LOCALE };
const wrongPin = isAppError(422, "invalid.selected", "password_token");

function ask(kv: Kv, email = ADMIN.email): Promise<void> {
  return requestPin(kv, { ...LOCALE, email, factor: 1 });
}

function reset(kv: Kv, password_token: string, fields: object = {}) {
  const { email } = ADMIN;
  const passwords = { new_password: NEW, confirm_new_password: NEW };
  const input = { email, ...passwords, password_token, ...fields };
  return resetPassword(kv, input, LOCALE);
}

async function countMails(kv: Kv, kind: string): Promise<number> {
  const mails = await valuesBelow<OutboxMail>(kv, ["outbox"]);
  return mails.filter((mail) => mail.kind === kind).length;
}

test.withClock("a pin request queues a mail that names only the account", async ({ kv }) => {
  const { id } = await seedAdmin(kv);
  await ask(kv, ADMIN.email.toUpperCase());
  const [mail, ...others] = await valuesBelow<OutboxMail>(kv, ["outbox"]);
  deepEqual(others, []);
  equal(mail!.kind, "pin");
  equal(mail!.about_id, id);
  equal(mail!.to, null);
  equal(await kv.get(["pins", id]), null);
});

Deno.test("a pin request for an unknown e-mail address reads and writes the same keys but queues nothing", async () => {
  const clock = new Clock();
  const asked: Operation[] = [];
  using kv = await memoryKv({
    now: clock.now,
    faults: { before: (operation) => void asked.push(operation) },
  });
  await seedAdmin(kv);

  async function trace(email: string): Promise<[string, unknown][]> {
    asked.length = 0;
    await ask(kv, email);
    return asked.map(({ kind, keys: [first] }) => [kind, first![0]]);
  }
  for (const commits of [1, undefined]) {
    const known = await trace(ADMIN.email);
    deepEqual(await trace("nobody@waybill.example"), known);
    const count = known.filter(([kind]) => kind === "commit").length;
    equal(count, commits ?? count);
    equal(await countMails(kv, "pin"), 1);
  }
});

test.withClock("an account gets at most one pin a minute and five an hour, and a suppressed request leaves the live pin valid", async ({ kv, clock }) => {
  const { id } = await seedAdmin(kv);
  await ask(kv);
  const { token } = (await issuePin(kv, id))!;
  const pin = await kv.get(["pins", id]);
  clock.forward(MINUTE - 1);
  await ask(kv);
  equal(await countMails(kv, "pin"), 1);
  deepEqual(await kv.get(["pins", id]), pin);
  clock.forward(1);
  for (let count = 0; count < 10; count++) {
    await ask(kv);
    clock.forward(MINUTE);
  }
  equal(await countMails(kv, "pin"), 5);
  clock.forward(49 * MINUTE - 1);
  await ask(kv);
  equal(await countMails(kv, "pin"), 5);
  clock.forward(1);
  await ask(kv);
  equal(await countMails(kv, "pin"), 6);
  await rejects(reset(kv, token), wrongPin);
});

test.withClock("setting the clock back by hours does not block pins for hours", async ({ kv, clock }) => {
  await seedAdmin(kv);
  await ask(kv);
  clock.forward(-5 * 60 * MINUTE);
  await ask(kv);
  equal(await countMails(kv, "pin"), 2);
  clock.forward(-MINUTE);
  await ask(kv);
  equal(await countMails(kv, "pin"), 3);
});

test.withClock("exactly one of 50 concurrent requests sends a pin, even after requests for e-mail addresses with a similar hash", async ({ kv }) => {
  await seedAdmin(kv);
  const start = sha256(ADMIN.email).slice(0, 3);
  let number = 0;
  while (sha256(`${number}@example.com`).slice(0, 3) !== start) number += 1;
  await ask(kv, `${number}@example.com`);
  await runConcurrently(50, () => ask(kv));
  equal(await countMails(kv, "pin"), 1);
});

test.withClock("requests for invented e-mail addresses cannot fill the store", async ({ kv }) => {
  for (let count = 0; count < 4_200; count++) {
    await ask(kv, `${count}@example.com`);
  }
  ok((await valuesBelow(kv, ["guards"])).length <= 4_096);
});

test.withClock("a pin sets a new password once, ends all sessions and queues a notice", async ({ kv }) => {
  const admin = await seedAdmin(kv);
  const session = await createSession(kv, { ...admin, epoch: 1 });
  const { token } = (await issuePin(kv, admin.id))!;
  deepEqual(await reset(kv, token), { ...admin, epoch: 2 });
  equal(await readSession(kv, session), null);
  equal(await countMails(kv, "password_notice"), 1);
  await rejects(signIn(kv, ADMIN), isAppError(401, "error.credentials"));
  await signIn(kv, { email: ADMIN.email, password: NEW });
  await rejects(reset(kv, token, { new_password: `${NEW}!` }), wrongPin);
  equal(await countMails(kv, "password_notice"), 1);
});

test.withClock("rejected resets answer identically, store nothing and keep the newest pin valid for 15 minutes", async ({ kv, clock }) => {
  const { id } = await seedAdmin(kv);
  const wrong = "0000-0000-0000-0000-0000-0000";
  await rejects(reset(kv, wrong), wrongPin);
  const replaced = (await issuePin(kv, id))!;
  const { token } = (await issuePin(kv, id))!;
  const before = await valuesBelow(kv, []);
  await rejects(reset(kv, replaced.token), wrongPin);
  await rejects(reset(kv, wrong), wrongPin);
  await rejects(reset(kv, token, { email: "b@waybill.example" }), wrongPin);
  const weak: [password: string, key: string][] = [
    ["Password123", "invalid.common"],
    ["admin-2026", "invalid.personal"],
    [ADMIN.password, "invalid.unchanged"],
  ];
  for (const [new_password, key] of weak) {
    await rejects(
      reset(kv, token, { new_password }),
      isAppError(422, key, "new_password"),
    );
  }
  deepEqual(await valuesBelow(kv, []), before);
  clock.forward(15 * MINUTE - 1);
  await reset(kv, token);
  const late = (await issuePin(kv, id))!.token;
  clock.forward(15 * MINUTE);
  await rejects(reset(kv, late, { new_password: `${NEW}!` }), wrongPin);
});

test.withClock("exactly one of 100 concurrent resets succeeds", async ({ kv }) => {
  const { id } = await seedAdmin(kv);
  const { token } = (await issuePin(kv, id))!;
  const { results, errors } = await runConcurrently(
    100,
    (n) => reset(kv, token, { new_password: `${NEW} ${n}` }),
  );
  equal(results.length, 1);
  ok(errors.every(wrongPin));
  equal((await members.get(kv, id))!.epoch, 2);
  equal(await countMails(kv, "password_notice"), 1);
});

test.withClock("changePassword() requires the old password and an acceptable new one", async ({ kv }) => {
  const admin = await seedAdmin(kv);
  const wrong: [password: string, next: string, key: string, field: string][] =
    [
      ["Wrong-horse-7", NEW, "invalid.wrong", "password"],
      [ADMIN.password, ADMIN.password, "invalid.unchanged", "new_password"],
      [ADMIN.password, "Password123", "invalid.common", "new_password"],
    ];
  for (const [password, next, key, field] of wrong) {
    const input = { password, new_password: next, confirm_new_password: next };
    await rejects(
      changePassword(kv, admin, input, LOCALE),
      isAppError(422, key, field),
    );
  }
  equal((await members.get(kv, admin.id))!.epoch, 1);
  equal(await countMails(kv, "password_notice"), 0);
});

test.withClock("exactly one of five concurrent changePassword() calls succeeds, and it voids the pin and queues a notice", async ({ kv }) => {
  const admin = await seedAdmin(kv);
  const { token } = (await issuePin(kv, admin.id))!;
  const input = {
    password: ADMIN.password,
    new_password: NEW,
    confirm_new_password: NEW,
  };
  const { results } = await runConcurrently(
    5,
    () => changePassword(kv, admin, input, LOCALE),
  );
  equal(results.length, 1);
  equal((await members.get(kv, admin.id))!.epoch, 2);
  equal(await countMails(kv, "password_notice"), 1);
  await rejects(reset(kv, token, { new_password: `${NEW}!` }), wrongPin);
});
