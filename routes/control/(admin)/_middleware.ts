import { define } from "@/lib/site/define.ts";
import { signInAddress } from "@/lib/accounts/next_path.ts";
import { withHeader } from "@/lib/http/headers.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { RULES_PATH } from "@/lib/site/speculation.ts";

/**
 * Redirects visitors to the sign-in, as defence in depth behind the access table, and completes the state of the panel.
 */
export default define.middleware(async (ctx) => {
  const { kv, env, admin } = ctx.state;
  if (admin === null) return ctx.redirect(signInAddress(ctx.url), 303);
  const settings = await getSettings(kv);
  Object.assign(ctx.state, { settings, lacksMail: !env.hasMailServer });
  const response = await ctx.next();
  const { method } = ctx.req;
  return method === "GET" || method === "HEAD"
    ? withHeader(response, "speculation-rules", `"${RULES_PATH}"`)
    : response;
});
