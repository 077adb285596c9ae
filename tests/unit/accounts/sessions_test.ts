import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import type { AdminRecord } from "@/lib/accounts/admins.ts";
import {
  createSession,
  deleteSession,
  readSession,
} from "@/lib/accounts/sessions.ts";
import { createKv, type Kv } from "@/lib/store/kv.ts";
import { allKeys, Clock, memoryKv } from "../../helpers/domain.ts";

const MINUTE = 60_000;
const ADMIN = {
  name: null,
  role: "owner" as const,
  id: "01KAGZZZZZZZZZZZZZZZZZZZZZ",
  email: "owner@example.com",
};
/** As the sign-in found the administrator. */
const VERIFIED = { ...ADMIN, epoch: 1 };

function storeAdmin(kv: Kv, epoch = 1): Promise<void> {
  const time = kv.now().toISOString();
  const record: AdminRecord = {
    ...ADMIN,
    active: "yes",
    pending: "no",
    invitation: null,
    password: "",
    epoch,
    created_at: time,
    updated_at: time,
    version: 1,
  };
  return kv.transact((tx) =>
    Promise.resolve(tx.set(["admins", ADMIN.id], record))
  );
}

async function sessionKeys(kv: Kv): Promise<string[]> {
  return (await allKeys(kv)).filter((key) => key.startsWith("sessions/"));
}

Deno.test("a session is known by its token until it is deleted", async () => {
  using kv = await memoryKv();
  await storeAdmin(kv);
  const token = await createSession(kv, VERIFIED);
  match(token, /^[\w-]{43}$/);
  deepEqual(await readSession(kv, token), ADMIN);
  equal(await readSession(kv, `${token}x`), null);
  await deleteSession(kv, token);
  equal(await readSession(kv, token), null);
  await deleteSession(kv, token);
});

Deno.test("the store holds no usable token", async () => {
  using kv = await memoryKv();
  await storeAdmin(kv);
  const token = await createSession(kv, VERIFIED);
  const dump = JSON.stringify(await kv.list({ prefix: [] }, { limit: 100 }));
  ok(!dump.includes(token));
});

Deno.test("a session ends after 60 idle minutes, to the millisecond", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  await storeAdmin(kv);
  const token = await createSession(kv, VERIFIED);
  clock.forward(60 * MINUTE - 1);
  deepEqual(await readSession(kv, token), ADMIN);
  // That request was a sign of life.
  clock.forward(60 * MINUTE - 1);
  deepEqual(await readSession(kv, token), ADMIN);
  clock.forward(60 * MINUTE);
  equal(await readSession(kv, token), null);
});

Deno.test("a session in constant use ends after 12 hours, to the millisecond", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  await storeAdmin(kv);
  const token = await createSession(kv, VERIFIED);
  for (let count = 0; count < 23; count++) {
    clock.forward(30 * MINUTE);
    deepEqual(await readSession(kv, token), ADMIN);
  }
  clock.forward(30 * MINUTE - 1);
  deepEqual(await readSession(kv, token), ADMIN);
  clock.forward(1);
  equal(await readSession(kv, token), null);
});

Deno.test("a session is written to at most every five minutes", async () => {
  const clock = new Clock();
  let commits = 0;
  using kv = await memoryKv({
    now: clock.now,
    faults: { before: ({ kind }) => void (kind === "commit" && commits++) },
  });
  await storeAdmin(kv);
  const token = await createSession(kv, VERIFIED);
  commits = 0;
  clock.forward(5 * MINUTE - 1);
  await readSession(kv, token);
  equal(commits, 0);
  clock.forward(1);
  await readSession(kv, token);
  await readSession(kv, token);
  equal(commits, 1);
});

Deno.test("a store that cannot be written to keeps the session alive", async () => {
  const clock = new Clock();
  let isReadOnly = false;
  using kv = await memoryKv({
    now: clock.now,
    faults: {
      before({ kind }) {
        if (isReadOnly && kind === "commit") {
          throw new TypeError("database or disk is full");
        }
      },
    },
  });
  await storeAdmin(kv);
  const token = await createSession(kv, VERIFIED);
  isReadOnly = true;
  clock.forward(6 * MINUTE);
  deepEqual(await readSession(kv, token), ADMIN);
});

Deno.test("a new epoch ends every session of the older one", async () => {
  using kv = await memoryKv();
  await storeAdmin(kv, 1);
  const old = await createSession(kv, VERIFIED);
  await storeAdmin(kv, 2);
  const fresh = await createSession(kv, { ...ADMIN, epoch: 2 });
  equal(await readSession(kv, old), null);
  deepEqual(await readSession(kv, fresh), ADMIN);
});

Deno.test("createSession() refuses a password that changed after the comparison", async () => {
  using kv = await memoryKv();
  await storeAdmin(kv, 2);
  await rejects(createSession(kv, VERIFIED), { status: 401 });
  deepEqual(await sessionKeys(kv), []);
});

Deno.test("a sixth session ends the oldest one, and a sign-in sweeps expired ones", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  await storeAdmin(kv);
  const tokens: string[] = [];
  for (let count = 0; count < 6; count++) {
    clock.forward(1);
    tokens.push(await createSession(kv, VERIFIED));
  }
  const known = await Promise.all(
    tokens.map((token) => readSession(kv, token)),
  );
  deepEqual(known.map((admin) => admin !== null), [
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  clock.forward(13 * 60 * MINUTE);
  await createSession(kv, VERIFIED);
  equal((await sessionKeys(kv)).length, 1);
});

Deno.test("of many sign-ins at once, at two machines, the last five are left", async () => {
  const clock = new Clock();
  const db = await Deno.openKv(":memory:");
  using kv = Object.assign(createKv(db, clock), {
    [Symbol.dispose]: () => db.close(),
  });
  const other = createKv(db, clock);
  await storeAdmin(kv);
  const before = await Promise.all(
    [kv, other, kv, kv, kv].map((at) => createSession(at, VERIFIED)),
  );
  clock.forward(1);
  await Promise.all(
    [kv, other, kv, other, kv, other].map((at) => createSession(at, VERIFIED)),
  );
  equal((await sessionKeys(kv)).length, 5);
  for (const token of before) equal(await readSession(kv, token), null);
});

Deno.test("a clock set back by hours ends no session, and idle ones still end", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  await storeAdmin(kv);
  const token = await createSession(kv, VERIFIED);
  clock.forward(-5 * 60 * MINUTE);
  deepEqual(await readSession(kv, token), ADMIN);
  clock.forward(60 * MINUTE - 1);
  deepEqual(await readSession(kv, token), ADMIN);
  clock.forward(60 * MINUTE);
  equal(await readSession(kv, token), null);
});
