/** What the people of the office may do. */

import type { Context } from "fresh";
import { forbidden } from "@/lib/errors.ts";
import type { State } from "@/lib/site/state.ts";

/** The roles of the team, from the widest rights to the narrowest. */
export const ROLES = ["owner", "manager", "clerk"] as const;

export type Role = (typeof ROLES)[number];

/** The nouns whose reading and writing are rights of their own; activities and photos belong to their records. */
export const RIGHTS_NOUNS = [
  "parcels",
  "invoices",
  "messages",
  "mail",
  "pages",
  "reviews",
  "settings",
  "team",
] as const;

export type RightsNoun = (typeof RIGHTS_NOUNS)[number];

/** A right; `:write` does not imply `:read`. */
export type Permission =
  | `${RightsNoun}:${"read" | "write"}`
  | "settings:owner"
  | "journal:read";

const OFFICE = rightsTo("parcels", "invoices", "messages", "mail");

const RIGHTS: Record<Role, ReadonlySet<Permission>> = {
  owner: new Set([
    ...rightsTo(...RIGHTS_NOUNS),
    "settings:owner",
    "journal:read",
  ]),
  manager: new Set([
    ...OFFICE,
    ...rightsTo("pages", "reviews", "settings"),
    "journal:read",
  ]),
  clerk: new Set(OFFICE),
};

/** Reports whether a role has a right. */
export function may(role: Role, permission: Permission): boolean {
  return RIGHTS[role].has(permission);
}

/** Throws 403, and logs it, when the signed-in person's role lacks a permission. */
export function requireRight(
  { req, route, state }: Pick<Context<State>, "req" | "route" | "state">,
  permission: Permission,
): void {
  const { admin, log, requestId } = state;
  if (admin !== null && may(admin.role, permission)) return;
  log.info("authz.forbidden", { id: requestId, method: req.method, route });
  throw forbidden("error.notAllowed");
}

function rightsTo(...nouns: RightsNoun[]): Permission[] {
  return nouns.flatMap((noun) =>
    [`${noun}:read`, `${noun}:write`] as Permission[]
  );
}
