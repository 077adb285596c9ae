import { define } from "@/lib/site/define.ts";
import { SETUP_KEY } from "@/lib/accounts/setup.ts";

/** Answers load balancers 200 if the database responds, else 503. */
export const handler = define.handlers({
  async GET(ctx) {
    await ctx.state.kv.get(SETUP_KEY);
    return ctx.json({ status: "ok" });
  },
});
