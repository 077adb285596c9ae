import { deepEqual, equal } from "node:assert/strict";
import { isSameText, valueOf } from "@/lib/imports/cells.ts";
import type { ImportField } from "@/lib/imports/fields.ts";
import CELLS from "../../fixtures/imports/cells.json" with { type: "json" };

Deno.test("valueOf() reads cells as other programs mean them", () => {
  const wrong = CELLS.flatMap(([field, cell, right]) => {
    const value = valueOf(field as ImportField, cell!, null);
    const read = typeof value === "string" ? value.trim() : `!${value.key}`;
    return read === right ? [] : [[field, cell, right, read]];
  });
  deepEqual(wrong, []);
});

Deno.test("isSameText() ignores the kind of a space, but no other difference", () => {
  equal(isSameText("Ann\u00a0Smith", "Ann Smith"), true);
  equal(isSameText("Ann\u202f\u2009Smith", "Ann  Smith"), true);
  equal(isSameText("Ann  Smith", "Ann Smith"), false);
  equal(isSameText("Ann\nSmith", "Ann Smith"), false);
});
