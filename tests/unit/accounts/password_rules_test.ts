import { rejects } from "node:assert/strict";
import { checkPassword } from "@/lib/accounts/password_rules.ts";
import { isAppError } from "../../helpers/domain.ts";

const OWNER = { email: "owner@example.com", company: "Waybill Logistics" };

Deno.test("checkPassword() refuses characters that repeat or count, however many", async () => {
  for (
    const password of [
      "aaaaaaaaaaaa",
      "AaAaAaAaAaAa",
      "abcabcabcabc",
      "abcdefghijkl",
      "zyxwvutsrqpo",
      "123456789012345",
      "ффффффффффффф",
    ]
  ) {
    await rejects(
      checkPassword(password, OWNER),
      isAppError(422, "invalid.common", "password"),
      password,
    );
  }
});

Deno.test("checkPassword() accepts harder passwords", async () => {
  for (
    const password of [
      "abcabcabd-x",
      "seven grey whales",
      "трипатриотта",
      "19851987 ab",
    ]
  ) {
    await checkPassword(password, OWNER);
  }
});

Deno.test("checkPassword() refuses common passwords in any case, spacing and width", async () => {
  for (
    const password of [
      "Password1",
      "qwertyuiop",
      "TrustNo1",
      "Freight123",
      "kartal1903",
      "Password1 ",
      "pass word1",
      "password1\u200b",
      "\uff50assword1",
    ]
  ) {
    await rejects(
      checkPassword(password, OWNER, "new_password"),
      isAppError(422, "invalid.common", "new_password"),
      password,
    );
  }
});

Deno.test("checkPassword() refuses the owner's names with little else", async () => {
  for (
    const password of [
      "Owner-2026",
      "WAYBILLlogistics1",
      "way bill\u200blogistics1",
    ]
  ) {
    await rejects(
      checkPassword(password, OWNER),
      isAppError(422, "invalid.personal", "password"),
      password,
    );
  }
});
