import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { toAdminParcel, toPublicParcel } from "@/lib/parcels/public_view.ts";
import {
  findTypedCode,
  type FoundParcel,
  readFoundParcel,
} from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { notFound } from "@/lib/errors.ts";
import type { AdminParcel, PublicParcel } from "@/lib/parcels/schema.ts";
import { PAGE_LANGUAGE } from "@/lib/fields/constants.ts";
import { isGuessableCode } from "@/lib/parcels/tracking_code.ts";
import { isVerified } from "./verify.ts";

/** A parcel and the code that led to it. */
interface Asked {
  found: FoundParcel;
  code: string;
}

/** Returns a parcel's public view, or null, alike for unknown, malformed and deleted codes. */
export async function findPublicParcel(
  ctx: Context<State>,
  code: string,
): Promise<PublicParcel | null> {
  const asked = await find(ctx, code);
  return asked && await showToVisitor(ctx, asked);
}

/**
 * Returns a parcel as the caller may see it, with ids and private fields for an administrator (decision 12). Throws the
 * same 404 for unknown, malformed and deleted codes.
 */
export async function showParcel(
  ctx: Context<State>,
  code: string,
): Promise<PublicParcel | AdminParcel> {
  const { kv, admin } = ctx.state;
  // Only the tracking page sends it, and shows an administrator the visitor's view.
  const isPage = ctx.req.headers.has(PAGE_LANGUAGE);
  const asked = await find(ctx, code);
  if (asked === null) throw notFound("parcel");
  return admin === null || isPage
    ? await showToVisitor(ctx, asked)
    : toAdminParcel(asked.found, await getSettings(kv));
}

async function find(
  { state: { kv } }: Context<State>,
  text: string,
): Promise<Asked | null> {
  // Prefetches the settings, which showing the parcel needs.
  const [typed] = await Promise.all([findTypedCode(kv, text), getSettings(kv)]);
  if (typed === null) return null;
  const found = await readFoundParcel(kv, typed.parcelId);
  return found && { found, code: typed.code };
}

/**
 * Returns a parcel as a visitor may see it: unmasked in full privacy mode and for its verified recipient, else masked.
 * During a harvest, guessable codes are masked in full mode too.
 */
export async function showToVisitor(
  ctx: Context<State>,
  { found, code }: Asked,
): Promise<PublicParcel> {
  const { kv, limits } = ctx.state;
  const settings = await getSettings(kv);
  const isSuspect = limits.lookups.harvesting && isGuessableCode(code);
  if (settings.tracking_privacy === "full" && !isSuspect) {
    return toPublicParcel(found, settings);
  }
  const tracking_privacy = await isVerified(ctx, found.parcel)
    ? "full"
    : "masked";
  return toPublicParcel(found, { ...settings, tracking_privacy });
}
