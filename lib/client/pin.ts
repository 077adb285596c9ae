/** Returns the pin in the address's fragment, which is never sent to a server or logged; null without one. */
export function readPin(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("token");
}
