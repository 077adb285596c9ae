import { fromFileUrl } from "deno-std/path/from_file_url.js";

/** The results of one run of the load generator; times in microseconds. */
export interface Load {
  requests: number;
  /** Requests per second. */
  rate: number;
  p50: number;
  p99: number;
}

export interface LoadOptions {
  seconds: number;
  /** The number of paths to skip at the beginning. */
  start?: number;
  headers?: Record<string, string>;
}

const SCRIPT: string = fromFileUrl(new URL("wrk.lua", import.meta.url));

/**
 * Sends requests for the paths listed in a file to a server on this machine and returns the results. Needs `wrk`
 * (Debian package of that name). Throws if a request failed, because a rate that includes errors is meaningless.
 */
export async function load(
  origin: string,
  pathsFile: string,
  { seconds, start = 0, headers = {} }: LoadOptions,
): Promise<Load> {
  const pairs = Object.entries(headers).map(([name, value]) =>
    `${name}=${value}`
  );
  const { stdout, success } = await new Deno.Command("wrk", {
    args: [
      ...["-t1", "-c16", `-d${seconds}s`, "-s", SCRIPT, origin],
      ...["--", pathsFile, String(start), ...pairs],
    ],
    stderr: "inherit",
  }).output();
  const line = new TextDecoder().decode(stdout).trim().split("\n").at(-1);
  if (!success || line === undefined) throw new Error("Cannot run wrk");
  const { requests, micros, p50, p99, failed } = JSON.parse(line);
  if (failed > 0) {
    throw new Error(`${failed} of ${requests} requests to ${origin} failed`);
  }
  return { requests, rate: requests / (micros / 1e6), p50, p99 };
}
