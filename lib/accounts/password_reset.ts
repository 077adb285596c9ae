import type { Context } from "fresh";
import { invalid } from "@/lib/errors.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { State } from "@/lib/site/state.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Token } from "@/lib/store/secrets.ts";
import {
  canSignIn,
  findMember,
  members,
  type VerifiedMember,
} from "./members.ts";
import {
  checkNewPassword,
  passwordLock,
  samePassword,
  setPassword,
} from "./password_change.ts";
import { isPassword } from "./passwords.ts";
import { isPin, pinKey } from "./pins.ts";
import type { PasswordReset } from "./schema.ts";
import { rememberDevice } from "./sign_in.ts";
import { runTry } from "./tries.ts";

/**
 * Resets a password with a PIN and returns the Set-Cookie values that make this device known, so that it can sign in during an
 * attack. Does not sign in. Only wrong PINs count against the limit. Throws 422 and 429.
 */
export async function resetForgotten(
  ctx: Context<State>,
  input: PasswordReset,
): Promise<string[]> {
  const { kv, locale, jobs, log, requestId } = ctx.state;
  await runTry(
    ctx,
    { bucket: "reset", problem: "invalid.selected", event: "reset.fail" },
    () => resetPassword(kv, input, { locale }),
  );
  jobs.wake();
  log.info("reset.ok", { id: requestId });
  return [await rememberDevice(ctx, input)];
}

/**
 * Sets a new password with a single-use PIN: exactly one of concurrent calls succeeds. Throws the same 422 for an unknown
 * email, a wrong PIN and an expired one, before hashing; and 422 for a weak password, which keeps the PIN valid.
 */
export async function resetPassword(
  kv: Kv,
  { email, password_token, new_password }: PasswordReset,
  { locale }: { locale: Locale },
): Promise<VerifiedMember> {
  const found = await findMember(kv, email);
  const id = found?.id ?? "";
  const pin = await kv.get<Token>(pinKey(id));
  // Rejects a wrong PIN before taking a lock or hashing.
  if (!isPin(password_token, pin, kv.now())) throw wrongPin();
  return await kv.transact(async (tx) => {
    const member = await members.read(tx, id);
    const current = await tx.read<Token>(pinKey(id));
    const isRight = isPin(password_token, current, kv.now());
    if (member === null || !canSignIn(member) || !isRight) throw wrongPin();
    await checkNewPassword(kv, member, new_password);
    if (await isPassword(new_password, member.password, "known")) {
      throw samePassword();
    }
    return await setPassword(tx, member, { password: new_password, locale });
  }, { lock: passwordLock(id) });
}

function wrongPin(): Error {
  return invalid({ key: "invalid.selected", field: "password_token" });
}
