import { createHmac } from "node:crypto";
import { invalid } from "@/lib/errors.ts";
import { digitsOf } from "@/lib/i18n/digits.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Parcel } from "@/lib/fields/records.ts";
import { proofGuardKey } from "@/lib/parcels/keys.ts";
import { isSameText } from "@/lib/store/secrets.ts";
import { giveTryBack, takeTry, type TryRule } from "@/lib/accounts/tries.ts";

/** Wrong proofs of a parcel (decision 15). */
const WRONG: TryRule = { max: 5, windowMs: 60 * 60_000 };

const PHONE_DIGITS = 4;

/**
 * Takes the proof that a visitor is the recipient: the e-mail address, or the last four digits of the phone (decision
 * 15). Throws 422 when it is neither, and 429 after five wrong ones of a parcel in an hour, whoever sent them.
 */
export async function checkProof(
  kv: Kv,
  { parcel, proof, factor }: { parcel: Parcel; proof: string; factor: number },
): Promise<void> {
  const key = proofGuardKey(parcel.id);
  await takeTry(kv, key, { ...WRONG, factor });
  if (!isProof(parcel, proof)) {
    throw invalid({ key: "error.proof", field: "proof" });
  }
  await giveTryBack(kv, key);
}

/**
 * Returns what a visitor who has proven to be the recipient carries along: it opens this parcel alone, and only until the
 * recipient's e-mail or phone changes.
 */
export function sealOf(parcel: Parcel, secret: string): string {
  const { id, recipient_email, recipient_phone_number } = parcel;
  const text = JSON.stringify([id, recipient_email, recipient_phone_number]);
  return createHmac("sha256", secret).update(`proof ${text}`).digest("hex");
}

/** All answers are compared, each in the same time, so that the time tells nothing about them. */
function isProof(parcel: Parcel, proof: string): boolean {
  const { recipient_email: email, recipient_phone_number: phone } = parcel;
  // What has letters is no phone number, whatever digits an address may have.
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

/** The last digits of a phone number in whatever script; nothing when it has fewer. */
function lastDigits(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length < PHONE_DIGITS ? "" : digits.slice(-PHONE_DIGITS);
}
