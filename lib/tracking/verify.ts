import type { Context } from "fresh";
import { hostCookieName, readCookie, writeCookie } from "@/lib/http/cookies.ts";
import type { State } from "@/lib/site/state.ts";
import { getAppSecret } from "@/lib/accounts/app_secret.ts";
import { publicParcel } from "@/lib/parcels/public_view.ts";
import { findTypedCode, readFoundParcel } from "@/lib/parcels/parcels.ts";
import { checkProof, sealOf } from "./verification.ts";
import { isSameText } from "@/lib/store/secrets.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { AppError, notFound } from "@/lib/errors.ts";
import type { Parcel, PublicParcel } from "@/lib/fields/records.ts";

const NAME = "proof";
/** So many parcels stay open at once for a visitor; then the first one closes. */
const MAX_SEALS = 8;

/**
 * Takes a visitor's proof for a parcel (decision 15) and gives the parcel as he sees it from now on, with the Set-Cookie
 * value that opens it until the browser ends. Throws 404, 422 for a wrong proof, 429 after too many.
 */
export async function proveParcel(
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
    await checkProof(kv, { parcel, proof, factor: env.limitFactor });
  } catch (error) {
    if (error instanceof AppError && error.status < 500) {
      log.warning("proof.fail", { id: requestId });
    }
    throw error;
  }
  const seal = sealOf(parcel, await getAppSecret(kv, env.appSecret));
  const others = sealsOf(ctx).filter((other) => other !== seal);
  const seals = [...others, seal].slice(-MAX_SEALS);
  return {
    parcel: publicParcel(found, { ...settings, tracking_privacy: "full" }),
    cookie: writeCookie(hostCookieName(NAME, secure), seals.join("."), {
      secure,
    }),
  };
}

/** Reports whether this visitor has proven to be the recipient of a parcel. Without a cookie nothing is read for it. */
export async function hasProof(
  ctx: Context<State>,
  parcel: Parcel,
): Promise<boolean> {
  const seals = sealsOf(ctx);
  if (seals.length === 0) return false;
  const { kv, env } = ctx.state;
  const wanted = sealOf(parcel, await getAppSecret(kv, env.appSecret));
  return seals.some((seal) => isSameText(seal, wanted));
}

/** Reports whether a request bears a proof, of any parcel. */
export function bearsProof(ctx: Context<State>): boolean {
  return sealsOf(ctx).length > 0;
}

function sealsOf({ req, state }: Context<State>): string[] {
  const name = hostCookieName(NAME, state.secure);
  const value = readCookie(req.headers.get("cookie"), name);
  return value ? value.split(".").slice(0, MAX_SEALS) : [];
}
