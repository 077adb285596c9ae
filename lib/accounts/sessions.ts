import type { AdminIdentity } from "./schema.ts";
import { isWithin } from "@/lib/clock.ts";
import { ignoreRefusal, unauthorized } from "@/lib/errors.ts";
import type { Entry, Key, Kv } from "@/lib/store/kv.ts";
import {
  adminKey,
  type AdminRecord,
  getAdmin,
  type VerifiedAdmin,
} from "./admins.ts";
import { randomToken, sha256 } from "@/lib/store/secrets.ts";

interface Session {
  admin_id: string;
  /** The administrator's epoch at sign-in. */
  epoch: number;
  /** Milliseconds since the epoch of time, like `seen_at`. */
  created_at: number;
  seen_at: number;
}

/** A session as shown in the panel. */
export interface LiveSession {
  /** ISO; `seen_at` lags by five minutes at most. */
  created_at: string;
  seen_at: string;
  /** Whether it is the caller's. */
  isOwn: boolean;
}

export interface SessionOptions {
  /** Whether the request counts as use, which postpones the idle end; true by default. */
  isUse?: boolean;
}

const TOKEN_BYTES = 32;
const IDLE_MS = 60 * 60_000;
const LIFE_MS = 12 * 60 * 60_000;
const SEEN_EVERY_MS = 5 * 60_000;
const MAX_SESSIONS = 5;
const MAX_SWEPT = 200;

/**
 * Starts a session and returns its token, of which only a hash is stored. Ends the oldest of more than five and removes
 * expired ones: only sign-ins add rows, so none pile up. Throws 401 when the password has changed since it was compared.
 */
export async function createSession(
  kv: Kv,
  admin: VerifiedAdmin,
): Promise<string> {
  const token = randomToken(TOKEN_BYTES);
  const latest = latestKey(admin.id);
  await kv.transact(async (tx) => {
    const current = await tx.read<AdminRecord>(adminKey(admin.id));
    if (current?.epoch !== admin.epoch) throw unauthorized("error.credentials");
    await tx.read(latest);
    const now = kv.now().getTime();
    for (const { key } of await findSurplus(kv, admin.id)) tx.delete(key);
    const session: Session = {
      admin_id: admin.id,
      epoch: admin.epoch,
      created_at: now,
      seen_at: now,
    };
    tx.set(keyOf(token), session);
    tx.set(latest, now);
  }, { lock: latest.join() });
  return token;
}

/**
 * Returns the administrator of a session, or null when it does not exist, is older than 12 hours, was idle for 60 minutes
 * (within five), or the password has changed. Background requests of a page do not count as use.
 */
export async function readSession(
  kv: Kv,
  token: string,
  { isUse = true }: SessionOptions = {},
): Promise<AdminIdentity | null> {
  const session = await kv.get<Session>(keyOf(token));
  const now = kv.now().getTime();
  if (session === null || isExpired(session, now)) return null;
  const admin = await getAdmin(kv, session.admin_id);
  if (admin === null || admin.epoch !== session.epoch) return null;
  if (isUse && !isWithin(SEEN_EVERY_MS, session.seen_at, now)) {
    // A read-only store must not sign anyone out.
    await markSeen(kv, token, now).catch(ignoreRefusal);
  }
  return { id: admin.id, email: admin.email };
}

/** Returns an administrator's live sessions, newest first. `token` is the caller's. */
export async function listSessions(
  kv: Kv,
  { id, token }: { id: string; token: string },
): Promise<LiveSession[]> {
  const now = kv.now().getTime();
  const [admin, all] = await Promise.all([getAdmin(kv, id), allSessions(kv)]);
  const own = JSON.stringify(keyOf(token));
  return all
    .filter(({ value }) =>
      value.admin_id === id && value.epoch === admin?.epoch &&
      !isExpired(value, now)
    )
    .toSorted((a, b) => b.value.created_at - a.value.created_at)
    .map(({ key, value }) => ({
      created_at: new Date(value.created_at).toISOString(),
      seen_at: new Date(value.seen_at).toISOString(),
      isOwn: JSON.stringify(key) === own,
    }));
}

/** Ends a session, if it exists. */
export async function deleteSession(kv: Kv, token: string): Promise<void> {
  await kv.transact((tx) => Promise.resolve(tx.delete(keyOf(token))));
}

async function markSeen(kv: Kv, token: string, now: number): Promise<void> {
  await kv.transact(async (tx) => {
    const session = await tx.read<Session>(keyOf(token));
    if (session !== null) tx.set(keyOf(token), { ...session, seen_at: now });
  });
}

/** Returns expired sessions, and the administrator's oldest beyond four. */
async function findSurplus(kv: Kv, adminId: string): Promise<Entry<Session>[]> {
  const now = kv.now().getTime();
  const all = await allSessions(kv);
  const expired = all.filter(({ value }) => isExpired(value, now));
  const own = all
    .filter(({ value }) => value.admin_id === adminId && !isExpired(value, now))
    .toSorted((a, b) => b.value.created_at - a.value.created_at);
  return [...own.slice(MAX_SESSIONS - 1), ...expired.slice(0, MAX_SWEPT)];
}

function allSessions(kv: Kv): Promise<Entry<Session>[]> {
  return kv.list<Session>({ prefix: ["sessions"] }, { limit: 1_000 });
}

function isExpired({ created_at, seen_at }: Session, now: number): boolean {
  return !isWithin(LIFE_MS, created_at, now) || now - seen_at >= IDLE_MS;
}

function keyOf(token: string): Key {
  return ["sessions", sha256(token)];
}

/** Returns the key that each sign-in writes and reads before it lists sessions, so that parallel ones conflict. */
function latestKey(adminId: string): Key {
  return ["guards", "session", adminId];
}
