import { NOUNS } from "@/lib/site/nouns.ts";
import { deepEqual, equal, match, ok } from "node:assert/strict";
import { storeFile } from "@/lib/photos/files.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import { readCount } from "@/lib/store/counters.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { sweep, sweepHourly } from "@/lib/housekeeping/sweeper.ts";
import { memoryLog } from "../../helpers/log.ts";
import { Clock, memoryKv, test } from "../../helpers/domain.ts";

const DAY_MS = 24 * 60 * 60_000;
const MESSAGE = { subject: "Hello", body: "There", name: null, email: null };

async function leaveBehind(kv: Kv): Promise<void> {
  await storeFile(kv, { type: "jpg", bytes: new Uint8Array(10) });
  await createMessage(kv, MESSAGE);
}

async function linesOf(kv: Kv) {
  const { log, lines } = memoryLog();
  await sweep({ kv, log, nouns: NOUNS });
  return lines;
}

test.withClock("sweep() removes expired records and logs the counts", async ({ kv, clock }) => {
  await leaveBehind(kv);
  equal((await linesOf(kv)).length, 0);
  clock.forward(366 * DAY_MS);
  deepEqual(await linesOf(kv), [
    { level: "info", event: "files.swept", uploads: 1 },
    { level: "info", event: "mail.swept", mails: 0, messages: 1 },
  ]);
});

test.withClock("sweep() logs records that it cannot remove and continues", async ({ kv, clock }) => {
  await leaveBehind(kv);
  const old = { created_at: "2020-01-01" };
  await kv.transact((tx) => {
    tx.set(["messages", "00damaged"], { ...old, id: "00damaged", subject: 1 });
    tx.set(["file_drafts", "00damaged"], { ...old, chunks: 5_000 });
    return Promise.resolve();
  });
  clock.forward(366 * DAY_MS);
  const lines = await linesOf(kv);
  deepEqual(lines.map(({ event, record }) => [event, record]), [
    ["sweep.failed", "00damaged"],
    ["files.swept", undefined],
    ["sweep.failed", "00damaged"],
    ["mail.swept", undefined],
  ]);
  match(String(lines[0]!.detail), /^CommitFull: /);
  match(String(lines[2]!.detail), /^TypeError: /);
});

Deno.test("sweep() does not log failures of the store", async () => {
  const failures: string[] = [];
  using kv = await memoryKv({
    faults: {
      before() {
        throw new Error("disk I/O error");
      },
    },
    onFailure: ({ kind }) => failures.push(kind),
  });
  equal((await linesOf(kv)).length, 0);
  equal(failures.join(), "list");
});

Deno.test("sweepHourly() starts immediately and stops after the record in progress, so that a long sweep does not delay shutdown", async () => {
  const clock = new Clock();
  const third = Promise.withResolvers<void>();
  let commits = -20;
  using kv = await memoryKv({
    now: clock.now,
    faults: {
      after({ kind }) {
        if (kind === "commit" && ++commits === 3) third.resolve();
      },
    },
  });
  for (let count = 0; count < 20; count++) await createMessage(kv, MESSAGE);
  clock.forward(366 * DAY_MS);
  const sweeping = sweepHourly({ kv, log: memoryLog().log, nouns: NOUNS });
  await third.promise;
  await sweeping.stop();
  const left = await readCount(kv, "messages");
  ok(left > 0 && left <= 17, `${left}`);
});
