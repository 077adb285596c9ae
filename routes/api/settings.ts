import { endpoint } from "@/lib/site/endpoint.ts";
import { changeSettings } from "@/lib/settings/change.ts";
import { replyUpdate } from "@/lib/http/envelope.ts";

/** The site's settings (spec section 7). */
export const handler = {
  PATCH: endpoint("PATCH /api/settings", async (input, ctx) => {
    const { settings, changed } = await changeSettings(ctx, input);
    return replyUpdate(settings, changed, "message.settingsUpdated");
  }),
};
