import { Buffer } from "node:buffer";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Makes a token that cannot be guessed, of `bytes` random bytes, in characters that an address may hold. */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Makes random symbols of Crockford's base32, 5 bits each: none of them is taken for another one when it is typed. */
export function randomSymbols(count: number): string {
  const bytes = randomBytes(count);
  return Array.from(bytes, (byte) => SYMBOLS[byte % SYMBOLS.length]).join("");
}

/** Gives the SHA-256 of a text or of bytes in hexadecimal; enough for secrets that are random, too little for passwords. */
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
