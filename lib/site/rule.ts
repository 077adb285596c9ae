import type { Bucket } from "./limits.ts";

/**
 * `public` reads no session; `optional` reads one; `guest` redirects a signed-in person to the panel; `member` takes any
 * signed-in person, the name of a right those whose role has it.
 */
export type Access = "public" | "optional" | "guest" | "member" | RightName;

/** The name of a right. A noun declares its own (Noun.rights); nobody has one that none declares. */
export type RightName = `${string}:${string}`;

/** Reports whether a rule lets only signed-in people through. */
export function needsSession(access: Access): boolean {
  return access === "member" || neededRight(access) !== null;
}

/** Returns the right that a rule names, or null. */
export function neededRight(access: Access): RightName | null {
  return access.includes(":") ? access as RightName : null;
}

/** The methods that are served, as in an Allow header. */
export const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;

export type Method = (typeof METHODS)[number];

export interface Rule {
  access: Access;
  /** Without this right a signed-in person gets the visitor's answer. */
  sees?: RightName;
  /** With this right instead of that of `access`, some requests are answered; the route refuses the others. */
  some?: RightName;
  /**
   * The limit that counts the request before its body is read. A message counts as a post then, and as a message once it
   * is known to be new.
   */
  limit?: "lookup" | "watch" | Exclude<Bucket, "signInNetwork">;
  /** Whether open pages send it on their own, which does not prolong the session. */
  isBackground?: true;
  /** Whether the page shows its form again over the limit, by `state.refusal`. */
  showsRefusal?: true;
  /** Whether the GET changes something, so its origin is checked like a POST's. */
  sideEffect?: true;
}

/**
 * The cache rule: `page` revalidates in the browser; `cached` too, and the server caches it; `private` is no-store;
 * `tracking` is no-store and noindex; `asset` sets its own headers.
 */
export type Keeping = "page" | "cached" | "private" | "tracking" | "asset";

export interface PathAccess {
  keeping: Keeping;
  rules: Partial<Record<Method, Rule>>;
  /** The Allow header: the methods listed, with HEAD for GET, and OPTIONS. */
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

/** Returns the access to a screen that shows records, and whose posts delete one. */
export function records(noun: string): PathAccess {
  return path("private", { GET: `${noun}:read`, POST: `${noun}:write` });
}

/** Returns the access to a screen whose post sends a mail. */
export function sending(shown: RightName): PathAccess {
  return path("private", {
    GET: shown,
    POST: { access: "mail:write", limit: "send", showsRefusal: true },
  });
}

/** Returns the access to a path by the rules of its methods. */
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
