import type { Context, PageResponse } from "fresh";
import type { PanelState, State } from "@/lib/site/state.ts";
import type { StoredActivity } from "./codec.ts";
import { listHistory } from "./history.ts";
import { findParcelId, getParcel } from "./parcels.ts";
import { formatTimeZone } from "./format.ts";
import { notFound } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Parcel } from "./schema.ts";
import { parcelPath } from "./paths.ts";
import { seeOther } from "@/lib/http/redirect.ts";

type Asked = Pick<Context<State>, "state" | "params">;

/** Returns the parcel that a screen's address names by its code, or one it had before. Throws 404. */
export async function parcelOf(ctx: Asked): Promise<Parcel> {
  const parcel = await findParcel(ctx);
  if (parcel === null) throw notFound("parcel");
  return parcel;
}

/**
 * Returns what a form's screen shows of its parcel; of one that was deleted while the form was open that is the code of the
 * address alone, so that what was typed can be shown again.
 */
export async function shownParcel(
  ctx: Asked,
): Promise<Pick<Parcel, "tracking_code"> & Partial<Parcel>> {
  return await findParcel(ctx) ?? { tracking_code: ctx.params.id ?? "" };
}

async function findParcel(
  { state: { kv }, params }: Asked,
): Promise<Parcel | null> {
  const id = await findParcelId(kv, params.id ?? "");
  return id === null ? null : await getParcel(kv, id);
}

/** Returns an entry of a parcel's history by its id. Throws 404, for one of another parcel as well. */
export async function entryOf(
  kv: Kv,
  { id }: Parcel,
  entryId: string,
): Promise<StoredActivity> {
  const history = await listHistory(kv, id);
  const entry = history.find((candidate) => candidate.id === entryId);
  if (entry === undefined) throw notFound("activity");
  return entry;
}

/**
 * Makes the GET of a parcel's screen; an old code, or the present one written differently, leads on to the present one
 * (decision 13). Throws 404.
 */
export function parcelGet<Data>(
  run: (
    parcel: Parcel,
    ctx: Context<PanelState>,
  ) => PageResponse<Data> | Promise<PageResponse<Data>>,
): (ctx: Context<PanelState>) => Promise<Response | PageResponse<Data>> {
  return async function parcelGet(ctx) {
    const parcel = await parcelOf(ctx);
    if (parcel.tracking_code === ctx.params.id) return run(parcel, ctx);
    const [, , , , ...below] = ctx.url.pathname.split("/");
    const rest = below.map((part) => `/${part}`).join("") + ctx.url.search;
    return seeOther(parcelPath(parcel.tracking_code, rest));
  };
}

/** Returns what the forms of a history tell the time by. */
export function clockOf({ kv, locale, settings: { time_zone } }: PanelState) {
  return {
    now: kv.now(),
    timeZone: time_zone,
    zone: formatTimeZone(locale.formatTag, time_zone),
  };
}
