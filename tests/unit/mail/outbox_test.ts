import { deepEqual, equal } from "node:assert/strict";
import { type Mail, queueMail, requeueMail } from "@/lib/mail/outbox.ts";
import {
  listDueMails,
  recordOutcome,
  takeDueMail,
} from "../../helpers/mail_jobs.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { test } from "../../helpers/domain.ts";
import { takeMail } from "@/lib/mail/attempts.ts";
import { getMail } from "@/lib/mail/listed_mail.ts";

const NOTICE: Mail = { kind: "password_notice", about_id: "a" };
const MEMBER_MAIL: Mail = {
  ...{ kind: "send", to: "ada@example.com", from: "ship@waybill.example" },
  ...{ subject: "Your pallet", body: "It has arrived." },
};
const LEASE_MS = 2 * 60_000;
const FAILURE = { key: "error.mailNotComposed" } as const;

function queue(kv: Kv, mail: Mail): Promise<string> {
  const options = { locale: DEFAULT_LOCALE };
  return kv.transact((tx) => queueMail(tx, mail, options));
}

test.withClock("recordOutcome() ignores a late failure of a mail that another process has taken", async ({ kv, clock }) => {
  const id = await queue(kv, NOTICE);
  const late = (await takeDueMail(kv, id))!;
  clock.forward(LEASE_MS + 1);
  equal(await takeDueMail(kv, id), null);
  await requeueMail(kv, id);
  const taken = (await takeDueMail(kv, id))!;
  await recordOutcome(kv, late, {
    outcome: { status: "failed", reason: FAILURE, retryAt: kv.now() },
  });
  const { status, version } = (await getMail(kv, id))!;
  deepEqual([status, version], ["sending", taken.version]);
});

test.withClock("requeueMail() leaves a member's own mail to the request that sends it until the lease expires", async ({ kv, clock }) => {
  const id = await queue(kv, MEMBER_MAIL);
  const { mail, job } = (await takeMail(kv, id))!;
  await recordOutcome(kv, { ...mail, job }, {
    outcome: { status: "failed", reason: FAILURE, retryAt: null },
  });
  await requeueMail(kv, id);
  deepEqual(await listDueMails(kv, 10), []);
  clock.forward(LEASE_MS);
  deepEqual(await listDueMails(kv, 10), [id]);
});
