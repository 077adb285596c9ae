import type { Context } from "fresh";
import { hostCookieName, readCookie, writeCookie } from "@/lib/http/cookies.ts";
import type { State } from "@/lib/site/state.ts";
import { getAppSecret } from "@/lib/accounts/app_secret.ts";
import { toPublicParcel } from "@/lib/parcels/public_view.ts";
import { findTypedCode, readFoundParcel } from "@/lib/parcels/parcels.ts";
import { checkVerification, sealOf } from "./verification.ts";
import { isSameText } from "@/lib/store/secrets.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { AppError, notFound } from "@/lib/errors.ts";
import type { Parcel, PublicParcel } from "@/lib/parcels/schema.ts";

const NAME = "proof";
/** Parcels that stay open at once for a visitor; the oldest one closes. */
const MAX_SEALS = 8;

/**
 * Verifies a visitor as the recipient of a parcel (decision 15). Returns the unmasked parcel and the Set-Cookie value
 * that keeps it open for the browser's session. Throws 404 for an unknown code, 422 for a wrong proof, 429 after too many.
 */
export async function verifyRecipient(
  ctx: Context<State>,
  { code, proof }: { code: string; proof: string },
): Promise<{ parcel: PublicParcel; cookie: string }> {
  const { kv, env, secure, log, requestId } = ctx.state;
  const [typed, settings] = await Promise.all([
    findTypedCode(kv, code),
    getSettings(kv),
  ]);
  const found = typed && await readFoundParcel(kv, typed.parcelId);
  if (found === null) throw notFound("parcel");
  const { parcel } = found;
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
    parcel: toPublicParcel(found, { ...settings, tracking_privacy: "full" }),
    cookie: writeCookie(hostCookieName(NAME, secure), seals.join("."), {
      secure,
    }),
  };
}

/** Reports whether the visitor is verified for a parcel; reads the store only when there is a cookie. */
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

/** Reports whether the visitor is verified for any parcel, as far as the cookie alone can say. */
export function hasVerificationCookie(ctx: Context<State>): boolean {
  return sealsOf(ctx).length > 0;
}

function sealsOf({ req, state }: Context<State>): string[] {
  const name = hostCookieName(NAME, state.secure);
  const value = readCookie(req.headers.get("cookie"), name);
  return value ? value.split(".").slice(0, MAX_SEALS) : [];
}
