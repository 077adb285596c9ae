import type { Context } from "fresh";
import { forbidden, hasProblem } from "@/lib/errors.ts";
import { requireRight } from "@/lib/fields/roles.ts";
import { getSettings, writeSettings } from "@/lib/settings/settings.ts";
import type { State } from "@/lib/site/state.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { isSameHash, randomToken, sha256 } from "@/lib/store/secrets.ts";
import { insertMember, keepOwners } from "./members.ts";
import { checkPassword } from "./password_rules.ts";
import { hashPassword } from "./passwords.ts";
import type { MemberIdentity, OwnerCreateForm } from "./schema.ts";

/** The setup lock: open with a token, or closed for good once there is an owner. */
export type Setup =
  | { admin_id: string }
  | { token_hash: string; expires_at: number | null };

/** The key of the setup lock. */
export const SETUP_KEY = ["setup"];

/** Reports whether the lock is closed. */
export function isClosed(
  setup: Setup | null,
): setup is { admin_id: string } {
  return setup !== null && "admin_id" in setup;
}

const LIFE_MS = 30 * 60_000;
const TOKEN_BYTES = 16;

/**
 * Creates this start's setup token, valid for 30 minutes, or uses the operator's `fixed` one, which does not expire.
 * Invalidates earlier ones. Returns the token, or null if there is an owner. Stores only its hash.
 */
export function issueSetupToken(
  kv: Kv,
  fixed?: string,
): Promise<string | null> {
  const token = fixed ?? randomToken(TOKEN_BYTES);
  const expires_at = fixed === undefined ? kv.now().getTime() + LIFE_MS : null;
  return kv.transact(async (tx) => {
    if (isClosed(await tx.read<Setup>(SETUP_KEY))) return null;
    const setup: Setup = { token_hash: sha256(token), expires_at };
    tx.set(SETUP_KEY, setup);
    return token;
  });
}

/** Reports whether the first owner has been created. */
export async function hasOwner(kv: Kv): Promise<boolean> {
  return isClosed(await kv.get<Setup>(SETUP_KEY));
}

/** Throws 403 once there is an owner, before any validation. */
export async function refuseSecondSetup(
  { state: { kv } }: Pick<Context<State>, "state">,
): Promise<void> {
  if (await hasOwner(kv)) throw forbidden("error.adminExists");
}

/**
 * Authorizes POST /api/admins: for anyone before there is an owner, within the limit of wrong tokens; afterwards for members
 * with the right `team:write`. Throws 403 before the request is parsed, and 429.
 */
export async function admitCreator(ctx: Context<State>): Promise<void> {
  const { admin, limits, client } = ctx.state;
  if (admin !== null) return requireRight(ctx, "team:write");
  await refuseSecondSetup(ctx);
  limits.check("setup", client);
}

/** Creates the first owner, for API and panel. Only wrong tokens count against the limit; losing a race is not an attack. */
export async function createFirstOwner(
  ctx: Context<State>,
  input: OwnerCreateForm,
): Promise<MemberIdentity> {
  const { kv, limits, client, log, requestId: id } = ctx.state;
  try {
    checkSetupToken(await kv.get<Setup>(SETUP_KEY), input.token, kv.now());
    // Concurrent wrong tokens have been counted by now.
    limits.check("setup", client);
    const member = await createOwner(kv, input);
    log.info("admin.created", { id });
    return member;
  } catch (error) {
    if (hasProblem(error, "error.setupToken")) {
      log.warning("setup.fail", { id });
      limits.take("setup", client);
    }
    throw error;
  }
}

/**
 * Creates the first owner and the settings that were chosen in one commit: exactly one of concurrent calls succeeds. Throws
 * 403 if there is an owner or the token is wrong, 422 for a weak password.
 */
export function createOwner(
  kv: Kv,
  input: OwnerCreateForm,
): Promise<MemberIdentity> {
  const { email, password, token, name = null, ...settings } = input;
  // Serialized, so that other calls see the closed lock before they hash.
  return kv.transact(async (tx) => {
    checkSetupToken(await tx.read<Setup>(SETUP_KEY), token, kv.now());
    const company = settings.company_name ??
      (await getSettings(kv)).company_name;
    await checkPassword(password, { email, company });
    const member = insertMember(tx, {
      email,
      name,
      password: await hashPassword(password),
    });
    await keepOwners(tx, null, member);
    tx.set(SETUP_KEY, { admin_id: member.id } satisfies Setup);
    await writeSettings(tx, settings);
    return { id: member.id, email };
  }, { lock: "setup" });
}

/** Throws 403 unless setup is open and the token is valid. */
export function checkSetupToken(
  setup: Setup | null,
  token: string,
  now: Date,
): void {
  if (setup === null) throw forbidden("error.setupToken");
  if (isClosed(setup)) throw forbidden("error.adminExists");
  const isLive = setup.expires_at === null ||
    now.getTime() < setup.expires_at;
  if (isLive && isSameHash(sha256(token), setup.token_hash)) return;
  throw forbidden("error.setupToken");
}
