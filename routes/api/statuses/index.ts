import { requireRight } from "@/lib/fields/roles.ts";
import { reply, replyUpdate } from "@/lib/http/envelope.ts";
import { endpoint, requestKey } from "@/lib/site/endpoint.ts";
import {
  createStatus,
  deleteStatus,
  listStatuses,
  toStatus,
  updateStatus,
} from "@/lib/statuses/statuses.ts";

/** Lists and changes the statuses that the office offers. */
export const handler = {
  GET: endpoint(
    "GET /api/statuses",
    ({ language }, { state: { kv, locale } }) =>
      listStatuses(kv, language ?? locale.code),
  ),
  POST: endpoint("POST /api/statuses", async (input, ctx) => {
    const { kv, jobs, locale } = ctx.state;
    const record = await createStatus(kv, input, {
      requireChange: () => requireRight(ctx, "settings:write"),
      ...requestKey(ctx),
    });
    jobs.wake();
    return reply(toStatus(record, locale.code), {
      message: "message.statusCreated",
    });
  }),
  PATCH: endpoint("PATCH /api/statuses", async (patch, { state }) => {
    const { kv, jobs, locale } = state;
    const { language = locale.code } = patch;
    const updated = await updateStatus(kv, { ...patch, language });
    jobs.wake();
    const { record, changed } = updated;
    const shown = toStatus(record, language);
    return replyUpdate(shown, changed, "message.statusUpdated");
  }),
  DELETE: endpoint("DELETE /api/statuses", async ({ id }, { state }) => {
    await deleteStatus(state.kv, id);
    state.jobs.wake();
    return reply(null, { message: "message.statusDeleted" });
  }),
};
