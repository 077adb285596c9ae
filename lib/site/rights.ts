import { isGranted, type Role, ROLES } from "@/lib/fields/roles.ts";
import type { Noun } from "./noun.ts";
import { NOUNS } from "./nouns.ts";

const RIGHTS: ReadonlyMap<Role, ReadonlySet<string>> = new Map(
  ROLES.map((role) => [role, new Set(declaredRights(role))]),
);

/** Returns the rights of a role: those that the nouns declare for it, of which the owner has all. */
export function rightsOf(role: Role): ReadonlySet<string> {
  return RIGHTS.get(role)!;
}

function declaredRights(role: Role): string[] {
  return NOUNS.flatMap(({ rights = {} }: Noun) => Object.entries(rights))
    .filter(([, roles]) => isGranted(roles, role))
    .map(([right]) => right);
}
