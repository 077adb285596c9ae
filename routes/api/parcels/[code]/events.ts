import { define } from "@/lib/define.ts";
import { watchParcel } from "@/lib/http/parcels/watch_parcel.ts";

/** Tells an open page, by server-sent events, that its parcel has changed. */
export const handler = define.handlers({
  GET: (ctx) => watchParcel(ctx, ctx.params.code ?? ""),
});
