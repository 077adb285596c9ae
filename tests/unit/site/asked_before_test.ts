import { equal } from "node:assert/strict";
import { AskedBefore } from "@/lib/site/asked_before.ts";

Deno.test("AskedBefore tells what is asked for again, of the last 20,000", () => {
  const askedBefore = new AskedBefore();
  equal(askedBefore.note("A"), false);
  equal(askedBefore.note("A"), true);
  for (let count = 0; count < 20_000; count++) {
    askedBefore.note(`other ${count}`);
  }
  equal(askedBefore.note("A"), false);
});
