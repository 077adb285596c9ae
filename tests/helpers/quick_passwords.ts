import { COST } from "@/lib/accounts/passwords.ts";

const OWN = { ...COST };
const QUICK = { ln: 4, r: 8, p: 1 };

// Hashing is slow on purpose; tests of other things need not wait.
Object.assign(COST, QUICK);

/** Restores the product's cost of passwords, with these changes, until disposed. */
export function ownCost(changes: Partial<typeof COST> = {}): Disposable {
  Object.assign(COST, OWN, changes);
  return { [Symbol.dispose]: () => void Object.assign(COST, QUICK) };
}
