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
import type { MemberIdentity, Person, SignIn } from "./schema.ts";

/** A member whose password has just been verified. */
export interface VerifiedMember extends MemberIdentity {
  /** Incremented by a password change or deactivation, to end all older sessions. */
  epoch: number;
}

/** An invitation that has not been accepted. */
export interface Invitation {
  /** The token of the link shown to the inviter. */
  link: Token;
  /** The token of the latest mail; null before the first. */
  mail: Token | null;
}

/** A member of the team as stored. */
export interface MemberRecord extends Stored, VerifiedMember {
  /** PHC string; null until an invitation is accepted. */
  password: string | null;
  /** Null until given. */
  name: string | null;
  role: Role;
  active: "yes" | "no";
  /** Whether the person has been invited and has no password yet. */
  pending: "yes" | "no";
  /** Null if there is no open invitation. */
  invitation: Invitation | null;
}

export const members = new Collection<MemberRecord>({
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

/** Returns the fields of a member that requests carry. */
export function personOf({ id, email, name, role }: MemberRecord): Person {
  return { id, email, name, role };
}

/** Returns a person as the journal's actor; the email replaces a missing name. */
export function actorOf({ id, name, email }: Person): Actor {
  return { kind: "admin", id, name: name ?? email };
}

/** Returns the origin of a signed-in person's request. */
export function fromPerson(person: Person, request_id: string): Origin {
  return { actor: actorOf(person), request_id };
}

/** Returns the journal note of an account event that changes no field. */
export function accountNote(
  { id, email }: MemberIdentity,
  kind: "invited" | "password_changed" | "sessions_ended" | "pin_printed",
): Note {
  return { noun: "admins", record_id: id, label: email, kind };
}

/** Reports whether a member may sign in: not pending, and active. */
export function canSignIn(
  { pending, active }: Pick<MemberRecord, "pending" | "active">,
): boolean {
  return pending === "no" && active === "yes";
}

/** Returns the email index key (case-insensitive). */
export function emailKey(email: string): Key {
  return ["admins_by_email", email.toLowerCase()];
}

/** Returns the invitation index key of a token's hash. */
export function invitationKey(hash: string): Key {
  return ["invitations", hash];
}

/** Returns the key of a member's last-seen time. */
export function seenKey(id: string): Key {
  return ["admins_seen", id];
}

/** Returns the member with this email (case-insensitive), or null. */
export async function findMember(
  kv: Kv,
  email: string,
): Promise<MemberRecord | null> {
  const id = await kv.get<string>(emailKey(email));
  // Read even for an unknown email, so that both cases take the same time.
  return await members.get(kv, id ?? "");
}

/** Returns the 100 oldest members. */
export function listFirstMembers(kv: Kv): Promise<MemberRecord[]> {
  return members.listFirst(kv, { limit: 100 });
}

/**
 * Checks email and password and returns the member. Every failure throws the same 401 after the same work, except that a
 * deactivated member who knows the password is told so. Throws 503 when too many sign-ins run concurrently.
 */
export async function signIn(
  kv: Kv,
  { email, password }: SignIn,
  queue: HashQueue = "strangers",
): Promise<VerifiedMember> {
  const member = await findMember(kv, email);
  const isRight = await isPassword(password, member?.password ?? null, queue);
  if (member?.password == null || !isRight) {
    throw unauthorized("error.credentials");
  }
  if (!canSignIn(member)) throw unauthorized("error.deactivated");
  if (isOutdated(member.password)) await renewHash(kv, { member, password });
  return { id: member.id, email: member.email, epoch: member.epoch };
}

/** Inserts a new member in the caller's commit. */
export function insertMember(
  tx: Transaction,
  fields:
    & Pick<MemberRecord, "email" | "password">
    & Partial<Pick<MemberRecord, "name" | "role">>,
): MemberRecord {
  const member: MemberRecord = {
    ...newStamp(tx.now),
    name: null,
    role: "owner",
    active: "yes",
    pending: "no",
    invitation: null,
    epoch: 1,
    ...fields,
  };
  members.insert(tx, member);
  return member;
}

async function renewHash(
  kv: Kv,
  { member, password }: { member: MemberRecord; password: string },
): Promise<void> {
  const renewed = await hashPassword(password);
  await kv.transact(async (tx) => {
    const current = await members.read(tx, member.id);
    // Race: do not undo a concurrent password change.
    if (current?.password !== member.password) return;
    tx.set(members.keyOf(member.id), { ...current, password: renewed });
  });
}

/** The key of the ids of all owners who can sign in. */
export const OWNERS_KEY: Key = ["owners"];

/**
 * Updates the list of owners in the commit that changes a member, so that concurrent removals of the last two owners conflict.
 * Throws 409 if no owner would be able to sign in.
 */
export async function keepOwners(
  tx: Transaction,
  before: MemberRecord | null,
  after: MemberRecord | null,
): Promise<void> {
  if (isAbleOwner(before) === isAbleOwner(after)) return;
  const { id } = (after ?? before)!;
  const owners = await tx.read<string[]>(OWNERS_KEY) ?? [];
  const others = owners.filter((owner) => owner !== id);
  const left = isAbleOwner(after) ? [...others, id] : others;
  if (left.length === 0) throw new AppError(409, { key: "error.lastOwner" });
  tx.set(OWNERS_KEY, left);
}

function isAbleOwner(member: MemberRecord | null): boolean {
  return member?.role === "owner" && canSignIn(member);
}
