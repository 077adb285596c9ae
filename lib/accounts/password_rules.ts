import { invalid } from "@/lib/errors.ts";
import { MIN_PASSWORD } from "@/lib/fields/constants.ts";

/** The names that an attacker would try first. */
interface Owner {
  email: string;
  company: string;
}

/** Passwords with fewer distinct characters count as patterns, whatever their length. */
const MIN_DISTINCT = 4;

/** Throws 422 for a common password, a pattern, or little more than the owner's names. `field` names the input. */
export async function checkPassword(
  password: string,
  owner: Owner,
  field: "password" | "new_password" = "password",
): Promise<void> {
  const plain = normalize(password);
  if (isPattern(plain) || (await commonPasswords()).has(plain)) {
    throw invalid({ key: "invalid.common", field });
  }
  if (withoutNames(password, owner).length < MIN_PASSWORD) {
    throw invalid({ key: "invalid.personal", field });
  }
}

/** Removes differences that attackers also try: width, spaces, invisible characters and case. */
function normalize(password: string): string {
  return password.normalize("NFKC").replace(/[\s\p{Cf}]/gu, "").toLowerCase();
}

/** Reports whether the characters repeat, as in "abababab", or count up or down, as in "34567890". */
function isPattern(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0)!);
  if (new Set(codes).size < MIN_DISTINCT) return true;
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  // Counting wraps from 9 to 0.
  return steps.every((step) => [0, 1, 9].includes(Math.abs(step)));
}

/** Removes the account's and the company's names, which an attacker knows. */
function withoutNames(password: string, { email, company }: Owner): string {
  const names = [email, email.split("@")[0]!, company, ...company.split(/\s+/)]
    .map(normalize)
    .filter((name) => name.length >= 4);
  return names.reduce(
    (rest, name) => rest.replaceAll(name, ""),
    normalize(password),
  );
}

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns about 18,000 common passwords of at least eight characters, in lower case. Loaded when a password is first set, to
 * keep startup fast.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= readPasswords();
  return known;
}

async function readPasswords(): Promise<ReadonlySet<string>> {
  const [{ default: published }, { default: added }] = await Promise.all([
    import("@zxcvbn-ts/language-common/src/passwords.json", {
      with: { type: "json" },
    }),
    // Trade terms, upcoming years, and words in other languages.
    import("./common_passwords.json", { with: { type: "json" } }),
  ]);
  return new Set([
    ...published.filter((word) => word.length >= MIN_PASSWORD),
    ...added,
  ]);
}
