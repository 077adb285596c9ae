/** Roles and rights of the office's members. */

import type { Context } from "fresh";
import { forbidden } from "@/lib/errors.ts";
import type { Right } from "@/lib/site/nouns.ts";
import type { State } from "@/lib/site/state.ts";

/** The roles of the team, from most to fewest rights. */
export const ROLES = ["owner", "manager", "clerk"] as const;

export type Role = (typeof ROLES)[number];

/** Reports whether a role has a right that is granted to `roles`; the owner has every right. */
export function isGranted(roles: readonly Role[], role: Role): boolean {
  return role === "owner" || roles.includes(role);
}

/** A signed-in member and the rights of the role. */
export interface Holder {
  rights: ReadonlySet<string>;
}

/** Reports whether a holder has a right. */
export function may({ rights }: Holder, right: Right): boolean {
  return rights.has(right);
}

/** Logs and throws a 403 if the signed-in member lacks a right. */
export function requireRight(
  { req, route, state }: Pick<Context<State>, "req" | "route" | "state">,
  right: string,
): void {
  const { admin, log, requestId } = state;
  if (admin?.rights.has(right)) return;
  log.info("authz.forbidden", { id: requestId, method: req.method, route });
  throw forbidden("error.notAllowed");
}
