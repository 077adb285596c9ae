import { forbidden } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { isSameHash, randomToken, sha256 } from "@/lib/store/secrets.ts";

/** The lock of the first administrator: open with a token, or closed for good (decision 4). */
export type Setup =
  | { admin_id: string }
  | { token_hash: string; expires_at: number | null };

/** The key of that lock. */
export const SETUP_KEY = ["setup"];

const LIFE_MS = 30 * 60_000;
const TOKEN_BYTES = 16;

/**
 * Creates this start's setup token, valid for 30 minutes, or uses the operator's `fixed` one, which does not expire;
 * earlier ones become invalid. Returns the token, or null when there is an administrator (decision 4). Stores only its
 * hash.
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

/** Reports whether the first administrator has been created. */
export function isClosed(setup: Setup | null): setup is { admin_id: string } {
  return setup !== null && "admin_id" in setup;
}

/** Throws 403 unless this token is valid now. */
export async function requireSetupToken(kv: Kv, token: string): Promise<void> {
  const setup = await kv.get<Setup>(SETUP_KEY);
  checkSetupToken(setup, { token, now: kv.now() });
}

/** Throws 403 unless the lock is open and this token is valid now. */
export function checkSetupToken(
  setup: Setup | null,
  given: { token: string; now: Date },
): void {
  if (setup === null) throw forbidden("error.setupToken");
  if (isClosed(setup)) throw forbidden("error.adminExists");
  const isLive = setup.expires_at === null ||
    given.now.getTime() < setup.expires_at;
  if (isLive && isSameHash(sha256(given.token), setup.token_hash)) return;
  throw forbidden("error.setupToken");
}
