import { deepEqual, equal } from "node:assert/strict";
import { BoundedMap } from "@/lib/caches.ts";

Deno.test("BoundedMap evicts the least recently used entry", () => {
  const map = new BoundedMap<string, number>(2);
  map.set("a", 1).set("b", 2);
  equal(map.get("a"), 1);
  map.set("c", 3);
  deepEqual([...map], [["a", 1], ["c", 3]]);
});

Deno.test("BoundedMap computes a missing entry once", () => {
  const map = new BoundedMap<string, string>(2);
  const computed: string[] = [];
  const get = (key: string) =>
    map.getOrInsertComputed(key, () => {
      computed.push(key);
      return key.toUpperCase();
    });
  deepEqual(["a", "b", "a", "c", "a"].map(get), ["A", "B", "A", "C", "A"]);
  deepEqual(computed, ["a", "b", "c"]);
});
