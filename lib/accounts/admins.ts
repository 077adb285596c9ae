import { unauthorized } from "@/lib/errors.ts";
import type { Stored } from "@/lib/fields/record.ts";
import type { Role } from "@/lib/fields/roles.ts";
import { Collection } from "@/lib/store/collection.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Actor, Note, Origin } from "@/lib/store/origin.ts";
import {
  hashPassword,
  isOutdated,
  isPassword,
  type Queue,
} from "./passwords.ts";
import type { AdminIdentity, Person, SignIn } from "./schema.ts";
import type { Token } from "./tokens.ts";

/** An administrator whose password has just been compared. */
export interface VerifiedAdmin extends AdminIdentity {
  /** Incremented by a password change and a deactivation, which end all older sessions. */
  epoch: number;
}

/** An invitation that has not been accepted. */
export interface Invitation {
  /** The token of the link that the inviter was shown. */
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

/** What records of version 1.1.0 lack: their only administrator is the owner. */
const EARLIER = {
  name: null,
  role: "owner",
  active: "yes",
  pending: "no",
  invitation: null,
} as const;

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
  decode: (_id, stored: AdminRecord) => ({ ...EARLIER, ...stored }),
  journal: {
    label: ({ email }) => email,
    fields: ["email", "name", "role", "active", "pending"],
  },
});

/** Returns what requests of an administrator know about them. */
export function personOf({ id, email, name, role }: AdminRecord): Person {
  return { id, email, name, role };
}

/** Returns a person as the journal names them; without a name the address stands for it. */
export function actorOf({ id, name, email }: Person): Actor {
  return { kind: "admin", id, name: name ?? email };
}

/** Returns the origin of a request of a signed-in person. */
export function fromPerson(person: Person, request_id: string): Origin {
  return { actor: actorOf(person), request_id };
}

/** Returns what the journal is told of an account beside its fields. */
export function accountNote(
  { id, email }: AdminIdentity,
  kind: "password_changed" | "sessions_ended" | "pin_printed",
): Note {
  return { noun: "admins", record_id: id, label: email, kind, changes: {} };
}

/** Reports whether a person may sign in: neither invited only nor deactivated. */
export function canSignIn(
  { pending, active }: Pick<AdminRecord, "pending" | "active">,
): boolean {
  return pending === "no" && active === "yes";
}

/** Returns the key of an administrator's record, to write what neither index nor journal is about. */
export function adminKey(id: string): Key {
  return ["admins", id];
}

/** Returns the key of the administrator's id by the address, in which case does not matter. */
export function emailKey(email: string): Key {
  return ["admins_by_email", email.toLowerCase()];
}

/** Returns the key of an invited person's id by the hash of a token. */
export function invitationKey(hash: string): Key {
  return ["invitations", hash];
}

/** Returns the key of the moment at which a person was last seen. */
export function seenKey(id: string): Key {
  return ["admins_seen", id];
}

/** Returns the administrator with this email in any case, or null. */
export async function findAdmin(
  kv: Kv,
  email: string,
): Promise<AdminRecord | null> {
  const id = await kv.get<string>(emailKey(email));
  // A missing id is read as well, so that both cases take the same time.
  return await admins.get(kv, id ?? "");
}

/** Returns the first 100 administrators, the oldest first. */
export function listAdmins(kv: Kv): Promise<AdminRecord[]> {
  return admins.take(kv, { limit: 100 });
}

/**
 * Checks email and password and returns the administrator. Throws the same 401 for every failure after the same work,
 * and 503 when too many sign in at once.
 */
export async function signIn(
  kv: Kv,
  { email, password }: SignIn,
  queue: Queue = "strangers",
): Promise<VerifiedAdmin> {
  const admin = await findAdmin(kv, email);
  const isRight = await isPassword(password, admin?.password ?? null, queue);
  if (admin?.password == null || !isRight || !canSignIn(admin)) {
    throw unauthorized("error.credentials");
  }
  if (isOutdated(admin.password)) await renewHash(kv, { admin, password });
  return { id: admin.id, email: admin.email, epoch: admin.epoch };
}

/** Writes a new administrator in the caller's commit. */
export function insertAdmin(
  tx: Transaction,
  fields:
    & Pick<AdminRecord, "email" | "password">
    & Partial<Pick<AdminRecord, "name" | "role">>,
): AdminRecord {
  const admin = { ...newStamp(tx.now), ...EARLIER, ...fields, epoch: 1 };
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
