import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { changePassword, endSessions } from "./password_change.ts";
import { requestPin, resetPassword } from "./password_reset.ts";
import type { Env } from "@/lib/env.ts";
import { AppError } from "@/lib/errors.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { hasMailServer } from "@/lib/mail/transport.ts";
import type {
  AdminIdentity,
  Password,
  PasswordChange,
  PasswordReset,
} from "./schema.ts";
import { countedTry } from "./password_tries.ts";
import { knownDevice, rememberDevice } from "./device.ts";
import { startSession } from "./session.ts";

/**
 * Has a pin mailed to an address, if it is an administrator's; whoever asks learns nothing of that. Throws 429 when this
 * address of the network has asked too often (decision 20).
 */
export async function sendPin(
  ctx: Context<State>,
  { email }: { email: string },
): Promise<void> {
  const { kv, env, limits, client, locale, mailer, log } = ctx.state;
  limits.take("pin", client);
  await requestPin(kv, { email, locale, factor: env.limitFactor });
  mailer.wake();
  log.info("reset.requested", { id: ctx.state.requestId });
}

/** Returns what anyone who asks for a pin is told, whatever the address. */
export function pinMessage(env: Env): MessageKey {
  return hasMailServer(env) ? "message.pinRequested" : "message.noMailServer";
}

/**
 * Sets a new password with a pin and gives the Set-Cookie values by which this device is known from now on: whoever has the pin
 * can sign in, however many strangers try. It signs nobody in. Only wrong pins count against the limit. Throws 422 and 429
 * (decision 20).
 */
export async function resetForgotten(
  ctx: Context<State>,
  input: PasswordReset,
): Promise<string[]> {
  const { kv, limits, client, locale, mailer, log, requestId } = ctx.state;
  limits.take("reset", client);
  try {
    await resetPassword(kv, input, { locale });
  } catch (error) {
    if (isWrongPin(error)) log.warning("reset.fail", { id: requestId });
    else limits.giveBack("reset", client);
    throw error;
  }
  limits.giveBack("reset", client);
  mailer.wake();
  log.info("reset.ok", { id: requestId });
  return [await rememberDevice(ctx, await knownDevice(ctx))];
}

/**
 * Changes the password of the signed-in administrator, for the call and for the page alike: every session ends, and this
 * browser gets a new one by the Set-Cookie values. A wrong old password counts like a wrong sign-in, so that nobody guesses it
 * from a stolen session. Throws 422, 429 and 503 (decision 9).
 */
export async function changeOwnPassword(
  ctx: Context<State>,
  input: PasswordChange,
): Promise<{ admin: AdminIdentity; cookies: string[] }> {
  const { kv, locale, mailer, log, requestId } = ctx.state;
  const own = ctx.state.admin!;
  const deviceId = await knownDevice(ctx);
  const changed = await countedTry(
    ctx,
    { email: own.email, deviceId },
    () => changePassword(kv, own, input, { locale }),
  );
  mailer.wake();
  log.info("password.changed", { id: requestId });
  const cookies = await cookiesAfter(ctx, [
    startSession(ctx, changed),
    rememberDevice(ctx, deviceId),
  ]);
  return { admin: own, cookies };
}

/**
 * Ends all sessions of the signed-in administrator but this browser's, which gets a new one by the Set-Cookie values. A wrong
 * password counts like a wrong sign-in. Throws 422, 429 and 503 (decision 9).
 */
export async function signOutElsewhere(
  ctx: Context<State>,
  input: Password,
): Promise<string[]> {
  const { kv, log, requestId } = ctx.state;
  const own = ctx.state.admin!;
  const tried = { email: own.email, deviceId: await knownDevice(ctx) };
  const admin = await countedTry(ctx, tried, () => endSessions(kv, own, input));
  log.info("sessions.ended", { id: requestId });
  return await cookiesAfter(ctx, [startSession(ctx, admin)]);
}

/**
 * Returns those Set-Cookie values that can be made after a change that is saved: without one this browser has to sign in again,
 * but to say that nothing was changed would be wrong.
 */
async function cookiesAfter(
  ctx: Context<State>,
  making: Promise<string>[],
): Promise<string[]> {
  const cookies: string[] = [];
  for (const made of await Promise.allSettled(making)) {
    if (made.status === "fulfilled") cookies.push(made.value);
    else if (!(made.reason instanceof AppError)) throw made.reason;
    else ctx.state.log.warning("auth.in_unsaved", { id: ctx.state.requestId });
  }
  return cookies;
}

function isWrongPin(error: unknown): boolean {
  return error instanceof AppError &&
    error.problems.some(({ field }) => field === "password_token");
}
