import { isGranted, type Role, ROLES } from "@/lib/fields/roles.ts";
import { hasCodeParameter } from "@/lib/parcels/code_parameter.ts";
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
 * The access table: the methods of every path and their rules, as the nouns declare them. Undeclared paths are refused, so a new
 * route stays closed until a noun declares it.
 */

/** Keyed by the router's route pattern. */
export const ACCESS: ReadonlyMap<string, PathAccess> = new Map([
  ...NOUNS.flatMap(({ screens = {} }: Noun) => Object.entries(screens)),
  ...callPaths(),
]);

/** Returns the cache rule of a route, or undefined for an unknown path. */
export function keepingOf(route: string | null): Keeping | undefined {
  return ACCESS.get(route ?? "")?.keeping;
}

/** Returns the rule of a request, or undefined for an unknown path or method. HEAD uses GET's rule unless GET has a side effect. */
export function ruleOf(route: string | null, method: string): Rule | undefined {
  const rules = ACCESS.get(route ?? "")?.rules;
  // Link checkers send HEAD and must not change anything.
  if (method === "HEAD") return rules?.GET?.sideEffect ? undefined : rules?.GET;
  // A client may send the method `constructor`, a property of every object.
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

/** Reports whether errors under this path are returned as JSON. */
export function isApiPath(pathname: string): boolean {
  return pathname.startsWith("/api/") || pathname === "/api";
}

/** Reports whether the framework serves this path from the build, the same for every client. */
export function isBuiltPath(pathname: string): boolean {
  return pathname.startsWith("/_fresh/");
}

/**
 * Reports whether a response shows a parcel or the result of looking one up. Such a response is no-store, noindex and without
 * the owner's chat. The tracking page before a search is an ordinary page.
 */
export function showsParcel(
  keeping: Keeping | undefined,
  { pathname, searchParams }: URL,
): boolean {
  return keeping === "tracking" &&
    (isApiPath(pathname) || hasCodeParameter(searchParams));
}

/** Groups the API calls by path. */
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
