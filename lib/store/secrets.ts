import { Buffer } from "node:buffer";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Returns an unguessable token of `bytes` random bytes in URL-safe characters. */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

/** Returns the SHA-256 of a text or bytes in hexadecimal; enough for random secrets, too fast for passwords. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Compares two hashes of the same kind in constant time. */
export function isSameHash(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Compares two texts of any length in constant time. */
export function isSameText(a: string, b: string): boolean {
  return isSameHash(sha256(a), sha256(b));
}
