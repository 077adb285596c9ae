import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { createAdmin, hasAdmin } from "./admins.ts";
import { requireSetupToken } from "./setup.ts";
import { AppError, forbidden } from "@/lib/errors.ts";
import type { AdminCreateForm, AdminIdentity } from "./schema.ts";

/** Throws 403 once there is an administrator, before any validation (decision 4). */
export async function refuseSecondAdmin(ctx: Context<State>): Promise<void> {
  if (await hasAdmin(ctx.state.kv)) throw forbidden("error.adminExists");
}

/**
 * Creates the administrator for call and page. Only wrong tokens count against the limit; losing the race is no attack
 * (decision 4).
 */
export async function createFirstAdmin(
  ctx: Context<State>,
  input: AdminCreateForm,
): Promise<AdminIdentity> {
  const { kv, limits, client, log, requestId } = ctx.state;
  try {
    await requireSetupToken(kv, input.token);
    // Parallel wrong tokens have been counted by now.
    limits.check("setup", client);
    const admin = await createAdmin(kv, input);
    log.info("admin.created", { id: requestId });
    return admin;
  } catch (error) {
    if (isWrongToken(error)) {
      log.warning("setup.fail", { id: requestId });
      limits.take("setup", client);
    }
    throw error;
  }
}

function isWrongToken(error: unknown): boolean {
  return error instanceof AppError &&
    error.problems.some((problem) => problem.key === "error.setupToken");
}
