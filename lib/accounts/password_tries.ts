import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import type { VerifiedAdmin } from "./admins.ts";
import { admitSignIn, forgiveSignIn, type SignInTry } from "./sign_in_guard.ts";
import { AppError } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";

/** The account and known device of an attempt. */
type Tried = Pick<SignInTry, "email" | "deviceId">;

/**
 * Runs `compare`, which compares a password, as a counted attempt. Only a wrong password counts: a busy server must not
 * use up attempts. Throws what `compare` throws, and 429.
 */
export async function countedTry(
  ctx: Context<State>,
  tried: Tried,
  compare: () => Promise<VerifiedAdmin>,
): Promise<VerifiedAdmin> {
  const { log, requestId } = ctx.state;
  const giveBack = await countTry(ctx, tried);
  let admin: VerifiedAdmin;
  try {
    admin = await compare();
  } catch (error) {
    if (isWrongPassword(error)) log.warning("auth.fail", { id: requestId });
    else await giveBack();
    throw error;
  }
  await giveBack();
  return admin;
}

/**
 * Reports whether an error means a wrong password: one text at the sign-in, a field's error in the panel (decisions 9 and
 * 18).
 */
function isWrongPassword(error: unknown): boolean {
  return error instanceof AppError &&
    error.problems.some(({ key }) =>
      key === "error.credentials" || key === "invalid.wrong"
    );
}

/** Counts before hashing, so that parallel attempts count; returns a function that undoes it. */
async function countTry(
  ctx: Context<State>,
  tried: Tried,
): Promise<() => Promise<void>> {
  const { kv, env, limits, client, log, requestId } = ctx.state;
  const { deviceId } = tried;
  const attempt = { ...tried, factor: env.limitFactor };
  function forgiveAddress(): void {
    if (deviceId === null) limits.giveBackSignIn(client);
  }
  try {
    if (deviceId === null) limits.takeSignIn(client);
    await admitTo(kv, attempt, forgiveAddress);
  } catch (error) {
    log.warning("auth.throttled", { id: requestId });
    throw error;
  }
  return async () => {
    forgiveAddress();
    try {
      await forgiveSignIn(kv, attempt);
    } catch (error) {
      // A lost undo is better than a lost result.
      if (!(error instanceof AppError)) throw error;
    }
  };
}

/** Counts for the account; over its limit the address's attempt is returned, because nothing was compared. */
async function admitTo(
  kv: Kv,
  attempt: SignInTry,
  forgiveAddress: () => void,
): Promise<void> {
  try {
    await admitSignIn(kv, attempt);
  } catch (error) {
    forgiveAddress();
    throw error;
  }
}
