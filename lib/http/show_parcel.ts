import type { Context } from "fresh";
import type { State } from "@/lib/define.ts";
import { adminParcel, publicParcel } from "@/lib/domain/parcel_views.ts";
import { getParcelWithHistory } from "@/lib/domain/parcels.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { isGuessableCode } from "@/lib/domain/tracking_codes.ts";
import { notFound } from "@/lib/errors.ts";
import type { AdminParcel, PublicParcel } from "@/lib/schemas/records.ts";

/** Gives a parcel as visitors may see it, or null (decisions 12 and 15; the same null for unknown and malformed codes). */
export async function findPublicParcel(
  ctx: Context<State>,
  code: string,
): Promise<PublicParcel | null> {
  const { kv } = ctx.state;
  const [found, settings] = await Promise.all([
    getParcelWithHistory(kv, code),
    getSettings(kv),
  ]);
  if (found === null) return null;
  if (!isSuspect(ctx, code)) return publicParcel(found, settings);
  return publicParcel(found, { ...settings, tracking_privacy: "masked" });
}

/**
 * Gives a parcel by its code as the caller may see it: an administrator with ids and private fields (decision 12).
 * Throws 404 (security TRK-6).
 */
export async function showParcel(
  ctx: Context<State>,
  code: string,
): Promise<PublicParcel | AdminParcel> {
  const { kv, admin } = ctx.state;
  if (admin === null) return await findPublicParcel(ctx, code) ?? absent();
  const [found, settings] = await Promise.all([
    getParcelWithHistory(kv, code),
    getSettings(kv),
  ]);
  return found === null ? absent() : adminParcel(found, settings);
}

function absent(): never {
  throw notFound("parcel");
}

/** While someone seems to collect codes, those that can be guessed show nobody's name (security TRK-4). */
function isSuspect(ctx: Context<State>, code: string): boolean {
  return ctx.state.limits.lookups.harvesting && isGuessableCode(code);
}
