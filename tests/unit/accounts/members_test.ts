import {
  deepEqual,
  equal,
  match,
  notEqual,
  ok,
  rejects,
} from "node:assert/strict";
import { scryptSync } from "node:crypto";
import { type MemberRecord, members, signIn } from "@/lib/accounts/members.ts";
import { hashPassword } from "@/lib/accounts/passwords.ts";
import {
  createOwner,
  hasOwner,
  issueSetupToken,
} from "@/lib/accounts/setup.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { restoreCost } from "../../helpers/quick_passwords.ts";
import {
  allKeys,
  isAppError,
  memoryKv,
  runConcurrently,
  test,
} from "../../helpers/domain.ts";

const EMAIL = "owner@example.com";
const PASSWORD = "three moored barges";

async function withAdmin(kv: Kv) {
  const token = (await issueSetupToken(kv))!;
  return await createOwner(kv, { email: EMAIL, password: PASSWORD, token });
}

test("createOwner() creates an owner who signs in with the email in any case", async (kv) => {
  equal(await hasOwner(kv), false);
  const admin = await withAdmin(kv);
  equal(await hasOwner(kv), true);
  equal(admin.email, EMAIL);
  deepEqual(
    await signIn(kv, { email: "Owner@Example.com", password: PASSWORD }),
    { ...admin, epoch: 1 },
  );
});

test("exactly one of 200 concurrent createOwner() calls succeeds", async (kv) => {
  const token = (await issueSetupToken(kv, "token"))!;
  const { results, errors } = await runConcurrently(
    200,
    (n) =>
      createOwner(kv, {
        email: `${n}@example.com`,
        password: PASSWORD,
        token,
      }),
  );
  equal(results.length, 1);
  ok(errors.every(isAppError(403, "error.adminExists")));
  const keys = await allKeys(kv);
  equal(keys.filter((key) => key.startsWith("admins/")).length, 1);
});

test("createOwner() rejects a wrong token and changes nothing", async (kv) => {
  await issueSetupToken(kv);
  const token = "wrong";
  await rejects(
    createOwner(kv, { email: EMAIL, password: PASSWORD, token }),
    isAppError(403, "error.setupToken"),
  );
  equal(await hasOwner(kv), false);
  deepEqual(await allKeys(kv), ["setup"]);
});

test("createOwner() rejects common and personal passwords without using up the token", async (kv) => {
  const token = (await issueSetupToken(kv))!;
  const weak: [password: string, key: string][] = [
    ["Password123", "invalid.common"],
    ["owner2026", "invalid.personal"],
    ["Owner@Example.com", "invalid.personal"],
    ["waybill-logistics", "invalid.personal"],
  ];
  for (const [password, key] of weak) {
    await rejects(
      createOwner(kv, { email: EMAIL, password, token }),
      isAppError(422, key, "password"),
    );
  }
  await createOwner(kv, { email: EMAIL, password: PASSWORD, token });
});

test("issueSetupToken() returns null once an owner exists", async (kv) => {
  await withAdmin(kv);
  equal(await issueSetupToken(kv), null);
  equal(await issueSetupToken(kv, "fixed"), null);
});

test("signIn() answers a wrong password, an unknown email and an empty store with the same error", async (kv) => {
  const check = (email: string, password: string) =>
    rejects(
      signIn(kv, { email, password }),
      isAppError(401, "error.credentials"),
    );
  await check(EMAIL, PASSWORD);
  await withAdmin(kv);
  await check(EMAIL, `${PASSWORD} `);
  await check("other@example.com", PASSWORD);
});

/** Replaces the owner's hash with a cheaper one of the same password. */
async function weaken(kv: Kv, id: string): Promise<MemberRecord> {
  const salt = new Uint8Array(16);
  const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  const [first, second] = [salt, new Uint8Array(key)]
    .map((bytes) => bytes.toBase64({ omitPadding: true }));
  const password = `$scrypt$ln=10,r=8,p=1$${first}$${second}`;
  const weak = { ...(await members.get(kv, id))!, password };
  await kv.transact((tx) => tx.set(["admins", id], weak));
  return weak;
}

Deno.test("rehashing at sign-in does not undo a concurrent password change", async () => {
  using _cost = restoreCost();
  const changed = "another long passphrase";
  let changes = false;
  let id = "";
  using kv = await memoryKv({
    faults: {
      async before({ kind }) {
        if (kind !== "commit" || !changes) return;
        changes = false;
        const current = (await members.get(kv, id))!;
        const password = await hashPassword(changed);
        const record = { ...current, password };
        await kv.transact((tx) => tx.set(["admins", id], record));
      },
    },
  });
  ({ id } = await withAdmin(kv));
  await weaken(kv, id);
  changes = true;
  await signIn(kv, { email: EMAIL, password: PASSWORD });
  await signIn(kv, { email: EMAIL, password: changed });
});

Deno.test("signIn() rehashes a password whose hash has an outdated cost", async () => {
  using _cost = restoreCost();
  using kv = await memoryKv();
  const { id } = await withAdmin(kv);
  const before = await weaken(kv, id);
  await signIn(kv, { email: EMAIL, password: PASSWORD });
  const after = (await members.get(kv, id))!;
  match(after.password ?? "", /^\$scrypt\$ln=15,r=8,p=3\$/);
  notEqual(after.password, before.password);
  await signIn(kv, { email: EMAIL, password: PASSWORD });
});
