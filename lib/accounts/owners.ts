import { AppError } from "@/lib/errors.ts";
import type { Key, Transaction } from "@/lib/store/kv.ts";
import { changeCount } from "@/lib/store/counters.ts";
import { adminKey, type AdminRecord, admins, canSignIn } from "./admins.ts";
import { isClosed, type Setup, SETUP_KEY } from "./setup_lock.ts";

/** The key of the ids of all owners who can sign in; missing in databases of version 1.1.0. */
export const OWNERS_KEY: Key = ["owners"];

/**
 * Keeps the list of owners in the commit that changes a member: two commits that each take one of the last two owners away
 * conflict over it. Throws 409 when no owner would be left who can sign in.
 */
export async function keepOwners(
  tx: Transaction,
  before: AdminRecord | null,
  after: AdminRecord | null,
): Promise<void> {
  if (isAbleOwner(before) === isAbleOwner(after)) return;
  const { id } = (after ?? before)!;
  const others = (await readOwners(tx)).filter((owner) => owner !== id);
  const owners = isAbleOwner(after) ? [...others, id] : others;
  if (owners.length === 0) throw new AppError(409, { key: "error.lastOwner" });
  tx.set(OWNERS_KEY, owners);
}

/**
 * Writes what the record of version 1.1.0's only administrator lacks: the role of an owner, and its part in the count and in the
 * list of owners. Leaves other records alone. A password change or sign-in before the conversion completes the record, but neither
 * count nor list.
 */
export async function completeAdmin(
  tx: Transaction,
  id: string,
): Promise<void> {
  const [setup, owners] = [
    await tx.read<Setup>(SETUP_KEY),
    await tx.read<string[]>(OWNERS_KEY),
  ];
  const admin = await admins.read(tx, id);
  const isFirst = isClosed(setup) && setup.admin_id === id;
  if (admin === null || !isFirst || owners !== null) return;
  tx.set(adminKey(id), admin);
  changeCount(tx, admins.noun, 1);
  await keepOwners(tx, null, admin);
}

function isAbleOwner(admin: AdminRecord | null): boolean {
  return admin?.role === "owner" && canSignIn(admin);
}

async function readOwners(tx: Transaction): Promise<string[]> {
  const [owners, setup] = await Promise.all([
    tx.read<string[]>(OWNERS_KEY),
    tx.read<Setup>(SETUP_KEY),
  ]);
  if (owners !== null) return owners;
  return isClosed(setup) ? [setup.admin_id] : [];
}
