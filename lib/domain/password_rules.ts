import { invalid } from "@/lib/errors.ts";
import { MIN_PASSWORD } from "@/lib/schemas/constants.ts";
import { COMMON_PASSWORDS } from "./common_passwords.ts";

/** What an attacker would try first against this account. */
interface Owner {
  email: string;
  company: string;
}

/** Throws 422 for a password that others use too or that is little more than its owner's names (decision 19, SGN-5). */
export function checkPassword(password: string, owner: Owner): void {
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    throw invalid({ key: "invalid.common", field: "password" });
  }
  if (withoutNames(password, owner).length < MIN_PASSWORD) {
    throw invalid({ key: "invalid.personal", field: "password" });
  }
}

/** What is left to guess for someone who knows the names. */
function withoutNames(password: string, { email, company }: Owner): string {
  const names = [email, email.split("@")[0]!, company, ...company.split(/\s+/)]
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= 4);
  return names.reduce(
    (rest, name) => rest.replaceAll(name, ""),
    password.toLowerCase(),
  );
}
