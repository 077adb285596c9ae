import type { Bucket } from "./limits.ts";

/**
 * `public` ignores the session; `optional` reads it; `guest` redirects a signed-in person to the panel; `member` admits any
 * signed-in person; the name of a right admits those whose role has it.
 */
export type Access = "public" | "optional" | "guest" | "member" | RightName;

/** The name of a right. Nouns declare their rights (Noun.rights); no role has an undeclared one. */
export type RightName = `${string}:${string}`;

/** Reports whether a rule admits only signed-in people. */
export function needsSession(access: Access): boolean {
  return access === "member" || neededRight(access) !== null;
}

/** Returns the right that a rule names, or null. */
export function neededRight(access: Access): RightName | null {
  return access.includes(":") ? access as RightName : null;
}

/** The methods that routes can serve. */
export const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;

export type Method = (typeof METHODS)[number];

export interface Rule {
  access: Access;
  /** Without this right, a signed-in person gets the visitor's response. */
  sees?: RightName;
  /** A right that admits people without `access` to some of the requests; the route refuses the others. */
  some?: RightName;
  /**
   * The rate limit enforced before the body is read. A `message` request counts as a `post` here, and against the message limit
   * only once the message is known to be new.
   */
  limit?: "lookup" | "watch" | Exclude<Bucket, "signInNetwork">;
  /** Whether open pages send it automatically, so that it does not extend the session. */
  isBackground?: true;
  /** Whether the page redisplays its form over the rate limit, with `state.refusal`. */
  showsRefusal?: true;
  /** Whether the GET changes something; its origin is then checked like a POST's. */
  sideEffect?: true;
}

/**
 * The cache rule: with `page` the browser revalidates; with `cached` the server also caches; `private` is no-store; `tracking` is
 * no-store and noindex; `asset` sets its own headers.
 */
export type Keeping = "page" | "cached" | "private" | "tracking" | "asset";

export interface PathAccess {
  keeping: Keeping;
  rules: Partial<Record<Method, Rule>>;
  /** The Allow header: the methods with rules, HEAD if there is GET, and OPTIONS. */
  allow: string;
}

/** Returns the access to a screen of the panel. */
export function screen(access: Access): PathAccess {
  return path("private", { GET: access });
}

/** Returns the access to a screen with a form that changes something. */
export function form(access: Access): PathAccess {
  return path("private", { GET: access, POST: access });
}

/** Returns the access to a screen that lists records and whose POST deletes one. */
export function records(noun: string): PathAccess {
  return path("private", { GET: `${noun}:read`, POST: `${noun}:write` });
}

/** Returns the access to a screen whose POST sends a mail. */
export function mailScreen(shown: RightName): PathAccess {
  return path("private", {
    GET: shown,
    POST: { access: "mail:write", limit: "send", showsRefusal: true },
  });
}

/** Returns the access to a path with these rules by method. */
export function path(
  keeping: Keeping,
  methods: Partial<Record<Method, Access | Rule>>,
): PathAccess {
  const served = METHODS.filter((method) => methods[method] !== undefined);
  const rules: PathAccess["rules"] = Object.fromEntries(
    served.map((method) => {
      const rule = methods[method]!;
      return [method, typeof rule === "string" ? { access: rule } : rule];
    }),
  );
  const allow: string[] = [...served, "OPTIONS"];
  if (rules.GET && !rules.GET.sideEffect) allow.splice(1, 0, "HEAD");
  return { keeping, rules, allow: allow.join(", ") };
}
