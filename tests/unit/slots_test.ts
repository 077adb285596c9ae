import { equal, rejects } from "node:assert/strict";
import { KeyedSlots, Slots } from "@/lib/slots.ts";
import { isAppError } from "../helpers/domain.ts";

/** Starts work that ends on request, and counts how many are running. */
function watchedWork(slots: Slots) {
  const running = { now: 0, most: 0 };
  function begin(): { end: () => void; done: Promise<void> } {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = slots.run(async () => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await promise;
      running.now -= 1;
    });
    return { end: resolve, done };
  }
  return { running, begin };
}

Deno.test("Slots never run more work than the limit", async () => {
  const { running, begin } = watchedWork(new Slots({ running: 1, waiting: 1 }));
  const [first, second] = [begin(), begin()];
  first.end();
  await first.done;
  const third = begin();
  await Promise.resolve();
  equal(running.most, 1);
  second.end();
  third.end();
  await Promise.all([second.done, third.done]);
  equal(running.most, 1);
});

Deno.test("Slots reject more waiting work than the limit with 503", async () => {
  const { begin } = watchedWork(new Slots({ running: 1, waiting: 1 }));
  const begun = [begin(), begin()];
  await rejects(begin().done, isAppError(503));
  for (const { end } of begun) end();
  await Promise.all(begun.map(({ done }) => done));
});

Deno.test("KeyedSlots limit the work of each key and of all keys", async () => {
  const each = { running: 1, waiting: 1 };
  const slots = new KeyedSlots(each, { running: 2, waiting: 0 });
  const [ann, bob] = [await slots.hold("ann"), await slots.hold("bob")];
  await rejects(slots.hold("cid"), isAppError(503));
  const second = slots.hold("ann");
  await rejects(slots.hold("ann"), isAppError(503));
  ann();
  const last = await second;
  await rejects(slots.hold("cid"), isAppError(503));
  bob();
  (await slots.hold("cid"))();
  last();
});
