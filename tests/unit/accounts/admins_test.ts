import { deepEqual, equal, match, notEqual, rejects } from "node:assert/strict";
import { scryptSync } from "node:crypto";
import { type AdminRecord, admins, signIn } from "@/lib/accounts/admins.ts";
import { hashPassword } from "@/lib/accounts/passwords.ts";
import {
  createAdmin,
  hasAdmin,
  issueSetupToken,
} from "@/lib/accounts/setup.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { ownCost } from "../../helpers/quick_passwords.ts";
import { allKeys, isAppError, memoryKv } from "../../helpers/domain.ts";

const EMAIL = "owner@example.com";
const PASSWORD = "three moored barges";

async function withAdmin(kv: Kv) {
  const token = await issueSetupToken(kv);
  return await createAdmin(kv, {
    email: EMAIL,
    password: PASSWORD,
    token: token!,
  });
}

Deno.test("createAdmin() creates an administrator who can sign in with any case of the email", async () => {
  using kv = await memoryKv();
  equal(await hasAdmin(kv), false);
  const admin = await withAdmin(kv);
  equal(await hasAdmin(kv), true);
  equal(admin.email, EMAIL);
  deepEqual(
    await signIn(kv, { email: "Owner@Example.com", password: PASSWORD }),
    { ...admin, epoch: 1 },
  );
});

Deno.test("of 200 parallel createAdmin() exactly one succeeds", async () => {
  using kv = await memoryKv();
  const token = await issueSetupToken(kv, "token");
  const tries = Array.from(
    { length: 200 },
    (_, n) =>
      createAdmin(kv, {
        email: `${n}@example.com`,
        password: PASSWORD,
        token: token!,
      }),
  );
  const results = await Promise.allSettled(tries);
  equal(results.filter(({ status }) => status === "fulfilled").length, 1);
  for (const result of results) {
    if (result.status === "rejected") {
      equal(isAppError(403, "error.adminExists")(result.reason), true);
    }
  }
  equal(
    (await allKeys(kv)).filter((key) => key.startsWith("admins/")).length,
    1,
  );
});

Deno.test("createAdmin() refuses a wrong token and changes nothing", async () => {
  using kv = await memoryKv();
  await issueSetupToken(kv);
  const attempt = createAdmin(kv, {
    email: EMAIL,
    password: PASSWORD,
    token: "wrong",
  });
  await rejects(attempt, isAppError(403, "error.setupToken"));
  equal(await hasAdmin(kv), false);
  deepEqual(await allKeys(kv), ["setup"]);
});

Deno.test("createAdmin() refuses common passwords and the owner's own names, and leaves the token good", async () => {
  using kv = await memoryKv();
  const token = (await issueSetupToken(kv))!;
  const refused = (password: string, key: string) =>
    rejects(
      createAdmin(kv, { email: EMAIL, password, token }),
      isAppError(422, key, "password"),
    );
  await refused("Password123", "invalid.common");
  await refused("owner2026", "invalid.personal");
  await refused("Owner@Example.com", "invalid.personal");
  await refused("waybill-logistics", "invalid.personal");
  await createAdmin(kv, { email: EMAIL, password: PASSWORD, token });
});

Deno.test("issueSetupToken() returns null once there is an administrator", async () => {
  using kv = await memoryKv();
  await withAdmin(kv);
  equal(await issueSetupToken(kv), null);
  equal(await issueSetupToken(kv, "fixed"), null);
});

Deno.test("signIn() answers a wrong password, an unknown email and a store without administrator alike", async () => {
  using kv = await memoryKv();
  const refused = isAppError(401, "error.credentials");
  await rejects(signIn(kv, { email: EMAIL, password: PASSWORD }), refused);
  await withAdmin(kv);
  await rejects(
    signIn(kv, { email: EMAIL, password: `${PASSWORD} ` }),
    refused,
  );
  await rejects(
    signIn(kv, { email: "other@example.com", password: PASSWORD }),
    refused,
  );
});

/** Returns the administrator a hash of the same password that was made with other parameters. */
async function weaken(kv: Kv, id: string): Promise<AdminRecord> {
  const salt = new Uint8Array(16);
  const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  const base64 = (bytes: Uint8Array) => bytes.toBase64({ omitPadding: true });
  const weak: AdminRecord = {
    ...(await admins.get(kv, id))!,
    password: `$scrypt$ln=10,r=8,p=1$${base64(salt)}$${base64(key)}`,
  };
  await kv.transact((tx) => Promise.resolve(tx.set(["admins", id], weak)));
  return weak;
}

Deno.test("signIn() that renews a hash does not undo a password change", async () => {
  using _cost = ownCost();
  const changed = "another long passphrase";
  let changes = false;
  let id = "";
  using kv = await memoryKv({
    faults: {
      async before({ kind }) {
        if (kind !== "commit" || !changes) return;
        changes = false;
        const current = (await admins.get(kv, id))!;
        const password = await hashPassword(changed);
        await kv.transact((tx) =>
          Promise.resolve(tx.set(["admins", id], { ...current, password }))
        );
      },
    },
  });
  ({ id } = await withAdmin(kv));
  await weaken(kv, id);
  changes = true;
  await signIn(kv, { email: EMAIL, password: PASSWORD });
  await signIn(kv, { email: EMAIL, password: changed });
});

Deno.test("signIn() renews a hash that was made with other parameters", async () => {
  using _cost = ownCost();
  using kv = await memoryKv();
  const { id } = await withAdmin(kv);
  const before = await weaken(kv, id);
  await signIn(kv, { email: EMAIL, password: PASSWORD });
  const after = (await admins.get(kv, id))!;
  match(after.password ?? "", /^\$scrypt\$ln=15,r=8,p=3\$/);
  notEqual(after.password, before.password);
  await signIn(kv, { email: EMAIL, password: PASSWORD });
});
