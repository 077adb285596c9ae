import type { Log } from "@/lib/log.ts";
import { truncateAddress } from "./client_address.ts";

/** The log line of a request. */
export interface RequestLine {
  id: string;
  method: string;
  /** The pattern, never the path: tracking codes are in paths and queries. */
  route: string;
  status: number;
  /** The duration. */
  ms: number;
  /** The client's address; the log contains only its network. */
  address: string;
}

/** Logs an answered request. */
export function logRequest(log: Log, line: RequestLine): void {
  const { id, method, route, status, address } = line;
  const ms = Math.round(line.ms * 10) / 10;
  const ip = truncateAddress(address);
  log.info("request", { id, method, route, status, ms, ip });
}
