import type { Context } from "fresh";
import { AppError, ignoreRefusal, unauthorized } from "@/lib/errors.ts";
import { readHostCookie, writeHostCookie } from "@/lib/http/cookies.ts";
import { isWithin } from "@/lib/http/window_counters.ts";
import type { State } from "@/lib/site/state.ts";
import type { Entry, Key, Kv } from "@/lib/store/kv.ts";
import { randomToken, sha256 } from "@/lib/store/secrets.ts";
import {
  canSignIn,
  members,
  personOf,
  seenKey,
  type VerifiedMember,
} from "./members.ts";
import type { Person } from "./schema.ts";

interface Session {
  admin_id: string;
  /** The member's epoch at sign-in. */
  epoch: number;
  /** Unix time in milliseconds, like `seen_at`. */
  created_at: number;
  seen_at: number;
}

interface ReadOptions {
  /** Whether the request counts as use, which extends the idle timeout; true by default. */
  isUse?: boolean;
}

/** The part of a context that is also available to pages. */
type RequestContext = Pick<Context<State>, "req" | "state">;

const COOKIE = "sid";
const TOKEN_BYTES = 32;
const IDLE_MS = 60 * 60_000;
const LIFE_MS = 12 * 60 * 60_000;
const SEEN_EVERY_MS = 5 * 60_000;
const MAX_SESSIONS = 5;
const MAX_SWEPT = 200;

/** Starts a session and returns its Set-Cookie value. Ends the browser's previous session, to prevent session fixation. */
export async function startSession(
  ctx: Context<State>,
  member: VerifiedMember,
): Promise<string> {
  const { kv } = ctx.state;
  const old = sessionToken(ctx);
  if (old !== null) await deleteSession(kv, old);
  return writeHostCookie(ctx, COOKIE, {
    value: await createSession(kv, member),
  });
}

/**
 * Ends the request's session, if any, and returns the Set-Cookie value that removes its cookie. The cookie is removed even on a
 * read-only store, so that this browser is signed out.
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
  return writeHostCookie(ctx, COOKIE, { value: "", maxAge: 0 });
}

/**
 * Starts a session and returns its token; only the token's hash is stored. Removes expired sessions and the oldest beyond five;
 * only sign-ins add sessions, so they cannot pile up. Throws 401 if the password has changed since it was verified.
 */
export async function createSession(
  kv: Kv,
  member: VerifiedMember,
): Promise<string> {
  const token = randomToken(TOKEN_BYTES);
  const latest = latestKey(member.id);
  await kv.transact(async (tx) => {
    const current = await members.read(tx, member.id);
    if (current?.epoch !== member.epoch) {
      throw unauthorized("error.credentials");
    }
    await tx.read(latest);
    const now = kv.now().getTime();
    for (const { key } of await findSurplus(kv, member.id)) tx.delete(key);
    const session: Session = {
      admin_id: member.id,
      epoch: member.epoch,
      created_at: now,
      seen_at: now,
    };
    tx.set(keyOf(token), session);
    tx.set(latest, now);
    tx.set(seenKey(member.id), now);
  }, { lock: latest.join() });
  return token;
}

/**
 * Returns the member of a session. Returns null if there is no token; if the session does not exist, is older than 12 hours or
 * has been idle for 60 minutes (to within five); or if the member has been removed or deactivated or has a new password. A
 * page's background requests do not count as use.
 */
export async function readSession(
  kv: Kv,
  token: string | null,
  { isUse = true }: ReadOptions = {},
): Promise<Person | null> {
  if (token === null) return null;
  const session = await kv.get<Session>(keyOf(token));
  const now = kv.now().getTime();
  if (session === null || isExpired(session, now)) return null;
  const member = await members.get(kv, session.admin_id);
  if (member?.epoch !== session.epoch || !canSignIn(member)) return null;
  if (isUse && !isWithin(SEEN_EVERY_MS, session.seen_at, now)) {
    // A read-only store must not sign anyone out.
    await markSeen(kv, token, now).catch(ignoreRefusal);
  }
  return personOf(member);
}

/** Ends a session, if it exists. */
export async function deleteSession(kv: Kv, token: string): Promise<void> {
  await kv.transact((tx) => tx.delete(keyOf(token)));
}

async function markSeen(kv: Kv, token: string, now: number): Promise<void> {
  await kv.transact(async (tx) => {
    const session = await tx.read<Session>(keyOf(token));
    if (session === null) return;
    tx.set(keyOf(token), { ...session, seen_at: now });
    tx.set(seenKey(session.admin_id), now);
  });
}

/** Returns a member's expired sessions, and the oldest beyond four. */
async function findSurplus(
  kv: Kv,
  memberId: string,
): Promise<Entry<Session>[]> {
  const now = kv.now().getTime();
  const all = await allSessions(kv);
  const expired = all.filter(({ value }) => isExpired(value, now));
  const own = newestOf(all, memberId, now);
  return [...own.slice(MAX_SESSIONS - 1), ...expired.slice(0, MAX_SWEPT)];
}

/** Returns a member's unexpired sessions, newest first. */
export function newestOf(
  all: Entry<Session>[],
  memberId: string,
  now: number,
): Entry<Session>[] {
  return all
    .filter(({ value }) =>
      value.admin_id === memberId && !isExpired(value, now)
    )
    .toSorted((a, b) => b.value.created_at - a.value.created_at);
}

/** Returns the sessions of all members. */
export function allSessions(kv: Kv): Promise<Entry<Session>[]> {
  return kv.list<Session>({ prefix: ["sessions"] }, { limit: 1_000 });
}

function isExpired({ created_at, seen_at }: Session, now: number): boolean {
  return !isWithin(LIFE_MS, created_at, now) || now - seen_at >= IDLE_MS;
}

/** Returns the session token in the request's cookie, or null. */
export function sessionToken(ctx: RequestContext): string | null {
  return readHostCookie(ctx, COOKIE) || null;
}

/** Returns a session's key by its token. */
export function keyOf(token: string): Key {
  return ["sessions", sha256(token)];
}

/** Returns the key that each sign-in reads and writes before listing sessions, so that concurrent sign-ins conflict. */
function latestKey(memberId: string): Key {
  return ["guards", "session", memberId];
}
