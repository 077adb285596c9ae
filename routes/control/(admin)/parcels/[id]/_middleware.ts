import { define } from "@/lib/site/define.ts";
import { notFound } from "@/lib/errors.ts";
import { seeOther } from "@/lib/forms/post.ts";
import { findParcel, getParcel, matchTyped } from "@/lib/parcels/parcels.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";

/**
 * Reads the parcel of a screen by the code in the URL. Redirects a GET with a former code or another spelling, also to the list of
 * the parcels that a code may mean, and throws 404 for one with an unknown code. A POST with an unknown code continues without a
 * parcel, so that its form is shown again.
 */
export default define.middleware(async (ctx) => {
  const { req, url, params, state } = ctx;
  state.parcel = await findParcel(state.kv, params.id!);
  if (req.method === "POST") return ctx.next();
  if (state.parcel === null) {
    const [match, other] = await matchTyped(state.kv, params.id!);
    if (match === undefined) throw notFound("parcel");
    if (other !== undefined) return seeOther(searchPath(params.id!));
    state.parcel = await getParcel(state.kv, match.parcelId);
    if (state.parcel === null) throw notFound("parcel");
  }
  const { tracking_code } = state.parcel;
  if (tracking_code === params.id) return ctx.next();
  const [, , , , ...below] = url.pathname.split("/");
  return seeOther(
    parcelPath(tracking_code, ["", ...below].join("/") + url.search),
  );
});

function searchPath(search: string): string {
  return `/control/parcels/list.html?${new URLSearchParams({ search })}`;
}
