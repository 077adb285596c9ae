import type { Key, Kv } from "@/lib/store/kv.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { giveTryBack, takeTry, type TryRule } from "./tries.ts";

/** Who tries to sign in. */
export interface SignInTry {
  email: string;
  /** The id of a device that this account has signed in from before, proven by its cookie; else null. */
  deviceId: string | null;
  /** Multiplies the numbers of tries. */
  factor: number;
}

/** Tries from unknown devices on one account. */
const STRANGERS: TryRule = {
  max: 20,
  windowMs: 15 * 60_000,
  trickleMs: 60_000,
};
/** Tries from one known device, whom strangers' tries do not concern. */
const DEVICE: TryRule = { max: 10, windowMs: 10 * 60_000 };

/**
 * Counts a try before its password is looked at. Throws 429 when there were too many: strangers to the account then have one
 * try a minute together, while a device that has signed in before has tries of its own, so that no attacker can lock the owner
 * out.
 */
export async function admitSignIn(kv: Kv, attempt: SignInTry): Promise<void> {
  const rule = attempt.deviceId === null ? STRANGERS : DEVICE;
  await takeTry(kv, keyOf(attempt), { ...rule, factor: attempt.factor });
}

/** Takes a counted try back, because it was the owner's. */
export async function forgiveSignIn(kv: Kv, attempt: SignInTry): Promise<void> {
  await giveTryBack(kv, keyOf(attempt));
}

/**
 * Accounts that exist and addresses that do not are counted alike, or the answer would tell them apart; so many records
 * are enough for that, and nobody can fill the store with invented addresses.
 */
function keyOf({ email, deviceId }: SignInTry): Key {
  if (deviceId !== null) return ["guards", "device", sha256(deviceId)];
  return ["guards", "account", sha256(email.toLowerCase()).slice(0, 3)];
}
