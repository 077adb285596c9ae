import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import {
  toAdminParcel,
  toPublicParcel,
  toShownParcel,
} from "@/lib/parcels/public_view.ts";
import { findTypedParcel, type TypedParcel } from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { AppError } from "@/lib/errors.ts";
import type {
  AdminParcel,
  Parcel,
  PublicParcel,
  ShownParcel,
} from "@/lib/parcels/schema.ts";
import { PAGE_LANGUAGE, type Stage } from "@/lib/fields/constants.ts";
import { canBeCode, isGuessableCode } from "@/lib/parcels/tracking_code.ts";
import { isVerified } from "./verify.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { toLocalDay } from "@/lib/dates.ts";
import { MISTYPED, type ParcelProgress } from "./progress.ts";
import { getMeanings, type StatusMeanings } from "@/lib/statuses/meanings.ts";

/** Returns a parcel as the visitor may see it, or null for unknown, malformed and deleted codes alike. */
export async function findShownParcel(
  ctx: Context<State>,
  code: string,
): Promise<ShownParcel | null> {
  const asked = await find(ctx, code);
  return asked && await showToVisitor(ctx, asked);
}

/**
 * Returns a parcel as the caller may see it, with ids and private fields for a member. Throws the same 404 for
 * unknown and deleted codes; a header marks the 404 for a text that cannot be a code.
 */
export async function showParcel(
  ctx: Context<State>,
  code: string,
): Promise<PublicParcel | AdminParcel> {
  const { kv, admin } = ctx.state;
  // Only the tracking page sends this header. It shows the visitor's view even to members.
  const isPage = ctx.req.headers.has(PAGE_LANGUAGE);
  const asked = await find(ctx, code);
  if (asked === null) {
    const headers = canBeCode(code) ? {} : { [MISTYPED]: "yes" };
    throw new AppError(404, { key: "error.parcelNotFound" }, headers);
  }
  const settings = await getSettings(kv);
  return admin === null || isPage
    ? toPublicParcel(await showToVisitor(ctx, asked), settings)
    : toAdminParcel(asked.found, settings);
}

async function find(
  { state: { kv } }: Context<State>,
  text: string,
): Promise<TypedParcel | null> {
  // Prefetches the settings, which are needed to show the parcel.
  const reads = [findTypedParcel(kv, text), getSettings(kv)] as const;
  return (await Promise.all(reads))[0];
}

/**
 * Returns a parcel as a visitor may see it: unmasked in full privacy mode and for its verified recipient, else masked.
 * During a harvest, guessable codes are masked in full mode too.
 */
export async function showToVisitor(
  ctx: Context<State>,
  { found, code }: TypedParcel,
): Promise<ShownParcel> {
  const { kv, limits } = ctx.state;
  const settings = await getSettings(kv);
  const isSuspect = limits.lookups.harvesting && isGuessableCode(code);
  if (settings.tracking_privacy === "full" && !isSuspect) {
    return toShownParcel(found, settings);
  }
  const tracking_privacy = await isVerified(ctx, found.parcel)
    ? "full"
    : "masked";
  return toShownParcel(found, { tracking_privacy });
}

/** Proxies refuse responses with headers of more than 4 kB, and all suggestions share one header. */
const MAX_SUGGESTIONS_LENGTH = 2_000;

type ExpectedDelivery = Pick<
  Parcel,
  "status" | "min_expected_delivery_date" | "max_expected_delivery_date"
>;

/** Derives a parcel's progress as of today in the site's time zone. */
export async function siteProgress(
  kv: Kv,
  parcel: ShownParcel,
): Promise<ParcelProgress> {
  const { time_zone } = await getSettings(kv);
  const today = toLocalDay(kv.now(), time_zone);
  return progressOf(parcel, today, await getMeanings(kv));
}

/** Derives a parcel's progress as of a day, `YYYY-MM-DD`. */
export function progressOf(
  parcel: ExpectedDelivery & Pick<ShownParcel, "history">,
  today: string,
  statuses: StatusMeanings,
): ParcelProgress {
  return {
    stage: statuses.stageOf(parcel.status),
    isDelayed: isDelayed(parcel, today, statuses),
    suggestions: suggestionsIn(parcel, statuses),
  };
}

/**
 * Returns the stages of texts that are suggestions: the status, then titles, newest first. Stops at the limit; further
 * texts are shown as typed.
 */
function suggestionsIn(
  { status, history }: Pick<ShownParcel, "status" | "history">,
  statuses: StatusMeanings,
): Record<string, Stage> {
  const found = new Map<string, Stage>();
  let length = 0;
  for (const text of [status ?? "", ...history.map(({ title }) => title)]) {
    const stage = statuses.suggestionOf(text);
    if (stage === null || found.has(text)) continue;
    length += encodeURIComponent(text + stage).length;
    if (length > MAX_SUGGESTIONS_LENGTH) break;
    found.set(text, stage);
  }
  return Object.fromEntries(found);
}

/** Reports whether a parcel has not arrived by its last expected day. */
export function isDelayed(
  {
    status,
    min_expected_delivery_date: min,
    max_expected_delivery_date: max,
  }: ExpectedDelivery,
  today: string,
  statuses: StatusMeanings,
): boolean {
  const last = max ?? min;
  return last !== null && last < today && !statuses.hasEnded(status);
}
