import type { Context } from "fresh";
import type { State } from "@/lib/define.ts";
import { type AdminIdentity, signIn } from "@/lib/domain/admins.ts";
import { admitSignIn, forgiveSignIn } from "@/lib/domain/sign_in_guard.ts";
import { AppError } from "@/lib/errors.ts";
import type { SignIn } from "@/lib/schemas/admins.ts";
import { knownDevice, rememberDevice } from "./device.ts";
import { startSession } from "./session.ts";

/** Throws 429 when this address has failed too often; a known device is spared (security SGN-2, SGN-3). */
export async function checkSignInLimit(ctx: Context<State>): Promise<void> {
  const { limits, client } = ctx.state;
  if (await knownDevice(ctx) === null) limits.check("signIn", client);
}

/**
 * Signs an administrator in, for the call and for the page alike: gives who it is and the Set-Cookie values of the
 * session and the device. Throws 401 with one text for every failure, 429 and 503 (decision 18, security 2.3).
 */
export async function signInVisitor(
  ctx: Context<State>,
  input: SignIn,
): Promise<{ admin: AdminIdentity; cookies: string[] }> {
  const { kv, log, requestId } = ctx.state;
  const device = await knownDevice(ctx);
  const giveBack = await countTry(ctx, input.email, device);
  try {
    const admin = await signIn(kv, input);
    await giveBack();
    log.info("auth.ok", { id: requestId });
    const cookies = [
      await startSession(ctx, admin),
      await rememberDevice(ctx, device),
    ];
    return { admin, cookies };
  } catch (error) {
    if (error instanceof AppError && error.status === 401) {
      log.warning("auth.fail", { id: requestId });
    } else {
      // No password was compared: a busy server must not use up anybody's tries.
      await giveBack();
    }
    throw error;
  }
}

/** Counts before the password is hashed, so that parallel tries count too; gives what takes the count back. */
async function countTry(
  ctx: Context<State>,
  email: string,
  deviceId: string | null,
): Promise<() => Promise<void>> {
  const { kv, env, limits, client, log, requestId } = ctx.state;
  const attempt = { email, deviceId, factor: env.limitFactor };
  try {
    if (deviceId === null) limits.take("signIn", client);
    await admitSignIn(kv, attempt);
  } catch (error) {
    log.warning("auth.throttled", { id: requestId });
    throw error;
  }
  return async () => {
    if (deviceId === null) limits.giveBack("signIn", client);
    await forgiveSignIn(kv, attempt);
  };
}
