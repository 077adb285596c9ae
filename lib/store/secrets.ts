import { Buffer } from "node:buffer";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { randomSymbols } from "@/lib/random_symbols.ts";
import type { Kv } from "./kv.ts";

/** The key of the stored secret. */
const SECRET = ["secret"];

/**
 * Returns the secret that signs device and verification cookies: from the environment, or 256 bits that are generated
 * once and stored.
 */
export async function getAppSecret(
  kv: Kv,
  fromEnv: string | null | undefined,
): Promise<string> {
  if (fromEnv) return fromEnv;
  const stored = await kv.getCached<string>(SECRET);
  return stored ?? await kv.transact(async (tx) => {
    const existing = await tx.read<string>(SECRET);
    const secret = existing ?? randomBytes(32).toString("hex");
    if (existing === null) tx.set(SECRET, secret);
    return secret;
  });
}

/** Returns an unguessable token of `bytes` random bytes in URL-safe characters. */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

/** Returns the SHA-256 of a text or bytes in hexadecimal; enough for random secrets, too fast for passwords. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** Compares two hashes of equal length in constant time. */
export function isSameHash(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Compares two texts of any length in constant time. */
export function isSameText(a: string, b: string): boolean {
  return isSameHash(sha256(a), sha256(b));
}

/** A pin or an invitation's token as stored: hashed. */
export interface Token {
  hash: string;
  /** Milliseconds since the epoch. */
  expires_at: number;
}

const GROUPS = 6;
const GROUP_LENGTH = 4;

/**
 * Creates a token of 120 random bits, such as 7K2M-9QX4-T3BD-01HZ-8WRC-5NVA, and its stored form. With that many bits a
 * fast hash is enough.
 */
export function newToken(
  now: Date,
  lifeMs: number,
): { text: string; token: Token } {
  const symbols = randomSymbols(GROUPS * GROUP_LENGTH);
  return {
    text: symbols.match(/.{4}/g)!.join("-"),
    token: { hash: sha256(symbols), expires_at: now.getTime() + lifeMs },
  };
}

/** Hashes a typed token. Ignores case, spaces and dashes, and reads O as 0, I and L as 1. */
export function hashTyped(typed: string): string {
  const symbols = typed.toUpperCase()
    .replace(/[\s\p{Dash}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return sha256(symbols);
}
