import type { Answer } from "./client.ts";

/** What the scanner looks at: one page, asked for over plain http and over https. */
export interface Visit {
  http: Answer;
  https: Answer;
}

/** Who has lost more than this many points gets none for what is beyond the duty. */
const MIN_FOR_EXTRA = 90;
const SIX_MONTHS = 15_768_000;

/** Wider than a site may be named: whatever a policy lets in by these may be anybody's. */
const BROAD = /^(ftp:|https?:(\/\/\*(\.\*)?)?|\*)$/;
const INSECURE = /^(ftp|http):/;

const CHECKS: Record<string, (visit: Visit) => number> = {
  policy: ({ https }) => policyPoints(directivesOf(https.headers)),
  cookies: ({ https }) => cookiePoints(https.headers.getSetCookie()),
  sharing: ({ https }) =>
    https.headers.get("access-control-allow-origin") !== null &&
      https.headers.get("access-control-allow-credentials") === "true"
      ? -50
      : 0,
  redirection: ({ http }) => redirectionPoints(http),
  referrer: ({ https }) => referrerPoints(https.headers),
  transport: ({ https }) => transportPoints(https.headers),
  scripts: ({ https }) => scriptPoints(https.text),
  sniffing: ({ https }) =>
    https.headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
  framing: ({ https }) => framingPoints(https.headers),
  resource: ({ https }) =>
    isolationPoints(https.headers, "cross-origin-resource-policy", {
      good: ["same-origin", "same-site"],
      valid: ["cross-origin"],
    }),
  opener: ({ https }) =>
    isolationPoints(https.headers, "cross-origin-opener-policy", {
      good: [
        "same-origin",
        "same-origin-allow-popups",
        "noopener-allow-popups",
      ],
      valid: ["unsafe-none"],
    }),
  embedder: ({ https }) =>
    isolationPoints(https.headers, "cross-origin-embedder-policy", {
      good: ["require-corp", "credentialless"],
      valid: ["unsafe-none"],
    }),
};

/**
 * Returns the points of a page by the rules that Mozilla publishes for its HTTP Observatory (version of August 2026): 100,
 * less what is missing, and more for what is beyond the duty, where at least 90 are left. Whether a browser's list of
 * https-only hosts has the site is not asked.
 */
export function observatoryScore(visit: Visit): number {
  const points = Object.values(CHECKS).map((check) => check(visit));
  const duty = 100 + sum(points.filter((point) => point < 0));
  return Math.max(0, duty < MIN_FOR_EXTRA ? duty : 100 + sum(points));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

type Directives = Map<string, string[]>;

function directivesOf(headers: Headers): Directives {
  const policy = headers.get("content-security-policy") ?? "";
  const parts = policy.split(";").map((part) => part.trim()).filter(Boolean);
  return new Map(parts.map((part) => {
    const [name = "", ...sources] = part.split(/\s+/);
    return [name.toLowerCase(), sources];
  }));
}

function policyPoints(directives: Directives): number {
  if (directives.size === 0) return -25;
  const scripts = scriptSources(directives);
  const styles = sourcesOf(directives, "style-src");
  const objects = sourcesOf(directives, "object-src");
  if (scripts.some(isUnsafe) || objects.some(isBroad)) return -20;
  const passive = ["img-src", "media-src"];
  const active = [...directives.keys()].filter((name) =>
    !passive.includes(name)
  );
  if (active.some((name) => sourcesOf(directives, name).some(isInsecure))) {
    return -20;
  }
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.some((name) => sourcesOf(directives, name).some(isInsecure))) {
    return -10;
  }
  if (styles.some(isUnsafe)) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function sourcesOf(directives: Directives, name: string): string[] {
  return directives.get(name) ?? directives.get("default-src") ?? ["*"];
}

/** With a nonce and 'strict-dynamic' browsers pass over hosts, schemes and 'unsafe-inline'. */
function scriptSources(directives: Directives): string[] {
  const sources = sourcesOf(directives, "script-src");
  const hasNonce = sources.some((source) => source.startsWith("'nonce-"));
  return hasNonce && sources.includes("'strict-dynamic'")
    ? sources.filter((source) =>
      !isBroad(source) && source !== "'unsafe-inline'"
    )
    : sources;
}

function isBroad(source: string): boolean {
  return BROAD.test(source);
}

function isUnsafe(source: string): boolean {
  return isBroad(source) || source === "'unsafe-inline'" || source === "data:";
}

function isInsecure(source: string): boolean {
  return INSECURE.test(source);
}

/** Only what every cookie has counts; none at all is neither good nor bad. */
function cookiePoints(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  if (!cookies.every((cookie) => /; Secure(;|$)/.test(cookie))) return -20;
  return cookies.every((cookie) => /; SameSite=(Lax|Strict)/.test(cookie))
    ? 5
    : 0;
}

function redirectionPoints({ status, headers }: Answer): number {
  const target = headers.get("location") ?? "";
  return status >= 300 && status < 400 && target.startsWith("https:") ? 0 : -20;
}

function referrerPoints(headers: Headers): number {
  const policy = headers.get("referrer-policy");
  if (policy === null) return 0;
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/
      .test(policy)
    ? 5
    : -5;
}

function transportPoints(headers: Headers): number {
  const value = headers.get("strict-transport-security") ?? "";
  const maxAge = /max-age=(\d+)/.exec(value)?.[1];
  if (maxAge === undefined) return -20;
  return Number(maxAge) < SIX_MONTHS ? -10 : 0;
}

/** Scripts of our own address need no hash; one of another address without a hash costs. */
function scriptPoints(html: string): number {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, src]) => /^(https?:)?\/\//.test(src!));
  if (foreign.some(([tag]) => !tag.includes("integrity="))) return -5;
  return scripts.some(([tag]) => tag.includes("integrity=")) ? 5 : 0;
}

function framingPoints(headers: Headers): number {
  const ancestors = directivesOf(headers).get("frame-ancestors");
  if (ancestors !== undefined) return ancestors.some(isBroad) ? -20 : 5;
  const option = headers.get("x-frame-options") ?? "";
  return /^(deny|sameorigin)$/i.test(option) ? 5 : -20;
}

function isolationPoints(
  headers: Headers,
  name: string,
  { good, valid }: { good: string[]; valid: string[] },
): number {
  const value = headers.get(name);
  if (value === null || valid.includes(value)) return 0;
  return good.includes(value) ? 10 : -5;
}
