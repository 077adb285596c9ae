import { define } from "@/lib/site/define.ts";
import { SETUP_KEY } from "@/lib/accounts/setup.ts";

/** Reports a load balancer whether the database answers; it throws a 503 when not. */
export const handler = define.handlers({
  async GET(ctx) {
    await ctx.state.kv.get(SETUP_KEY);
    return ctx.json({ status: "ok" });
  },
});
