import type { Context } from "fresh";
import { AppError } from "@/lib/errors.ts";
import { readHostCookie, writeHostCookie } from "@/lib/http/cookies.ts";
import type { State } from "@/lib/site/state.ts";
import type { VerifiedAdmin } from "./admins.ts";
import type { AdminIdentity } from "./schema.ts";
import {
  createSession,
  deleteSession,
  listSessions,
  type LiveSession,
  readSession,
  type SessionOptions,
} from "./sessions.ts";

const NAME = "sid";

/** The part of a context that pages have, too. */
type Asked = Pick<Context<State>, "req" | "state">;

/** Returns the administrator of the request's session, or null. */
export async function readVisitor(
  ctx: Context<State>,
  options: SessionOptions,
): Promise<AdminIdentity | null> {
  const token = sessionToken(ctx);
  if (token === null) return null;
  return await readSession(ctx.state.kv, token, options);
}

/**
 * Starts a session and returns its Set-Cookie value. Ends the browser's previous session, so that a planted token is
 * worthless.
 */
export async function startSession(
  ctx: Context<State>,
  admin: VerifiedAdmin,
): Promise<string> {
  const { kv } = ctx.state;
  const old = sessionToken(ctx);
  if (old !== null) await deleteSession(kv, old);
  return writeHostCookie(ctx, NAME, { value: await createSession(kv, admin) });
}

/** Returns the sessions of the signed-in administrator. */
export function listOwnSessions(ctx: Asked): Promise<LiveSession[]> {
  const { kv, admin } = ctx.state;
  const token = sessionToken(ctx) ?? "";
  return listSessions(kv, { id: admin!.id, token });
}

/**
 * Ends the request's session, if any, and returns the Set-Cookie value that removes its cookie, even on a read-only store,
 * so that this browser is signed out (decision 21).
 */
export async function endSession(ctx: Context<State>): Promise<string> {
  const { kv, log, requestId } = ctx.state;
  const token = sessionToken(ctx);
  if (token !== null) {
    try {
      await deleteSession(kv, token);
      log.info("auth.out", { id: requestId });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warning("auth.out_unsaved", { id: requestId });
    }
  }
  return writeHostCookie(ctx, NAME, { value: "", maxAge: 0 });
}

/** Reports whether a request has a session cookie, valid or not. */
export function bearsSession(ctx: Asked): boolean {
  return sessionToken(ctx) !== null;
}

function sessionToken(ctx: Asked): string | null {
  return readHostCookie(ctx, NAME) || null;
}
