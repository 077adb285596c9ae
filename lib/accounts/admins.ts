import { unauthorized } from "@/lib/errors.ts";
import type { Stored } from "@/lib/fields/record.ts";
import type { Role } from "@/lib/fields/roles.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Origin } from "@/lib/store/origin.ts";
import {
  hashPassword,
  isOutdated,
  isPassword,
  type Queue,
} from "./passwords.ts";
import type { AdminIdentity, Principal, SignIn } from "./schema.ts";

/** An administrator whose password has just been compared. */
export interface VerifiedAdmin extends AdminIdentity {
  /** Incremented by every password change, which ends all older sessions. */
  epoch: number;
}

/** An administrator as stored. */
export interface AdminRecord extends Stored, VerifiedAdmin {
  /** PHC text. */
  password: string;
  /** Missing in records of earlier versions, whose only administrator is the owner. */
  role?: Role;
  name?: string | null;
}

/** Returns what requests of an administrator know about them. */
export function principalOf(
  { id, email, name = null, role = "owner" }: AdminRecord,
): Principal {
  return { id, email, name, role };
}

/** Returns the origin of a request of a signed-in person; without a name the address stands for it. */
export function fromPrincipal(
  { id, name, email }: Principal,
  request_id: string,
): Origin {
  return { actor: { kind: "admin", id, name: name ?? email }, request_id };
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

/** Writes a new administrator in the caller's commit. */
export function insertAdmin(
  tx: Transaction,
  fields: Pick<AdminRecord, "email" | "password" | "name" | "role">,
): AdminRecord {
  const admin: AdminRecord = { ...newStamp(tx.now), ...fields, epoch: 1 };
  tx.set(adminKey(admin.id), admin);
  tx.set(emailKey(admin.email), admin.id);
  return admin;
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
