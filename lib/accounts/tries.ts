import type { Context } from "fresh";
import { hasProblem, tooManyRequests } from "@/lib/errors.ts";
import { isWithin } from "@/lib/http/window_counters.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { State } from "@/lib/site/state.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";

/** The maximum attempts in a window. */
export interface TryRule {
  max: number;
  windowMs: number;
  /** Beyond `max`, the interval at which one more attempt is allowed; none if omitted. */
  trickleMs?: number;
}

/** The attempts in the current window. */
export interface Tries {
  /** Unix time in milliseconds, like `last_at`. */
  since: number;
  last_at: number;
  count: number;
}

/**
 * Counts an attempt before it is checked, so that concurrent ones count. Throws 429 over the limit times `factor`; the first
 * attempt always passes.
 */
export async function takeTry(
  kv: Kv,
  key: Key,
  { max, windowMs, trickleMs = windowMs, factor }: TryRule & { factor: number },
): Promise<void> {
  const now = kv.now().getTime();
  const waitMs = await kv.transact(async (tx) => {
    const tries = currentTries(await tx.read<Tries>(key), { now, windowMs });
    const next = Math.min(tries.last_at + trickleMs, tries.since + windowMs);
    if (tries.count >= max * factor && next > now) return next - now;
    tx.set(key, countTry(tries, now));
    return 0;
  }, { lock: key.join() });
  if (waitMs > 0) throw tooManyRequests(waitMs / 1000);
}

/** Undoes a counted attempt. */
export async function refundTry(kv: Kv, key: Key): Promise<void> {
  await kv.transact(async (tx) => {
    const tries = await tx.read<Tries>(key);
    if (tries === null) return;
    if (tries.count <= 1) tx.delete(key);
    else tx.set(key, { ...tries, count: tries.count - 1 });
  }, { lock: key.join() });
}

/** Returns the stored attempts, or none once their window has ended. */
export function currentTries(
  tries: Tries | null,
  { now, windowMs }: { now: number; windowMs: number },
): Tries {
  if (tries !== null && isWithin(windowMs, tries.since, now)) return tries;
  return { since: now, last_at: now, count: 0 };
}

export function countTry({ since, count }: Tries, now: number): Tries {
  return { since, last_at: now, count: count + 1 };
}

/** An attempt that counts against an in-memory limit if it fails for a given reason. */
interface WrongTry {
  bucket: "accept" | "reset";
  /** The problem that makes the attempt count, and the event that logs it. */
  problem: MessageKey;
  event: string;
}

/**
 * Runs `work` as an attempt of the client, which stays counted only if it fails with the given problem. Counting it first makes
 * concurrent attempts count. Throws 429 over the limit.
 */
export async function runTry<T>(
  { state: { limits, client, log, requestId } }: Context<State>,
  { bucket, problem, event }: WrongTry,
  work: () => Promise<T>,
): Promise<T> {
  limits.take(bucket, client);
  let isWrong = false;
  try {
    return await work();
  } catch (error) {
    isWrong = hasProblem(error, problem);
    throw error;
  } finally {
    if (isWrong) log.warning(event, { id: requestId });
    else limits.refund(bucket, client);
  }
}
