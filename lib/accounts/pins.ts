import type { Key, Transaction } from "@/lib/store/kv.ts";
import { randomSymbols } from "@/lib/random_symbols.ts";
import { isSameHash, sha256 } from "@/lib/store/secrets.ts";

/** The stored form of a pin, which does not reveal it. */
export interface Pin {
  hash: string;
  /** Milliseconds since the epoch. */
  expires_at: number;
}

/** How long a pin works (decision 20). */
export const PIN_MINUTES = 15;

const LIFE_MS = PIN_MINUTES * 60_000;
const GROUPS = 6;
const GROUP_LENGTH = 4;
/** Compared when there is no pin. */
const NO_HASH = sha256("");

/** Returns the key of an administrator's only pin. */
export function pinKey(adminId: string): Key {
  return ["pins", adminId];
}

/**
 * Creates a pin of 120 random bits, such as 7K2M-9QX4-T3BD-01HZ-8WRC-5NVA, and stores its hash, replacing an earlier one
 * (decision 20). A fast hash is enough for that many bits.
 */
export function storePin(
  tx: Transaction,
  adminId: string,
  now: Date,
): { token: string } {
  const symbols = randomSymbols(GROUPS * GROUP_LENGTH);
  const expires_at = now.getTime() + LIFE_MS;
  tx.set(
    pinKey(adminId),
    { hash: sha256(symbols), expires_at } satisfies Pin,
  );
  return { token: symbols.match(/.{4}/g)!.join("-") };
}

/** Reports whether a typed text is the pin: case, spaces and dashes do not matter, nor O for 0, I and L for 1 (decision 20). */
export function isPin(
  typed: string,
  pin: Pin | null,
  now: Date,
): boolean {
  const symbols = typed.toUpperCase()
    .replace(/[\s\p{Dash}]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  const isSame = isSameHash(sha256(symbols), pin?.hash ?? NO_HASH);
  return isSame && pin !== null && now.getTime() < pin.expires_at;
}
