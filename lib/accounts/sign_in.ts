import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { signIn } from "./admins.ts";
import type { AdminIdentity, SignIn } from "./schema.ts";
import { countedTry } from "./password_tries.ts";
import { knownDevice, rememberDevice } from "./device.ts";
import { startSession } from "./session.ts";

/** Throws 429 when this address or its network has failed too often; known devices are exempt. */
export async function checkSignInLimit(ctx: Context<State>): Promise<void> {
  const { limits, client } = ctx.state;
  if (await knownDevice(ctx) === null) limits.checkSignIn(client);
}

/**
 * Signs an administrator in, for call and page; returns the identity and the Set-Cookie values of session and device.
 * Throws 401 with one text for every failure, 429 and 503 (decision 18).
 */
export async function signInVisitor(
  ctx: Context<State>,
  input: SignIn,
): Promise<{ admin: AdminIdentity; cookies: string[] }> {
  const { kv, log, requestId } = ctx.state;
  const deviceId = await knownDevice(ctx);
  const tried = { email: input.email, deviceId };
  const queue = deviceId === null ? "strangers" : "known";
  const admin = await countedTry(ctx, tried, () => signIn(kv, input, queue));
  log.info("auth.ok", { id: requestId });
  // From here on the attempt is not returned, whatever fails.
  const cookies = [
    await startSession(ctx, admin),
    await rememberDevice(ctx, deviceId),
  ];
  return { admin: { id: admin.id, email: admin.email }, cookies };
}
