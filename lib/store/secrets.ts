import { Buffer } from "node:buffer";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Makes a token that cannot be guessed, of `bytes` random bytes, in characters that an address may hold. */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

/** Returns the SHA-256 of a text or of bytes in hexadecimal; enough for secrets that are random, too little for passwords. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Compares two hashes of the same kind without telling by its time how much of them agrees. */
export function isSameHash(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Compares two texts of any length without telling by its time how much of them agrees. */
export function isSameText(a: string, b: string): boolean {
  return isSameHash(sha256(a), sha256(b));
}
