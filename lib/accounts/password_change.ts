import type { Context } from "fresh";
import { AppError, invalid, unauthorized } from "@/lib/errors.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { State } from "@/lib/site/state.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import {
  accountNote,
  type MemberRecord,
  members,
  type VerifiedMember,
} from "./members.ts";
import { checkPassword } from "./password_rules.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { pinKey } from "./pins.ts";
import type {
  MemberIdentity,
  PasswordChange,
  PasswordConfirmation,
} from "./schema.ts";
import { startSession } from "./sessions.ts";
import { countTryOf, knownDevice, rememberDevice } from "./sign_in.ts";

/**
 * Changes the member's password for call and page: all sessions end, and this browser gets a new one. A wrong
 * password counts like a failed sign-in, so that a stolen session cannot guess it. Throws 422, 429 and 503.
 */
export async function changeOwnPassword(
  ctx: Context<State>,
  input: PasswordChange,
): Promise<{ member: MemberIdentity; cookies: string[] }> {
  const { kv, locale, jobs, log, requestId } = ctx.state;
  const own = ctx.state.admin!;
  const changed = await countOwnTry(
    ctx,
    () => changePassword(kv, own, input, { locale }),
  );
  jobs.wake();
  log.info("password.changed", { id: requestId });
  const cookies = await createCookies(ctx, [
    startSession(ctx, changed),
    rememberDevice(ctx, own),
  ]);
  return { member: { id: own.id, email: own.email }, cookies };
}

/**
 * Ends all sessions but this browser's, which gets a new one. A wrong password counts like a failed sign-in. Throws 422,
 * 429 and 503.
 */
export async function signOutElsewhere(
  ctx: Context<State>,
  input: PasswordConfirmation,
): Promise<string[]> {
  const { kv, log, requestId } = ctx.state;
  const own = ctx.state.admin!;
  const member = await countOwnTry(ctx, () => endSessions(kv, own, input));
  log.info("sessions.ended", { id: requestId });
  return await createCookies(ctx, [startSession(ctx, member)]);
}

/**
 * Checks the member's own password, to confirm an action that cannot be undone. A wrong one counts like a failed sign-in.
 * Throws 422, 429 and 503.
 */
export async function requireOwnPassword(
  ctx: Context<State>,
  { password }: PasswordConfirmation,
): Promise<void> {
  const { kv, admin } = ctx.state;
  await countOwnTry(
    ctx,
    () => kv.transact((tx) => readWith(tx, admin!.id, password)),
  );
}

/** Runs `compare`, a comparison with the signed-in person's password, as a counted attempt. */
async function countOwnTry(
  ctx: Context<State>,
  compare: () => Promise<VerifiedMember>,
): Promise<VerifiedMember> {
  const own = ctx.state.admin!;
  const deviceId = await knownDevice(ctx, own);
  return await countTryOf(ctx, { email: own.email, deviceId }, compare);
}

/**
 * Returns the Set-Cookie values that can be created after the commit. Without a session the browser has to sign in again,
 * but an error would deny the saved change.
 */
async function createCookies(
  ctx: Context<State>,
  cookies: Promise<string>[],
): Promise<string[]> {
  const values: string[] = [];
  for (const made of await Promise.allSettled(cookies)) {
    if (made.status === "fulfilled") values.push(made.value);
    else if (!(made.reason instanceof AppError)) throw made.reason;
    else ctx.state.log.warning("auth.in_unsaved", { id: ctx.state.requestId });
  }
  return values;
}

/**
 * Changes a password, ends all sessions and returns the new epoch; the notice is in the language `locale`. Throws 422 for a
 * wrong old password and for a weak new one.
 */
export function changePassword(
  kv: Kv,
  { id }: MemberIdentity,
  { password, new_password }: PasswordChange,
  { locale }: { locale: Locale },
): Promise<VerifiedMember> {
  return kv.transact(async (tx) => {
    const member = await readWith(tx, id, password);
    if (new_password === password) throw samePassword();
    await checkNewPassword(kv, member, new_password);
    return await setPassword(tx, member, { password: new_password, locale });
  }, { lock: passwordLock(id) });
}

/** Ends all sessions and returns the epoch of new ones. Throws 422 for a wrong password. */
export function endSessions(
  kv: Kv,
  { id }: MemberIdentity,
  { password }: PasswordConfirmation,
): Promise<VerifiedMember> {
  return kv.transact(async (tx) => {
    const member = await readWith(tx, id, password);
    const epoch = member.epoch + 1;
    tx.set(members.keyOf(id), { ...member, epoch } satisfies MemberRecord);
    tx.note(accountNote(member, "sessions_ended"));
    return { id, email: member.email, epoch };
  }, { lock: passwordLock(id) });
}

/** Reads a member whose password matches. Throws 422 on `password` if it does not. */
async function readWith(
  tx: Transaction,
  id: string,
  password: string,
): Promise<MemberRecord> {
  const member = await members.read(tx, id);
  if (member === null) throw unauthorized();
  if (await isPassword(password, member.password, "known")) return member;
  throw invalid({ key: "invalid.wrong", field: "password" });
}

/** Throws 422 for a weak new password. */
export async function checkNewPassword(
  kv: Kv,
  { email }: MemberIdentity,
  password: string,
): Promise<void> {
  const { company_name: company } = await getSettings(kv);
  await checkPassword(password, { email, company }, "new_password");
}

/** Writes a new password in the caller's commit, ends all sessions and any pin, and queues the notice. */
export async function setPassword(
  tx: Transaction,
  member: MemberRecord,
  { password, locale }: { password: string; locale: Locale },
): Promise<VerifiedMember> {
  const { id, email } = member;
  const epoch = member.epoch + 1;
  const hash = await hashPassword(password);
  members.save(tx, member, { epoch, password: hash });
  tx.note(accountNote(member, "password_changed"));
  tx.delete(pinKey(id));
  queueMail(tx, { kind: "password_notice", about_id: id }, { locale });
  return { id, email, epoch };
}

/** Returns the lock of password changes: changes that would conflict wait instead of hashing in vain. */
export function passwordLock(memberId: string): string {
  return `password ${memberId}`;
}

/** Creates the 422 for a new password that is the old one. */
export function samePassword(): Error {
  return invalid({ key: "invalid.unchanged", field: "new_password" });
}
