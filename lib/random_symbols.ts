const SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Makes random symbols of Crockford's base32, 5 bits each: none of them is taken for another one when it is typed. */
export function randomSymbols(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return Array.from(bytes, (byte) => SYMBOLS[byte % SYMBOLS.length]).join("");
}
