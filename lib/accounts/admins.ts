import { unauthorized } from "@/lib/errors.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import type { AdminCreate, AdminIdentity, SignIn } from "./schema.ts";
import type { TrackingPrivacy } from "@/lib/fields/constants.ts";
import { newId } from "@/lib/store/ids.ts";
import { checkPassword } from "./password_rules.ts";
import {
  hashPassword,
  isOutdated,
  isPassword,
  type Queue,
} from "./passwords.ts";
import { changeSettings, getSettings } from "@/lib/settings/settings.ts";
import { checkSetupToken, isClosed, type Setup, SETUP_KEY } from "./setup.ts";

/** An administrator whose password has just been compared. */
export interface VerifiedAdmin extends AdminIdentity {
  /** Incremented by every password change, which ends all older sessions. */
  epoch: number;
}

/** An administrator as stored. */
export interface AdminRecord extends VerifiedAdmin {
  /** PHC text. */
  password: string;
  created_at: string;
  updated_at: string;
  version: number;
}

/** Reports whether the first administrator has been created (decision 4). */
export async function hasAdmin(kv: Kv): Promise<boolean> {
  return isClosed(await kv.get<Setup>(SETUP_KEY));
}

/** Returns the key of an administrator's record. */
export function adminKey(id: string): Key {
  return ["admins", id];
}

/** Returns an administrator by id, or null. */
export function getAdmin(kv: Kv, id: string): Promise<AdminRecord | null> {
  return kv.get<AdminRecord>(adminKey(id));
}

/** Returns the administrator with this email in any case, or null. */
export async function findAdmin(
  kv: Kv,
  email: string,
): Promise<AdminRecord | null> {
  const id = await kv.get<string>(emailKey(email));
  // A missing id is read as well, so that both cases take the same time.
  return await getAdmin(kv, id ?? "");
}

/** Returns all administrators. */
export async function listAdmins(kv: Kv): Promise<AdminRecord[]> {
  const entries = await kv.list<AdminRecord>({ prefix: ["admins"] }, {
    limit: 100,
  });
  return entries.map(({ value }) => value);
}

/**
 * Creates the first administrator and, if chosen, the initial privacy in one commit: of parallel calls exactly one
 * succeeds. Throws 403 when there is one or for a wrong token, 422 for a weak password (decisions 4 and 19).
 */
export function createAdmin(
  kv: Kv,
  input: AdminCreate & { tracking_privacy?: TrackingPrivacy | undefined },
): Promise<AdminIdentity> {
  const { email, password, token, tracking_privacy } = input;
  // Serialized, so that the others see the closed lock before they hash.
  return kv.transact(async (tx) => {
    checkSetupToken(await tx.read<Setup>(SETUP_KEY), { token, now: kv.now() });
    await checkPassword(password, {
      email,
      company: (await getSettings(kv)).company_name,
    });
    const admin = newAdmin(kv.now(), {
      email,
      password: await hashPassword(password),
    });
    tx.set(SETUP_KEY, { admin_id: admin.id } satisfies Setup);
    tx.set(adminKey(admin.id), admin);
    tx.set(emailKey(email), admin.id);
    await changeSettings(tx, { tracking_privacy });
    return { id: admin.id, email };
  }, { lock: "setup" });
}

/**
 * Checks email and password and returns the administrator. Throws the same 401 for every failure after the same work
 * (decision 18), and 503 when too many sign in at once.
 */
export async function signIn(
  kv: Kv,
  { email, password }: SignIn,
  queue: Queue = "strangers",
): Promise<VerifiedAdmin> {
  const admin = await findAdmin(kv, email);
  const isRight = await isPassword(password, admin?.password ?? null, queue);
  if (admin === null || !isRight) throw unauthorized("error.credentials");
  if (isOutdated(admin.password)) await renewHash(kv, { admin, password });
  return { id: admin.id, email: admin.email, epoch: admin.epoch };
}

function newAdmin(
  now: Date,
  fields: Pick<AdminRecord, "email" | "password">,
): AdminRecord {
  const created_at = now.toISOString();
  return {
    id: newId(now),
    ...fields,
    epoch: 1,
    created_at,
    updated_at: created_at,
    version: 1,
  };
}

async function renewHash(
  kv: Kv,
  { admin, password }: { admin: AdminRecord; password: string },
): Promise<void> {
  const renewed = await hashPassword(password);
  await kv.transact(async (tx) => {
    const current = await tx.read<AdminRecord>(adminKey(admin.id));
    // Race: do not undo a concurrent password change.
    if (current?.password !== admin.password) return;
    tx.set(adminKey(admin.id), { ...current, password: renewed });
  });
}

/** Case does not matter in an address. */
function emailKey(email: string): Key {
  return ["admins_by_email", email.toLowerCase()];
}
