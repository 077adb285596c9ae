import { equal, ok, rejects, throws } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import { Limits } from "@/lib/site/limits.ts";
import { LookupGuard } from "@/lib/tracking/lookup_guard.ts";
import { WindowCounters } from "@/lib/http/window_counters.ts";

interface Clock {
  ms: number;
}

function refused(seconds?: number) {
  return (error: unknown) => {
    ok(error instanceof AppError);
    equal(error.status, 429);
    if (seconds !== undefined) {
      equal(error.headers["retry-after"], String(seconds));
    }
    return true;
  };
}

function lookupGuard(clock: Clock, factor = 1): LookupGuard {
  return new LookupGuard({
    lookups: { max: 6, seconds: 60 },
    misses: { max: 4, seconds: 600 },
    harvest: { missesPerMinute: 10, minutes: 3, seconds: 900, maxMisses: 2 },
  }, { clock: { now: () => new Date(clock.ms) }, factor });
}

/** Lets so many strangers miss once each; true when the harvest mode started. */
function missOften(guard: LookupGuard, times: number): boolean {
  let started = false;
  for (let i = 0; i < times; i++) {
    started = guard.recordMiss(`stranger ${i}`) || started;
  }
  return started;
}

Deno.test("WindowCounters forgets a client when its window ends", () => {
  const clock = { ms: 0 };
  const counters = new WindowCounters({ max: 2, seconds: 10 }, {
    clock: { now: () => new Date(clock.ms) },
    factor: 1,
  });
  counters.add("a", 1);
  counters.add("a", 1);
  clock.ms = 4_000;
  equal(counters.secondsUntilFree("a"), 6);
  equal(counters.secondsUntilFree("b"), 0);
  clock.ms = 10_000;
  equal(counters.secondsUntilFree("a"), 0);
  equal(counters.count("a"), 0);
});

Deno.test("WindowCounters keeps 50,000 clients and drops the one not heard of for longest", () => {
  const counters = new WindowCounters({ max: 1, seconds: 10 }, {
    clock: { now: () => new Date(0) },
    factor: 1,
  });
  for (let i = 0; i < 50_000; i++) counters.add(`client ${i}`, 1);
  counters.add("client 0", 1);
  counters.add("one more", 1);
  equal(counters.count("client 0"), 2);
  equal(counters.count("client 1"), 0);
  equal(counters.count("client 2"), 1);
});

Deno.test("Limits refuses the eleventh failed sign-in of an address and says how long to wait", () => {
  const clock = { ms: 0 };
  const limits = new Limits({ now: () => new Date(clock.ms) }, 1);
  for (let i = 0; i < 10; i++) limits.take("signIn", "a");
  clock.ms = 60_000;
  throws(() => limits.take("signIn", "a"), refused(14 * 60));
  limits.take("signIn", "b");
  limits.take("setup", "a");
});

Deno.test("Limits counts one attempt for admitted work, none for refused or failed work", async () => {
  const limits = new Limits({ now: () => new Date(0) }, 1);
  const spend = (work: (admit: () => void) => void) =>
    limits.spend("message", "a", (admit) => Promise.resolve(work(admit)));
  for (let i = 0; i < 10; i++) await spend(() => {});
  for (let i = 0; i < 10; i++) {
    const failing = spend((admit) => {
      admit();
      throw new TypeError("disk I/O error");
    });
    await rejects(failing, TypeError);
  }
  for (let i = 0; i < 3; i++) {
    await spend((admit) => {
      admit();
      admit();
    });
  }
  await rejects(spend((admit) => admit()), refused(600));
  await spend(() => {});
  throws(() => limits.check("message", "a"), refused(600));
});

Deno.test("Limits does not count a successful attempt", () => {
  const limits = new Limits({ now: () => new Date(0) }, 1);
  for (let i = 0; i < 50; i++) {
    limits.take("signIn", "a");
    limits.giveBack("signIn", "a");
  }
  limits.check("signIn", "a");
});

Deno.test("Limits multiplies every limit by the factor", () => {
  const limits = new Limits({ now: () => new Date(0) }, 3);
  for (let i = 0; i < 30; i++) limits.take("setup", "a");
  throws(() => limits.check("setup", "a"), refused());
});

Deno.test("LookupGuard refuses too many look-ups in a minute", () => {
  const clock = { ms: 0 };
  const guard = lookupGuard(clock);
  for (let i = 0; i < 6; i++) guard.admit("a");
  throws(() => guard.admit("a"), refused(60));
  guard.admit("b");
  clock.ms = 60_000;
  guard.admit("a");
});

Deno.test("LookupGuard refuses after too many misses, hits included", () => {
  const clock = { ms: 0 };
  const guard = lookupGuard(clock);
  for (let i = 0; i < 4; i++) guard.recordMiss("a");
  throws(() => guard.admit("a"), refused(600));
  clock.ms = 599_000;
  throws(() => guard.admit("a"), refused(1));
  clock.ms = 600_000;
  guard.admit("a");
});

Deno.test("LookupGuard lets in no more questions of open pages side by side than there may be misses", () => {
  const guard = lookupGuard({ ms: 0 });
  for (let i = 0; i < 4; i++) guard.admitWatcher("a");
  throws(() => guard.admitWatcher("a"), refused(1));
  guard.admit("a");
  guard.admitWatcher("b");
  guard.answered("a");
  guard.admitWatcher("a");
  throws(() => guard.admitWatcher("a"), refused(1));
});

Deno.test("LookupGuard refuses clients with one miss while all clients miss too often", () => {
  const clock = { ms: 0 };
  const guard = lookupGuard(clock);
  guard.recordMiss("a");
  guard.admit("a");
  missOften(guard, 10);
  throws(() => guard.admit("a"), refused());
  guard.admit("never missed");
  clock.ms = 60_000;
  guard.admit("a");
});

Deno.test("LookupGuard starts the harvest mode in the third busy minute and reports it once", () => {
  const clock = { ms: 0 };
  const guard = lookupGuard(clock);
  equal(missOften(guard, 50), false);
  clock.ms = 60_000;
  equal(missOften(guard, 50), false);
  equal(guard.harvesting, false);
  clock.ms = 120_000;
  equal(missOften(guard, 50), true);
  equal(guard.harvesting, true);
  clock.ms = 180_000;
  equal(missOften(guard, 50), false);
});

Deno.test("LookupGuard starts no harvest mode when a quiet minute lies between", () => {
  const clock = { ms: 0 };
  const guard = lookupGuard(clock);
  for (const minute of [0, 1, 3, 4]) {
    clock.ms = minute * 60_000;
    equal(missOften(guard, 50), false);
  }
});

Deno.test("LookupGuard leaves fewer misses in the harvest mode, and ends it after 15 minutes", () => {
  const clock = { ms: 0 };
  const guard = lookupGuard(clock);
  for (const minute of [0, 1, 2]) {
    clock.ms = minute * 60_000;
    missOften(guard, 50);
  }
  clock.ms = 240_000;
  guard.recordMiss("a");
  guard.admit("a");
  guard.recordMiss("a");
  throws(() => guard.admit("a"), refused());
  clock.ms = 120_000 + 900_000;
  equal(guard.harvesting, false);
  guard.admit("a");
});

Deno.test("LookupGuard multiplies every limit by the factor", () => {
  const guard = lookupGuard({ ms: 0 }, 2);
  for (let i = 0; i < 7; i++) guard.recordMiss("a");
  guard.admit("a");
  guard.recordMiss("a");
  throws(() => guard.admit("a"), refused());
});

Deno.test("a clock set back by hours makes no client wait for hours", () => {
  const clock = { ms: Date.UTC(2026, 10, 20) };
  const limits = new Limits({ now: () => new Date(clock.ms) }, 1);
  for (let count = 0; count < 10; count++) limits.take("signIn", "a");
  const guard = lookupGuard(clock);
  for (let count = 0; count < 4; count++) guard.recordMiss("a");
  for (let minute = 0; minute < 3; minute++) {
    missOften(guard, 11);
    clock.ms += 60_000;
  }
  equal(guard.harvesting, true);
  clock.ms -= 5 * 3_600_000;
  limits.check("signIn", "a");
  guard.admit("a");
  equal(guard.harvesting, false);
  guard.recordMiss("b");
  guard.admit("b");
});
