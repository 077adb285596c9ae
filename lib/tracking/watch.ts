import type { Context } from "fresh";
import { z } from "zod";
import type { State } from "@/lib/site/state.ts";
import { findTypedCode, type FoundParcel } from "@/lib/parcels/parcels.ts";
import { notFound } from "@/lib/errors.ts";
import { shownFingerprint } from "./progress.ts";
import { parseQuery } from "@/lib/http/query.ts";
import { showToVisitor, siteProgress } from "./show.ts";

/** The page's fingerprint, and whether the page polls. */
const watchQuery = z.strictObject({
  seen: z.string().optional(),
  once: z.string().optional(),
});

/**
 * Streams the changes of a visitor's view of a parcel to a tracking page. The page sends its fingerprint as `seen` or,
 * when it reconnects, as the last event's id, so that it misses no change. With `once`, the stream ends after one check.
 * Throws 404, and 422 for unknown parameters.
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
