/** Writes a host and a port as one text, with the brackets that an IPv6 address needs (RFC 3986). */
export function hostPort(host: string, port: number): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}
