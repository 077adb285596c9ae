import { equal } from "node:assert/strict";
import { cutText } from "@/lib/fields/cut.ts";

Deno.test("cutText() leaves no half character at the end", () => {
  equal(cutText("ab😀", 3), "ab");
  equal(cutText("ab😀", 4), "ab😀");
  equal(cutText("abc", 2), "ab");
  equal(cutText("abc", 9), "abc");
});
