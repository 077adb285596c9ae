import { equal, match } from "node:assert/strict";
import { isPin, issuePin, pinKey } from "@/lib/accounts/pins.ts";
import type { Token } from "@/lib/store/secrets.ts";
import { seedAdmin } from "../../helpers/admin.ts";
import { Clock, memoryKv } from "../../helpers/domain.ts";

async function issue(): Promise<{ token: string; pin: Token; clock: Clock }> {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const { id } = await seedAdmin(kv);
  const issued = await issuePin(kv, id);
  equal(await issuePin(kv, "01KAGZZZZZZZZZZZZZZZZZZZZZ"), null);
  const pin = await kv.get<Token>(pinKey(id));
  return { token: issued!.token, pin: pin!, clock };
}

Deno.test("a pin has 24 symbols of Crockford's base32 in six groups, and isPin() tolerates only differences in notation", async () => {
  const { token, pin, clock } = await issue();
  match(token, /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/);
  const forgiven = [
    token,
    token.toLowerCase(),
    token.replaceAll("-", ""),
    ` ${token.replaceAll("-", " – ")}\n`,
    token.replaceAll("0", "o").replaceAll("1", "l"),
    token.replaceAll("0", "O").replaceAll("1", "I"),
    token.replaceAll("1", "i").replaceAll("1", "L"),
  ];
  const other = token.startsWith("2") ? "3" : "2";
  const changed = `${other}${token.slice(1)}`;
  for (
    const typed of [...forgiven, "", "-", changed, token.slice(1), pin.hash]
  ) {
    equal(isPin(typed, pin, clock.now()), forgiven.includes(typed), typed);
  }
  equal(isPin("", null, clock.now()), false);
});

Deno.test("a pin expires after exactly 15 minutes", async () => {
  const { token, pin, clock } = await issue();
  clock.forward(15 * 60_000 - 1);
  equal(isPin(token, pin, clock.now()), true);
  clock.forward(1);
  equal(isPin(token, pin, clock.now()), false);
});
