import { define } from "@/lib/site/define.ts";
import { notFound } from "@/lib/errors.ts";
import { seeOther } from "@/lib/forms/post.ts";
import { findParcel } from "@/lib/parcels/parcels.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";

/**
 * Reads the parcel of a screen by the code in its address. A GET by a former code or another spelling is redirected;
 * one of an unknown code throws 404. A POST goes on without a parcel, so that its form is shown again.
 */
export default define.middleware(async (ctx) => {
  const { req, url, params, state } = ctx;
  state.parcel = await findParcel(state.kv, params.id!);
  if (req.method === "POST") return ctx.next();
  if (state.parcel === null) throw notFound("parcel");
  const { tracking_code } = state.parcel;
  if (tracking_code === params.id) return ctx.next();
  const [, , , , ...below] = url.pathname.split("/");
  return seeOther(
    parcelPath(tracking_code, ["", ...below].join("/") + url.search),
  );
});
