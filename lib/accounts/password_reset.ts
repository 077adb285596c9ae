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

/** The address and language of a request for a pin. */
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

/** Limits of pins for an account. */
const LIMIT = { max: 5, windowMs: 60 * 60_000, spacingMs: 60_000 };

/** The delay before a pin's mail is composed. */
const MIN_DELAY_MS = 2_000;
const MAX_DELAY_MS = 6_000;

/**
 * Queues a pin's mail if the address is an administrator's and within its limits. To the caller all addresses look alike:
 * unknown ones are looked up, counted and committed, too, and the mail is composed seconds later, so that it slows no
 * following request (decision 20). The pin is created when the mail is sent, so a suppressed request keeps the current one
 * valid.
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
    const mail = { kind: "pin", about_id: admin.id } as const;
    await queueMail(tx, mail, { locale, delayMs: pinDelay() });
  }, { lock: key.join() });
}

/** A random delay, so that the moment of composing reveals nothing. */
function pinDelay(): number {
  return MIN_DELAY_MS + Math.random() * (MAX_DELAY_MS - MIN_DELAY_MS);
}

/** Creates a pin, which replaces an earlier one, and returns it; null for an unknown administrator (decision 20). */
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
 * Sets a new password by a pin, which works once: of parallel calls exactly one succeeds. Throws one 422 for a wrong
 * address, a wrong pin and a late one, before hashing, and 422 for a weak password, which keeps the pin valid (decisions
 * 19 and 20).
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
  // A wrong pin ends here, without a lock or a hash.
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

/** Returns the count including this request, or null beyond the limit. */
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

/** A count for each administrator, which requests for other addresses cannot use up. */
function requestsKey(account: string): Key {
  return ["guards", "pin", account];
}

/** Counts all addresses alike in a bounded number of records, which invented ones cannot fill. */
function bucketOf(email: string): string {
  return sha256(email.toLowerCase()).slice(0, 3);
}
