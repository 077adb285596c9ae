import type { Env, Smtp } from "../env.ts";

/** One thing the doctor found out. An error means that the site will not work as it should. */
export interface Finding {
  level: "fine" | "warning" | "error";
  text: string;
}

const MIN_TOKEN_LENGTH = 22;

/** Looks for settings that are valid but unwise on a public site. */
export function examineEnv(env: Env): Finding[] {
  return [
    ...examineOrigin(env),
    ...examineListen(env),
    ...examineKvPath(env),
    ...examineSecrets(env),
    ...examineLimits(env),
    ...examineMail(env),
  ];
}

function examineOrigin(
  { publicOrigin, allowedHosts, trustProxy }: Env,
): Finding[] {
  if (publicOrigin === null) {
    const served = allowedHosts.length === 0
      ? ", and every host name is served"
      : "";
    return [
      warning(`PUBLIC_ORIGIN is unset: mails carry no links${served}`),
    ];
  }
  if (!publicOrigin.startsWith("https:")) {
    return [
      error(
        `PUBLIC_ORIGIN is ${publicOrigin}: browsers are always sent to https, which it is not`,
      ),
    ];
  }
  if (trustProxy === 0) {
    return [
      warning(
        "TRUST_PROXY is 0: behind a proxy every visitor counts as one address",
      ),
    ];
  }
  const proxies = trustProxy === 1 ? "one proxy" : `${trustProxy} proxies`;
  return [fine(`The site is ${publicOrigin}, behind ${proxies}`)];
}

function examineListen({ listen, trustProxy }: Env): Finding[] {
  const isOpen = listen === "0.0.0.0" || listen === "::";
  if (trustProxy === 0 || !isOpen) return [];
  return [
    warning(
      `LISTEN is ${listen} and TRUST_PROXY is ${trustProxy}: a client that reaches the port without the proxy can claim any address`,
    ),
  ];
}

function examineKvPath({ kvPath }: Env): Finding[] {
  if (kvPath !== ":memory:") return [];
  return [
    warning("KV_PATH is :memory:, where all is lost when the server ends"),
  ];
}

function examineSecrets({ setupToken, appSecret }: Env): Finding[] {
  const findings: Finding[] = [];
  if (setupToken !== undefined && setupToken.length < MIN_TOKEN_LENGTH) {
    findings.push(
      warning(
        `SETUP_TOKEN has fewer than ${MIN_TOKEN_LENGTH} characters and may be guessed`,
      ),
    );
  }
  if (appSecret === undefined) {
    findings.push(
      fine(
        "APP_SECRET is unset: all machines use the one that is kept in the database",
      ),
    );
  }
  return findings;
}

function examineLimits({ limitFactor }: Env): Finding[] {
  if (limitFactor <= 1) return [];
  return [
    warning(
      `LIMIT_FACTOR is ${limitFactor}: attackers get so many times more tries`,
    ),
  ];
}

function examineMail(env: Env): Finding[] {
  const { mailDriver, mailFrom, smtp, mailApi } = env;
  if (mailDriver === "log") {
    return [warning("MAIL_DRIVER is log: no mail leaves this machine")];
  }
  const findings: Finding[] = [];
  if (mailFrom === undefined) {
    findings.push(error("MAIL_FROM is unset: mails need a sender"));
  }
  if (mailDriver === "api" && mailApi.key === undefined) {
    findings.push(error("MAIL_API_KEY is unset"));
  }
  if (mailDriver === "smtp") findings.push(...examineSmtp(smtp));
  return findings;
}

/** Where servers speak TLS from the first byte on, by custom. */
const TLS_PORT = 465;

function examineSmtp(smtp: Smtp): Finding[] {
  const { host, port, user, password, security } = smtp;
  const findings: Finding[] = [];
  if (host === undefined) findings.push(error("SMTP_HOST is unset"));
  if (user !== undefined && password === undefined) {
    findings.push(
      warning(
        "SMTP_PASSWORD is unset: pins and notices go out without signing in",
      ),
    );
  }
  if (port === TLS_PORT && security !== "tls") {
    findings.push(
      warning("SMTP_PORT is 465, which asks for SMTP_SECURITY=tls"),
    );
  }
  if (security === "none") {
    findings.push(
      warning("SMTP_SECURITY is none: the password travels in the clear"),
    );
  }
  return findings;
}

/** Returns a finding that says what is as it should be. */
export function fine(text: string): Finding {
  return { level: "fine", text };
}

/** Returns a finding that is unwise, though the site works. */
export function warning(text: string): Finding {
  return { level: "warning", text };
}

/** Returns a finding that keeps the site from working as it should. */
export function error(text: string): Finding {
  return { level: "error", text };
}
