import { deepEqual } from "node:assert/strict";
import { memo } from "@/lib/memo.ts";

Deno.test("memo() makes a value once, and starts over when it keeps as many as it may", () => {
  const made: string[] = [];
  const kept = memo<string>(2);
  const get = (key: string) =>
    kept(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  const got = ["a", "b", "a", "b", "c", "a"].map(get);
  deepEqual(got, ["A", "B", "A", "B", "C", "A"]);
  deepEqual(made, ["a", "b", "c", "a"]);
});
