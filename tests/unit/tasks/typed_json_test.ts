import { deepStrictEqual, throws } from "node:assert/strict";
import { readTyped, writeTyped } from "@/lib/tasks/typed_json.ts";

const VALUES: Record<string, unknown> = {
  texts: ["", "é", "\u2028", "\ud800", 'quotes " and \\', "a\nb"],
  numbers: [0, -0, 1.5, -1e300, NaN, Infinity, -Infinity, 2 ** 53],
  bigints: [0n, -1n, 2n ** 70n],
  others: [true, false, null, undefined],
  bytes: [new Uint8Array(), new Uint8Array([0, 255, 10, 13])],
  dates: [new Date(0), new Date(-1), new Date(NaN)],
  map: new Map<unknown, unknown>([["a", 1n], [{ b: 1 }, new Set([undefined])]]),
  set: new Set(),
  objects: [{}, { a: { b: [{}] } }, { absent: undefined }],
  "objects that resemble types": [
    [{ $date: 1 }, { $date: 1, more: 2 }, { $unknown: { $set: [] } }],
  ],
  "a key that is special elsewhere": JSON.parse('{"__proto__":1,"x":2}'),
};

Deno.test("readTyped() restores what writeTyped() wrote, in one line", () => {
  for (const [what, value] of Object.entries(VALUES)) {
    const line = writeTyped(value);
    deepStrictEqual(line.includes("\n"), false);
    deepStrictEqual(readTyped(line), value, what);
  }
});

Deno.test("writeTyped() rejects values that records never contain", () => {
  const values = [/x/, () => 1, Symbol("x"), new Error("x")];
  for (const value of [...values, new Float32Array(1)]) {
    throws(() => writeTyped({ value }), /cannot be dumped/);
  }
});

Deno.test("readTyped() rejects an unknown type", () => {
  throws(() => readTyped('{"$regexp":"x"}'), /Unknown type/);
});
