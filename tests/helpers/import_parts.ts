import type { Parts } from "@/lib/imports/encodings.ts";

/** Divides a file into parts of `size` bytes. */
export function partsOf(bytes: Uint8Array, size = 1_000): Parts {
  return async function* () {
    for (let at = 0; at < bytes.length; at += size) {
      yield await Promise.resolve(bytes.subarray(at, at + size));
    }
  };
}
