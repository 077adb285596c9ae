/** Returns the /48 of an IPv6 limit key, which one customer may own whole (65,536 limit keys); null for IPv4. */
export function networkKey(limitKey: string): string | null {
  if (!limitKey.endsWith("::/64")) return null;
  return `${limitKey.split(":").slice(0, 3).join(":")}::/48`;
}
