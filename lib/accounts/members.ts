import { AppError, unauthorized } from "@/lib/errors.ts";
import type { Stored } from "@/lib/fields/record.ts";
import type { Role } from "@/lib/fields/roles.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Actor, Note, Origin } from "@/lib/store/origin.ts";
import type { Token } from "@/lib/store/secrets.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import {
  hashPassword,
  type HashQueue,
  isOutdated,
  isPassword,
} from "./passwords.ts";
import type { AdminIdentity, Person, SignIn } from "./schema.ts";

/** A member whose password has just been compared. */
export interface VerifiedAdmin extends AdminIdentity {
  /** Incremented by a password change and a deactivation, which end all older sessions. */
  epoch: number;
}

/** An invitation that has not been accepted. */
export interface Invitation {
  /** The token of the link shown to the inviter. */
  link: Token;
  /** The token of the newest mail; null before the first one. */
  mail: Token | null;
}

/** A member of the team as stored. */
export interface AdminRecord extends Stored, VerifiedAdmin {
  /** PHC text; null until an invitation is accepted. */
  password: string | null;
  /** Null until given. */
  name: string | null;
  role: Role;
  active: "yes" | "no";
  /** Whether the person has been invited and has no password yet. */
  pending: "yes" | "no";
  /** Null without one. */
  invitation: Invitation | null;
}

export const admins = new Collection<AdminRecord>({
  noun: "admins",
  thing: "member",
  search_keys: [],
  indexes: ({ id, email, invitation }) => [
    { key: emailKey(email), value: id },
    ...[invitation?.link, invitation?.mail].flatMap((token) =>
      token ? [{ key: invitationKey(token.hash), value: id }] : []
    ),
  ],
  internal: ["invitation"],
  journal: {
    label: ({ email }) => email,
    fields: ["email", "name", "role", "active", "pending"],
  },
});

/** Returns the part of a record that requests carry. */
export function personOf({ id, email, name, role }: AdminRecord): Person {
  return { id, email, name, role };
}

/** Returns a person as the journal's actor; the address replaces a missing name. */
export function actorOf({ id, name, email }: Person): Actor {
  return { kind: "admin", id, name: name ?? email };
}

/** Returns the origin of a signed-in person's request. */
export function fromPerson(person: Person, request_id: string): Origin {
  return { actor: actorOf(person), request_id };
}

/** Returns the journal note of an account event that changes no field. */
export function accountNote(
  { id, email }: AdminIdentity,
  kind: "password_changed" | "sessions_ended" | "pin_printed",
): Note {
  return { noun: "admins", record_id: id, label: email, kind, changes: {} };
}

/** Reports whether a member may sign in: not pending, and active. */
export function canSignIn(
  { pending, active }: Pick<AdminRecord, "pending" | "active">,
): boolean {
  return pending === "no" && active === "yes";
}

/** Returns the key of a record, for writes that need neither index nor journal. */
export function adminKey(id: string): Key {
  return ["admins", id];
}

/** Returns the email index key (case-insensitive). */
export function emailKey(email: string): Key {
  return ["admins_by_email", email.toLowerCase()];
}

/** Returns the invitation index key of a token's hash. */
export function invitationKey(hash: string): Key {
  return ["invitations", hash];
}

/** Returns the key of the time at which a member was last seen. */
export function seenKey(id: string): Key {
  return ["admins_seen", id];
}

/** Returns the member with this email in any case, or null. */
export async function findAdmin(
  kv: Kv,
  email: string,
): Promise<AdminRecord | null> {
  const id = await kv.get<string>(emailKey(email));
  // Unknown addresses are read too, so that both cases take the same time.
  return await admins.get(kv, id ?? "");
}

/** Returns the first 100 members, the oldest first. */
export function listAdmins(kv: Kv): Promise<AdminRecord[]> {
  return admins.listFirst(kv, { limit: 100 });
}

/**
 * Checks email and password and returns the member. Throws the same 401 for every failure after the same work,
 * and 503 when too many sign in at once.
 */
export async function signIn(
  kv: Kv,
  { email, password }: SignIn,
  queue: HashQueue = "strangers",
): Promise<VerifiedAdmin> {
  const admin = await findAdmin(kv, email);
  const isRight = await isPassword(password, admin?.password ?? null, queue);
  if (admin?.password == null || !isRight || !canSignIn(admin)) {
    throw unauthorized("error.credentials");
  }
  if (isOutdated(admin.password)) await renewHash(kv, { admin, password });
  return { id: admin.id, email: admin.email, epoch: admin.epoch };
}

/** Writes a new member in the caller's commit. */
export function insertAdmin(
  tx: Transaction,
  fields:
    & Pick<AdminRecord, "email" | "password">
    & Partial<Pick<AdminRecord, "name" | "role">>,
): AdminRecord {
  const admin: AdminRecord = {
    ...newStamp(tx.now),
    name: null,
    role: "owner",
    active: "yes",
    pending: "no",
    invitation: null,
    epoch: 1,
    ...fields,
  };
  admins.insert(tx, admin);
  return admin;
}

async function renewHash(
  kv: Kv,
  { admin, password }: { admin: AdminRecord; password: string },
): Promise<void> {
  const renewed = await hashPassword(password);
  await kv.transact(async (tx) => {
    const current = await admins.read(tx, admin.id);
    // Race: do not undo a concurrent password change.
    if (current?.password !== admin.password) return;
    tx.set(adminKey(admin.id), { ...current, password: renewed });
  });
}

/** The key of the ids of all owners who can sign in. */
export const OWNERS_KEY: Key = ["owners"];

/**
 * Updates the list of owners in the commit that changes a member. Commits that each remove one of the last two owners conflict
 * over it. Throws 409 if no owner would be left who can sign in.
 */
export async function keepOwners(
  tx: Transaction,
  before: AdminRecord | null,
  after: AdminRecord | null,
): Promise<void> {
  if (isAbleOwner(before) === isAbleOwner(after)) return;
  const { id } = (after ?? before)!;
  const owners = await tx.read<string[]>(OWNERS_KEY) ?? [];
  const others = owners.filter((owner) => owner !== id);
  const left = isAbleOwner(after) ? [...others, id] : others;
  if (left.length === 0) throw new AppError(409, { key: "error.lastOwner" });
  tx.set(OWNERS_KEY, left);
}

function isAbleOwner(admin: AdminRecord | null): boolean {
  return admin?.role === "owner" && canSignIn(admin);
}
