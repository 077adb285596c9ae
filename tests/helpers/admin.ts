import { Buffer } from "node:buffer";
import { randomBytes, scryptSync } from "node:crypto";
import {
  type AdminIdentity,
  type AdminRecord,
  createAdmin,
} from "@/lib/domain/admins.ts";
import { createSession } from "@/lib/domain/sessions.ts";
import { issueSetupToken } from "@/lib/domain/setup.ts";
import { type Entry, type Kv, openKv } from "@/lib/kv.ts";

/** Who can sign in once seedAdmin() has run. */
export const ADMIN = {
  email: "admin@waybill.example",
  password: "Correct-horse-7",
};

/** Makes a setup token that works once (decision 4). */
export async function setupToken(kv: Kv): Promise<string> {
  const token = await issueSetupToken(kv);
  if (token === null) throw new Error("There is an administrator already");
  return token;
}

/** Gives a database its administrator. */
export async function seedAdmin(kv: Kv): Promise<AdminIdentity> {
  records ??= makeRecords();
  const { admin, entries } = await records;
  await kv.transact((tx) => {
    for (const { key, value } of entries) tx.set(key, value);
    return Promise.resolve();
  });
  return admin;
}

/** Signs the administrator in and gives the session's token. */
export function startedSession(kv: Kv, admin: AdminIdentity): Promise<string> {
  return createSession(kv, { ...admin, epoch: 1 }, { userAgent: "" });
}

interface Records {
  admin: AdminIdentity;
  entries: Entry<unknown>[];
}

let records: Promise<Records> | undefined;

/** Hashing a password takes long on purpose: it is done in one database, and its records are copied to the others, with a hash of less cost. */
async function makeRecords(): Promise<Records> {
  const kv = await openKv(":memory:");
  const admin = await createAdmin(kv, {
    ...ADMIN,
    token: await setupToken(kv),
  });
  const entries = await kv.list<unknown>({ prefix: [] }, { limit: 20 });
  kv.close();
  const stored = entries.find(({ key }) => key[0] === "admins")!;
  stored.value = {
    ...stored.value as AdminRecord,
    password: quickHash(ADMIN.password),
  };
  return { admin, entries };
}

/** Hashes as if less cost had once been enough: wrong passwords are soon compared, and the first right one renews the hash. */
function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2 ** 4, r: 8, p: 1 });
  const [saltText, keyText] = [salt, key].map(base64);
  return `$scrypt$ln=4,r=8,p=1$${saltText}$${keyText}`;
}

/** Without the padding. */
function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
