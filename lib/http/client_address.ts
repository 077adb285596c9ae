const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IPV6 = /^[0-9a-f:]+(\d{1,3}(\.\d{1,3}){3})?$/i;

/**
 * Returns the client's address: the peer's, or with `trustProxy` n the n-th X-Forwarded-For entry from the right, because
 * entries further left come from the client.
 */
export function clientAddress(
  req: Request,
  info: Deno.ServeHandlerInfo,
  trustProxy: number,
): string {
  const { remoteAddr } = info;
  const peer = "hostname" in remoteAddr ? remoteAddr.hostname : "local";
  if (trustProxy === 0) return peer;
  const entry = forwardedEntry(req.headers.get("x-forwarded-for"), trustProxy);
  const address = entry?.replace(/^\[([^\]]+)\](:\d+)?$/, "$1").replace(
    /^([\d.]+):\d+$/,
    "$1",
  );
  return address !== undefined && (IPV4.test(address) || IPV6.test(address))
    ? address
    : peer;
}

/** Returns the n-th entry from the right of a comma-separated forwarding header, if it has as many. */
export function forwardedEntry(
  header: string | null,
  n: number,
): string | undefined {
  return header?.split(",").at(-n)?.trim();
}

/** Returns the key for limits: an IPv4 address, or the /64 of an IPv6 address. */
export function limitKey(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1]!;
  return `${ipv6Groups(address).slice(0, 4).join(":")}::/64`;
}

/** Returns the /48 of an IPv6 limit key, which one customer may own whole (65,536 limit keys); null for IPv4. */
export function networkKey(limitKey: string): string | null {
  if (!limitKey.endsWith("::/64")) return null;
  return `${limitKey.split(":").slice(0, 3).join(":")}::/48`;
}

/** Shortens an address for the log, so that it names a network and no person: IPv4 /24, IPv6 /48. */
export function truncateAddress(address: string): string {
  if (IPV4.test(address)) {
    return `${address.slice(0, address.lastIndexOf("."))}.0`;
  }
  if (!address.includes(":")) return address;
  return `${ipv6Groups(address).slice(0, 3).join(":")}::`;
}

function ipv6Groups(address: string): string[] {
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right];
}
