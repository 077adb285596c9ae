import { COST } from "@/lib/accounts/passwords.ts";

const REAL_COST = { ...COST };
const QUICK = { ln: 4, r: 8, p: 1 };

// Hashing is slow on purpose, and most tests need not wait for it.
Object.assign(COST, QUICK);

/** Restores the product's cost of password hashes, with these changes, until disposed. */
export function restoreCost(changes: Partial<typeof COST> = {}): Disposable {
  Object.assign(COST, REAL_COST, changes);
  return { [Symbol.dispose]: () => void Object.assign(COST, QUICK) };
}
