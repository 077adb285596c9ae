import { deepEqual, equal, rejects } from "node:assert/strict";
import { type AdminRecord, insertAdmin } from "@/lib/accounts/admins.ts";
import {
  completeAdmin,
  keepOwners,
  OWNERS_KEY,
} from "@/lib/accounts/owners.ts";
import { nounTally, readCount } from "@/lib/store/counters.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { seedAdmin } from "../../helpers/admin.ts";
import { isAppError, memoryKv } from "../../helpers/domain.ts";

/** Creates an owner beside others. */
function addOwner(kv: Kv, email: string): Promise<AdminRecord> {
  return kv.transact(async (tx) => {
    const owner = insertAdmin(tx, { email, password: "x" });
    await keepOwners(tx, null, owner);
    return owner;
  });
}

function keep(
  kv: Kv,
  before: AdminRecord | null,
  after: AdminRecord | null,
): Promise<void> {
  return kv.transact((tx) => keepOwners(tx, before, after));
}

Deno.test("keepOwners() lists only owners who can sign in", async () => {
  using kv = await memoryKv();
  const first = await seedAdmin(kv);
  const owner = await addOwner(kv, "b@example.com");
  deepEqual(await kv.get(OWNERS_KEY), [first.id, owner.id]);
  const others: Partial<AdminRecord>[] = [
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

Deno.test("keepOwners() refuses to lose the last owner, even if the list is missing", async () => {
  using kv = await memoryKv();
  const { id } = await seedAdmin(kv);
  const owner = { id, role: "owner", active: "yes", pending: "no" };
  const refused = isAppError(409, "error.lastOwner");
  const record = owner as AdminRecord;
  await rejects(keep(kv, record, null), refused);
  await kv.transact((tx) => tx.delete(OWNERS_KEY));
  await rejects(keep(kv, record, { ...record, role: "clerk" }), refused);
  const other = await addOwner(kv, "b@example.com");
  deepEqual(await kv.get(OWNERS_KEY), [id, other.id]);
});

Deno.test("completeAdmin() counts the first owner once, even when repeated", async () => {
  using kv = await memoryKv();
  const { id } = await seedAdmin(kv);
  await nounTally.fold(kv);
  await kv.transact((tx) => {
    tx.delete(OWNERS_KEY);
    tx.delete(["counters", "admins"]);
  });
  for (let i = 0; i < 2; i++) {
    await kv.transact((tx) => completeAdmin(tx, id));
    equal(await readCount(kv, "admins"), 1);
    deepEqual(await kv.get(OWNERS_KEY), [id]);
  }
});
