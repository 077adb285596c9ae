import { define } from "@/lib/site/define.ts";
import { watchParcel } from "@/lib/tracking/watch.ts";

/** Reports an open page, by server-sent events, that its parcel has changed. */
export const handler = define.handlers({
  GET: (ctx) => watchParcel(ctx, ctx.params.code ?? ""),
});
