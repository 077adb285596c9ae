import { equal, ok, rejects, throws } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import { Limits } from "@/lib/site/limits.ts";
import { LookupGuard } from "@/lib/tracking/lookup_guard.ts";
import { WindowCounters } from "@/lib/http/window_counters.ts";

const MINUTE = 60_000;

/** A clock set by the test. */
class Hand {
  ms = 0;
  readonly now = () => new Date(this.ms);
}

/** Makes several calls; returns the last result. */
function repeat<Result>(times: number, call: (at: number) => Result): Result {
  for (let at = 1; at < times; at++) call(at);
  return call(times);
}

/** Expects a 429, with the given seconds to wait if any. */
function expect429(seconds?: number) {
  return (error: unknown) => {
    ok(error instanceof AppError);
    equal(error.status, 429);
    const wait = error.headers["retry-after"];
    equal(wait, seconds === undefined ? wait : String(seconds));
    return true;
  };
}

function lookupGuard(clock = new Hand(), factor = 1): LookupGuard {
  return new LookupGuard({
    lookups: { max: 6, seconds: 60 },
    misses: { max: 4, seconds: 600 },
    harvest: { missesPerMinute: 10, minutes: 3, seconds: 900, maxMisses: 2 },
  }, { clock, factor });
}

/** Records one miss for each of several strangers; reports whether that started the harvest mode. */
function missOften(guard: LookupGuard, times: number): boolean {
  return [...Array(times).keys()]
    .map((at) => guard.recordMiss(`stranger ${at}`)).includes(true);
}

Deno.test("WindowCounters forgets a client when its window ends", () => {
  const clock = new Hand();
  const limit = { max: 2, seconds: 10 };
  const counters = new WindowCounters(limit, { clock, factor: 1 });
  repeat(2, () => counters.add("a", 1));
  clock.ms = 4_000;
  equal(counters.secondsUntilFree("a"), 6);
  equal(counters.secondsUntilFree("b"), 0);
  clock.ms = 10_000;
  equal(counters.secondsUntilFree("a"), 0);
  equal(counters.count("a"), 0);
});

Deno.test("WindowCounters holds 50,000 clients and drops the least recent", () => {
  const limit = { max: 1, seconds: 10 };
  const options = { clock: new Hand(), factor: 1 };
  const counters = new WindowCounters(limit, options);
  repeat(50_000, (at) => counters.add(`client ${at}`, 1));
  counters.add("client 1", 1);
  counters.add("one more", 1);
  equal(counters.count("client 1"), 2);
  equal(counters.count("client 2"), 0);
  equal(counters.count("client 3"), 1);
});

Deno.test("Limits rejects the eleventh failed sign-in of an IP address with the time to wait", () => {
  const clock = new Hand();
  const limits = new Limits(clock, 1);
  repeat(10, () => limits.take("signIn", "a"));
  clock.ms = MINUTE;
  throws(() => limits.take("signIn", "a"), expect429(14 * 60));
  limits.take("signIn", "b");
  limits.take("setup", "a");
});

Deno.test("Limits counts admitted work once, but neither rejected nor failed work", async () => {
  const limits = new Limits(new Hand(), 1);
  const spend = (work: (admit: () => void) => void) =>
    limits.spend("message", "a", (admit) => Promise.resolve(work(admit)));
  for (let i = 0; i < 10; i++) {
    await spend(() => {});
    const failing = spend((admit) => {
      admit();
      throw new TypeError("disk I/O error");
    });
    await rejects(failing, TypeError);
  }
  for (let i = 0; i < 3; i++) {
    await spend((admit) => repeat(2, admit));
  }
  await rejects(spend((admit) => admit()), expect429(600));
  await spend(() => {});
  throws(() => limits.check("message", "a"), expect429(600));
});

Deno.test("Limits does not count a successful attempt", () => {
  const limits = new Limits(new Hand(), 1);
  repeat(50, () => {
    limits.take("signIn", "a");
    limits.refund("signIn", "a");
  });
  limits.check("signIn", "a");
});

Deno.test("Limits multiplies each limit by the factor", () => {
  const limits = new Limits(new Hand(), 3);
  repeat(30, () => limits.take("setup", "a"));
  throws(() => limits.check("setup", "a"), expect429());
});

Deno.test("LookupGuard rejects too many look-ups in a minute", () => {
  const clock = new Hand();
  const guard = lookupGuard(clock);
  repeat(6, () => guard.admit("a"));
  throws(() => guard.admit("a"), expect429(60));
  guard.admit("b");
  clock.ms = MINUTE;
  guard.admit("a");
});

Deno.test("LookupGuard rejects every look-up after too many misses", () => {
  const clock = new Hand();
  const guard = lookupGuard(clock);
  repeat(4, () => guard.recordMiss("a"));
  throws(() => guard.admit("a"), expect429(600));
  clock.ms = 599_000;
  throws(() => guard.admit("a"), expect429(1));
  clock.ms = 600_000;
  guard.admit("a");
});

Deno.test("LookupGuard admits at most as many concurrent watchers as misses are allowed", () => {
  const guard = lookupGuard();
  repeat(4, () => guard.admitWatcher("a"));
  throws(() => guard.admitWatcher("a"), expect429(1));
  guard.admit("a");
  guard.admitWatcher("b");
  guard.release("a");
  guard.admitWatcher("a");
  throws(() => guard.admitWatcher("a"), expect429(1));
});

Deno.test("LookupGuard rejects a client after one miss while all clients together exceed the miss rate", () => {
  const clock = new Hand();
  const guard = lookupGuard(clock);
  guard.recordMiss("a");
  guard.admit("a");
  missOften(guard, 10);
  throws(() => guard.admit("a"), expect429());
  guard.admit("never missed");
  clock.ms = MINUTE;
  guard.admit("a");
});

Deno.test("LookupGuard enters the harvest mode once, in the third busy minute in a row", () => {
  for (
    const [minutes, starts] of [[[0, 1, 2, 3], 2], [
      [0, 1, 3, 4],
      null,
    ]] as const
  ) {
    const clock = new Hand();
    const guard = lookupGuard(clock);
    for (const minute of minutes) {
      clock.ms = minute * MINUTE;
      equal(missOften(guard, 50), minute === starts, `minute ${minute}`);
      equal(guard.harvesting, starts !== null && minute >= starts);
    }
  }
});

Deno.test("LookupGuard allows fewer misses in the harvest mode, which ends after 15 minutes", () => {
  const clock = new Hand();
  const guard = lookupGuard(clock);
  for (const minute of [0, 1, 2]) {
    clock.ms = minute * MINUTE;
    missOften(guard, 50);
  }
  clock.ms = 4 * MINUTE;
  guard.recordMiss("a");
  guard.admit("a");
  guard.recordMiss("a");
  throws(() => guard.admit("a"), expect429());
  clock.ms = 17 * MINUTE;
  equal(guard.harvesting, false);
  guard.admit("a");
});

Deno.test("LookupGuard multiplies each limit by the factor", () => {
  const guard = lookupGuard(new Hand(), 2);
  repeat(7, () => guard.recordMiss("a"));
  guard.admit("a");
  guard.recordMiss("a");
  throws(() => guard.admit("a"), expect429());
});

Deno.test("setting the clock back by hours does not block clients for hours", () => {
  const clock = new Hand();
  clock.ms = Date.UTC(2026, 10, 20);
  const limits = new Limits(clock, 1);
  repeat(10, () => limits.take("signIn", "a"));
  const guard = lookupGuard(clock);
  repeat(4, () => guard.recordMiss("a"));
  repeat(3, () => {
    missOften(guard, 11);
    clock.ms += MINUTE;
  });
  equal(guard.harvesting, true);
  clock.ms -= 5 * 60 * MINUTE;
  limits.check("signIn", "a");
  guard.admit("a");
  equal(guard.harvesting, false);
  guard.recordMiss("b");
  guard.admit("b");
});
