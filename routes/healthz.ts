import { define } from "@/lib/define.ts";
import { SETUP_KEY } from "@/lib/domain/setup.ts";

/** Tells a load balancer whether the database answers; it throws a 503 when not. */
export const handler = define.handlers({
  async GET(ctx) {
    await ctx.state.kv.get(SETUP_KEY);
    return ctx.json({ status: "ok" });
  },
});
