import { deepEqual, equal, ok } from "node:assert/strict";
import { jumpClock } from "@/bench/chaos/clock.ts";
import { fillDisks } from "@/bench/chaos/full_disk.ts";
import { lockStore } from "@/bench/chaos/locked.ts";
import { compareSessions } from "@/bench/chaos/sessions.ts";

// One short round of `deno task chaos`.

Deno.test("random sessions on a failing store match the model", async () => {
  const { tried, details } = await compareSessions(100, 1985);
  deepEqual(details, []);
  equal(tried.sessions, 100);
  ok(tried.refused! > 0);
  ok(tried["done, though refused"]! > 0);
});

Deno.test("a clock that jumps by hours locks no one out and keeps records in order", async () => {
  const { details } = await jumpClock(4);
  deepEqual(details, []);
});

Deno.test("a locked file can be read, and written to again once unlocked", async () => {
  const { details } = await lockStore(1);
  deepEqual(details, []);
});

Deno.test("a full disk rejects writes but not reads, and recovers without a restart", async () => {
  const { details } = await fillDisks(1);
  deepEqual(details, []);
});
