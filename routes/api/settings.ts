import { define } from "@/lib/site/define.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { changeSettings } from "@/lib/settings/change.ts";
import { reply } from "@/lib/http/envelope.ts";

/** The site's settings (spec section 7, decisions 1 and 23). */
export const handler = define.handlers({
  PATCH: endpoint("PATCH /api/settings", async (input, ctx) => {
    const { settings, changed } = await changeSettings(ctx, input);
    const message = changed
      ? "message.settingsUpdated"
      : "message.nothingToUpdate";
    return reply(settings, { message });
  }),
});
