import { COST } from "@/lib/accounts/passwords.ts";

const OWN = { ...COST };
const QUICK = { ln: 4, r: 8, p: 1 };

// Hashing is slow on purpose; tests of other things need not wait.
Object.assign(COST, QUICK);

/** Restores the product's cost of passwords until disposed. */
export function ownCost(): Disposable {
  Object.assign(COST, OWN);
  return { [Symbol.dispose]: () => void Object.assign(COST, QUICK) };
}
