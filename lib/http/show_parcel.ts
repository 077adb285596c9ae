import type { Context } from "fresh";
import type { State } from "@/lib/define.ts";
import {
  adminParcel,
  getParcelWithHistory,
  publicParcel,
} from "@/lib/domain/parcels.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { isGuessableCode } from "@/lib/domain/tracking_codes.ts";
import { notFound } from "@/lib/errors.ts";
import type { AdminParcel, PublicParcel } from "@/lib/schemas/records.ts";

/**
 * Gives a parcel by its code as the caller may see it: an administrator all of it, a visitor the public fields (decision
 * 12, 15). Throws 404, the same for unknown, malformed and deleted codes (security TRK-6).
 */
export async function showParcel(
  ctx: Context<State>,
  code: string,
): Promise<PublicParcel | AdminParcel> {
  const { kv, admin } = ctx.state;
  const [found, settings] = await Promise.all([
    getParcelWithHistory(kv, code),
    getSettings(kv),
  ]);
  if (found === null) throw notFound("parcel");
  if (admin !== null) return adminParcel(found);
  return publicParcel(
    found,
    isSuspect(ctx, code)
      ? { ...settings, tracking_privacy: "masked" }
      : settings,
  );
}

/** While someone seems to collect codes, those that can be guessed show nobody's name (security TRK-4). */
function isSuspect(ctx: Context<State>, code: string): boolean {
  return ctx.state.limits.lookups.harvesting && isGuessableCode(code);
}
