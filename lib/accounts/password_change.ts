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
import { knownDevice, rememberDevice, runSignInTry } from "./sign_in.ts";

/**
 * Changes the member's password, for API and panel. Ends all sessions and starts a new one for this browser. A wrong password
 * counts as a failed sign-in, so that a stolen session cannot be used to guess it. Throws 422, 429 and 503.
 */
export async function changeOwnPassword(
  ctx: Context<State>,
  input: PasswordChange,
): Promise<{ member: MemberIdentity; cookies: string[] }> {
  const { kv, locale, jobs, log, requestId } = ctx.state;
  const own = ctx.state.admin!;
  const changed = await runOwnPasswordTry(
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
 * Ends all sessions and starts a new one for this browser. A wrong password counts as a failed sign-in. Throws 422, 429 and
 * 503.
 */
export async function signOutElsewhere(
  ctx: Context<State>,
  input: PasswordConfirmation,
): Promise<string[]> {
  const { kv, log, requestId } = ctx.state;
  const own = ctx.state.admin!;
  const member = await runOwnPasswordTry(
    ctx,
    () => endSessions(kv, own, input),
  );
  log.info("sessions.ended", { id: requestId });
  return await createCookies(ctx, [startSession(ctx, member)]);
}

/**
 * Verifies the member's own password before an irreversible action. A wrong one counts as a failed sign-in. Throws 422, 429 and
 * 503.
 */
export async function requireOwnPassword(
  ctx: Context<State>,
  { password }: PasswordConfirmation,
): Promise<void> {
  const { kv, admin } = ctx.state;
  await runOwnPasswordTry(
    ctx,
    () => kv.transact((tx) => authenticateMember(tx, admin!.id, password)),
  );
}

/** Runs `compare`, which compares the signed-in person's password, as a counted attempt. */
async function runOwnPasswordTry(
  ctx: Context<State>,
  compare: () => Promise<VerifiedMember>,
): Promise<VerifiedMember> {
  const own = ctx.state.admin!;
  const deviceId = await knownDevice(ctx, own);
  return await runSignInTry(ctx, { email: own.email, deviceId }, compare);
}

/**
 * Returns the new session's Set-Cookie values after the commit. If no session can be started, the browser has to sign in again;
 * an error would wrongly report the saved change as failed.
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
 * Changes a password, ends all sessions and returns the new epoch; `locale` is the language of the notice. Throws 422 for a
 * wrong old password or a weak new one.
 */
export function changePassword(
  kv: Kv,
  { id }: MemberIdentity,
  { password, new_password }: PasswordChange,
  { locale }: { locale: Locale },
): Promise<VerifiedMember> {
  return kv.transact(async (tx) => {
    const member = await authenticateMember(tx, id, password);
    if (new_password === password) throw samePassword();
    await checkNewPassword(kv, member, new_password);
    return await setPassword(tx, member, { password: new_password, locale });
  }, { lock: passwordLock(id) });
}

/** Ends all sessions and returns the new epoch. Throws 422 for a wrong password. */
export function endSessions(
  kv: Kv,
  { id }: MemberIdentity,
  { password }: PasswordConfirmation,
): Promise<VerifiedMember> {
  return kv.transact(async (tx) => {
    const member = await authenticateMember(tx, id, password);
    const epoch = member.epoch + 1;
    tx.set(members.keyOf(id), { ...member, epoch } satisfies MemberRecord);
    tx.note(accountNote(member, "sessions_ended"));
    return { id, email: member.email, epoch };
  }, { lock: passwordLock(id) });
}

/** Reads a member and verifies the password. Throws 422 on `password` if it is wrong. */
async function authenticateMember(
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

/** Sets a new password in the caller's commit, ends all sessions, revokes any PIN, and queues the notice. */
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

/** Returns the lock name of a member's password changes, which serializes them: a conflicting one would hash in vain. */
export function passwordLock(memberId: string): string {
  return `password ${memberId}`;
}

/** Creates the 422 for a new password that equals the old one. */
export function samePassword(): Error {
  return invalid({ key: "invalid.unchanged", field: "new_password" });
}
