import type { Env } from "@/lib/env.ts";
import { apiTransport } from "./api_transport.ts";
import { checkLetter, type Transport } from "./letter.ts";
import { smtpTransport } from "./smtp_transport.ts";

/**
 * Returns the transport that the environment configures. The driver `log` sends nothing: the outbox keeps the mails, and
 * `print` shows them in a developer's terminal.
 */
export function openTransport(
  { mailDriver, smtp, mailApi }: Env,
  print?: (text: string) => void,
): Transport {
  if (mailDriver === "smtp") return smtpTransport(smtp);
  if (mailDriver === "api") return apiTransport(mailApi);
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
