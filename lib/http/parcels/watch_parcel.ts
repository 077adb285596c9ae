import type { Context } from "fresh";
import type { State } from "@/lib/define.ts";
import {
  findParcelId,
  type FoundParcel,
  readFoundParcel,
} from "@/lib/domain/parcels.ts";
import { notFound } from "@/lib/errors.ts";
import { fingerprint } from "@/lib/fingerprint.ts";
import { readVisitor } from "../admins/session.ts";
import { showFound, showFoundToVisitor } from "./show_parcel.ts";

/**
 * Answers with the events of a parcel as this caller sees it, masked or not. The page says by `seen`, and when it comes back by
 * the last event's id, what it shows, so that nothing is missed in between; with `once` it only asks for what is new now.
 * Throws 404.
 */
export async function watchParcel(
  ctx: Context<State>,
  code: string,
): Promise<Response> {
  const { kv, live, client } = ctx.state;
  const parcelId = await findParcelId(kv, code);
  if (parcelId === null) throw notFound("parcel");
  return await live.open({
    parcelId,
    client,
    once: ctx.req.method === "HEAD" || ctx.url.searchParams.has("once"),
    seen: await seenBy(ctx, { parcelId, code }),
    view: (found) => viewOf(ctx, found, code),
  });
}

async function viewOf(
  ctx: Context<State>,
  found: FoundParcel | null,
  code: string,
): Promise<string> {
  if (found === null) return "";
  const { state } = ctx;
  // A stream outlives the request that began it: the session may have ended since.
  if (state.admin !== null) {
    state.admin = await readVisitor(ctx, { isUse: false });
  }
  return mark(await showFound(ctx, { found, code }));
}

function mark(parcel: object): string {
  return fingerprint(JSON.stringify(parcel));
}

/** An administrator's page, too, begins with what visitors see: that is nothing new to him. */
async function seenBy(
  ctx: Context<State>,
  { parcelId, code }: { parcelId: string; code: string },
): Promise<string | null> {
  const { admin, kv } = ctx.state;
  const seen = ctx.req.headers.get("last-event-id") ??
    ctx.url.searchParams.get("seen");
  if (admin === null || seen === null) return seen;
  const found = await readFoundParcel(kv, parcelId);
  if (found === null) return seen;
  const asVisitor = mark(await showFoundToVisitor(ctx, { found, code }));
  return seen === asVisitor ? await viewOf(ctx, found, code) : seen;
}
