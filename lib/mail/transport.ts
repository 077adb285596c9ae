import type { Env } from "../env.ts";
import type { Transport } from "./letter.ts";
import { logTransport } from "./log_transport.ts";

/** Gives the transport that the environment asks for (decision 31); `print` is for the one that sends nothing. */
export function openTransport(
  env: Env,
  { print }: { print?: (text: string) => void } = {},
): Transport {
  return logTransport(print === undefined ? {} : { print });
}
