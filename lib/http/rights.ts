import type { Context } from "fresh";
import { forbidden } from "@/lib/errors.ts";
import { may, type Permission } from "@/lib/fields/roles.ts";
import type { State } from "@/lib/site/state.ts";

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
