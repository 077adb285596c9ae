import { define } from "@/lib/site/define.ts";
import { signInAddress } from "@/lib/accounts/next_path.ts";
import { withHeader } from "@/lib/http/headers.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { getMeanings } from "@/lib/statuses/meanings.ts";
import { RULES_PATH } from "@/lib/site/speculation.ts";

/**
 * Redirects visitors to the sign-in, as defence in depth behind the access table, and completes the state of the panel.
 */
export default define.middleware(async (ctx) => {
  const { kv, env, admin } = ctx.state;
  if (admin === null) return ctx.redirect(signInAddress(ctx.url), 303);
  const [settings, statuses] = await Promise.all([
    getSettings(kv),
    getMeanings(kv),
  ]);
  const lacksMail = !env.hasMailServer;
  Object.assign(ctx.state, { settings, statuses, lacksMail });
  const response = await ctx.next();
  const { method } = ctx.req;
  return method === "GET" || method === "HEAD"
    ? withHeader(response, "speculation-rules", `"${RULES_PATH}"`)
    : response;
});
