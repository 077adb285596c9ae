import { randomSymbols } from "@/lib/random_symbols.ts";
import { sha256 } from "@/lib/store/secrets.ts";

/** The stored form of a pin or of an invitation's token, which does not reveal it. */
export interface Token {
  hash: string;
  /** Milliseconds since the epoch. */
  expires_at: number;
}

const GROUPS = 6;
const GROUP_LENGTH = 4;

/**
 * Creates a token of 120 random bits, such as 7K2M-9QX4-T3BD-01HZ-8WRC-5NVA, and its stored form. A fast hash is enough for that
 * many bits.
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

/** Hashes a typed token: case, spaces and dashes do not matter, nor O for 0, I and L for 1. */
export function hashTyped(typed: string): string {
  const symbols = typed.toUpperCase()
    .replace(/[\s\p{Dash}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return sha256(symbols);
}
