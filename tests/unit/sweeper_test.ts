import { deepEqual, equal, match } from "node:assert/strict";
import { storeFile } from "@/lib/domain/files.ts";
import { createMessage } from "@/lib/domain/messages.ts";
import type { Kv } from "@/lib/kv.ts";
import { sweepHourly } from "@/lib/sweeper.ts";
import { memoryLog } from "../helpers/log.ts";
import { Clock, memoryKv } from "./domain/helpers.ts";

const DAY_MS = 24 * 60 * 60_000;
const MESSAGE = { subject: "Hello", body: "There", name: null, email: null };

async function leaveBehind(kv: Kv): Promise<void> {
  await storeFile(kv, { type: "jpg", bytes: new Uint8Array(10) });
  await createMessage(kv, MESSAGE);
}

/** What the first sweep says, once it has ended. */
async function sweepOnce(kv: Kv) {
  const { log, lines } = memoryLog();
  await sweepHourly(kv, log)();
  return lines;
}

Deno.test("sweepHourly() removes at once what is too old, and says how much of what", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  await leaveBehind(kv);
  equal((await sweepOnce(kv)).length, 0);
  clock.forward(366 * DAY_MS);
  deepEqual(await sweepOnce(kv), [
    { level: "info", event: "files.swept", uploads: 1 },
    { level: "info", event: "mail.swept", mails: 0, messages: 1 },
  ]);
});

Deno.test("sweepHourly() says what it cannot remove, and the site goes on", async () => {
  using kv = await memoryKv();
  await kv.transact((tx) => {
    tx.set(["messages", "damaged"], { created_at: "2020-01-01" });
    return Promise.resolve();
  });
  const [line] = await sweepOnce(kv);
  equal(line!.event, "sweep.failed");
  match(String(line!.detail), /^TypeError: /);
});

Deno.test("sweepHourly() leaves it to the store to tell of its own failures", async () => {
  const failures: string[] = [];
  using kv = await memoryKv({
    faults: {
      before() {
        throw new Error("disk I/O error");
      },
    },
    onFailure: ({ kind }) => failures.push(kind),
  });
  equal((await sweepOnce(kv)).length, 0);
  equal(failures.join(), "list");
});
