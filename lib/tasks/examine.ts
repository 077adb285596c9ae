import type { Env, Smtp } from "../env.ts";
import { describe } from "../errors.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import { translator } from "../i18n/translate.ts";
import { MailError } from "../mail/letter.ts";
import { openTransport } from "../mail/transport.ts";

/** A finding of the doctor. An error means that the site will not work properly. */
export interface Finding {
  level: "fine" | "warning" | "error";
  text: string;
}

const MIN_TOKEN_LENGTH = 22;

/** Checks for settings that are valid but unwise on a public site. */
export function examineEnv(env: Env): Finding[] {
  return [...examineOrigin(env), ...examineRest(env), ...examineMail(env)];
}

function* examineOrigin(
  { publicOrigin, allowedHosts, trustProxy }: Env,
): Generator<Finding> {
  if (publicOrigin === null) {
    const served = allowedHosts.length === 0
      ? ", and every host name is served"
      : "";
    yield warning(`PUBLIC_ORIGIN is unset: mails contain no links${served}`);
  } else if (!publicOrigin.startsWith("https:")) {
    yield error(
      `PUBLIC_ORIGIN is ${publicOrigin}: browsers are redirected to https, but this is http`,
    );
  } else if (trustProxy === 0) {
    yield warning(
      "TRUST_PROXY is 0: behind a proxy every visitor counts as one address",
    );
  } else {
    const proxies = trustProxy === 1 ? "one proxy" : `${trustProxy} proxies`;
    yield fine(`The site is ${publicOrigin}, behind ${proxies}`);
  }
}

function* examineRest(env: Env): Generator<Finding> {
  const { listen, trustProxy, kvPath, setupToken, appSecret, limitFactor } =
    env;
  if (trustProxy > 0 && (listen === "0.0.0.0" || listen === "::")) {
    yield warning(
      `LISTEN is ${listen} and TRUST_PROXY is ${trustProxy}: a client that reaches the port without the proxy can claim any address`,
    );
  }
  if (kvPath === ":memory:") {
    yield warning(
      "KV_PATH is :memory:, so data is lost when the server stops",
    );
  }
  if (setupToken !== undefined && setupToken.length < MIN_TOKEN_LENGTH) {
    yield warning(
      `SETUP_TOKEN has fewer than ${MIN_TOKEN_LENGTH} characters: it can be guessed`,
    );
  }
  if (appSecret === undefined) {
    yield fine("APP_SECRET is unset: one is kept in the database");
  }
  if (limitFactor > 1) {
    yield warning(
      `LIMIT_FACTOR is ${limitFactor}: every rate limit is multiplied, for attackers too`,
    );
  }
}

function* examineMail(
  { mailDriver, mailFrom, smtp, mailApi }: Env,
): Generator<Finding> {
  if (mailDriver === "log") {
    return yield warning("MAIL_DRIVER is log: mails are kept, not sent");
  }
  if (mailFrom === undefined) {
    yield error("MAIL_FROM is unset: mails need a sender");
  }
  if (mailDriver === "api" && mailApi.key === undefined) {
    yield error("MAIL_API_KEY is unset");
  }
  if (mailDriver === "smtp") yield* examineSmtp(smtp);
}

/** The port for implicit TLS. */
const TLS_PORT = 465;

function* examineSmtp(smtp: Smtp): Generator<Finding> {
  const { host, port, user, password, security } = smtp;
  if (host === undefined) yield error("SMTP_HOST is unset");
  if (user !== undefined && password === undefined) {
    yield warning(
      "SMTP_PASSWORD is unset: pins and notices are sent without signing in",
    );
  }
  if (port === TLS_PORT && security !== "tls") {
    yield warning("SMTP_PORT is 465, which needs SMTP_SECURITY=tls");
  }
  if (security === "none") {
    yield warning("SMTP_SECURITY is none: the password is sent in clear text");
  }
}

/** Returns a finding without a problem. */
export function fine(text: string): Finding {
  return { level: "fine", text };
}

/** Returns a finding about a risk; the site works. */
export function warning(text: string): Finding {
  return { level: "warning", text };
}

/** Returns a finding about a problem that keeps the site from working properly. */
export function error(text: string): Finding {
  return { level: "error", text };
}

const DEADLINE_MS = 10_000;

/** Requests the site like a visitor's browser: over https, by its public name. */
export async function* examineReach(
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
