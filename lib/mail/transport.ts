import type { Env } from "../env.ts";
import { apiTransport } from "./api_transport.ts";
import { checkLetter, type Transport } from "./letter.ts";
import { smtpTransport } from "./smtp_transport.ts";

/** Returns the transport that the environment asks for (decision 31). `print` shows the mails of the driver `log`. */
export function openTransport(
  { mailDriver, smtp, mailApi }: Env,
  print?: (text: string) => void,
): Transport {
  switch (mailDriver) {
    case "smtp":
      return smtpTransport(smtp);
    case "api":
      return apiTransport(mailApi);
    case "log":
      return logTransport(print);
  }
}

/**
 * Takes every mail and sends it nowhere: the outbox keeps all there is of it (decision 31). `print` shows the texts in the
 * terminal of a developer.
 */
function logTransport(print?: (text: string) => void): Transport {
  return {
    isMute: print === undefined,
    // deno-lint-ignore require-await
    async send(letter) {
      checkLetter(letter);
      const { from, to, subject, text } = letter;
      print?.(`\nA mail from ${from} to ${to}: ${subject}\n\n${text}\n`);
    },
  };
}
