import { invalid, unauthorized } from "@/lib/errors.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import type { AdminIdentity, PasswordChange } from "./schema.ts";
import { adminKey, type AdminRecord, type VerifiedAdmin } from "./admins.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import { checkPassword } from "./password_rules.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { pinKey } from "./pins.ts";
import { getSettings } from "@/lib/settings/settings.ts";

/** Options of a password change. */
export interface ChangeOptions {
  /** The language of the notice. */
  locale: Locale;
}

/**
 * Changes a password and returns the new epoch; all sessions have ended. Throws 422 for a wrong old password (decision 9)
 * and for a weak new one (decision 19).
 */
export function changePassword(
  kv: Kv,
  { id }: AdminIdentity,
  input: PasswordChange,
  options: ChangeOptions,
): Promise<VerifiedAdmin> {
  const { password, new_password } = input;
  return kv.transact(async (tx) => {
    const admin = await readWith(tx, id, password);
    if (new_password === password) throw unchanged();
    await checkNewPassword(kv, admin, new_password);
    return await setPassword(tx, admin, {
      ...options,
      password: new_password,
      now: kv.now(),
    });
  }, { lock: passwordLock(id) });
}

/** Ends all sessions and returns the new epoch for another one. Throws 422 for a wrong password (decision 9). */
export function endSessions(
  kv: Kv,
  { id }: AdminIdentity,
  { password }: { password: string },
): Promise<VerifiedAdmin> {
  return kv.transact(async (tx) => {
    const admin = await readWith(tx, id, password);
    const epoch = admin.epoch + 1;
    tx.set(adminKey(id), { ...admin, epoch } satisfies AdminRecord);
    return { id, email: admin.email, epoch };
  }, { lock: passwordLock(id) });
}

/** Reads an administrator and checks the password; throws 422 on `password` if it is wrong. */
async function readWith(
  tx: Transaction,
  id: string,
  password: string,
): Promise<AdminRecord> {
  const admin = await tx.read<AdminRecord>(adminKey(id));
  if (admin === null) throw unauthorized();
  if (await isPassword(password, admin.password, "known")) return admin;
  throw invalid({ key: "invalid.wrong", field: "password" });
}

/** Returns the name of the lock on changes of a password, which spares hashing for those that would conflict. */
export function passwordLock(adminId: string): string {
  return `password ${adminId}`;
}

/** Creates the 422 for an unchanged password (decision 19). */
export function unchanged(): Error {
  return invalid({ key: "invalid.unchanged", field: "new_password" });
}

/** Throws 422 for a weak new password (decision 19). */
export async function checkNewPassword(
  kv: Kv,
  { email }: AdminIdentity,
  password: string,
): Promise<void> {
  const { company_name: company } = await getSettings(kv);
  await checkPassword(password, { email, company }, "new_password");
}

/** Writes a new password in the caller's commit, ends all sessions and any pin, and queues a notice. Reads one key. */
export async function setPassword(
  tx: Transaction,
  admin: AdminRecord,
  change: ChangeOptions & { password: string; now: Date },
): Promise<VerifiedAdmin> {
  const { id, email } = admin;
  const { now, locale } = change;
  const epoch = admin.epoch + 1;
  const changed: AdminRecord = {
    ...admin,
    epoch,
    password: await hashPassword(change.password),
    updated_at: now.toISOString(),
    version: admin.version + 1,
  };
  tx.set(adminKey(id), changed);
  tx.delete(pinKey(id));
  await queueMail(tx, { kind: "password_notice", about_id: id }, { locale });
  return { id, email, epoch };
}
