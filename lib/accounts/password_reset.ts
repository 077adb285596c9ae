import { isWithin } from "@/lib/clock.ts";
import { invalid } from "@/lib/errors.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import type { PasswordReset } from "./schema.ts";
import {
  adminKey,
  type AdminRecord,
  findAdmin,
  type VerifiedAdmin,
} from "./admins.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import {
  type ChangeOptions,
  checkNewPassword,
  passwordLock,
  setPassword,
  unchanged,
} from "./password_change.ts";
import { isPassword } from "./passwords.ts";
import { isPin, type Pin, pinKey, storePin } from "./pins.ts";
import { sha256 } from "@/lib/store/secrets.ts";

/** Who asks for a pin, and in which language it is sent. */
export interface PinRequest {
  email: string;
  locale: Locale;
  /** Multiplies the limits. */
  factor: number;
}

interface Requests {
  /** Milliseconds, like `last_at`. */
  since: number;
  last_at: number;
  count: number;
}

/** How often an account is sent a pin. */
const LIMIT = { max: 5, windowMs: 60 * 60_000, spacingMs: 60_000 };

/** How long the mail with a pin waits before it is composed. */
const MIN_DELAY_MS = 2_000;
const MAX_DELAY_MS = 6_000;

/**
 * Queues a mail with a pin, if the address is an administrator's and not too many were asked for. The caller cannot
 * tell: unknown addresses are looked up, counted and committed alike, and the mail is composed some seconds later, when
 * no request that follows at once is slowed down by it (decision 20). The pin itself is made when the mail is sent, so that
 * a request too many leaves the live one alone.
 */
export async function requestPin(
  kv: Kv,
  { email, locale, factor }: PinRequest,
): Promise<void> {
  const admin = await findAdmin(kv, email);
  const key = requestsKey(admin?.id ?? bucketOf(email));
  const now = kv.now();
  await kv.transact(async (tx) => {
    const requests = await tx.read<Requests>(key);
    const counted = countRequest(requests, { now: now.getTime(), factor });
    if (counted === null) return;
    tx.set(key, counted);
    if (admin === null) return;
    const mail = { kind: "pin", admin_id: admin.id } as const;
    await queueMail(tx, mail, { locale, now, delayMs: pinDelay() });
  }, { lock: key.join() });
}

/** A random wait, so that the moment of composing tells nothing either. */
function pinDelay(): number {
  return MIN_DELAY_MS + Math.random() * (MAX_DELAY_MS - MIN_DELAY_MS);
}

/** Makes a pin in place of an earlier one and gives it, this once; null when there is no such administrator (decision 20). */
export function issuePin(
  kv: Kv,
  adminId: string,
): Promise<{ token: string } | null> {
  return kv.transact(async (tx) => {
    const admin = await tx.read<AdminRecord>(adminKey(adminId));
    return admin === null ? null : storePin(tx, adminId, kv.now());
  });
}

/**
 * Sets a new password with a pin, which works once: of any number of tries at once exactly one succeeds. Throws one 422 for a
 * wrong address, a wrong pin and a late one, before anything is hashed, and 422 for a password against the rules; then the pin
 * stays good (decisions 19 and 20).
 */
export async function resetPassword(
  kv: Kv,
  input: PasswordReset,
  options: ChangeOptions,
): Promise<VerifiedAdmin> {
  const { email, password_token, new_password } = input;
  const found = await findAdmin(kv, email);
  const id = found?.id ?? "";
  const pin = await kv.get<Pin>(pinKey(id));
  // A wrong pin ends here: it takes no turn and costs no hash.
  if (!isPin(password_token, pin, kv.now())) throw wrongPin();
  return await kv.transact(async (tx) => {
    const admin = await tx.read<AdminRecord>(adminKey(id));
    const current = await tx.read<Pin>(pinKey(id));
    const now = kv.now();
    if (admin === null || !isPin(password_token, current, now)) {
      throw wrongPin();
    }
    await checkNewPassword(kv, admin, new_password);
    if (await isPassword(new_password, admin.password, "known")) {
      throw unchanged();
    }
    return await setPassword(tx, admin, {
      ...options,
      password: new_password,
      now,
    });
  }, { lock: passwordLock(id) });
}

function wrongPin(): Error {
  return invalid({ key: "invalid.selected", field: "password_token" });
}

/** Returns the count with this request in it, or null when it is one too many. */
function countRequest(
  requests: Requests | null,
  { now, factor }: { now: number; factor: number },
): Requests | null {
  if (requests === null || !isWithin(LIMIT.windowMs, requests.since, now)) {
    return { since: now, last_at: now, count: 1 };
  }
  const { since, last_at, count } = requests;
  const isTooSoon = isWithin(LIMIT.spacingMs / factor, last_at, now);
  if (isTooSoon || count >= LIMIT.max * factor) return null;
  return { since, last_at: now, count: count + 1 };
}

/** An administrator's own count: whoever asks for other addresses cannot use it up. */
function requestsKey(account: string): Key {
  return ["guards", "pin", account];
}

/** So many records are enough to count all addresses alike, and nobody can fill the store with invented ones. */
function bucketOf(email: string): string {
  return sha256(email.toLowerCase()).slice(0, 3);
}
