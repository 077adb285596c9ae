import type { Context } from "fresh";
import { hasProblem, ignoreRefusal } from "@/lib/errors.ts";
import type { State } from "@/lib/site/state.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import type { VerifiedAdmin } from "./admins.ts";
import { giveTryBack, takeTry, type TryRule } from "./tries.ts";

/** An attempt to sign in. */
interface SignInTry {
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
 * Runs `compare`, which compares a password, as a counted attempt. It is counted before hashing, so that parallel attempts
 * count, and only a wrong password stays counted: a busy server must not use up attempts. Throws what `compare` throws,
 * and 429.
 */
export async function countedTry(
  ctx: Context<State>,
  tried: Pick<SignInTry, "email" | "deviceId">,
  compare: () => Promise<VerifiedAdmin>,
): Promise<VerifiedAdmin> {
  const { kv, env, limits, client, log, requestId: id } = ctx.state;
  const attempt = { ...tried, factor: env.limitFactor };
  const isStranger = tried.deviceId === null;
  const forgiveAddress = () => isStranger && limits.giveBackSignIn(client);
  try {
    if (isStranger) limits.takeSignIn(client);
    await admitSignIn(kv, attempt).catch((error) => {
      // Nothing was compared.
      forgiveAddress();
      throw error;
    });
  } catch (error) {
    log.warning("auth.throttled", { id });
    throw error;
  }
  let isWrong = false;
  try {
    return await compare();
  } catch (error) {
    // The sign-in has one text for every failure, the panel names the field (decisions 9 and 18).
    isWrong = hasProblem(error, "error.credentials", "invalid.wrong");
    throw error;
  } finally {
    if (isWrong) log.warning("auth.fail", { id });
    else {
      forgiveAddress();
      // A lost undo is better than a lost result.
      await forgiveSignIn(kv, attempt).catch(ignoreRefusal);
    }
  }
}

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
