import type { Context } from "fresh";
import type { Env } from "@/lib/env.ts";
import { AppError, hasProblem } from "@/lib/errors.ts";
import { readHostCookie, writeHostCookie } from "@/lib/http/cookies.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { State } from "@/lib/site/state.ts";
import {
  changePassword,
  endSessions,
  resetPassword,
} from "./password_change.ts";
import { PIN_MINUTES, requestPin } from "./pins.ts";
import type {
  AdminIdentity,
  Password,
  PasswordChange,
  PasswordReset,
} from "./schema.ts";
import { startSession } from "./sessions.ts";
import { knownDevice, rememberDevice } from "./sign_in.ts";
import { countedTry } from "./sign_in_guard.ts";

/** The cookie with the address of a request for a pin. */
const ASKER = "asker";

/**
 * Mails a pin if the address is an administrator's, without revealing that. Throws 429 when the client has asked too often
 * (decision 20).
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

/** Returns the message after a request for a pin, the same for any address. */
export function pinMessage(env: Env): MessageKey {
  return env.hasMailServer ? "message.pinRequested" : "message.noMailServer";
}

/**
 * Returns the Set-Cookie value that keeps the address until the pin is typed, so that it is neither typed twice nor part
 * of a URL; an empty one forgets it.
 */
export function rememberAsker(ctx: Context<State>, email: string): string {
  const value = encodeURIComponent(email);
  const maxAge = email === "" ? 0 : PIN_MINUTES * 60;
  return writeHostCookie(ctx, ASKER, { value, maxAge });
}

/** Returns the address of a request for a pin, or an empty text. */
export function readAsker(ctx: Context<State>): string {
  try {
    return decodeURIComponent(readHostCookie(ctx, ASKER) ?? "");
  } catch {
    // Not written by this site.
    return "";
  }
}

/**
 * Resets a password by a pin and returns the Set-Cookie values that make this device known, so that it can sign in during
 * an attack. Does not sign in. Only wrong pins count against the limit. Throws 422 and 429 (decision 20).
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
    const isWrongPin = hasProblem(error, "invalid.selected");
    if (isWrongPin) log.warning("reset.fail", { id: requestId });
    else limits.giveBack("reset", client);
    throw error;
  }
  limits.giveBack("reset", client);
  mailer.wake();
  log.info("reset.ok", { id: requestId });
  return [await rememberDevice(ctx, await knownDevice(ctx))];
}

/**
 * Changes the administrator's password for call and page: all sessions end, and this browser gets a new one. A wrong
 * password counts like a failed sign-in, so that a stolen session cannot guess it. Throws 422, 429 and 503 (decision 9).
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
 * Ends all sessions but this browser's, which gets a new one. A wrong password counts like a failed sign-in. Throws 422,
 * 429 and 503 (decision 9).
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
 * Returns the Set-Cookie values that can be created after the commit. Without a session the browser has to sign in again,
 * but an error would deny the saved change.
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
