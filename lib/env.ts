import { isAbsolute } from "node:path";
// Deno 2.5.0 has no parseEnv(), and importing it by name would fail even if there is no file to parse.
import util from "node:util";
import {
  atMost300,
  EMAIL,
  EnvError,
  host,
  integer,
  isPathOrUrl,
  isSafeUrl,
  isTileTemplate,
  oneOf,
  optional,
  requireThat,
  toFactor,
  toHosts,
  toOrigin,
  variable,
} from "./env_values.ts";

/** The process's configuration, parsed and typed. */
export type Env = ReturnType<typeof toEnv>;

export type LogLevel = Env["logLevel"];
export type Smtp = Env["smtp"];

/** A replica of the database file (docs/operations.md). */
export type Replica = NonNullable<Env["replica"]>;

/** A mail provider with an HTTPS API. */
export type MailApi = Env["mailApi"];

/**
 * The parser and default of each variable. A package cannot do this: the launcher reads the environment and, because it
 * grants all rights, runs only this project's code.
 */
const VARIABLES = {
  PORT: variable(integer(0, 65535), 8000),
  LISTEN: optional(host("must be an address or a host name, without a port")),
  KV_PATH: optional(
    requireThat(isPathOrUrl, "must be a file, :memory: or a whole https URL"),
  ),
  REPLICA_PATH: optional(
    requireThat(isAbsolute, "must be a folder with its whole path"),
  ),
  REPLICA_DAYS: variable(integer(3, 365), 7),
  PUBLIC_ORIGIN: optional(toOrigin),
  ALLOWED_HOSTS: variable(toHosts, []),
  HSTS_PRELOAD: variable(oneOf("true", "false"), "false"),
  TRUST_PROXY: variable(integer(0, 10), 0),
  // A typed token is trimmed, so outer spaces could never match.
  SETUP_TOKEN: optional((text) => atMost300(text.trim()) || undefined),
  APP_SECRET: optional(
    requireThat(
      (text) => text.length >= 32,
      "must have at least 32 characters",
    ),
  ),
  MAIL_DRIVER: variable(oneOf("log", "smtp", "api"), "log"),
  MAIL_FROM: optional(
    requireThat((text) => EMAIL.test(text), "must be an email address"),
  ),
  SMTP_HOST: optional(
    host("must be a host name or an address, without a port"),
  ),
  SMTP_PORT: variable(integer(1, 65535), 587),
  SMTP_USER: optional(String),
  SMTP_PASSWORD: optional(String),
  SMTP_SECURITY: variable(oneOf("none", "starttls", "tls"), "starttls"),
  MAIL_API_URL: variable(
    requireThat(
      isSafeUrl,
      "must be an https URL, or an http one of this machine",
    ),
    "https://api.resend.com/emails",
  ),
  MAIL_API_KEY: optional(atMost300),
  TILE_URL: optional(
    requireThat(isTileTemplate, "must be an https URL with {z}, {x} and {y}"),
  ),
  TILE_ATTRIBUTION: optional(atMost300),
  LIMIT_FACTOR: variable(toFactor, 1),
  LOG_LEVEL: variable(oneOf("debug", "info", "warning", "error"), "info"),
};

type Values = {
  [Name in keyof typeof VARIABLES]: ReturnType<typeof VARIABLES[Name]>;
};

/** The names of all variables, for permissions and documentation. */
export const ENV_NAMES: readonly string[] = Object.keys(VARIABLES);

/** Set on Deno Deploy, where KV needs no path and the disk is ephemeral. */
const DEPLOY_MARK = "DENO_DEPLOYMENT_ID";

/** Parses raw variables. An empty one counts as unset. Throws EnvError with a line for each invalid variable. */
export function parseEnv(raw: Record<string, string | undefined>): Env {
  const values: Record<string, unknown> = {};
  const mistakes: string[] = [];
  for (const [name, read] of Object.entries(VARIABLES)) {
    try {
      values[name] = read(raw[name]);
    } catch (error) {
      if (!(error instanceof EnvError)) throw error;
      mistakes.push(`${name} ${error.message}`);
    }
  }
  if (mistakes.length > 0) throw new EnvError(mistakes.join("\n"));
  return toEnv(values as Values, raw[DEPLOY_MARK] !== undefined);
}

/** Parses the process environment; no other code reads it. Throws EnvError like parseEnv(). */
export function loadEnv(): Env {
  return parseEnv(readEnv([...ENV_NAMES, DEPLOY_MARK]));
}

/** Returns the named variables that are set and not empty. */
export function readEnv(names: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of names) {
    const value = Deno.env.get(name);
    if (value) values[name] = value;
  }
  return values;
}

/** Sets those variables of a file that are unset in the environment. Throws EnvError like readEnvFile(). */
export function loadEnvFile(
  path: string,
  env: Pick<Deno.Env, "has" | "set"> = Deno.env,
): void {
  for (const [name, value] of Object.entries(readEnvFile(path))) {
    if (!env.has(name)) env.set(name, value!);
  }
}

/** Reads the variables of a file like .env.example; none if it is missing. Throws EnvError when it cannot be read. */
export function readEnvFile(path: string): Record<string, string | undefined> {
  const text = readIfThere(path);
  // Windows programs may write UTF-16, with a zero byte in each letter.
  if (text.includes("\0")) throw new EnvError(`${path} is not UTF-8 text`);
  return text === "" ? {} : util.parseEnv(text);
}

function readIfThere(path: string): string {
  try {
    // The decoder drops a byte order mark, which would be part of the first name.
    return new TextDecoder().decode(Deno.readFileSync(path));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "";
    throw new EnvError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function toEnv(raw: Values, onDeploy: boolean) {
  // Behind a proxy, listen only locally: a direct client could claim any address. Deno Deploy exposes no port.
  const onlyProxy = raw.TRUST_PROXY > 0 && !onDeploy;
  return {
    port: raw.PORT,
    listen: raw.LISTEN ?? (onlyProxy ? "127.0.0.1" : "0.0.0.0"),
    /** A file, `:memory:`, an https URL, or undefined for the platform's own database. */
    kvPath: raw.KV_PATH ?? (onDeploy ? undefined : "data/waybill.kv"),
    /** The folder of Litestream's replica, and its retention in days; undefined if there is no replica. */
    replica: raw.REPLICA_PATH === undefined
      ? undefined
      : { path: raw.REPLICA_PATH, days: raw.REPLICA_DAYS },
    /** `https://host[:port]` without a trailing slash, or null when unset. */
    publicOrigin: raw.PUBLIC_ORIGIN ?? null,
    /** Further host names to serve, in lower case; the public origin and localhost are always served. */
    allowedHosts: raw.ALLOWED_HOSTS,
    /** Whether the HSTS header contains `preload`. */
    hstsPreload: raw.HSTS_PRELOAD === "true",
    /** The number of trusted proxies in front; 0 ignores every X-Forwarded-* header. */
    trustProxy: raw.TRUST_PROXY,
    setupToken: raw.SETUP_TOKEN,
    appSecret: raw.APP_SECRET,
    mailDriver: raw.MAIL_DRIVER,
    /** Whether mails can leave: a mail server or a provider is set up. */
    hasMailServer: raw.MAIL_DRIVER === "smtp" && raw.SMTP_HOST !== undefined ||
      raw.MAIL_DRIVER === "api" && raw.MAIL_API_KEY !== undefined,
    mailFrom: raw.MAIL_FROM,
    smtp: {
      host: raw.SMTP_HOST,
      port: raw.SMTP_PORT,
      user: raw.SMTP_USER,
      password: raw.SMTP_PASSWORD,
      security: raw.SMTP_SECURITY,
    },
    mailApi: { url: raw.MAIL_API_URL, key: raw.MAIL_API_KEY },
    /** A template with `{z}`, `{x}` and `{y}`, or undefined for the built-in tiles. */
    tileUrl: raw.TILE_URL,
    tileAttribution: raw.TILE_ATTRIBUTION,
    /** Multiplies every rate limit. */
    limitFactor: raw.LIMIT_FACTOR,
    logLevel: raw.LOG_LEVEL,
  };
}
