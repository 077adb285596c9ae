import { endpoint } from "@/lib/site/endpoint.ts";
import { changeSettings } from "@/lib/settings/change.ts";
import { replyUpdate } from "@/lib/http/envelope.ts";

/** Changes the site's settings. */
export const handler = {
  PATCH: endpoint("PATCH /api/settings", async (input, ctx) => {
    const { settings, changed } = await changeSettings(ctx, input);
    return replyUpdate(settings, changed, "message.settingsUpdated");
  }),
};
