import type { Context } from "fresh";
import type { State } from "@/lib/define.ts";
import { findParcelId } from "@/lib/domain/parcels.ts";
import { notFound } from "@/lib/errors.ts";
import { fingerprint } from "@/lib/fingerprint.ts";
import { showFound } from "./show_parcel.ts";

/**
 * Answers with the events of a parcel as this caller sees it, masked or not (design section 4). The page says by `seen`, and
 * when it comes back by the last event's id, what it shows, so that nothing is missed in between; with
 * `once` it only asks for what is new now. Throws 404.
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
    seen: ctx.req.headers.get("last-event-id") ??
      ctx.url.searchParams.get("seen"),
    view: async (found) =>
      found === null
        ? ""
        : fingerprint(JSON.stringify(await showFound(ctx, { found, code }))),
  });
}
