/** Returns the pin in this address, or null. It is in the fragment, which reaches no server and no log. */
export function readPin(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("token");
}
