import { define } from "@/lib/define.ts";
import { bareEndpoint } from "@/lib/http/endpoint.ts";
import { showParcel } from "@/lib/http/show_parcel.ts";

/** One parcel by its code: public, with ids and private fields for an administrator (decision 12). */
export const handler = define.handlers({
  GET: bareEndpoint((ctx) => showParcel(ctx, ctx.params.code ?? "")),
});
