import type { Context } from "fresh";
import type { Env } from "@/lib/env.ts";
import { readHostCookie, writeHostCookie } from "@/lib/http/cookies.ts";
import { isWithin } from "@/lib/http/window_counters.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import type { State } from "@/lib/site/state.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import {
  hashTyped,
  isSameHash,
  newToken,
  sha256,
  type Token,
} from "@/lib/store/secrets.ts";
import {
  canSignIn,
  findMember,
  type MemberRecord,
  members,
} from "./members.ts";
import { countTry, currentTries, type Tries } from "./tries.ts";

/** The lifetime of a PIN. */
export const PIN_MINUTES = 15;

const LIFE_MS = PIN_MINUTES * 60_000;
/** Compared when there is no pin. */
const NO_HASH = sha256("");

/** Limits of pins for an account. */
const LIMIT = { max: 5, windowMs: 60 * 60_000, spacingMs: 60_000 };

/** The minimum delay before a PIN mail is composed. */
const MIN_DELAY_MS = 2_000;
const MAX_DELAY_MS = 6_000;

/** The cookie with the email of a PIN request. */
const ASKER = "asker";

/** Returns the key of a member's only PIN. */
export function pinKey(memberId: string): Key {
  return ["pins", memberId];
}

/** Mails a PIN if the email is a member's, without revealing whether it is. Throws 429 when the client has asked too often. */
export async function sendPin(
  ctx: Context<State>,
  { email }: { email: string },
): Promise<void> {
  const { kv, env, limits, client, locale, jobs, log } = ctx.state;
  limits.take("pin", client);
  await requestPin(kv, { email, locale, factor: env.limitFactor });
  jobs.wake();
  log.info("reset.requested", { id: ctx.state.requestId });
}

/** Returns the message after a PIN request, the same for any email. */
export function pinMessage(env: Env): MessageKey {
  return env.hasMailServer ? "message.pinRequested" : "message.noMailServer";
}

/**
 * Returns the Set-Cookie value that keeps the email until the PIN is typed, so that it need not be typed again or put into a
 * URL; an empty email clears the cookie.
 */
export function rememberAsker(ctx: Context<State>, email: string): string {
  const value = encodeURIComponent(email);
  const maxAge = email === "" ? 0 : PIN_MINUTES * 60;
  return writeHostCookie(ctx, ASKER, { value, maxAge });
}

/** Returns the email of a PIN request, or an empty string. */
export function readAsker(ctx: Context<State>): string {
  try {
    return decodeURIComponent(readHostCookie(ctx, ASKER) ?? "");
  } catch {
    // The cookie was not written by this site.
    return "";
  }
}

/** The email and language of a PIN request. */
interface PinRequest {
  email: string;
  locale: Locale;
  /** Multiplies the limits. */
  factor: number;
}

/**
 * Queues a PIN mail if the email is a member's and within its limits. All emails look alike to the caller: unknown ones are
 * looked up, counted and committed too, and the mail is composed seconds later (decision 20), so that it does not slow the next
 * request. The PIN is created when the mail is sent, so a request over the limit leaves the current PIN valid.
 */
export async function requestPin(
  kv: Kv,
  { email, locale, factor }: PinRequest,
): Promise<void> {
  const member = ableOrNull(await findMember(kv, email));
  // A member's requests have a separate counter, so that requests for other emails cannot use it up.
  const key: Key = ["guards", "pin", member?.id ?? bucketOf(email)];
  const now = kv.now().getTime();
  await kv.transact(async (tx) => {
    const tries = currentTries(await tx.read<Tries>(key), { now, ...LIMIT });
    const isTooSoon = tries.count > 0 &&
      isWithin(LIMIT.spacingMs / factor, tries.last_at, now);
    if (isTooSoon || tries.count >= LIMIT.max * factor) return;
    tx.set(key, countTry(tries, now));
    if (member === null) return;
    const mail = { kind: "pin", about_id: member.id } as const;
    queueMail(tx, mail, { locale, delayMs: pinDelay() });
  }, { lock: key.join() });
}

/**
 * Creates a PIN, which replaces any earlier one, and stores its hash. Returns null if the member is unknown or may not sign in.
 */
export function issuePin(
  kv: Kv,
  memberId: string,
): Promise<{ token: string } | null> {
  return kv.transact(async (tx) => {
    const member = ableOrNull(await members.read(tx, memberId));
    if (member === null) return null;
    const { text, token } = newToken(tx.now, LIFE_MS);
    tx.set(pinKey(memberId), token);
    return { token: text };
  });
}

/** Reports whether a typed text is the PIN, normalized as in hashTyped(). */
export function isPin(typed: string, pin: Token | null, now: Date): boolean {
  const isSame = isSameHash(hashTyped(typed), pin?.hash ?? NO_HASH);
  return isSame && pin !== null && now.getTime() < pin.expires_at;
}

/** Returns null for invited and deactivated members: PINs are only for members who can sign in. */
function ableOrNull(member: MemberRecord | null): MemberRecord | null {
  return member !== null && canSignIn(member) ? member : null;
}

/** Returns a random delay, so that the time of composing reveals nothing. */
function pinDelay(): number {
  return MIN_DELAY_MS + Math.random() * (MAX_DELAY_MS - MIN_DELAY_MS);
}

/** Maps an email to one of a bounded number of counters, so that made-up emails cannot fill the store. */
function bucketOf(email: string): string {
  return sha256(email.toLowerCase()).slice(0, 3);
}
