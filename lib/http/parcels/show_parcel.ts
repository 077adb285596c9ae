import type { Context } from "fresh";
import type { State } from "@/lib/define.ts";
import { bucketOf, getMark } from "@/lib/domain/parcel_changes.ts";
import { adminParcel, publicParcel } from "@/lib/domain/parcel_views.ts";
import {
  findParcelId,
  type FoundParcel,
  readFoundParcel,
} from "@/lib/domain/parcels.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { notFound } from "@/lib/errors.ts";
import type {
  AdminParcel,
  PublicParcel,
  Settings,
} from "@/lib/schemas/records.ts";
import { isGuessableCode } from "@/lib/schemas/tracking_code.ts";
import { hasProof } from "./parcel_proof.ts";

/** A parcel, the code by which it was asked for, and the settings. */
interface Asked {
  found: FoundParcel;
  code: string;
  settings: Settings;
}

/** Gives a parcel as visitors may see it; null, the same for unknown, malformed and deleted codes. */
export async function findPublicParcel(
  ctx: Context<State>,
  code: string,
): Promise<PublicParcel | null> {
  const { found, settings } = await find(ctx, code);
  return found && await showToVisitor(ctx, { found, code, settings });
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
  return await showToCaller(ctx, { found, code, settings });
}

/** The same for a parcel that has been read. */
export async function showFound(
  ctx: Context<State>,
  { found, code }: Omit<Asked, "settings">,
): Promise<PublicParcel | AdminParcel> {
  const settings = await getSettings(ctx.state.kv);
  return await showToCaller(ctx, { found, code, settings });
}

/** Gives a parcel that has been read as visitors may see it. */
export async function showFoundToVisitor(
  ctx: Context<State>,
  { found, code }: Omit<Asked, "settings">,
): Promise<PublicParcel> {
  const settings = await getSettings(ctx.state.kv);
  return await showToVisitor(ctx, { found, code, settings });
}

async function find(
  { state }: Context<State>,
  code: string,
): Promise<{ found: FoundParcel | null; settings: Settings }> {
  const { kv } = state;
  const [id, settings] = await Promise.all([
    findParcelId(kv, code),
    getSettings(kv),
  ]);
  if (id === null) return { found: null, settings };
  const bucket = bucketOf(id);
  // Before the parcel: after a change in between, the mark is another one than the answer was made by.
  state.shown = { bucket, mark: await getMark(kv, bucket) };
  return { found: await readFoundParcel(kv, id), settings };
}

function showToCaller(
  ctx: Context<State>,
  asked: Asked,
): AdminParcel | Promise<PublicParcel> {
  const { found, settings } = asked;
  return ctx.state.admin === null
    ? showToVisitor(ctx, asked)
    : adminParcel(found, settings);
}

/**
 * While someone seems to collect codes, those that can be guessed show nobody's name. Whoever has proven to be the recipient
 * sees all of the parcel (decision 15).
 */
async function showToVisitor(
  ctx: Context<State>,
  { found, code, settings }: Asked,
): Promise<PublicParcel> {
  const isSuspect = ctx.state.limits.lookups.harvesting &&
    isGuessableCode(code);
  if (settings.tracking_privacy === "full" && !isSuspect) {
    return publicParcel(found, settings);
  }
  const tracking_privacy = await hasProof(ctx, found.parcel)
    ? "full"
    : "masked";
  return publicParcel(found, { ...settings, tracking_privacy });
}
