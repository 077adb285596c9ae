import { tooManyRequests } from "@/lib/errors.ts";
import type { Kv } from "@/lib/kv.ts";
import { sha256 } from "./secrets.ts";

/** Who tries to sign in. */
export interface SignInTry {
  email: string;
  /** The id of a device that this account has signed in from before, proven by its cookie; else null. */
  deviceId: string | null;
  /** Multiplies the numbers of tries (security SGN-5). */
  factor: number;
}

interface Tries {
  /** Milliseconds, like `last_at`. */
  since: number;
  last_at: number;
  count: number;
}

interface Rule {
  max: number;
  windowMs: number;
  /** Beyond `max`, one more try is let through so often. */
  trickleMs: number;
}

/** Tries from unknown devices on one account (security SGN-2). */
const STRANGERS: Rule = { max: 20, windowMs: 15 * 60_000, trickleMs: 60_000 };
/** Tries from one known device, whom strangers' tries do not concern (security SGN-3). */
const DEVICE: Rule = { max: 10, windowMs: 10 * 60_000, trickleMs: 10 * 60_000 };

/**
 * Counts a try before its password is looked at. Throws 429 when there were too many: strangers to the account then have
 * one try a minute together, while a device that has signed in before has tries of its own, so that no attacker can lock
 * the owner out (security SGN-2, SGN-3).
 */
export async function admitSignIn(kv: Kv, attempt: SignInTry): Promise<void> {
  const key = keyOf(attempt);
  const rule = attempt.deviceId === null ? STRANGERS : DEVICE;
  const max = Math.floor(rule.max * attempt.factor);
  const now = kv.now().getTime();
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

/** Takes a counted try back, because it was the owner's. */
export async function forgiveSignIn(kv: Kv, attempt: SignInTry): Promise<void> {
  const key = keyOf(attempt);
  await kv.transact(async (tx) => {
    const tries = await tx.read<Tries>(key);
    if (tries === null) return;
    if (tries.count <= 1) tx.delete(key);
    else tx.set(key, { ...tries, count: tries.count - 1 });
  }, { lock: key.join() });
}

function currentTries(
  tries: Tries | null,
  { now, rule }: { now: number; rule: Rule },
): Tries {
  if (tries !== null && now - tries.since < rule.windowMs) return tries;
  return { since: now, last_at: now, count: 0 };
}

function waitAfter(
  tries: Tries,
  { now, rule }: { now: number; rule: Rule },
): number {
  const next = Math.min(
    tries.last_at + rule.trickleMs,
    tries.since + rule.windowMs,
  );
  return Math.max(0, next - now);
}

/**
 * Accounts that exist and addresses that do not are counted alike, or the answer would tell them apart; so many records
 * are enough for that, and nobody can fill the store with invented addresses.
 */
function keyOf({ email, deviceId }: SignInTry): string[] {
  if (deviceId !== null) return ["guards", "device", sha256(deviceId)];
  return ["guards", "account", sha256(email.toLowerCase()).slice(0, 3)];
}
