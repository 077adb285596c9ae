import { equal, match } from "node:assert/strict";
import { fingerprint } from "@/lib/fingerprint.ts";

Deno.test("fingerprint() is short, stable and different for different texts", () => {
  const words = ["", "a", "b", "ab", "ba", "é", "\u{1f4e6}", "x".repeat(9999)];
  const texts = [...words, '{"a":1}', '{"a":2}'];
  equal(new Set(texts.map(fingerprint)).size, texts.length);
  for (const text of texts) {
    match(fingerprint(text), /^[0-9a-z]{1,7}$/);
    equal(fingerprint(text), fingerprint(text));
  }
});
