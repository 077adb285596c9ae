import { isIP } from "node:net";

/** An e-mail address without a quoted local part or an IP literal. */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** An error in the configuration. The message is for the operator. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** Parses the text of a variable. Throws EnvError with a message such as "must be a number". */
type Read<T> = (text: string) => T;

/** Describes a variable with the value for unset or empty. */
export function variable<T>(read: Read<T>, unset: T) {
  return (text: string | undefined): T => text ? read(text) : unset;
}

/** Describes a variable without a default. */
export function optional<T>(read: Read<T>) {
  return variable<T | undefined>(read, undefined);
}

/** Accepts texts that pass a check. */
export function requireThat(
  isRight: (text: string) => boolean,
  mistake: string,
) {
  return (text: string): string => {
    if (!isRight(text)) throw new EnvError(mistake);
    return text;
  };
}

/** Parses a whole number within bounds. */
export function integer(min: number, max: number): Read<number> {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    if (number >= min && number <= max) return number;
    throw new EnvError(`must be a whole number between ${min} and ${max}`);
  };
}

/** Accepts one of several words. */
export function oneOf<const T extends string>(...values: T[]): Read<T> {
  return (text) => {
    const value = values.find((value) => value === text);
    if (value !== undefined) return value;
    throw new EnvError(`must be one of: ${values.join(", ")}`);
  };
}

/** Limits a text to 300 characters. */
export function atMost300(text: string): string {
  if (text.length <= 300) return text;
  throw new EnvError("must have at most 300 characters");
}

/** Parses a positive factor. */
export function toFactor(text: string): number {
  const factor = Number(text);
  if (Number.isNaN(factor)) throw new EnvError("must be a number");
  if (factor <= 0) throw new EnvError("must be above 0");
  if (factor > 1e6) throw new EnvError("must be at most 1000000");
  return factor;
}

/** Parses an origin without a path. */
export function toOrigin(value: string): string {
  const url = URL.parse(value);
  const plain = url !== null && /^https?:$/.test(url.protocol) &&
    `${url.origin}/` === url.href;
  if (plain) return url.origin;
  throw new EnvError(
    "must be an origin such as https://www.example.com, without a path",
  );
}

/** Parses a list of host names. */
export function toHosts(value: string): string[] {
  const hosts = value.split(",").map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  const bad = hosts.find((host) =>
    !/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)$/.test(host)
  );
  if (bad === undefined) return hosts;
  throw new EnvError(
    `must be host names without port, separated by commas; "${bad}" is none`,
  );
}

/** Parses a host name or an IP address without brackets. */
export function host(mistake: string): Read<string> {
  const check = requireThat(isHost, mistake);
  return (text) => withoutBrackets(check(text));
}

/** Reports whether a value is a path or a KV URL; "file://" is not a path. */
export function isPathOrUrl(value: string): boolean {
  if (isUrl(value)) return URL.canParse(value);
  return !/^[a-z][a-z\d+.-]+:\/\//i.test(value);
}

function isHost(value: string): boolean {
  return /^[a-z0-9_.-]+$/i.test(value) || isIP(withoutBrackets(value)) === 6;
}

/** Strips the brackets that an IPv6 address has in a URL. */
function withoutBrackets(value: string): string {
  return value.replace(/^\[(.*)\]$/, "$1");
}

/** Reports whether a URL is https or on this machine: keys and mails must be encrypted in transit. */
export function isSafeUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.username !== "") return false;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === "https:" || (url.protocol === "http:" && isLocal);
}

/** Returns the hosts of a tile template for the content security policy; null for an invalid template. */
export function tileHosts(template: string): string | null {
  // Maps replace {s} by letters, to use several hosts.
  const { origin = "" } = URL.parse(template.replace("//{s}.", "//*.")) ?? {};
  return /[{}]|^$/.test(origin) ? null : origin;
}

/** Reports whether a template is https: the policy of every page forbids pictures over http. */
export function isTileTemplate(value: string): boolean {
  return /^https:\/\//.test(value) && tileHosts(value) !== null &&
    ["{z}", "{x}", "{y}"].every((part) => value.includes(part));
}

/** Reports whether KV_PATH is a local file. */
export function isFile(path: string | undefined): path is string {
  return path !== undefined && path !== ":memory:" && !isUrl(path);
}

/** Reports whether KV_PATH is a URL. */
export function isUrl(path: string): boolean {
  return /^https?:/.test(path);
}

/** Joins host and port, with brackets for an IPv6 address (RFC 3986). */
export function hostPort(host: string, port: number): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}
