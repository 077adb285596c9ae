import type { Log } from "@/lib/log.ts";
import { truncateAddress } from "./client_address.ts";

/** What the log says of a request. */
export interface RequestLine {
  id: string;
  method: string;
  /** The pattern, never the path: tracking codes are in paths and queries. */
  route: string;
  status: number;
  /** How long it took. */
  ms: number;
  /** Whoever sent it; the log names his network alone. */
  address: string;
}

/** Writes the line of an answered request. */
export function logRequest(log: Log, line: RequestLine): void {
  const { id, method, route, status, address } = line;
  const ms = Math.round(line.ms * 10) / 10;
  const ip = truncateAddress(address);
  log.info("request", { id, method, route, status, ms, ip });
}
