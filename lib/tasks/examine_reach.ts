import type { Env } from "../env.ts";
import { describe } from "../errors.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import { translator } from "../i18n/translate.ts";
import { MailError } from "../mail/letter.ts";
import { openTransport } from "../mail/transport.ts";
import { error, type Finding, fine, warning } from "./examine.ts";

const DEADLINE_MS = 10_000;

/** Requests the site from outside, as a visitor's browser would: over https, by its public name. */
export async function* examineOrigin(
  { publicOrigin }: Env,
): AsyncGenerator<Finding> {
  if (publicOrigin === null || !publicOrigin.startsWith("https:")) return;
  try {
    const response = await fetch(`${publicOrigin}/healthz`, {
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const text = await response.text();
    yield response.status === 200 && text.includes('"ok"')
      ? fine(`${publicOrigin} answers`)
      : error(`${publicOrigin}/healthz answers ${response.status}, not 200`);
  } catch (thrown) {
    yield warning(`${publicOrigin} cannot be reached: ${reasonOf(thrown)}`);
  }
}

/** Sends a test mail through MAIL_DRIVER. */
export async function examineMailing(env: Env, to: string): Promise<Finding> {
  if (env.mailDriver === "log") {
    return error("MAIL_DRIVER is log: no mail can be sent");
  }
  if (env.mailFrom === undefined) {
    return error("No mail can be sent without MAIL_FROM");
  }
  try {
    await openTransport(env).send({
      from: env.mailFrom,
      fromName: "Waybill",
      to,
      subject: "Test mail from Waybill",
      text: "The site can send mails.",
      isAutomatic: true,
    });
    return fine(`A test mail to ${to} was accepted by the mail server`);
  } catch (thrown) {
    if (!(thrown instanceof MailError)) throw thrown;
    const reason = describe(translator(DEFAULT_LOCALE), thrown.problem);
    return error(`The test mail was refused: ${reason}`);
  }
}

function reasonOf(thrown: unknown): string {
  const { message, cause } = thrown as Error;
  return cause instanceof Error ? cause.message : message;
}
