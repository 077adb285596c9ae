import { invalid } from "@/lib/errors.ts";
import { MIN_PASSWORD } from "@/lib/fields/constants.ts";
import { commonPasswords } from "./common_passwords.ts";

/** What an attacker would try first against this account. */
interface Owner {
  email: string;
  company: string;
}

/** Fewer different characters make a pattern that is guessed, however long it is. */
const MIN_DISTINCT = 4;

/**
 * Throws 422 for a password that others use too, that repeats or counts, or that is little more than its owner's names
 * (decision 19). `field` is where the password was typed.
 */
export async function checkPassword(
  password: string,
  owner: Owner,
  field: "password" | "new_password" = "password",
): Promise<void> {
  const plain = guessed(password);
  if (isPattern(plain) || (await commonPasswords()).has(plain)) {
    throw invalid({ key: "invalid.common", field });
  }
  if (withoutNames(password, owner).length < MIN_PASSWORD) {
    throw invalid({ key: "invalid.personal", field });
  }
}

/** What is tried first is tried in wide letters, too, and with a space or a mark that nobody sees at some place. */
function guessed(password: string): string {
  return password.normalize("NFKC").replace(/[\s\p{Cf}]/gu, "").toLowerCase();
}

/** Whether a few characters repeat, as in "abababab", or each goes one on from the last, as in "34567890". */
function isPattern(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0)!);
  if (new Set(codes).size < MIN_DISTINCT) return true;
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  // Between 9 and 0 counting goes on.
  return steps.every((step) => [0, 1, 9].includes(Math.abs(step)));
}

/** What is left to guess for someone who knows the names. */
function withoutNames(password: string, { email, company }: Owner): string {
  const names = [email, email.split("@")[0]!, company, ...company.split(/\s+/)]
    .map(guessed)
    .filter((name) => name.length >= 4);
  return names.reduce(
    (rest, name) => rest.replaceAll(name, ""),
    guessed(password),
  );
}
