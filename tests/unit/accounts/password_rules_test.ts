import { rejects } from "node:assert/strict";
import { checkPassword } from "@/lib/accounts/password_rules.ts";
import { isAppError } from "../../helpers/domain.ts";

const OWNER = { email: "owner@example.com", company: "Waybill Logistics" };

const WEAK: Record<string, string[]> = {
  "invalid.common": [
    // Repetitions and sequences.
    "aaaaaaaaaaaa",
    "AaAaAaAaAaAa",
    "abcabcabcabc",
    "abcdefghijkl",
    "zyxwvutsrqpo",
    "123456789012345",
    "ффффффффффффф",
    // Common passwords in any case, spacing and width.
    "Password1",
    "qwertyuiop",
    "TrustNo1",
    "Freight123",
    "kartal1903",
    "Password1 ",
    "pass word1",
    "password1\u200b",
    "\uff50assword1",
  ],
  // The owner's names with few additional characters.
  "invalid.personal": [
    "Owner-2026",
    "WAYBILLlogistics1",
    "way bill\u200blogistics1",
  ],
};

Deno.test("checkPassword() rejects repetitive, common and personal passwords and accepts harder ones", async () => {
  for (const [key, passwords] of Object.entries(WEAK)) {
    for (const password of passwords) {
      await rejects(
        checkPassword(password, OWNER, "new_password"),
        isAppError(422, key, "new_password"),
        password,
      );
    }
  }
  const hard = ["abcabcabd-x", "seven grey whales", "трипатриотта"];
  for (const password of [...hard, "19851987 ab"]) {
    await checkPassword(password, OWNER);
  }
});
