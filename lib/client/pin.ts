/** Reports whether this address carries a pin. It is in the fragment, which reaches no server and no log. */
export function hasPin(): boolean {
  return readPin() !== null;
}

/** Returns the pin in this address, or null, and removes it from the address, which browsers remember. */
export function takePin(): string | null {
  const pin = readPin();
  if (pin !== null) {
    history.replaceState(null, "", location.pathname + location.search);
  }
  return pin;
}

function readPin(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get("token");
}
