import { equal, ok, rejects } from "node:assert/strict";
import { admitSignIn, forgiveSignIn } from "@/lib/accounts/sign_in.ts";
import { AppError } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { allKeys, Clock, isAppError, memoryKv } from "../../helpers/domain.ts";

const MINUTE = 60_000;
const STRANGER = { email: "owner@example.com", deviceId: null, factor: 1 };
const DEVICE = { email: "owner@example.com", deviceId: "known", factor: 1 };
const refused = isAppError(429, "error.tooMany");

async function admitted(
  kv: Kv,
  attempt: typeof STRANGER | typeof DEVICE,
  times: number,
): Promise<number> {
  const tries = Array.from({ length: times }, () => admitSignIn(kv, attempt));
  const results = await Promise.allSettled(tries);
  return results.filter(({ status }) => status === "fulfilled").length;
}

Deno.test("of 100 parallel tries of strangers 20 are admitted, then one a minute", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  equal(await admitted(kv, STRANGER, 100), 20);
  clock.forward(MINUTE - 1);
  await rejects(admitSignIn(kv, STRANGER), refused);
  clock.forward(1);
  equal(await admitted(kv, STRANGER, 10), 1);
  clock.forward(MINUTE);
  equal(await admitted(kv, STRANGER, 10), 1);
});

Deno.test("strangers have 20 tries again after 15 minutes", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  await admitted(kv, STRANGER, 20);
  clock.forward(15 * MINUTE);
  equal(await admitted(kv, STRANGER, 100), 20);
});

Deno.test("a refusal contains the seconds to wait", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  await admitted(kv, STRANGER, 20);
  clock.forward(18_000);
  await rejects(
    admitSignIn(kv, STRANGER),
    (error) =>
      error instanceof AppError && error.headers["retry-after"] === "42",
  );
});

Deno.test("a known device has a separate quota of ten attempts in ten minutes", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  equal(await admitted(kv, STRANGER, 500), 20);
  equal(await admitted(kv, DEVICE, 100), 10);
  clock.forward(10 * MINUTE - 1);
  await rejects(admitSignIn(kv, DEVICE), refused);
  clock.forward(1);
  equal(await admitted(kv, DEVICE, 100), 10);
});

Deno.test("a successful attempt does not count", async () => {
  using kv = await memoryKv(new Clock());
  for (let count = 0; count < 50; count++) {
    await admitSignIn(kv, STRANGER);
    await forgiveSignIn(kv, STRANGER);
  }
  equal(await admitted(kv, STRANGER, 100), 20);
});

Deno.test("accounts are counted separately in any case, and the factor multiplies the attempts", async () => {
  using kv = await memoryKv(new Clock());
  equal(await admitted(kv, STRANGER, 30), 20);
  equal(await admitted(kv, { ...STRANGER, email: "OWNER@example.com" }, 30), 0);
  equal(
    await admitted(
      kv,
      { ...STRANGER, email: "other@example.com", factor: 1.5 },
      50,
    ),
    30,
  );
});

Deno.test("a factor below one attempt leaves one", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const factor = 0.04;
  equal(await admitted(kv, { ...STRANGER, factor }, 10), 1);
  equal(await admitted(kv, { ...DEVICE, factor }, 10), 1);
  clock.forward(15 * MINUTE);
  equal(await admitted(kv, { ...STRANGER, factor }, 10), 1);
  equal(await admitted(kv, { ...DEVICE, factor }, 10), 1);
});

Deno.test("invented addresses cannot fill the store", async () => {
  using kv = await memoryKv(new Clock());
  for (let count = 0; count < 4_200; count++) {
    await admitSignIn(kv, {
      ...STRANGER,
      email: `${count}@example.com`,
      factor: 100,
    });
  }
  ok((await allKeys(kv)).length <= 4_096);
});

Deno.test("a clock set back by hours locks no one out for hours", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  await admitted(kv, STRANGER, 20);
  await admitted(kv, DEVICE, 10);
  clock.forward(-5 * 60 * MINUTE);
  equal(await admitted(kv, STRANGER, 100), 20);
  equal(await admitted(kv, DEVICE, 100), 10);
});
