import { equal, ok, rejects } from "node:assert/strict";
import { admitSignIn, refundSignIn } from "@/lib/accounts/sign_in.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  allKeys,
  isAppError,
  runConcurrently,
  test,
} from "../../helpers/domain.ts";

const MINUTE = 60_000;
const STRANGER = { email: "owner@example.com", deviceId: null, factor: 1 };
const DEVICE = { email: "owner@example.com", deviceId: "known", factor: 1 };
const refused = isAppError(429, "error.tooMany");

async function countAdmitted(
  kv: Kv,
  attempt: typeof STRANGER | typeof DEVICE,
  times: number,
): Promise<number> {
  const tries = await runConcurrently(times, () => admitSignIn(kv, attempt));
  return tries.results.length;
}

test.withClock("20 of 100 concurrent attempts by unknown devices are admitted, then one a minute, and 20 again after 15 minutes", async ({ kv, clock }) => {
  equal(await countAdmitted(kv, STRANGER, 100), 20);
  clock.forward(18_000);
  await rejects(admitSignIn(kv, STRANGER), {
    headers: { "retry-after": "42" },
  });
  clock.forward(MINUTE - 18_001);
  await rejects(admitSignIn(kv, STRANGER), refused);
  clock.forward(1);
  equal(await countAdmitted(kv, STRANGER, 10), 1);
  clock.forward(MINUTE);
  equal(await countAdmitted(kv, STRANGER, 10), 1);
  clock.forward(13 * MINUTE);
  equal(await countAdmitted(kv, STRANGER, 100), 20);
});

test.withClock("a known device has its own quota of ten attempts in ten minutes", async ({ kv, clock }) => {
  equal(await countAdmitted(kv, STRANGER, 500), 20);
  equal(await countAdmitted(kv, DEVICE, 100), 10);
  clock.forward(10 * MINUTE - 1);
  await rejects(admitSignIn(kv, DEVICE), refused);
  clock.forward(1);
  equal(await countAdmitted(kv, DEVICE, 100), 10);
});

test.withClock("a successful attempt does not count", async ({ kv }) => {
  for (let count = 0; count < 50; count++) {
    await admitSignIn(kv, STRANGER);
    await refundSignIn(kv, STRANGER);
  }
  equal(await countAdmitted(kv, STRANGER, 100), 20);
});

test.withClock("accounts are counted separately and case-insensitively, and the factor multiplies the attempts", async ({ kv }) => {
  const upper = { ...STRANGER, email: "OWNER@example.com" };
  const other = { ...STRANGER, email: "other@example.com", factor: 1.5 };
  equal(await countAdmitted(kv, STRANGER, 30), 20);
  equal(await countAdmitted(kv, upper, 30), 0);
  equal(await countAdmitted(kv, other, 50), 30);
});

test.withClock("a small factor leaves at least one attempt", async ({ kv, clock }) => {
  for (let period = 0; period < 2; period++) {
    for (const attempt of [STRANGER, DEVICE]) {
      equal(await countAdmitted(kv, { ...attempt, factor: 0.04 }, 10), 1);
    }
    clock.forward(15 * MINUTE);
  }
});

test.withClock("invented e-mail addresses cannot fill the store", async ({ kv }) => {
  for (let count = 0; count < 4_200; count++) {
    await admitSignIn(kv, {
      ...STRANGER,
      email: `${count}@example.com`,
      factor: 100,
    });
  }
  ok((await allKeys(kv)).length <= 4_096);
});

test.withClock("setting the clock back locks no one out for hours", async ({ kv, clock }) => {
  await countAdmitted(kv, STRANGER, 20);
  await countAdmitted(kv, DEVICE, 10);
  clock.forward(-5 * 60 * MINUTE);
  equal(await countAdmitted(kv, STRANGER, 100), 20);
  equal(await countAdmitted(kv, DEVICE, 100), 10);
});
