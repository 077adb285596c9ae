import { define } from "@/lib/define.ts";
import {
  createParcel,
  deleteParcel,
  listParcels,
  updateParcel,
} from "@/lib/domain/parcels.ts";
import { endpoint, requestKey } from "@/lib/http/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { showParcel } from "@/lib/http/show_parcel.ts";
import { recordDelete } from "@/lib/schemas/fields.ts";
import {
  parcelCreate,
  parcelPatch,
  parcelQuery,
} from "@/lib/schemas/parcels.ts";

/** The administrator's parcels (spec section 7, decisions 10, 12, 23 and 27). */
export const handler = define.handlers({
  GET: endpoint(
    parcelQuery,
    (query, { state }) => listParcels(state.kv, query),
  ),
  POST: endpoint(parcelCreate, async (input, ctx) => {
    const parcel = await createParcel(ctx.state.kv, input, requestKey(ctx));
    const record = await showParcel(ctx, parcel.tracking_code);
    return reply(record, { message: "message.parcelCreated" });
  }),
  PATCH: endpoint(parcelPatch, async (input, ctx) => {
    const { parcel, changed } = await updateParcel(ctx.state.kv, input);
    const message = changed
      ? "message.parcelUpdated"
      : "message.nothingToUpdate";
    return reply(await showParcel(ctx, parcel.tracking_code), { message });
  }),
  DELETE: endpoint(recordDelete, async ({ id }, { state }) => {
    await deleteParcel(state.kv, id);
    return reply(null, { message: "message.parcelDeleted" });
  }),
});
