import type { Env } from "../env.ts";
import { apiTransport } from "./api_transport.ts";
import type { Transport } from "./letter.ts";
import { logTransport } from "./log_transport.ts";
import { smtpTransport } from "./smtp_transport.ts";

/** Returns the transport that the environment asks for (decision 31); `print` is for the one that sends nothing. */
export function openTransport(
  { mailDriver, smtp, mailApi }: Env,
  options: { print?: (text: string) => void } = {},
): Transport {
  switch (mailDriver) {
    case "smtp":
      return smtpTransport(smtp);
    case "api":
      return apiTransport(mailApi);
    case "log":
      return logTransport(options);
  }
}
