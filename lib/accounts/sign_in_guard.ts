import type { Key, Kv } from "@/lib/store/kv.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { giveTryBack, takeTry, type TryRule } from "./tries.ts";

/** An attempt to sign in. */
export interface SignInTry {
  email: string;
  /** The id of a known device of this account, proven by its cookie; else null. */
  deviceId: string | null;
  /** Multiplies the limits. */
  factor: number;
}

/** Attempts on one account from all unknown devices. */
const STRANGERS: TryRule = {
  max: 20,
  windowMs: 15 * 60_000,
  trickleMs: 60_000,
};
/** Attempts from one known device, independent of strangers'. */
const DEVICE: TryRule = { max: 10, windowMs: 10 * 60_000 };

/**
 * Counts an attempt before the password is compared. Over the limit throws 429: strangers to an account then have one
 * attempt a minute together, while a known device has a separate quota, so that an attacker cannot lock the owner out.
 */
export async function admitSignIn(kv: Kv, attempt: SignInTry): Promise<void> {
  const rule = attempt.deviceId === null ? STRANGERS : DEVICE;
  await takeTry(kv, keyOf(attempt), { ...rule, factor: attempt.factor });
}

/** Undoes a counted attempt, because it succeeded. */
export async function forgiveSignIn(kv: Kv, attempt: SignInTry): Promise<void> {
  await giveTryBack(kv, keyOf(attempt));
}

/**
 * Returns the key of a counter. Known and unknown addresses are counted alike, or the answer would reveal them, in a
 * bounded number of records, which invented addresses cannot fill.
 */
function keyOf({ email, deviceId }: SignInTry): Key {
  if (deviceId !== null) return ["guards", "device", sha256(deviceId)];
  return ["guards", "account", sha256(email.toLowerCase()).slice(0, 3)];
}
