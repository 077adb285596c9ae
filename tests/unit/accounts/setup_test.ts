import { equal, match, notEqual, ok, rejects } from "node:assert/strict";
import {
  checkSetupToken,
  issueSetupToken,
  type Setup,
  SETUP_KEY,
} from "@/lib/accounts/setup.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { isAppError, test } from "../../helpers/domain.ts";

const MINUTE = 60_000;

const refused = isAppError(403, "error.setupToken");

async function checkStoredToken(kv: Kv, token: string): Promise<void> {
  checkSetupToken(await kv.get<Setup>(SETUP_KEY), token, kv.now());
}

test.withClock("a setup token is hashed, valid for 30 minutes and replaced by the next", async ({ kv, clock }) => {
  await rejects(checkStoredToken(kv, ""), refused);
  const replaced = (await issueSetupToken(kv))!;
  const token = (await issueSetupToken(kv))!;
  match(token, /^[\w-]{22}$/);
  notEqual(token, replaced);
  ok(!JSON.stringify(await kv.get(SETUP_KEY)).includes(token));
  await rejects(checkStoredToken(kv, replaced), refused);
  clock.forward(30 * MINUTE - 1);
  await checkStoredToken(kv, token);
  clock.forward(1);
  await rejects(checkStoredToken(kv, token), refused);
});

test.withClock("a fixed setup token does not expire", async ({ kv, clock }) => {
  const token = "chosen by the operator";
  equal(await issueSetupToken(kv, token), token);
  clock.forward(365 * 24 * 60 * MINUTE);
  await checkStoredToken(kv, token);
  await rejects(checkStoredToken(kv, token.slice(0, -1)), refused);
});
