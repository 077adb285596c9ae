import type { Context } from "fresh";
import type { State } from "@/lib/define.ts";
import {
  type AdminIdentity,
  signIn,
  type VerifiedAdmin,
} from "@/lib/domain/admins.ts";
import {
  admitSignIn,
  forgiveSignIn,
  type SignInTry,
} from "@/lib/domain/sign_in_guard.ts";
import { AppError } from "@/lib/errors.ts";
import type { Kv } from "@/lib/kv.ts";
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
  const device = await knownDevice(ctx);
  const giveBack = await countTry(ctx, input.email, device);
  const { id, email, epoch } = await compare(ctx, input, giveBack);
  // From here on nothing is given back again, whatever fails.
  const cookies = [
    await startSession(ctx, { id, email, epoch }),
    await rememberDevice(ctx, device),
  ];
  return { admin: { id, email }, cookies };
}

/** A try counts when a wrong password was compared, and only then: a busy server must not use up anybody's tries. */
async function compare(
  ctx: Context<State>,
  input: SignIn,
  giveBack: () => Promise<void>,
): Promise<VerifiedAdmin> {
  const { kv, log, requestId } = ctx.state;
  let admin: VerifiedAdmin;
  try {
    admin = await signIn(kv, input);
  } catch (error) {
    const isWrong = error instanceof AppError && error.status === 401;
    if (isWrong) log.warning("auth.fail", { id: requestId });
    else await giveBack();
    throw error;
  }
  await giveBack();
  log.info("auth.ok", { id: requestId });
  return admin;
}

/** Counts before the password is hashed, so that parallel tries count too; gives what takes the count back. */
async function countTry(
  ctx: Context<State>,
  email: string,
  deviceId: string | null,
): Promise<() => Promise<void>> {
  const { kv, env, limits, client, log, requestId } = ctx.state;
  const attempt = { email, deviceId, factor: env.limitFactor };
  function forgiveAddress(): void {
    if (deviceId === null) limits.giveBack("signIn", client);
  }
  try {
    if (deviceId === null) limits.take("signIn", client);
    await admitTo(kv, attempt, forgiveAddress);
  } catch (error) {
    log.warning("auth.throttled", { id: requestId });
    throw error;
  }
  return async () => {
    forgiveAddress();
    await forgiveSignIn(kv, attempt);
  };
}

/** Counts for the account; when it takes no more, the address's try is not used up, for nothing was compared. */
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
