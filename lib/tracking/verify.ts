import type { Context } from "fresh";
import { hostCookieName, readCookie, writeCookie } from "@/lib/http/cookies.ts";
import type { State } from "@/lib/site/state.ts";
import { toPublicParcel, toShownParcel } from "@/lib/parcels/public_view.ts";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { getAppSecret, isSameText } from "@/lib/store/secrets.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { isShortenedNumber } from "@/lib/fields/shortened_number.ts";
import { AppError, invalid, notFound } from "@/lib/errors.ts";
import type { Parcel, PublicParcel } from "@/lib/parcels/schema.ts";
import { createHmac } from "node:crypto";
import { digitsOf } from "@/lib/i18n/fold.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { verificationGuardKey } from "@/lib/parcels/store.ts";
import { refundTry, takeTry, type TryRule } from "@/lib/accounts/tries.ts";

const NAME = "proof";
/** Maximum parcels for which a visitor is verified at the same time; the oldest verification is dropped. */
const MAX_SEALS = 8;

/** The limit on failed verifications of a parcel, for all clients together. */
const WRONG: TryRule = { max: 5, windowMs: 60 * 60_000 };
const PHONE_DIGITS = 4;

/**
 * Verifies a visitor as the recipient of a parcel. Returns the unmasked parcel and the Set-Cookie value that keeps it
 * unmasked for the browser's session. Throws 404 for an unknown code, 422 for a wrong proof, and 429 after too many
 * wrong ones.
 */
export async function verifyRecipient(
  ctx: Context<State>,
  { code, proof }: { code: string; proof: string },
): Promise<{ parcel: PublicParcel; cookie: string }> {
  const { kv, env, secure, log, requestId } = ctx.state;
  const [typed, settings] = await Promise.all([
    findTypedParcel(kv, code),
    getSettings(kv),
  ]);
  if (typed === null) throw notFound("parcel");
  const { found, found: { parcel } } = typed;
  try {
    await checkVerification(kv, { parcel, proof, factor: env.limitFactor });
  } catch (error) {
    if (error instanceof AppError && error.status < 500) {
      log.warning("verification.fail", { id: requestId });
    }
    throw error;
  }
  const seal = sealOf(parcel, await getAppSecret(kv, env.appSecret));
  const others = sealsOf(ctx).filter((other) => other !== seal);
  const seals = [...others, seal].slice(-MAX_SEALS);
  return {
    parcel: toPublicParcel(
      toShownParcel(found, { tracking_privacy: "full" }),
      settings,
    ),
    cookie: writeCookie(hostCookieName(NAME, secure), seals.join("."), {
      secure,
    }),
  };
}

/** Reports whether the visitor is verified for a parcel. Reads the store only if there is a cookie. */
export async function isVerified(
  ctx: Context<State>,
  parcel: Parcel,
): Promise<boolean> {
  const seals = sealsOf(ctx);
  if (seals.length === 0) return false;
  const { kv, env } = ctx.state;
  const wanted = sealOf(parcel, await getAppSecret(kv, env.appSecret));
  return seals.some((seal) => isSameText(seal, wanted));
}

/** Reports whether the visitor has a cookie of a verification, valid or not. */
export function hasVerificationCookie(ctx: Context<State>): boolean {
  return sealsOf(ctx).length > 0;
}

function sealsOf({ req, state }: Context<State>): string[] {
  const name = hostCookieName(NAME, state.secure);
  const value = readCookie(req.headers.get("cookie"), name);
  return value ? value.split(".").slice(0, MAX_SEALS) : [];
}

/**
 * Checks that a visitor knows the recipient's e-mail address or the last four digits of the phone. Throws 422 for any
 * other value, and 429 after five wrong values for a parcel within an hour.
 */
export async function checkVerification(
  kv: Kv,
  { parcel, proof, factor }: { parcel: Parcel; proof: string; factor: number },
): Promise<void> {
  const key = verificationGuardKey(parcel.id);
  await takeTry(kv, key, { ...WRONG, factor });
  if (!isVerifiedBy(parcel, proof)) {
    throw invalid({ key: "error.verification", field: "proof" });
  }
  await refundTry(kv, key);
}

/**
 * Returns a parcel's seal in the cookie of a verified visitor. It is valid until the recipient's e-mail address or
 * phone number changes.
 */
function sealOf(parcel: Parcel, secret: string): string {
  const { id, recipient_email, recipient_phone_number } = parcel;
  const text = JSON.stringify([id, recipient_email, recipient_phone_number]);
  return createHmac("sha256", secret).update(`proof ${text}`).digest("hex");
}

/** Compares the proof with both values in constant time, so that timing reveals nothing. */
function isVerifiedBy(parcel: Parcel, proof: string): boolean {
  const { recipient_email: email, recipient_phone_number: phone } = parcel;
  // The digits of an e-mail address must not match a phone number.
  const digits = /\p{L}/u.test(proof) ? "" : lastDigits(proof);
  const answers = [
    isSame(plainEmail(proof), plainEmail(email ?? "")),
    isSame(digits, lastDigits(phone ?? "")),
  ];
  return answers.includes(true);
}

function isSame(given: string, wanted: string): boolean {
  return isSameText(given, wanted) && wanted !== "";
}

function plainEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * Returns the last digits of a phone number in any script; "" if it is too short, or if a spreadsheet has shortened it,
 * because many such numbers end alike.
 */
function lastDigits(phone: string): string {
  const digits = isShortenedNumber(phone) ? "" : digitsOf(phone);
  return digits.length < PHONE_DIGITS ? "" : digits.slice(-PHONE_DIGITS);
}
