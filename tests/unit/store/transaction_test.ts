import { equal, ok } from "node:assert/strict";
import { serialize } from "node:v8";
import fc from "fast-check";
import { sizeOf } from "@/lib/store/transaction.ts";

/** Any value that can be stored, including values from a dump. */
const value = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: false,
  withUnicodeString: true,
  maxDepth: 4,
} as fc.ObjectConstraints);

const text = fc.oneof(
  fc.string({ maxLength: 9_000 }),
  // One character above U+00FF doubles the bytes of all others.
  fc.string({ unit: "binary", maxLength: 9_000 }),
);

Deno.test("sizeOf() never underestimates a value", () => {
  fc.assert(fc.property(fc.oneof(value, text, fc.array(text)), (value) => {
    ok(sizeOf(value) >= serialize(value).byteLength);
  }));
});

Deno.test("sizeOf() counts a part of a large text by the bytes of the whole", () => {
  const whole = `${"ж".repeat(100)}${"a".repeat(4_000)}`;
  const part = whole.slice(100);
  ok(sizeOf([part]) >= serialize([part]).byteLength);
});

Deno.test("sizeOf() counts a chunk of a file by its bytes alone", () => {
  const chunk = new Uint8Array(60 * 1024);
  equal(sizeOf(chunk), serialize(chunk).byteLength);
});
