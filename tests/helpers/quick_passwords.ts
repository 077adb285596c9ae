import { COST } from "@/lib/accounts/passwords.ts";

const OWN = { ...COST };
const QUICK = { ln: 4, r: 8, p: 1 };

// Hashing takes long on purpose, which a test of something else need not wait for.
Object.assign(COST, QUICK);

/** Lets passwords cost what they do in the product, until `using` ends. */
export function ownCost(): Disposable {
  Object.assign(COST, OWN);
  return { [Symbol.dispose]: () => void Object.assign(COST, QUICK) };
}
