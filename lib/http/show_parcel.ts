import type { Context } from "fresh";
import type { State } from "@/lib/define.ts";
import { adminParcel, publicParcel } from "@/lib/domain/parcel_views.ts";
import {
  type FoundParcel,
  getParcelWithHistory,
} from "@/lib/domain/parcels.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { isGuessableCode } from "@/lib/domain/tracking_codes.ts";
import { notFound } from "@/lib/errors.ts";
import type {
  AdminParcel,
  PublicParcel,
  Settings,
} from "@/lib/schemas/records.ts";

/** Gives a parcel as visitors may see it; null, the same for unknown, malformed and deleted codes (security TRK-6). */
export async function findPublicParcel(
  ctx: Context<State>,
  code: string,
): Promise<PublicParcel | null> {
  const { found, settings } = await find(ctx, code);
  return found && publicParcel(found, visibility(ctx, { code, settings }));
}

/**
 * Gives a parcel as the caller may see it: with ids and private fields to an administrator (decision 12). Throws the
 * same 404 for unknown, malformed and deleted codes.
 */
export async function showParcel(
  ctx: Context<State>,
  code: string,
): Promise<PublicParcel | AdminParcel> {
  const { found, settings } = await find(ctx, code);
  if (found === null) throw notFound("parcel");
  if (ctx.state.admin !== null) return adminParcel(found, settings);
  return publicParcel(found, visibility(ctx, { code, settings }));
}

async function find(
  { state: { kv } }: Context<State>,
  code: string,
): Promise<{ found: FoundParcel | null; settings: Settings }> {
  const [found, settings] = await Promise.all([
    getParcelWithHistory(kv, code),
    getSettings(kv),
  ]);
  return { found, settings };
}

/** While someone seems to collect codes, those that can be guessed show nobody's name (security TRK-4). */
function visibility(
  ctx: Context<State>,
  { code, settings }: { code: string; settings: Settings },
): Settings {
  const isSuspect = ctx.state.limits.lookups.harvesting &&
    isGuessableCode(code);
  return isSuspect ? { ...settings, tracking_privacy: "masked" } : settings;
}
