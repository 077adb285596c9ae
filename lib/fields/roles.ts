/** What the people of the office may do. */

import type { Context } from "fresh";
import { forbidden } from "@/lib/errors.ts";
import type { Right } from "@/lib/site/nouns.ts";
import type { State } from "@/lib/site/state.ts";

/** The roles of the team, from the widest rights to the narrowest. */
export const ROLES = ["owner", "manager", "clerk"] as const;

export type Role = (typeof ROLES)[number];

/** Somebody who has rights. */
export interface Holder {
  rights: ReadonlySet<string>;
}

/** Reports whether somebody has a right. */
export function may({ rights }: Holder, right: Right): boolean {
  return rights.has(right);
}

/** Throws 403, and logs it, when the signed-in person lacks a right. */
export function requireRight(
  { req, route, state }: Pick<Context<State>, "req" | "route" | "state">,
  right: string,
): void {
  const { admin, log, requestId } = state;
  if (admin?.rights.has(right)) return;
  log.info("authz.forbidden", { id: requestId, method: req.method, route });
  throw forbidden("error.notAllowed");
}
