/** Returns the PIN in the URL's fragment, or null. Fragments are never sent to a server or logged. */
export function readPin(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("token");
}
