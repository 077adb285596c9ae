import { define } from "@/lib/define.ts";
import { listActivities } from "@/lib/domain/history.ts";
import {
  createParcel,
  deleteParcel,
  listParcels,
  updateParcel,
} from "@/lib/domain/parcels.ts";
import { endpoint, requestKey } from "@/lib/http/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
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
    const { kv } = ctx.state;
    const request = requestKey(ctx);
    const parcel = await createParcel(kv, input, request);
    // Only a repeated call can find a history.
    const history = request.requestKey === undefined
      ? []
      : await listActivities(kv, parcel.id);
    return reply({ ...parcel, history }, { message: "message.parcelCreated" });
  }),
  PATCH: endpoint(parcelPatch, async (input, { state }) => {
    // Read before the commit: nothing after it may fail a call that has done its work.
    const history = await listActivities(state.kv, input.id);
    const { parcel, changed } = await updateParcel(state.kv, input);
    const message = changed
      ? "message.parcelUpdated"
      : "message.nothingToUpdate";
    return reply({ ...parcel, history }, { message });
  }),
  DELETE: endpoint(recordDelete, async ({ id }, { state }) => {
    await deleteParcel(state.kv, id);
    return reply(null, { message: "message.parcelDeleted" });
  }),
});
