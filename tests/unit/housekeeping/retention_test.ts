import { deepEqual, equal, ok } from "node:assert/strict";
import { deleteActivity, updateActivity } from "@/lib/parcels/activities.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import { queueMail, requeueMail, TROUBLED } from "@/lib/mail/outbox.ts";
import { recordOutcome, takeDueMail } from "../../helpers/mail_jobs.ts";
import { readCount } from "@/lib/store/counters.ts";
import { findTypedParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import {
  findOldParcels,
  purgeParcel,
  sweepOldJobs,
  sweepOldMail,
} from "@/lib/housekeeping/retention.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import {
  countingKind,
  queueCounting,
  testRunner,
  writeJob,
} from "../../helpers/jobs.ts";
import { findFaults } from "../../helpers/integrity.ts";
import {
  allKeys,
  Clock,
  makeEntry,
  makeParcel,
  memoryKv,
  test,
} from "../../helpers/domain.ts";

const DAY_MS = 24 * 60 * 60_000;

async function queue(kv: Kv): Promise<string> {
  const mail = { kind: "password_notice", about_id: "a" } as const;
  const options = { locale: DEFAULT_LOCALE };
  return await kv.transact((tx) => queueMail(tx, mail, options));
}

async function queueSent(kv: Kv): Promise<string> {
  const id = await queue(kv);
  await recordOutcome(kv, (await takeDueMail(kv, id))!, {
    outcome: { status: "sent", driver: "smtp" },
  });
  return id;
}

function create(kv: Kv, tracking_code: string): Promise<Parcel> {
  return makeParcel(kv, { tracking_code });
}

async function oldCodes(kv: Kv, days: number): Promise<string[]> {
  const found = await Array.fromAsync(findOldParcels(kv, days));
  return found.map(({ tracking_code }) => tracking_code);
}

test.withClock("finished mails are removed after 90 days, waiting mails never", async ({ kv, clock }) => {
  await queueSent(kv);
  const failed = await queue(kv);
  const reason = { key: "error.mailNotComposed" } as const;
  await recordOutcome(kv, (await takeDueMail(kv, failed))!, {
    outcome: { status: "failed", reason, retryAt: null },
  });
  const waiting = await queue(kv);
  clock.forward(90 * DAY_MS);
  deepEqual(await sweepOldMail(kv), { mails: 0, messages: 0 });
  clock.forward(1);
  deepEqual(await sweepOldMail(kv), { mails: 2, messages: 0 });
  equal(await readCount(kv, "outbox"), 1);
  equal(await readCount(kv, TROUBLED), 0);
  const keys = await allKeys(kv);
  ok(keys.includes(`outbox/${waiting}`));
});

Deno.test("a mail that is sent again during a sweep is kept, and the sweep continues", async () => {
  const clock = new Clock();
  let begun = false;
  const ids: string[] = [];
  using kv = await memoryKv({
    now: clock.now,
    faults: {
      async before({ kind }) {
        if (kind !== "commit" || !begun) return;
        begun = false;
        await requeueMail(kv, ids[1]!);
      },
    },
  });
  for (let count = 0; count < 3; count++) ids.push(await queueSent(kv));
  clock.forward(91 * DAY_MS);
  begun = true;
  deepEqual(await sweepOldMail(kv), { mails: 2, messages: 0 });
  equal(await readCount(kv, "outbox"), 1);
});

test.withClock("jobs are removed 30 days after their end, waiting jobs never", async ({ kv, clock }) => {
  const waiting = await queueCounting(kv, 1, { delayMs: 90 * DAY_MS });
  await queueCounting(kv, 1);
  clock.forward(DAY_MS);
  await testRunner(kv, { count: countingKind() }).drain();
  clock.forward(30 * DAY_MS);
  equal(await sweepOldJobs(kv), 0);
  clock.forward(1);
  equal(await sweepOldJobs(kv), 1);
  const left = await jobs.listFirst(kv, { limit: 9 });
  deepEqual(left.map(({ id }) => id), [waiting.id]);
});

test.withClock("sweepOldJobs() removes more jobs than one batch and skips a waiting job", async ({ kv, clock }) => {
  const waiting = await writeJob(kv, {});
  for (let count = 0; count < 501; count++) {
    await writeJob(kv, { status: "done", next_at: null });
  }
  clock.forward(31 * DAY_MS);
  equal(await sweepOldJobs(kv), 501);
  deepEqual(await jobs.listFirst(kv, { limit: 9 }), [waiting]);
});

test.withClock("messages are removed with their search words after a year", async ({ kv, clock }) => {
  const message = {
    subject: "Hello",
    body: "Is it open?",
    name: null,
    email: null,
  };
  await createMessage(kv, message);
  clock.forward(365 * DAY_MS);
  equal((await sweepOldMail(kv)).messages, 0);
  clock.forward(1);
  await createMessage(kv, message);
  equal((await sweepOldMail(kv)).messages, 1);
  deepEqual(await findFaults(kv), []);
  equal(await readCount(kv, "messages"), 1);
});

test.withClock("a parcel is old if neither it nor its history has changed for the given days", async ({ kv, clock }) => {
  await create(kv, "FORGOTTEN");
  const changed = await create(kv, "CHANGED");
  const moved = await create(kv, "MOVED");
  const corrected = await create(kv, "CORRECTED");
  const shortened = await create(kv, "SHORTENED");
  const entry = await makeEntry(kv, corrected.id);
  const removed = await makeEntry(kv, shortened.id);
  clock.forward(20 * DAY_MS);
  await create(kv, "YOUNG");
  await updateParcel(kv, { id: changed.id, weight: "2 kg" });
  await makeEntry(kv, moved.id, { status: "Delivered" });
  await updateActivity(kv, { id: entry.id, title: "Left Lisbon" });
  await deleteActivity(kv, removed.id);
  deepEqual(await oldCodes(kv, 20), []);
  clock.forward(1);
  deepEqual(await oldCodes(kv, 20), ["FORGOTTEN"]);
  clock.forward(20 * DAY_MS);
  deepEqual(await oldCodes(kv, 20), [
    "FORGOTTEN",
    "CHANGED",
    "MOVED",
    "CORRECTED",
    "SHORTENED",
    "YOUNG",
  ]);
});

test.withClock("a parcel that changes during a purge is kept", async ({ kv, clock }) => {
  await create(kv, "FORGOTTEN");
  const moved = await create(kv, "MOVED");
  clock.forward(30 * DAY_MS);
  const removed: boolean[] = [];
  for await (const parcel of findOldParcels(kv, 29)) {
    // By now the purge has found both.
    await makeEntry(kv, moved.id);
    removed.push(await purgeParcel(kv, parcel));
  }
  deepEqual(removed, [true, false]);
  equal((await findTypedParcel(kv, "MOVED"))?.found.history.length, 2);
  deepEqual(await findFaults(kv), []);
});

test.withClock("a purge also erases old parcels in the trash", async ({ kv, clock }) => {
  const old = await create(kv, "OLD-TRASH");
  clock.forward(20 * DAY_MS);
  await parcelTrash.add(kv, old.id);
  await parcelTrash.add(kv, (await create(kv, "NEW-TRASH")).id);
  clock.forward(10 * DAY_MS);
  deepEqual(await oldCodes(kv, 29), ["OLD-TRASH"]);
  for await (const parcel of findOldParcels(kv, 29)) {
    ok(await purgeParcel(kv, parcel));
  }
  deepEqual(await oldCodes(kv, 29), []);
  equal(await parcelTrash.count(kv), 1);
  deepEqual(await findFaults(kv), []);
});

test.withClock("old parcels are all found and removed, even if there are more than one read returns", async ({ kv, clock }) => {
  const codes = Array.from({ length: 501 }, (_, n) => `OLD-${1000 + n}`);
  for (const tracking_code of codes) {
    clock.forward(1);
    await create(kv, tracking_code);
  }
  clock.forward(30 * DAY_MS);
  deepEqual(await oldCodes(kv, 29), codes);
  for await (const old of findOldParcels(kv, 29)) await purgeParcel(kv, old);
  deepEqual(await oldCodes(kv, 29), []);
  await foldAll(kv);
  deepEqual(await findFaults(kv), []);
  equal(await readCount(kv, "parcels"), 0);
});
