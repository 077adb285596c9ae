import { isIP } from "node:net";
import { parseEnv as parseEnvFile } from "node:util";
import { z } from "zod";

/** Everything the process is told from outside, parsed and typed. */
export interface Env {
  port: number;
  listen: string;
  /** A file, `:memory:`, an https URL, or undefined for the platform's own database. */
  kvPath: string | undefined;
  /** `https://host[:port]` without a trailing slash, or null when unset (decision 5). */
  publicOrigin: string | null;
  /** Lower-case host names that are served beside the public origin's and localhost; empty when unset. */
  allowedHosts: string[];
  /** Whether browsers may ship with the knowledge that the site is reached by https alone. */
  hstsPreload: boolean;
  /** How many proxies in front are trusted; 0 ignores every X-Forwarded-* header. */
  trustProxy: number;
  setupToken: string | undefined;
  appSecret: string | undefined;
  mailDriver: "log" | "smtp" | "api";
  mailFrom: string | undefined;
  smtp: Smtp;
  mailApi: MailApi;
  /** A template with `{z}`, `{x}` and `{y}`, or undefined for our own tiles. */
  tileUrl: string | undefined;
  tileAttribution: string | undefined;
  /** Multiplies every rate limit. */
  limitFactor: number;
  logLevel: LogLevel;
}

export interface Smtp {
  host: string | undefined;
  port: number;
  user: string | undefined;
  password: string | undefined;
  security: "none" | "starttls" | "tls";
}

/** A provider that takes mails over HTTPS. */
export interface MailApi {
  url: string;
  key: string | undefined;
}

export type LogLevel = "debug" | "info" | "warning" | "error";

/** Says which variables are wrong; its message is what the operator reads. */
export class EnvError extends Error {
  override name = "EnvError";
}

const schema = z.object({
  PORT: whole(0, 65535).default(8000),
  LISTEN: z.string().refine(
    isHost,
    "must be an address or a host name, without a port",
  ).transform(withoutBrackets).default("0.0.0.0"),
  KV_PATH: z.string().refine(
    isPathOrUrl,
    "must be a file, :memory: or a whole https URL",
  ).optional(),
  PUBLIC_ORIGIN: z.string().transform(toOrigin).optional(),
  ALLOWED_HOSTS: z.string().transform(toHosts).default([]),
  HSTS_PRELOAD: oneOf("true", "false").default("false"),
  TRUST_PROXY: whole(0, 10).default(0),
  // Its outer spaces would never fit: those of a typed one are dropped.
  SETUP_TOKEN: z.string().trim().max(300, "must have at most 300 characters")
    .transform((token) => token || undefined).optional(),
  APP_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  MAIL_DRIVER: oneOf("log", "smtp", "api").default("log"),
  MAIL_FROM: z.email("must be an email address").optional(),
  SMTP_HOST: z.string().refine(
    isHost,
    "must be a host name or an address, without a port",
  ).transform(withoutBrackets).optional(),
  SMTP_PORT: whole(1, 65535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_SECURITY: oneOf("none", "starttls", "tls").default("starttls"),
  MAIL_API_URL: z.string().refine(
    isSafeUrl,
    "must be an https URL, or an http one of this machine",
  ).default("https://api.resend.com/emails"),
  MAIL_API_KEY: z.string().max(300, "must have at most 300 characters")
    .optional(),
  TILE_URL: z.string().refine(
    isTileTemplate,
    "must be an https URL with {z}, {x} and {y}",
  ).optional(),
  TILE_ATTRIBUTION: z.string().max(300, "must have at most 300 characters")
    .optional(),
  LIMIT_FACTOR: z.coerce.number("must be a number").positive("must be above 0")
    .max(1e6, "must be at most 1000000")
    .default(1),
  LOG_LEVEL: oneOf("debug", "info", "warning", "error").default("info"),
});

/** The name of every variable that the server reads, for its permissions and its documentation. */
export const ENV_NAMES: readonly string[] = Object.keys(schema.shape);

const DEFAULT_KV_PATH = "data/waybill.kv";

/** Deno Deploy sets it; there KV needs no path and the disk keeps nothing. */
const DEPLOY_MARK = "DENO_DEPLOYMENT_ID";

/**
 * Turns raw variables into an Env. An empty variable counts as unset.
 * Throws EnvError with one line per bad variable: its name and what is wrong with it.
 */
export function parseEnv(raw: Record<string, string | undefined>): Env {
  const given = Object.entries(raw).filter(([, value]) =>
    value !== undefined && value !== ""
  );
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const lines = result.error.issues.map((issue) =>
      `${issue.path.join(".")} ${issue.message}`
    );
    throw new EnvError(lines.join("\n"));
  }
  return toEnv(result.data, raw[DEPLOY_MARK] !== undefined);
}

/** Reads the process environment; the only place that does. Throws EnvError like parseEnv. */
export function loadEnv(): Env {
  return parseEnv(readEnv([...ENV_NAMES, DEPLOY_MARK]));
}

/** Gives the named raw variables, for the tasks that hand them on to a process they start; empty ones are unset. */
export function readEnv(
  names: readonly string[],
): Record<string, string | undefined> {
  return Object.fromEntries(
    names.map((name) => [name, Deno.env.get(name) || undefined]),
  );
}

/**
 * Takes what the environment leaves unset from a file as .env.example shows it; a missing file is fine. Throws EnvError
 * when it cannot be read.
 */
export function loadEnvFile(
  path: string,
  env: Pick<Deno.Env, "has" | "set"> = Deno.env,
): void {
  for (const [name, value] of Object.entries(readEnvFile(path))) {
    if (!env.has(name)) env.set(name, value!);
  }
}

function readEnvFile(path: string): Record<string, string | undefined> {
  const text = readIfThere(path);
  // What programs of Windows write may have one in each letter.
  if (text.includes("\0")) throw new EnvError(`${path} is no text in UTF-8`);
  return parseEnvFile(text);
}

function readIfThere(path: string): string {
  try {
    // A decoder leaves out the mark that Windows puts first, which would be part of the first name.
    return new TextDecoder().decode(Deno.readFileSync(path));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "";
    throw new EnvError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function toEnv(raw: z.output<typeof schema>, onDeploy: boolean): Env {
  return {
    port: raw.PORT,
    listen: raw.LISTEN,
    kvPath: raw.KV_PATH ?? (onDeploy ? undefined : DEFAULT_KV_PATH),
    publicOrigin: raw.PUBLIC_ORIGIN ?? null,
    allowedHosts: raw.ALLOWED_HOSTS,
    hstsPreload: raw.HSTS_PRELOAD === "true",
    trustProxy: raw.TRUST_PROXY,
    setupToken: raw.SETUP_TOKEN,
    appSecret: raw.APP_SECRET,
    mailDriver: raw.MAIL_DRIVER,
    mailFrom: raw.MAIL_FROM,
    smtp: {
      host: raw.SMTP_HOST,
      port: raw.SMTP_PORT,
      user: raw.SMTP_USER,
      password: raw.SMTP_PASSWORD,
      security: raw.SMTP_SECURITY,
    },
    mailApi: { url: raw.MAIL_API_URL, key: raw.MAIL_API_KEY },
    tileUrl: raw.TILE_URL,
    tileAttribution: raw.TILE_ATTRIBUTION,
    limitFactor: raw.LIMIT_FACTOR,
    logLevel: raw.LOG_LEVEL,
  };
}

function whole(min: number, max: number) {
  const text = `must be a whole number between ${min} and ${max}`;
  return z.string().regex(/^\d+$/, text).transform(Number)
    .refine((value) => value >= min && value <= max, text);
}

function oneOf<const T extends readonly string[]>(...values: T) {
  return z.enum(values, `must be one of: ${values.join(", ")}`);
}

function toOrigin(value: string, ctx: z.RefinementCtx): string {
  const url = URL.parse(value);
  const plain = url !== null && /^https?:$/.test(url.protocol) &&
    `${url.origin}/` === url.href;
  if (plain) return url.origin;
  ctx.addIssue(
    "must be an origin such as https://www.example.com, without a path",
  );
  return z.NEVER;
}

function toHosts(value: string, ctx: z.RefinementCtx): string[] {
  const hosts = value.split(",").map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const bad = hosts.find((host) =>
    !/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)$/.test(host)
  );
  if (bad !== undefined) {
    ctx.addIssue(
      `must be host names without port, separated by commas; "${bad}" is none`,
    );
  }
  return hosts;
}

/** What has a scheme has to be a URL that KV can be asked at: nobody means "file://" for the beginning of a path. */
function isPathOrUrl(value: string): boolean {
  if (/^https?:/.test(value)) return URL.canParse(value);
  return !/^[a-z][a-z\d+.-]+:\/\//i.test(value);
}

function isHost(value: string): boolean {
  return /^[a-z0-9_.-]+$/i.test(value) || isIP(withoutBrackets(value)) === 6;
}

/** Some write an IPv6 address as it stands in a URL. */
function withoutBrackets(value: string): string {
  return value.replace(/^\[(.*)\]$/, "$1");
}

/** A key and the text of mails travel only encrypted; on the way to this machine itself nobody listens. */
function isSafeUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.username !== "") return false;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === "https:" || (url.protocol === "http:" && isLocal);
}

/** Gives where the tiles of a template come from, as a policy names it; null when that is no address. */
export function tileHosts(template: string): string | null {
  // Maps put letters in the place of {s}, to ask several hosts at once.
  const { origin = "" } = URL.parse(template.replace("//{s}.", "//*.")) ?? {};
  return /[{}]|^$/.test(origin) ? null : origin;
}

/** Browsers load no picture of ours over plain http: the policy of every page forbids it. */
function isTileTemplate(value: string): boolean {
  return /^https:\/\//.test(value) && tileHosts(value) !== null &&
    ["{z}", "{x}", "{y}"].every((part) => value.includes(part));
}
