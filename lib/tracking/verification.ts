import { createHmac } from "node:crypto";
import { invalid } from "@/lib/errors.ts";
import { digitsOf } from "@/lib/i18n/digits.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { verificationGuardKey } from "@/lib/parcels/keys.ts";
import { isSameText } from "@/lib/store/secrets.ts";
import { giveTryBack, takeTry, type TryRule } from "@/lib/accounts/tries.ts";

/** Failed verifications of a parcel, whichever client sent them. */
const WRONG: TryRule = { max: 5, windowMs: 60 * 60_000 };

const PHONE_DIGITS = 4;

/**
 * Checks that a visitor knows the recipient's e-mail address or the last four digits of the phone (decision 15).
 * Throws 422 for any other value, and 429 after five of those for one parcel within an hour.
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
  await giveTryBack(kv, key);
}

/**
 * Returns the value that a verified visitor's cookie holds for a parcel. It opens this parcel alone, and only until the
 * recipient's e-mail or phone changes.
 */
export function sealOf(parcel: Parcel, secret: string): string {
  const { id, recipient_email, recipient_phone_number } = parcel;
  const text = JSON.stringify([id, recipient_email, recipient_phone_number]);
  return createHmac("sha256", secret).update(`proof ${text}`).digest("hex");
}

/** Compares with every answer in constant time, so that timing reveals nothing. */
function isVerifiedBy(parcel: Parcel, proof: string): boolean {
  const { recipient_email: email, recipient_phone_number: phone } = parcel;
  // An address with digits in it must not match a phone number.
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

/** Returns the last digits of a phone number in any script, or "" when it has fewer. */
function lastDigits(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length < PHONE_DIGITS ? "" : digits.slice(-PHONE_DIGITS);
}
