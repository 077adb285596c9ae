import type { Context } from "fresh";
import type { State } from "@/lib/site/state.ts";
import { findTypedCode, type FoundParcel } from "@/lib/parcels/parcels.ts";
import { notFound } from "@/lib/errors.ts";
import { shownFingerprint } from "./progress.ts";
import { watchQuery } from "@/lib/parcels/schema.ts";
import { parseQuery } from "@/lib/http/query.ts";
import { showToVisitor, siteProgress } from "./show.ts";

/**
 * Streams the events of a parcel's visitor view to a tracking page. The page names its version by `seen` or, when it
 * reconnects, by the last event's id, so that no change is missed; `once` only checks for news. Throws 422 for other
 * parameters, and 404.
 */
export async function watchParcel(
  ctx: Context<State>,
  text: string,
): Promise<Response> {
  const { req, url, state: { kv, live, client } } = ctx;
  const { once, seen } = parseQuery(url, watchQuery);
  const typed = await findTypedCode(kv, text);
  if (typed === null) throw notFound("parcel");
  const { parcelId, code } = typed;
  return await live.open({
    parcelId,
    client,
    once: req.method === "HEAD" || once !== undefined,
    seen: req.headers.get("last-event-id") ?? seen ?? null,
    view: (found) => viewOf(ctx, found, code),
  });
}

async function viewOf(
  ctx: Context<State>,
  found: FoundParcel | null,
  code: string,
): Promise<string> {
  if (found === null) return "";
  const parcel = await showToVisitor(ctx, { found, code });
  return shownFingerprint(parcel, await siteProgress(ctx.state.kv, parcel));
}
