import { equal, ok } from "node:assert/strict";
import { serialize } from "node:v8";
import fc from "fast-check";
import { sizeOf } from "@/lib/store/transaction.ts";

/** What may stand in a stored value, that of a loaded copy included. */
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
  // One such character makes each of the others take two bytes.
  fc.string({ unit: "binary", maxLength: 9_000 }),
);

Deno.test("A value takes no more bytes than it is counted with", () => {
  fc.assert(fc.property(fc.oneof(value, text, fc.array(text)), (value) => {
    ok(sizeOf(value) >= serialize(value).byteLength);
  }));
});

Deno.test("A part of a large text counts with the bytes of the whole one", () => {
  const whole = `${"ж".repeat(100)}${"a".repeat(4_000)}`;
  const part = whole.slice(100);
  ok(sizeOf([part]) >= serialize([part]).byteLength);
});

Deno.test("A chunk of a file is counted with its bytes alone", () => {
  const chunk = new Uint8Array(60 * 1024);
  equal(sizeOf(chunk), serialize(chunk).byteLength);
});
