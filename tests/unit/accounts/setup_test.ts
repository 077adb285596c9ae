import {
  doesNotThrow,
  equal,
  match,
  notEqual,
  ok,
  throws,
} from "node:assert/strict";
import { checkSetupToken, issueSetupToken } from "@/lib/accounts/setup.ts";
import { type Setup, SETUP_KEY } from "@/lib/accounts/setup_lock.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { Clock, isAppError, memoryKv } from "../../helpers/domain.ts";

const MINUTE = 60_000;

async function check(kv: Kv, token: string): Promise<() => void> {
  const setup = await kv.get<Setup>(SETUP_KEY);
  return () => checkSetupToken(setup, token, kv.now());
}

Deno.test("issueSetupToken() makes a token for an address that opens the lock for 30 minutes", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const token = await issueSetupToken(kv);
  match(token ?? "", /^[\w-]{22}$/);
  clock.forward(30 * MINUTE - 1);
  doesNotThrow(await check(kv, token!));
  clock.forward(1);
  throws(await check(kv, token!), isAppError(403, "error.setupToken"));
});

Deno.test("issueSetupToken() stores no token, only its hash", async () => {
  using kv = await memoryKv();
  const token = await issueSetupToken(kv);
  ok(!JSON.stringify(await kv.get(SETUP_KEY)).includes(token!));
});

Deno.test("issueSetupToken() makes the token of an earlier start useless", async () => {
  using kv = await memoryKv();
  const first = await issueSetupToken(kv);
  const second = await issueSetupToken(kv);
  notEqual(first, second);
  throws(await check(kv, first!), isAppError(403, "error.setupToken"));
  doesNotThrow(await check(kv, second!));
});

Deno.test("a fixed setup token does not expire", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  equal(
    await issueSetupToken(kv, "chosen by the operator"),
    "chosen by the operator",
  );
  clock.forward(365 * 24 * 60 * MINUTE);
  doesNotThrow(await check(kv, "chosen by the operator"));
  throws(
    await check(kv, "chosen by the operato"),
    isAppError(403, "error.setupToken"),
  );
});

Deno.test("a store without a setup token creates no administrator", async () => {
  using kv = await memoryKv();
  throws(await check(kv, ""), isAppError(403, "error.setupToken"));
});
