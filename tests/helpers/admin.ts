import { createSession } from "@/lib/accounts/sessions.ts";
import type { Role } from "@/lib/fields/roles.ts";
import { createOwner, issueSetupToken } from "@/lib/accounts/setup.ts";
import type { Entry, Kv } from "@/lib/store/kv.ts";
import "./quick_passwords.ts";
import { openKv } from "@/lib/store/open.ts";
import { JOURNAL } from "@/lib/journal/authors.ts";
import type { MemberIdentity } from "@/lib/accounts/schema.ts";
import { findMember, insertMember } from "@/lib/accounts/members.ts";

/** The owner that seedAdmin() creates. */
export const ADMIN = {
  email: "admin@waybill.example",
  password: "Correct-horse-7",
};

/** Creates a setup token that works once. */
export async function setupToken(kv: Kv): Promise<string> {
  const token = await issueSetupToken(kv);
  if (token === null) throw new Error("There is an administrator already");
  return token;
}

/** Creates the owner of a database. */
export async function seedAdmin(kv: Kv): Promise<MemberIdentity> {
  records ??= makeRecords();
  const { admin, entries } = await records;
  await kv.transact((tx) => {
    for (const { key, value } of entries) tx.set(key, value);
    return Promise.resolve();
  });
  return admin;
}

/** Creates a second member with a role unless there already is one. */
export async function seedColleague(
  kv: Kv,
  role: Role,
): Promise<MemberIdentity> {
  await seedAdmin(kv);
  const email = `${role}@waybill.example`;
  const existing = await findMember(kv, email);
  if (existing !== null) return { id: existing.id, email };
  const { password } = (await findMember(kv, ADMIN.email))!;
  const name = `The ${role}`;
  return await kv.transact((tx) => {
    const { id } = insertMember(tx, { email, password, name, role });
    return { id, email };
  });
}

/** Signs the owner in and returns the session's token. */
export function startedSession(kv: Kv, admin: MemberIdentity): Promise<string> {
  return createSession(kv, { ...admin, epoch: 1 });
}

interface Records {
  admin: MemberIdentity;
  entries: Entry<unknown>[];
}

let records: Promise<Records> | undefined;

/** Creates the records in one database so that they can be copied to others. */
async function makeRecords(): Promise<Records> {
  const kv = await openKv(":memory:", { journal: JOURNAL });
  const admin = await createOwner(kv, {
    ...ADMIN,
    token: await setupToken(kv),
  });
  const entries = await kv.list<unknown>({ prefix: [] }, { limit: 20 });
  kv.close();
  return { admin, entries };
}
