import type { Context } from "fresh";
import { AppError, hasProblem, invalid, unauthorized } from "@/lib/errors.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { State } from "@/lib/site/state.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import {
  accountNote,
  adminKey,
  type AdminRecord,
  admins,
  canSignIn,
  findAdmin,
  type VerifiedAdmin,
} from "./admins.ts";
import { checkPassword } from "./password_rules.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { isPin, pinKey } from "./pins.ts";
import type {
  AdminIdentity,
  Password,
  PasswordChange,
  PasswordReset,
} from "./schema.ts";
import { startSession } from "./sessions.ts";
import { countedTry, knownDevice, rememberDevice } from "./sign_in.ts";
import type { Token } from "./tokens.ts";

/**
 * Resets a password by a pin and returns the Set-Cookie values that make this device known, so that it can sign in during
 * an attack. Does not sign in. Only wrong pins count against the limit. Throws 422 and 429.
 */
export async function resetForgotten(
  ctx: Context<State>,
  input: PasswordReset,
): Promise<string[]> {
  const { kv, limits, client, locale, jobs, log, requestId } = ctx.state;
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
  jobs.wake();
  log.info("reset.ok", { id: requestId });
  return [await rememberDevice(ctx, input)];
}

/**
 * Changes the administrator's password for call and page: all sessions end, and this browser gets a new one. A wrong
 * password counts like a failed sign-in, so that a stolen session cannot guess it. Throws 422, 429 and 503.
 */
export async function changeOwnPassword(
  ctx: Context<State>,
  input: PasswordChange,
): Promise<{ admin: AdminIdentity; cookies: string[] }> {
  const { kv, locale, jobs, log, requestId } = ctx.state;
  const own = ctx.state.admin!;
  const deviceId = await knownDevice(ctx, own);
  const changed = await countedTry(
    ctx,
    { email: own.email, deviceId },
    () => changePassword(kv, own, input, { locale }),
  );
  jobs.wake();
  log.info("password.changed", { id: requestId });
  const cookies = await cookiesAfter(ctx, [
    startSession(ctx, changed),
    rememberDevice(ctx, own),
  ]);
  return { admin: { id: own.id, email: own.email }, cookies };
}

/**
 * Ends all sessions but this browser's, which gets a new one. A wrong password counts like a failed sign-in. Throws 422,
 * 429 and 503.
 */
export async function signOutElsewhere(
  ctx: Context<State>,
  input: Password,
): Promise<string[]> {
  const { kv, log, requestId } = ctx.state;
  const own = ctx.state.admin!;
  const tried = { email: own.email, deviceId: await knownDevice(ctx, own) };
  const admin = await countedTry(ctx, tried, () => endSessions(kv, own, input));
  log.info("sessions.ended", { id: requestId });
  return await cookiesAfter(ctx, [startSession(ctx, admin)]);
}

/**
 * Checks the own password, which confirms what cannot be undone. A wrong one counts like a failed sign-in. Throws 422,
 * 429 and 503.
 */
export async function requireOwnPassword(
  ctx: Context<State>,
  { password }: Password,
): Promise<void> {
  const { kv } = ctx.state;
  const own = ctx.state.admin!;
  const tried = { email: own.email, deviceId: await knownDevice(ctx, own) };
  await countedTry(
    ctx,
    tried,
    () => kv.transact((tx) => readWith(tx, own.id, password)),
  );
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

/** Options of a password change. */
interface ChangeOptions {
  /** The language of the notice. */
  locale: Locale;
}

/**
 * Changes a password and returns the new epoch; all sessions have ended. Throws 422 for a wrong old password
 * and for a weak new one.
 */
export function changePassword(
  kv: Kv,
  { id }: AdminIdentity,
  { password, new_password }: PasswordChange,
  { locale }: ChangeOptions,
): Promise<VerifiedAdmin> {
  return kv.transact(async (tx) => {
    const admin = await readWith(tx, id, password);
    if (new_password === password) throw unchanged();
    await checkNewPassword(kv, admin, new_password);
    return await setPassword(tx, admin, { password: new_password, locale });
  }, { lock: passwordLock(id) });
}

/** Ends all sessions and returns the epoch of new ones. Throws 422 for a wrong password. */
export function endSessions(
  kv: Kv,
  { id }: AdminIdentity,
  { password }: Password,
): Promise<VerifiedAdmin> {
  return kv.transact(async (tx) => {
    const admin = await readWith(tx, id, password);
    const epoch = admin.epoch + 1;
    tx.set(adminKey(id), { ...admin, epoch } satisfies AdminRecord);
    tx.note(accountNote(admin, "sessions_ended"));
    return { id, email: admin.email, epoch };
  }, { lock: passwordLock(id) });
}

/**
 * Sets a new password by a pin, which works once: of parallel calls exactly one succeeds. Throws one 422 for a wrong
 * address, a wrong pin and a late one, before hashing, and 422 for a weak password, which keeps the pin valid.
 */
export async function resetPassword(
  kv: Kv,
  { email, password_token, new_password }: PasswordReset,
  { locale }: ChangeOptions,
): Promise<VerifiedAdmin> {
  const found = await findAdmin(kv, email);
  const id = found?.id ?? "";
  const pin = await kv.get<Token>(pinKey(id));
  // A wrong pin ends here, without a lock or a hash.
  if (!isPin(password_token, pin, kv.now())) throw wrongPin();
  return await kv.transact(async (tx) => {
    const admin = await admins.read(tx, id);
    const current = await tx.read<Token>(pinKey(id));
    const isRight = isPin(password_token, current, kv.now());
    if (admin === null || !canSignIn(admin) || !isRight) throw wrongPin();
    await checkNewPassword(kv, admin, new_password);
    if (await isPassword(new_password, admin.password, "known")) {
      throw unchanged();
    }
    return await setPassword(tx, admin, { password: new_password, locale });
  }, { lock: passwordLock(id) });
}

/** Reads an administrator and checks the password; throws 422 on `password` if it is wrong. */
async function readWith(
  tx: Transaction,
  id: string,
  password: string,
): Promise<AdminRecord> {
  const admin = await admins.read(tx, id);
  if (admin === null) throw unauthorized();
  if (await isPassword(password, admin.password, "known")) return admin;
  throw invalid({ key: "invalid.wrong", field: "password" });
}

/** Throws 422 for a weak new password. */
async function checkNewPassword(
  kv: Kv,
  { email }: AdminIdentity,
  password: string,
): Promise<void> {
  const { company_name: company } = await getSettings(kv);
  await checkPassword(password, { email, company }, "new_password");
}

/** Writes a new password in the caller's commit, ends all sessions and any pin, and queues a notice. Reads one key. */
async function setPassword(
  tx: Transaction,
  admin: AdminRecord,
  { password, locale }: ChangeOptions & { password: string },
): Promise<VerifiedAdmin> {
  const { id, email } = admin;
  const epoch = admin.epoch + 1;
  const hash = await hashPassword(password);
  admins.save(tx, admin, { epoch, password: hash });
  tx.note(accountNote(admin, "password_changed"));
  tx.delete(pinKey(id));
  queueMail(tx, { kind: "password_notice", about_id: id }, { locale });
  return { id, email, epoch };
}

/** Returns the name of the lock on changes of a password, which spares hashing for those that would conflict. */
export function passwordLock(adminId: string): string {
  return `password ${adminId}`;
}

function wrongPin(): Error {
  return invalid({ key: "invalid.selected", field: "password_token" });
}

function unchanged(): Error {
  return invalid({ key: "invalid.unchanged", field: "new_password" });
}
