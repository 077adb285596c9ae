import { isGranted, type Role, ROLES } from "@/lib/fields/roles.ts";
import { type Call, splitName } from "./call.ts";
import type { Noun } from "./noun.ts";
import { CALLS, NOUNS } from "./nouns.ts";
import {
  type Keeping,
  METHODS,
  path,
  type PathAccess,
  type Rule,
} from "./rule.ts";

/**
 * The access table: every path of the app, its methods and their rules, as the nouns declare them. An address that none of them
 * lists is refused, so a new route stays closed until it is listed.
 */

/** By route pattern, as the router names it. */
export const ACCESS: ReadonlyMap<string, PathAccess> = new Map([
  ...NOUNS.flatMap(({ screens = {} }: Noun) => Object.entries(screens)),
  ...callPaths(),
]);

/** Returns the cache rule of a route, or undefined for an unknown path. */
export function keepingOf(route: string | null): Keeping | undefined {
  return ACCESS.get(route ?? "")?.keeping;
}

/** Returns the rule of a request, or undefined for an unknown path or method; HEAD follows GET's rule where safe. */
export function ruleOf(route: string | null, method: string): Rule | undefined {
  const rules = ACCESS.get(route ?? "")?.rules;
  // Link checkers send HEAD, and must not change anything.
  if (method === "HEAD") return rules?.GET?.sideEffect ? undefined : rules?.GET;
  // A client may send the method `constructor`, which every object has.
  const served = METHODS.find((name) => name === method);
  return served && rules?.[served];
}

const RIGHTS: ReadonlyMap<Role, ReadonlySet<string>> = new Map(
  ROLES.map((role) => [role, new Set(declaredRights(role))]),
);

/** Returns the rights that the nouns declare for a role. */
export function rightsOf(role: Role): ReadonlySet<string> {
  return RIGHTS.get(role)!;
}

/** Reports whether errors of this path are answered as JSON. */
export function isApiPath(pathname: string): boolean {
  return pathname.startsWith("/api/") || pathname === "/api";
}

/** Reports whether the framework serves this path from the build: static files, equal for all. */
export function isBuiltPath(pathname: string): boolean {
  return pathname.startsWith("/_fresh/");
}

/**
 * Reports whether an answer shows a parcel, or that there is none: it is then no-store, noindex and without the owner's
 * chat. The tracking page before a search is an ordinary page.
 */
export function showsParcel(
  keeping: Keeping | undefined,
  { pathname, searchParams }: URL,
): boolean {
  return keeping === "tracking" &&
    (isApiPath(pathname) || searchParams.has("code"));
}

/** Returns the calls by path. */
function callPaths(): Map<string, PathAccess> {
  const byPath = Map.groupBy(
    Object.entries<Call>(CALLS),
    ([name]) => splitName(name).pattern,
  );
  const paths = [...byPath].map(([pattern, calls]) => {
    const rules = calls.map(([name, call]) => [splitName(name).method, call]);
    const [, { keeping = "private" }] = calls[0]!;
    return [pattern, path(keeping, Object.fromEntries(rules))] as const;
  });
  return new Map(paths);
}

function declaredRights(role: Role): string[] {
  return NOUNS.flatMap(({ rights = {} }: Noun) => Object.entries(rights))
    .filter(([, roles]) => isGranted(roles, role))
    .map(([right]) => right);
}
