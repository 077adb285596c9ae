import { define } from "@/lib/site/define.ts";
import { watchParcel } from "@/lib/tracking/watch.ts";

/** Streams a parcel's changes to an open page as server-sent events. */
export const handler = define.handlers({
  GET: (ctx) => watchParcel(ctx, ctx.params.code ?? ""),
});
