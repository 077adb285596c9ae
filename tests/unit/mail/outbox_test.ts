import { deepEqual, equal } from "node:assert/strict";
import {
  adoptMails,
  getMail,
  type Mail,
  outbox,
  queueMail,
  requeueMail,
  takeMail,
} from "@/lib/mail/outbox.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import {
  listDueMails,
  recordOutcome,
  takeDueMail,
} from "../../helpers/mail_jobs.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { Clock, memoryKv } from "../../helpers/domain.ts";

const NOTICE: Mail = { kind: "password_notice", about_id: "a" };
const OWN: Mail = {
  ...{ kind: "send", to: "ada@example.com", from: "ship@waybill.example" },
  ...{ subject: "Your pallet", body: "It has arrived." },
};
const LEASE_MS = 2 * 60_000;
const FAILURE = { key: "error.mailNotComposed" } as const;

function queue(kv: Kv, mail: Mail): Promise<string> {
  const options = { locale: DEFAULT_LOCALE };
  return kv.transact((tx) => queueMail(tx, mail, options));
}

Deno.test("recordOutcome() ignores a late failure of a mail that another process has taken", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
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

Deno.test("requeueMail() leaves the administrator's own mail to the request that sends it", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  const id = await queue(kv, OWN);
  const { mail, job } = (await takeMail(kv, id))!;
  await recordOutcome(kv, { ...mail, job }, {
    outcome: { status: "failed", reason: FAILURE, retryAt: null },
  });
  await requeueMail(kv, id);
  deepEqual(await listDueMails(kv, 10), []);
  clock.forward(LEASE_MS);
  deepEqual(await listDueMails(kv, 10), [id]);
});

/** Brings a mail into the state in which a version without jobs left it. */
async function withoutJob(kv: Kv, id: string): Promise<void> {
  const { next_at } = (await getMail(kv, id))!;
  await kv.transact(async (tx) => {
    jobs.drop(tx, await jobs.require(tx, id));
    if (next_at !== null) tx.set(["outbox_due", next_at, id], true);
  });
}

Deno.test("adoptMails() gives a job to each mail that an earlier version has queued, due when it was", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  const ids = [await queue(kv, NOTICE), await queue(kv, NOTICE)];
  const own = await queue(kv, OWN);
  for (const id of [...ids, own]) await withoutJob(kv, id);
  clock.forward(1_000);
  equal(await adoptMails(kv), 3);
  deepEqual(await listDueMails(kv, 10), ids);
  clock.forward(LEASE_MS);
  deepEqual(await listDueMails(kv, 10), [...ids, own]);
  deepEqual(await kv.list({ prefix: ["outbox_due"] }, { limit: 1 }), []);
});

Deno.test("adoptMails() that was interrupted goes on, and gives no mail two jobs", async () => {
  using kv = await memoryKv();
  const id = await queue(kv, NOTICE);
  await withoutJob(kv, id);
  const former = await kv.list({ prefix: ["outbox_due"] }, { limit: 1 });
  await adoptMails(kv);
  await takeDueMail(kv, id);
  // A process of the earlier version has written it again.
  await kv.transact((tx) => tx.set(former[0]!.key, true));
  equal(await adoptMails(kv), 1);
  equal((await jobs.get(kv, id))?.status, "running");
  equal(await jobs.count(kv), 1);
});

Deno.test("a mail that an earlier version was sending when it was killed is not sent again", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  const id = await queue(kv, NOTICE);
  await takeDueMail(kv, id);
  await withoutJob(kv, id);
  await adoptMails(kv);
  equal(await takeDueMail(kv, id), null);
  clock.forward(LEASE_MS);
  equal(await takeDueMail(kv, id), null);
  const { status, reason } = (await getMail(kv, id))!;
  deepEqual([status, reason?.key], ["unknown", "error.mailInterrupted"]);
});

Deno.test("a mail that a process of the earlier version has taken waits for it", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  const id = await queue(kv, NOTICE);
  const mail = (await outbox.get(kv, id))!;
  const next_at = new Date(clock.ms + LEASE_MS).toISOString();
  await kv.transact((tx) =>
    outbox.save(tx, mail, { status: "sending", next_at })
  );
  equal(await takeDueMail(kv, id), null);
  deepEqual(await listDueMails(kv, 1), []);
  equal((await getMail(kv, id))?.status, "sending");
});
