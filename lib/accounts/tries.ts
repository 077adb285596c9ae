import { isWithin } from "@/lib/clock.ts";
import { tooManyRequests } from "@/lib/errors.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";

/** A number of attempts and the window in which they count. */
export interface TryRule {
  max: number;
  windowMs: number;
  /** Beyond `max`, the interval at which one more attempt passes; without it none does. */
  trickleMs?: number;
}

interface ScaledRule extends TryRule {
  /** Multiplies `max`; the first attempt always passes. */
  factor: number;
}

interface Tries {
  /** Milliseconds, like `last_at`. */
  since: number;
  last_at: number;
  count: number;
}

/** Counts an attempt before it is checked, so that parallel ones count. Throws 429 over the limit. */
export async function takeTry(
  kv: Kv,
  key: Key,
  rule: ScaledRule,
): Promise<void> {
  const now = kv.now().getTime();
  const max = rule.max * rule.factor;
  const waitMs = await kv.transact(async (tx) => {
    const tries = currentTries(await tx.read<Tries>(key), { now, rule });
    const wait = tries.count < max ? 0 : waitAfter(tries, { now, rule });
    if (wait === 0) {
      tx.set(key, { ...tries, last_at: now, count: tries.count + 1 });
    }
    return wait;
  }, { lock: key.join() });
  if (waitMs > 0) throw tooManyRequests(waitMs / 1000);
}

/** Undoes a counted attempt, because it succeeded. */
export async function giveTryBack(kv: Kv, key: Key): Promise<void> {
  await kv.transact(async (tx) => {
    const tries = await tx.read<Tries>(key);
    if (tries === null) return;
    if (tries.count <= 1) tx.delete(key);
    else tx.set(key, { ...tries, count: tries.count - 1 });
  }, { lock: key.join() });
}

interface Moment {
  now: number;
  rule: TryRule;
}

function currentTries(tries: Tries | null, { now, rule }: Moment): Tries {
  if (tries !== null && isWithin(rule.windowMs, tries.since, now)) return tries;
  return { since: now, last_at: now, count: 0 };
}

function waitAfter(tries: Tries, { now, rule }: Moment): number {
  const { windowMs, trickleMs = windowMs } = rule;
  const next = Math.min(tries.last_at + trickleMs, tries.since + windowMs);
  return Math.max(0, next - now);
}
