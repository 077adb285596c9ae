import { equal, match, notEqual, ok, rejects } from "node:assert/strict";
import { commonPasswords } from "@/lib/accounts/password_rules.ts";
import {
  hashPassword,
  isOutdated,
  isPassword,
} from "@/lib/accounts/passwords.ts";
import { Slots } from "@/lib/slots.ts";
import { restoreCost } from "@/tests/helpers/quick_passwords.ts";
import { isAppError, runConcurrently } from "../../helpers/domain.ts";

// The second test vector of RFC 7914, section 12, cut to the 32 bytes that we keep.
const RFC_7914 =
  "$scrypt$ln=10,r=8,p=16$TmFDbA$/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI";

Deno.test("hashPassword() returns a salted PHC string that matches only its own password", async () => {
  using _cost = restoreCost();
  const [first, second] = await Promise.all([
    hashPassword("gråben 7!"),
    hashPassword("gråben 7!"),
  ]);
  match(
    first,
    /^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  );
  notEqual(first, second);
  equal(isOutdated(first), false);
  equal(await isPassword("gråben 7!", first, "strangers"), true);
  equal(await isPassword("gråben 7", first, "strangers"), false);
  // The same letter written with a combining ring has different bytes.
  equal(
    await isPassword("gråben 7!".normalize("NFD"), first, "strangers"),
    false,
  );
});

Deno.test("isPassword() passes the test vector of RFC 7914, matches no missing hash and throws for an unreadable one", async () => {
  equal(await isPassword("password", RFC_7914, "strangers"), true);
  equal(await isPassword("Password", RFC_7914, "strangers"), false);
  equal(isOutdated(RFC_7914), true);
  equal(await isPassword("password", null, "strangers"), false);
  const argon2 = "$argon2id$v=19$x";
  await rejects(isPassword("password", argon2, "strangers"), TypeError);
});

Deno.test("isPassword() queues known and unknown devices separately", async () => {
  const hash = await hashPassword("gråben 7!");
  const queues = [["strangers", "known"], ["known", "strangers"]] as const;
  for (const [busy, free] of queues) {
    const filling = Array.from(
      { length: 20 },
      () => isPassword("wrong", hash, busy).catch((error) => error.status),
    );
    equal(await isPassword("gråben 7!", hash, free), true);
    ok((await Promise.all(filling)).includes(503));
  }
});

Deno.test("Slots runs two, queues eight, rejects the rest with 503 and frees slots after a failure", async () => {
  const slots = new Slots({ running: 2, waiting: 8 });
  const gate = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
  };
  const runs = runConcurrently(100, () => slots.run(work));
  gate.resolve();
  const { results, errors } = await runs;
  equal(results.length, 10);
  equal(most, 2);
  ok(errors.every(isAppError(503, "error.busy")));
  const single = new Slots({ running: 1, waiting: 0 });
  await rejects(single.run(() => Promise.reject(new Error("no"))), /no/);
  equal(await single.run(() => Promise.resolve("yes")), "yes");
});

Deno.test("more than 10,000 common passwords are known, in lower case and with at least 8 characters", async () => {
  const words = await commonPasswords();
  ok(words.size > 10_000, String(words.size));
  for (const word of words) {
    equal(word === word.toLowerCase() && word.length >= 8, true, word);
  }
});
