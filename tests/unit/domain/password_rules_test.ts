import { throws } from "node:assert/strict";
import { checkPassword } from "@/lib/domain/password_rules.ts";
import { isAppError } from "./helpers.ts";

const OWNER = { email: "owner@example.com", company: "Waybill Logistics" };

Deno.test("checkPassword() refuses characters that repeat or count, however many", () => {
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
    throws(
      () => checkPassword(password, OWNER),
      isAppError(422, "invalid.common", "password"),
      password,
    );
  }
});

Deno.test("checkPassword() takes what has more to guess", () => {
  for (
    const password of [
      "abcabcabd-x",
      "seven grey whales",
      "трипатриотта",
      "19851987 ab",
    ]
  ) {
    checkPassword(password, OWNER);
  }
});
