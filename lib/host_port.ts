/** Joins host and port, with brackets for an IPv6 address (RFC 3986). */
export function hostPort(host: string, port: number): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}
