import { define } from "@/lib/define.ts";

/** Tells a load balancer whether the database answers; it throws a 503 when not. */
export const handler = define.handlers({
  async GET(ctx) {
    await ctx.state.kv.get(["setup"]);
    return ctx.json({ status: "ok" });
  },
});
