import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import {
  createSession,
  deleteSession,
  readSession,
} from "@/lib/accounts/sessions.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { Clock, memoryKv, test, valuesBelow } from "../../helpers/domain.ts";
import { createKv } from "@/lib/store/open.ts";
import type { MemberRecord } from "@/lib/accounts/members.ts";

const MINUTE = 60_000;
const ADMIN = {
  name: null,
  role: "owner" as const,
  id: "01KAGZZZZZZZZZZZZZZZZZZZZZ",
  email: "owner@example.com",
};
/** The owner's record as read by the sign-in. */
const VERIFIED = { ...ADMIN, epoch: 1 };

function storeAdmin(kv: Kv, epoch = 1): Promise<void> {
  const time = kv.now().toISOString();
  const record: MemberRecord = {
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
  return kv.transact((tx) => tx.set(["admins", ADMIN.id], record));
}

async function countSessions(kv: Kv): Promise<number> {
  return (await valuesBelow(kv, ["sessions"])).length;
}

test("a session is valid for its token until it is deleted, and the token is not stored", async (kv) => {
  await storeAdmin(kv);
  const token = await createSession(kv, VERIFIED);
  match(token, /^[\w-]{43}$/);
  deepEqual(await readSession(kv, token), ADMIN);
  equal(await readSession(kv, `${token}x`), null);
  const entries = await kv.list({ prefix: [] }, { limit: 100 });
  ok(!JSON.stringify(entries).includes(token), "no usable token is stored");
  await deleteSession(kv, token);
  equal(await readSession(kv, token), null);
  await deleteSession(kv, token);
});

for (
  const [what, first] of [
    ["ends after exactly 60 idle minutes", 60 * MINUTE - 1],
    ["survives a clock that is set back, and still ends", -5 * 60 * MINUTE],
  ] as const
) {
  test.withClock(`a session ${what}`, async ({ kv, clock }) => {
    await storeAdmin(kv);
    const token = await createSession(kv, VERIFIED);
    // The first request extends the session.
    for (const ms of [first, 60 * MINUTE - 1]) {
      clock.forward(ms);
      deepEqual(await readSession(kv, token), ADMIN);
    }
    clock.forward(60 * MINUTE);
    equal(await readSession(kv, token), null);
  });
}

test.withClock("a session in constant use ends after exactly 12 hours", async ({ kv, clock }) => {
  await storeAdmin(kv);
  const token = await createSession(kv, VERIFIED);
  for (let count = 1; count <= 24; count++) {
    clock.forward(30 * MINUTE - (count === 24 ? 1 : 0));
    deepEqual(await readSession(kv, token), ADMIN);
  }
  clock.forward(1);
  equal(await readSession(kv, token), null);
});

Deno.test("reading a session writes at most every five minutes and succeeds on a read-only store", async () => {
  const clock = new Clock();
  let commits = 0;
  let isReadOnly = false;
  using kv = await memoryKv({
    now: clock.now,
    faults: {
      before({ kind }) {
        if (kind !== "commit") return;
        commits += 1;
        if (isReadOnly) throw new TypeError("database or disk is full");
      },
    },
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
  isReadOnly = true;
  clock.forward(6 * MINUTE);
  deepEqual(await readSession(kv, token), ADMIN);
});

test("a new epoch ends all sessions of the previous epoch and rejects its sign-ins", async (kv) => {
  await storeAdmin(kv, 1);
  const old = await createSession(kv, VERIFIED);
  await storeAdmin(kv, 2);
  equal(await readSession(kv, old), null);
  await rejects(createSession(kv, VERIFIED), { status: 401 });
  equal(await countSessions(kv), 1);
  const fresh = await createSession(kv, { ...ADMIN, epoch: 2 });
  deepEqual(await readSession(kv, fresh), ADMIN);
});

test.withClock("a sixth session ends the oldest, and a sign-in removes expired sessions", async ({ kv, clock }) => {
  await storeAdmin(kv);
  const tokens: string[] = [];
  for (let count = 0; count < 6; count++) {
    clock.forward(1);
    tokens.push(await createSession(kv, VERIFIED));
  }
  const known = await Promise.all(
    tokens.map((token) => readSession(kv, token)),
  );
  deepEqual(known, [null, ADMIN, ADMIN, ADMIN, ADMIN, ADMIN]);
  clock.forward(13 * 60 * MINUTE);
  await createSession(kv, VERIFIED);
  equal(await countSessions(kv), 1);
});

Deno.test("concurrent sign-ins on two machines leave the last five sessions", async () => {
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
  equal(await countSessions(kv), 5);
  for (const token of before) equal(await readSession(kv, token), null);
});
