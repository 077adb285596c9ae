/** The lock of the first administrator: open with a token, or closed for good. */
export type Setup =
  | { admin_id: string }
  | { token_hash: string; expires_at: number | null };

/** The key of that lock. */
export const SETUP_KEY = ["setup"];

/** Reports whether the lock is closed. */
export function isClosed(
  setup: Setup | null,
): setup is { admin_id: string } {
  return setup !== null && "admin_id" in setup;
}
