const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns random symbols of Crockford's base32, 5 bits each. The alphabet has no look-alikes. */
export function randomSymbols(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => SYMBOLS[byte % SYMBOLS.length]).join("");
}
