import { deepEqual, rejects } from "node:assert/strict";
import {
  insertMember,
  keepOwners,
  type MemberRecord,
  OWNERS_KEY,
} from "@/lib/accounts/members.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { seedAdmin } from "../../helpers/admin.ts";
import { isAppError, test } from "../../helpers/domain.ts";

/** Creates another owner. */
function addOwner(kv: Kv, email: string): Promise<MemberRecord> {
  return kv.transact(async (tx) => {
    const owner = insertMember(tx, { email, password: "x" });
    await keepOwners(tx, null, owner);
    return owner;
  });
}

function keep(
  kv: Kv,
  before: MemberRecord | null,
  after: MemberRecord | null,
): Promise<void> {
  return kv.transact((tx) => keepOwners(tx, before, after));
}

test("keepOwners() lists only owners who can sign in", async (kv) => {
  const first = await seedAdmin(kv);
  const owner = await addOwner(kv, "b@example.com");
  deepEqual(await kv.get(OWNERS_KEY), [first.id, owner.id]);
  const others: Partial<MemberRecord>[] = [
    { role: "manager" },
    { active: "no" },
    { pending: "yes" },
  ];
  for (const changes of others) {
    const other = { ...owner, ...changes };
    await keep(kv, owner, other);
    deepEqual(await kv.get(OWNERS_KEY), [first.id]);
    await keep(kv, other, owner);
    deepEqual(await kv.get(OWNERS_KEY), [first.id, owner.id]);
  }
  await keep(kv, owner, null);
  deepEqual(await kv.get(OWNERS_KEY), [first.id]);
});

test("keepOwners() refuses to remove the last owner", async (kv) => {
  const { id } = await seedAdmin(kv);
  const owner = { id, role: "owner", active: "yes", pending: "no" };
  const refused = isAppError(409, "error.lastOwner");
  const record = owner as MemberRecord;
  await rejects(keep(kv, record, null), refused);
  await rejects(keep(kv, record, { ...record, role: "clerk" }), refused);
  const other = await addOwner(kv, "b@example.com");
  deepEqual(await kv.get(OWNERS_KEY), [id, other.id]);
});
