/** Reports whether this address carries a pin: a fragment is sent to no server and stands in no log. */
export function hasPin(): boolean {
  return readPin() !== null;
}

/** Returns the pin that this address carries, and takes it out of the address, which the browser would remember; or null. */
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
